import type { CategorizedLens } from '../../contract/research-lens.ts'
import { contentWords } from '../../domain/objective/content-words.ts'
import { generalPlace } from '../../domain/objective/find-place.ts'
import { readSituation, situationOf } from '../objective/situation.ts'
import type { Situation } from '../objective/situation-types.ts'

/**
 * What is known for a lens: from the objective when it came along, else from the lens's own words.
 * Without an objective nothing is assumed about what a campaign wants; the lens's question is the subject.
 */
export function lensSituation(lens: CategorizedLens, desiredOutcome: string | undefined, region: string | undefined): Situation {
  if (desiredOutcome !== undefined) return readSituation(desiredOutcome, region ?? '')
  const text = `${lens.name}. ${lens.tasks.join('. ')}`
  return situationOf(
    {
      source: text,
      language: 'english',
      who: { plural: 'the people concerned', one: 'one of the people concerned', head: 'person', stated: false },
      what: {
        class: 'act',
        base: 'take part',
        gerund: 'taking part',
        third: 'takes part',
        past: 'took part',
        shortBase: 'take part',
        shortGerund: 'taking part',
        stated: false,
      },
      subject: { text: 'this question', bare: 'this question', stated: false },
      place: generalPlace(region ?? ''),
      deadline: null,
      measure: null,
      constraints: [],
      keywords: contentWords(text),
    },
    region ?? '',
  )
}
