import type { Turn } from './ask-model.ts'

/** The conversation that asks once more: what was asked, what came back, and what is wrong with it. */
export function repairMessages(asked: readonly Turn[], text: string, problem: string): Turn[] {
  const again = `Your answer does not have the agreed form: ${problem}\nAnswer again with the whole corrected JSON object and nothing else. Keep what was right.`
  // Providers refuse an empty turn of the assistant.
  const answered: Turn[] = text.trim() === '' ? [] : [{ role: 'assistant', content: text }]
  return [...asked, ...answered, { role: 'user', content: again }]
}
