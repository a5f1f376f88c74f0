/** A text as it can stand inside quotation marks: one line, no closing mark, inner quotation marks made single, cut at a word. */
export function quotable(text: string, max = 400): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/[“”"«»]/g, '’')
    .trim()
    .replace(/[.?!…;:,]+’?$/u, '')
  return line.length <= max ? line : `${line.slice(0, max).replace(/\s+\S*$/u, '')} …`
}
