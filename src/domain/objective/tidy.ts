/** Single spaces, no doubled article, no space before punctuation, no stray commas at the edges. */
export function tidy(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/\b(?:(?:an?|the) )+(?=(?:an?|the)\b)/gi, '')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/,(?=[,.;:])/g, '')
    .replace(/^[\s,;:.–—-]+|[\s,;:.!?–—-]+$/g, '')
    .trim()
}
