import { findConstraints } from './find-constraints.ts'
import { findMeasure } from './find-measure.ts'
import type { PlaceReading } from './objective-reading.ts'
import { splitCausative } from './split-causative.ts'
import { splitNoun, splitNounGoal } from './split-noun-goal.ts'
import { splitPlacing } from './split-placing.ts'
import { splitStatement } from './split-statement.ts'
import { tidy } from './tidy.ts'

export interface SplitGoal {
  readonly who: string | null
  /** A verb phrase in base form, or a noun phrase when nothing in it is a verb we know. */
  readonly what: string
  readonly intent: 'verb' | 'topic'
  /** Where, when it stood between the parts and was taken out to tell them apart. */
  readonly place?: PlaceReading | null
  readonly measure?: string | null
  readonly constraints?: readonly string[]
}

/** Takes a goal sentence apart into who and what. */
export function splitGoal(sentence: string): SplitGoal {
  const causative = splitCausative(sentence)
  if (causative !== null) return { who: tidy(causative.who), what: tidy(causative.what), intent: 'verb' }
  const constraints = findConstraints(sentence)
  const measure = findMeasure(constraints.rest)
  const rest = tidy(measure.rest)
  const less = /^(?:an? )?(?:drop|reduction|decline|decrease|cut|fall) (?:in|of) (.+)$/i.exec(rest.replace(/^an? (?=(?:drop|reduction))/i, ''))?.[1]
  const noun = splitNounGoal(less === undefined ? rest : `reduce ${less}`) ?? splitPlacing(rest)
  if (noun !== null) return { ...noun, measure: measure.text, constraints: constraints.found }
  const statement = splitStatement(sentence)
  if (statement !== null) return statement
  return { ...splitNoun(rest), measure: measure.text, constraints: constraints.found }
}
