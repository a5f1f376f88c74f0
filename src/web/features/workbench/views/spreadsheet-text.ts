/** What a spreadsheet would take for a formula. */
const formulaStart = /^[=+\-@\t\r]/

/** A text as a spreadsheet may have it: a model's or a user's words must never run as a formula in somebody's sheet. */
export function spreadsheetText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}
