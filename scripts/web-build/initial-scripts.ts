/** The JavaScript files, relative to the site's root, that a page loads at once: its scripts and its module preloads. */
export function initialScripts(html: string): readonly string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/gi)].map((match) => match[0])
  const paths = tags.flatMap((tag) => {
    const path = tag.startsWith('<script') ? attribute(tag, 'src') : attribute(tag, 'rel') === 'modulepreload' ? attribute(tag, 'href') : undefined
    return path === undefined ? [] : [path.replace(/^\//, '')]
  })
  return [...new Set(paths)]
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1]
}
