import { spreadsheetText } from './spreadsheet-text.ts'

type Cell = string | number | null

/** A table as tab-separated text, as spreadsheets take it. Tabs and line breaks inside a value become spaces: they would move it to another cell. */
export function toTsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => row.map(cellText).join('\t')).join('\n')
}

function cellText(value: Cell): string {
  return typeof value === 'string' ? spreadsheetText(value.replace(/\s+/g, ' ').trim()) : String(value ?? '')
}
