/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the text once the click is through.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** 'county-water-quality-hearings' from a title, for a file's name. */
export function fileStem(title: string): string {
  const stem = title
    .normalize('NFKD')
    // The accents that this took off their letters.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return stem || 'analysis'
}
