/** Viridis (van der Walt & Smith, matplotlib, CC0) at eleven even steps: perceptually uniform and readable in every colour vision. */
const stops = ['#440154', '#482475', '#414487', '#355f8d', '#2a788e', '#21918c', '#22a884', '#44bf70', '#7ad151', '#bddf26', '#fde725'] as const

function channels(hex: string): readonly [number, number, number] {
  return [Number.parseInt(hex.slice(1, 3), 16), Number.parseInt(hex.slice(3, 5), 16), Number.parseInt(hex.slice(5, 7), 16)]
}

/** WCAG relative luminance, 0 to 1. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Colours of a heat cell: its ground, and the text on it that has the higher contrast (at least 4.5:1 everywhere). */
export function heatColors(value: number, min: number, max: number): { readonly background: string; readonly color: string } {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  const position = share * (stops.length - 1)
  const from = channels(stops[Math.floor(position)] ?? stops[0])
  const to = channels(stops[Math.ceil(position)] ?? stops[stops.length - 1] ?? stops[0])
  const rgb = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * (position % 1)))
  const ground = luminance(rgb)
  const darkText = (ground + 0.05) / 0.05 > 1.05 / (ground + 0.05)
  return { background: `rgb(${rgb.join(' ')})`, color: darkText ? '#000000' : '#ffffff' }
}
