/** A text's lines, trimmed: a behaviour a line is a list, and the same line twice is said once. */
export function distinctLines(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}
