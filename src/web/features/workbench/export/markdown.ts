/** A text from a person or an engine inside Markdown: one line that cannot turn into markup. '[source needed]' stays as it is: brackets alone are none. */
export function inline(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_<>|~]/g, '\\$&')
      // What makes brackets a link, a picture, or an address or a footnote to link to.
      .replace(/\](?=[([:])/g, '\\]')
      .replace(/^(#{1,6}|[-+])(?=\s|$)/, '\\$1')
      .replace(/^(?=---)/, '\\')
      .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
  )
}

/** A Markdown table; every cell is made one safe line. */
export function table(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map((row) => line(row.map((cell) => inline(String(cell)))))].join('\n')
}

/** A list with one entry a line. */
export function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${inline(entry)}`).join('\n')
}

/** Blocks with an empty line between them; what is empty leaves nothing behind. */
export function blocks(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join('\n\n')
}
