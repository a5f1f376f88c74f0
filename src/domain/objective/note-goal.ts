import type { GoalSentence } from './goal-sentence.ts'

const labels: readonly (readonly ['who' | 'what' | 'when' | 'where' | 'count', RegExp])[] = [
  ['who', /^(?:audience|who|target (?:audience|group)|for whom|people)\s*[:–—-]\s*(.+)$/i],
  ['what', /^(?:want|wanted|ask|action|what|behaviou?r|desired (?:action|behaviou?r)|do|they should|goal)\s*[:–—-]\s*(.+)$/i],
  ['when', /^(?:when|deadline|date|by when|timing|by)\s*[:–—-]\s*(.+)$/i],
  ['where', /^(?:where|place|location|region)\s*[:–—-]\s*(.+)$/i],
  ['count', /^(?:target|how many|number|count|size)\s*[:–—-]\s*(.+)$/i],
]

/** "Audience: shoppers; Want: buy one gift downtown; When: …" as one sentence; null when the text is no such list. */
export function noteGoal(source: string): GoalSentence | null {
  const parts = source.split(/;\s*|(?<=[.!?])\s+/)
  const found = new Map<string, string>()
  for (const part of parts) {
    for (const [name, pattern] of labels) {
      const value = pattern.exec(part.trim())?.[1]
      if (value !== undefined && !found.has(name)) found.set(name, value.replace(/[.;,\s]+$/, ''))
    }
  }
  const who = found.get('who')
  const what = found.get('what')
  if (who === undefined || what === undefined) return null
  const when = found.get('when')
  const where = found.get('where')
  const text = [
    `get ${who}`,
    where === undefined ? '' : ` in ${where.replace(/^in /i, '')}`,
    ` to ${what.replace(/^to /i, '')}`,
    when === undefined ? '' : /^(?:by|before|from|in|on|until|within)\b/i.test(when) ? ` ${when}` : ` ${/\d.* to /.test(when) ? '' : 'by '}${when}`,
  ]
    .join('')
    .replace(/ {2,}/g, ' ')
  const count = /\d[\d.,]*\s?(?:%|percent\b)?/.exec(found.get('count') ?? '')?.[0]
  return { text, later: count === undefined ? '' : `${count.trim()} in all` }
}
