import { expect, test } from 'vitest'
import { initialScripts } from './initial-scripts.ts'

test('counts scripts and module preloads once each, and nothing else', () => {
  const html = `<html><head>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" crossorigin href="/assets/index-a.css">
    <script type="module" crossorigin src="/assets/index-b.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-c.js">
    <link href='/assets/react-c.js' rel='modulepreload'>
  </head></html>`
  expect(initialScripts(html)).toEqual(['assets/index-b.js', 'assets/react-c.js'])
})

test('a page without scripts has none', () => {
  expect(initialScripts('<html><body></body></html>')).toEqual([])
})
