import { spreadsheetText } from '../views/spreadsheet-text.ts'

type Cell = string | number | null

/** A table as CSV (RFC 4180) that spreadsheets open as UTF-8. Numbers stay numbers; empty is empty. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const byteOrderMark = '\uFEFF'
  return `${byteOrderMark}${[header, ...rows].map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}

function cellText(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = spreadsheetText(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
