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
  const count = reading.measure === null ? '' : ` The stated target is ${reading.measure}.`
  const date = reading.deadline === null ? ' No date is set; the last lens asks for one.' : ''
  const foreign =
    reading.language === 'other' ? ' The text is quoted as written, since these rules read English only; a model can read it in its own language.' : ''
  return [
    sentence(`The aim is that ${reading.who.plural} ${reading.place.inPlace} ${reading.what.base}${reading.deadline === null ? '' : ` ${reading.deadline}`}`) +
      count +
      date +
      foreign,
    sentence(
      `Two things are worth knowing before anyone writes a message: whether ${nth(behaviour.barriers, 0).because}, and for whom ${nth(domain.tensions, 0)}`,
    ),
    sentence(`Opinion will be divided: ${nth(audience.divisions, 0)}`),
    'Each lens below is a question that somebody can go and answer, with a warning about how asking it can mislead. This set was drafted by rules; nothing has been looked up.',
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
