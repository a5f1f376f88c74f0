import { expect, test } from 'vitest'
import { toTsv } from './to-tsv.ts'

test('what somebody wrote is no formula where it is pasted, and a number stays one', () => {
  const rows = [
    ['=HYPERLINK("https://x.example")', '@x'],
    ['  \n+1', '-2'],
    ['a = b', '1-2'],
    [-2, null],
  ]
  expect(toTsv(['Said', '=More'], rows)).toBe("Said\t'=More\n'=HYPERLINK(\"https://x.example\")\t'@x\n'+1\t'-2\na = b\t1-2\n-2\t")
})
