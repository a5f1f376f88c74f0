import { changeOfAnyone, changeOfFault, changeOfObstacle } from './data/changes.data.ts'
import {
  afterInsult,
  afterOffTopic,
  afterOffTopicIf,
  changeByCondition,
  changeByDoers,
  changeByRefusers,
  changeByThing,
  changeOfMessage,
  nothingToChange,
  type VerdictBand,
} from './data/verdicts.data.ts'
import type { Judgement } from './judge-message.ts'
import type { PersonReading } from './read-person.ts'

/** Chooses one of the wordings; the same for the same purpose of one answer. */
export type PickWording = (options: readonly string[], purpose: string) => string

/** A closing sentence and what its {change} stands for. */
export interface Closing {
  readonly frame: string
  readonly change: string
}

function framesFor(bands: readonly VerdictBand[], score: number): readonly string[] {
  return bands.filter((band) => score >= band.from).at(-1)?.frames ?? []
}

/**
 * What would change the grade. Where the obstacle is answered it is the message's worst fault. Else it is mostly what the
 * persona's own text says would lift it, and sometimes the worst fault or what lifts obstacles of that kind, so that
 * somebody who hears five messages does not ask for the same thing in the same words five times.
 */
export function chooseClosing(person: PersonReading, { score, reactions, knockout }: Judgement, pick: PickWording): Closing {
  const answered = reactions.some(({ kind, points }) => kind === 'obstacleLifted' && points >= 1)
  const faults = reactions.filter(({ kind, points }) => points < 0 && changeOfFault[kind] !== undefined).sort((a, b) => a.points - b.points)
  const mends = faults[0] === undefined ? undefined : changeOfFault[faults[0].kind]
  const wish = pick(['relief', 'relief', 'relief', 'fault', 'kind'], 'wish')
  if ((answered || (wish === 'fault' && mends !== undefined)) && knockout === null) {
    if (mends === undefined && score >= 6) return { frame: pick(nothingToChange, 'close'), change: '' }
    return { frame: pick(framesFor(changeOfMessage, score), 'close'), change: pick(mends ?? changeOfAnyone, 'change') }
  }
  const { relief, obstacles, readiness } = person
  if (knockout?.kind === 'insult') return { frame: pick(afterInsult, 'close'), change: '' }
  const offTopic = knockout?.kind === 'off-topic'
  if (relief?.form === 'condition') return { frame: pick(offTopic ? afterOffTopicIf : framesFor(changeByCondition, score), 'close'), change: relief.text }
  const bands = readiness >= 0.7 ? changeByDoers : readiness <= -0.7 ? changeByRefusers : changeByThing
  // Those who do it or refuse it say so most of the time, not every time.
  const byThing = offTopic ? afterOffTopic : framesFor(pick(['own', 'own', 'plain'], 'bands') === 'own' ? bands : changeByThing, score)
  const [kind] = obstacles.map((cue) => cue.kind)
  if (relief !== null && (wish !== 'kind' || kind === undefined)) return { frame: pick(byThing, 'close'), change: relief.text }
  return { frame: pick(byThing, 'close'), change: pick(kind === undefined ? changeOfAnyone : changeOfObstacle[kind], 'change') }
}
