import type { CategorizedLens } from '../../contract/research-lens.ts'
import { hash32 } from '../../domain/random.ts'
import type { Theme } from './themes.data.ts'
import { themes, themeWords } from './themes.data.ts'

/** What a lens asks about, from its category, name and tasks; a lens that gives no hint gets one theme by its name. */
export function lensTheme(lens: CategorizedLens): Theme {
  const scored = themeWords.map(([theme, words]) => {
    const hits = (text: string) => text.match(words)?.length ?? 0
    return { theme, score: 8 * hits(lens.categoryName) + 3 * hits(lens.name) + hits(lens.tasks.join(' ')) }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.theme : (themes[hash32(lens.name) % themes.length] ?? 'values')
}
