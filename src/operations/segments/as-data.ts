/**
 * Texts of the user or of an earlier step for a prompt, as JSON between tags. Angle brackets are escaped, so no
 * text can close the block and speak as the prompt.
 */
export function asData(tag: string, value: unknown): string {
  const json = JSON.stringify(value, null, 1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<${tag}>\n${json}\n</${tag}>`
}
