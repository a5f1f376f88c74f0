import { limits } from '../../contract/limits.ts'
import type { Objective } from '../../contract/objective.ts'
import type { ResearchLensSet } from '../../contract/research-lens.ts'
import { readSituation } from '../objective/situation.ts'
import type { Situation } from '../objective/situation-types.ts'
import { capital, nth, sentence } from '../objective/speak.ts'
import { turned } from '../objective/turned.ts'
import type { LensMaker } from './lens-draft.ts'
import { actBarrier, fieldBarrier, peopleBarrier } from './lenses-barriers.ts'
import { askingChains, channels, droppedSteps, keyHolders, mixUps } from './lenses-media-norms.ts'
import { bestObjection, bruises, countingIt, doubtOfFriends, secondObjection, wrongPush } from './lenses-opposition.ts'
import { believedVoices, collidingGoods, costs, discountedVoices, loyalties, returns } from './lenses-values-trust.ts'

const categories: readonly (readonly [string, readonly LensMaker[]])[] = [
  ['Values and identity', [loyalties, collidingGoods]],
  ['Trust and messengers', [believedVoices, discountedVoices]],
  ['Lived costs and benefits', [costs, returns]],
  ['Information and media habits', [channels, mixUps]],
  ['Norms and networks', [askingChains, keyHolders]],
  ['Barriers to the behavior itself', [droppedSteps, actBarrier, peopleBarrier, fieldBarrier]],
  ['Counter-arguments in their best form', [bestObjection, secondObjection, doubtOfFriends]],
  ['What could backfire', [wrongPush, bruises]],
  ['Proof and measurement', [countingIt]],
]

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}

function introduction({ reading, domain, audience, behaviour }: Situation): string {
  const count = reading.measure === null ? '' : ` Enough is stated as ${reading.measure}.`
  const date = reading.deadline === null ? ' No date is set, and the last lens asks for one.' : ''
  const foreign =
    reading.language === 'other' ? ' The text is quoted as written, since these rules read English only; a model can read it in its own language.' : ''
  return [
    sentence(`The aim is that ${reading.who.plural} ${reading.place.inPlace} ${reading.what.base}${reading.deadline === null ? '' : ` ${reading.deadline}`}`) +
      count +
      date +
      foreign,
    sentence(
      `Before any message is written, somebody has to find out for whom it is true that ${nth(domain.tensions, 0)}, and whether ${nth(behaviour.barriers, 0).because}`,
    ),
    sentence(`Expect no single opinion: ${nth(audience.divisions, 0)}`),
    'Each lens is a question to go and answer, with the way that asking it can mislead; this set is drafted by rules and has looked nothing up.',
  ].join(' ')
}

/** Research lenses from the words of the objective and what is compiled about its behaviour, field and audience. */
export function draftLenses({ desiredOutcome, region }: Objective): ResearchLensSet {
  const situation = turned(readSituation(desiredOutcome, region))
  const { reading } = situation
  return {
    title: cut(`${capital(reading.who.plural)} and ${reading.subject.text}: what to find out ${reading.place.inPlace}`, limits.titleLength),
    introduction: introduction(situation),
    thematic_categories: categories.map(([category_name, makers]) => ({
      category_name,
      lenses: makers.map((make) => {
        const made = make(situation)
        return { ...made, name: cut(made.name, limits.nameLength) }
      }),
    })),
  }
}
