import type { Persona, PersonaSet, PersonasInput } from '../../contract/persona.ts'
import { hash32, type Random, seededRandom, shuffled } from '../../domain/random.ts'
import type { DraftContext } from '../define-operation.ts'
import { readSituation } from '../objective/situation.ts'
import type { Situation } from '../objective/situation-types.ts'
import { slug } from '../segments/slug.ts'
import { drawCells } from './draw-cells.ts'
import { drawFacts } from './draw-facts.ts'
import { isCalled } from './draw-work.ts'
import { groupKnowledge } from './group-knowledge.ts'
import type { Hints, SegmentKind } from './hints.ts'
import type { PersonFacts, Stance } from './person-facts.ts'
import { readHints } from './read-hints.ts'
import { drawObstacle, writeBarriers } from './write-barriers.ts'
import { writeDemographics } from './write-demographics.ts'
import { writeMedia } from './write-media.ts'
import { writeMotivations, writePsychographics } from './write-views.ts'

/** No group is of one mind: supporters have a doubter, opponents somebody who wavers. */
const stancesOf: Readonly<Record<SegmentKind, readonly Stance[]>> = {
  mixed: ['does', 'would', 'torn', 'doubts', 'refuses'],
  supporter: ['does', 'does', 'would', 'torn', 'doubts'],
  opponent: ['would', 'torn', 'doubts', 'refuses', 'refuses'],
}

/** A town the objective names and no list knows, such as `Millbrook`; null for `our town` or `three counties`. */
function townOf({ reading }: Situation, hints: Hints): string | null {
  const { text, stated } = reading.place
  return stated &&
    hints.state === null &&
    hints.region === null &&
    /^(?:the )?\p{Lu}[\p{L}’'. -]{2,40}$/u.test(text) &&
    !/United States|America|US\b/.test(text)
    ? text
    : null
}

interface Group {
  readonly situation: Situation
  readonly hints: Hints
  readonly people: readonly PersonFacts[]
}

/** The five people of a segment, with names and stances that all differ as far as the segment allows. */
function drawGroup(input: PersonasInput, random: Random): Group {
  const { audienceSegment, region, desiredOutcome } = input
  const situation = readSituation(desiredOutcome ?? `${audienceSegment.segment_name}. ${audienceSegment.segment_description}`, region)
  const hints = readHints(input, situation)
  const stances = shuffled(random, stancesOf[hints.kind])
  const town = townOf(situation, hints)
  const people: PersonFacts[] = []
  for (const [index, cell] of drawCells(hints, random).entries()) {
    const stance = stances[index % stances.length] ?? 'torn'
    // Fresh names and work as far as the segment allows: two Karens or two cashiers in a group of five read as one.
    const freshName = (facts: PersonFacts) => !people.some((other) => other.first === facts.first || other.last === facts.last)
    const freshWork = (facts: PersonFacts) => facts.occupation === null || !people.some((other) => other.occupation?.title === facts.occupation?.title)
    const worth = (facts: PersonFacts) => (freshName(facts) ? 4 : 0) + (isCalled(facts.occupation, facts.sex, hints) ? 2 : 0) + (freshWork(facts) ? 1 : 0)
    let facts = drawFacts(random, cell, hints, stance, town)
    for (let attempt = 0; attempt < 10 && worth(facts) < 7; attempt++) {
      const other = drawFacts(random, cell, hints, stance, town)
      if (worth(other) > worth(facts)) facts = other
    }
    people.push(facts)
  }
  return { situation, hints, people }
}

/** The same people as facts and as texts, in the same order. */
export function draftWithFacts(input: PersonasInput, context: DraftContext): { readonly people: readonly PersonFacts[]; readonly personas: Persona[] } {
  const { segment_name, segment_description, id } = input.audienceSegment
  // Runs give every item a seed of its own; the segment's text is mixed in so that a shared seed does not repeat people.
  const random = seededRandom(hash32(`${context.random()}|${segment_name}|${segment_description}`))
  const { situation, hints, people } = drawGroup(input, random)
  const group = groupKnowledge(situation, hints, random)
  const prefix = (id?.trim() || slug(segment_name) || `segment-${hash32(segment_name).toString(36)}`).slice(0, 72)
  const personas: Persona[] = people.map((facts, index) => {
    const obstacle = drawObstacle(facts, group, index < 3 ? hints.barrierKinds.slice(0, 2) : hints.barrierKinds.slice(2), index % 2 === 1)
    return {
      id: `${prefix}-${index + 1}-${slug(facts.first)}`,
      name: `${facts.first} ${facts.last}`,
      age: facts.age,
      gender: facts.sex,
      demographics: writeDemographics(facts, random, hints),
      psychographics: writePsychographics(facts, group, obstacle.kind),
      media_habits: writeMedia(facts, group),
      motivations: writeMotivations(facts, group),
      barriers: writeBarriers(facts, group, obstacle),
    }
  })
  return { people, personas }
}

/** Five personas of a segment, drawn from the population and written from the objective's situation. */
export function draftPersonas(input: PersonasInput, context: DraftContext): PersonaSet {
  return { personas: draftWithFacts(input, context).personas }
}
