import { type Random, shuffled } from '../../domain/random.ts'
import { slotsOf } from '../objective/fill-slots.ts'
import type { Barrier, Objection, Situation, Voice } from '../objective/situation-types.ts'
import { createDeck } from '../segments/deck.ts'
import type { Experience, Need } from './data/experience.ts'
import { privateExperiences } from './data/experiences-private.data.ts'
import { publicExperiences } from './data/experiences-public.data.ts'
import { homeHabits, type MediaHabit, sideHabits, workHabits } from './data/media.data.ts'
import { overdoseStakes, type Stake, stakes, veteranCareStakes } from './data/stakes.data.ts'
import { aboutEnlisting, aboutSmoking, topicWords } from './data/topic-words.data.ts'
import { type TurningPoint, turningPoints } from './data/turning-points.data.ts'
import type { Hints } from './hints.ts'
import { rankedByText } from './rank-fragments.ts'

/** What a focus group's texts are made from. Each list is used up from the front, so that no two members share a piece. */
export interface GroupKnowledge {
  readonly situation: Situation
  readonly hints: Hints
  readonly slots: Readonly<Record<string, string>>
  readonly random: Random
  readonly experiences: Experience[]
  readonly stakes: Stake[]
  readonly turningPoints: TurningPoint[]
  readonly barriers: Barrier[]
  readonly objections: Objection[]
  readonly tensions: string[]
  readonly reasons: string[]
  readonly motives: string[]
  readonly benefits: string[]
  readonly costs: string[]
  readonly voices: Voice[]
  readonly media: string[]
  readonly sideHabits: MediaHabit[]
  readonly workHabits: MediaHabit[]
  readonly homeHabits: MediaHabit[]
  /** One of the wordings, dealt so that a site of the text uses all before it repeats one. */
  readonly wording: (site: string, wordings: readonly string[]) => string
}

/** Conditions of adults who see a young person's trouble from outside. */
const ofOthers: ReadonlySet<Need> = new Set<Need>(['kids', 'school', 'grown'])

/** What doing it gives back whatever it is, so that a class's own few do not come round too often. */
const plainBenefits: readonly string[] = [
  'the feeling of having done something about it',
  'being able to look a friend in the eye',
  'a good example for somebody younger',
  'one thing less to argue about at home',
  'knowing that it is taken care of',
  'the respect of two or three people who matter',
]

/** What it takes whatever it is. */
const plainCosts: readonly string[] = ['an evening now and then', 'some teasing from friends', 'having to explain it to others', 'more planning than before']

/** False for a story about a matter of another kind: a claim that was turned down in an objective about naloxone. */
function onTopic(story: string, objective: string): boolean {
  return topicWords.every(([presupposing, kind]) => !presupposing.test(story) || kind.test(objective))
}

/** What a field already touches in lives, without what only fits another part of the field. */
function stakesOf({ domainName, reading }: Situation): readonly Stake[] {
  const { source } = reading
  if (domainName === 'substance-use' && !aboutSmoking.test(source)) return overdoseStakes
  if (domainName === 'military' && !aboutEnlisting.test(source)) return veteranCareStakes
  return stakes[domainName].filter(({ touches }) => onTopic(touches, source))
}

/** The situation's knowledge and this folder's tables, nearest to the segment's words first. */
export function groupKnowledge(situation: Situation, hints: Hints, random: Random): GroupKnowledge {
  const { behaviour, domain, audience } = situation
  const ranked = <T>(fragments: readonly T[], textOf: (fragment: T) => string) => rankedByText(random, fragments, textOf, hints.segmentText)
  const same = (text: string) => text
  const { source } = situation.reading
  const told = (experience: Experience) => onTopic(`${experience.happened} ${experience.relief}`, source)
  /** Without what only fits another matter of the same class, where enough is left. */
  const kept = <T>(fragments: readonly T[], textOf: (fragment: T) => string, least: number) => {
    const fitting = fragments.filter((fragment) => onTopic(textOf(fragment), source))
    return fitting.length >= least ? fitting : fragments
  }
  const decks = new Map<string, () => number>()
  return {
    situation,
    hints,
    random,
    slots: slotsOf(situation.reading),
    // Where a behaviour's own stories fit nobody left, those about acting at all do.
    experiences: [
      ...shuffled(random, [
        ...{ ...publicExperiences, ...privateExperiences }[situation.behaviourClass].filter(
          (experience) => told(experience) && (!hints.around || experience.needs.some((need) => ofOthers.has(need))),
        ),
        ...(situation.behaviourClass === 'act' ? [] : privateExperiences.act.filter(() => random() < 0.5)),
      ]),
      ...(situation.behaviourClass === 'act' ? [] : shuffled(random, privateExperiences.act)),
    ],
    // One in three or so is of any matter's kind, so that a field's own few do not come round in every group.
    stakes: shuffled(random, [...stakesOf(situation), ...stakes.generic.filter(() => situation.domainName === 'generic' || random() < 0.85)]).concat(
      shuffled(random, stakes.generic),
    ),
    turningPoints: shuffled(random, turningPoints),
    barriers: ranked(
      kept([...audience.barriers, ...domain.barriers, ...behaviour.barriers], ({ because, relief }) => `${because} ${relief}`, 5),
      (barrier) => `${barrier.people} ${barrier.because}`,
    ),
    objections: ranked(domain.objections, ({ claim, fair }) => `${claim} ${fair}`),
    tensions: ranked(domain.tensions, same),
    reasons: ranked(domain.reasons, same),
    motives: ranked(kept(behaviour.motives, same, 2), same),
    // One benefit is a clause and not a thing: `somebody acts who would not have`.
    benefits: ranked(
      [
        ...kept(
          behaviour.benefits.filter((benefit) => !/^somebody acts\b/.test(benefit)),
          same,
          0,
        ),
        ...plainBenefits,
      ],
      same,
    ),
    costs: ranked(
      [
        ...kept(
          behaviour.costs.filter((cost) => !/^(?:nothing|doubt)\b/.test(cost)),
          same,
          0,
        ),
        ...plainCosts,
      ],
      same,
    ),
    voices: ranked([...audience.trusted, ...domain.trusted], ({ who, because }) => `${who} ${because}`),
    media: ranked([...audience.media, ...domain.media], same),
    sideHabits: shuffled(random, sideHabits),
    workHabits: shuffled(random, workHabits),
    homeHabits: shuffled(random, homeHabits),
    wording: (site, wordings) => {
      const deal =
        decks.get(site) ??
        createDeck(
          random,
          wordings.map((_, index) => index),
        )
      decks.set(site, deal)
      return wordings[deal()] as string
    },
  }
}

/** The first entry that fits, taken out of the list; without one, the first that fits among those used before is not looked for: undefined. */
export function take<T>(list: T[], fitting: (entry: T) => boolean): T | undefined {
  const index = list.findIndex(fitting)
  return index < 0 ? undefined : list.splice(index, 1)[0]
}

/** The first entry, moved to the end, so that a short list goes round. Throws on an empty list: the data must not have one. */
export function turn<T>(list: T[]): T {
  const entry = list.shift()
  if (entry === undefined) throw new Error('an empty list of fragments')
  list.push(entry)
  return entry
}
