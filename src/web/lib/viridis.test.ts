import { expect, test } from 'vitest'
import { heatColors } from './viridis.ts'

function luminance(color: string): number {
  const values = color.startsWith('#') ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) : (color.match(/\d+/g) ?? []).map(Number)
  const [r = 0, g = 0, b = 0] = values.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('the text on every heat cell has a contrast of at least 4.5:1', () => {
  for (let value = 0; value <= 1000; value += 1) {
    const { background, color } = heatColors(value, 0, 1000)
    const [low = 0, high = 0] = [luminance(background), luminance(color)].sort((a, b) => a - b)
    expect((high + 0.05) / (low + 0.05), `at ${value}`).toBeGreaterThanOrEqual(4.5)
  }
})

test('more is lighter, and what is outside the range takes the end’s colour', () => {
  const lights = [0, 25, 50, 75, 100].map((value) => luminance(heatColors(value, 0, 100).background))
  expect(lights).toEqual([...lights].sort((a, b) => a - b))
  expect(heatColors(-5, 0, 100)).toEqual(heatColors(0, 0, 100))
  expect(heatColors(500, 0, 100)).toEqual(heatColors(100, 0, 100))
})
