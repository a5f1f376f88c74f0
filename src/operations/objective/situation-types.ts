import type { HpemStage } from '../../contract/hpem-stage.ts'
import type { BehaviourClass, ObjectiveReading } from '../../domain/objective/objective-reading.ts'

/*
 * Fragments are written to be spoken inside a sentence:
 *   clause: independent clause, lower-case start, no closing period ("the hearing falls inside milking time")
 *   noun phrase: can follow a verb or preposition, lower-case unless a name ("the co-op counter at noon")
 *   imperative: starts with a base verb ("offer the same hearing at one o'clock")
 * Slots in braces are filled with the objective's own words when a situation is read (see fill-slots.ts).
 */

export type BarrierKind = 'time' | 'money' | 'belief' | 'identity' | 'trust' | 'social-risk' | 'information' | 'habit' | 'access' | 'opposition'

/** Something that stands between willing and doing, who has it, what would lift it, and how to find out. */
export interface Barrier {
  readonly kind: BarrierKind
  /** Plural noun phrase: "operators with no hired help". */
  readonly people: string
  /** Clause: why they do not act. */
  readonly because: string
  /** Noun phrase: what would lift it. */
  readonly relief: string
  /** Imperative: the cheapest check that could prove the barrier is not there. */
  readonly test: string
}

/** A voice and the reason it carries or fails. `because` is a clause. */
export interface Voice {
  /** Plural noun phrase: "milk haulers". */
  readonly who: string
  readonly because: string
}

/** An argument of the other side in the form its best advocate would use. */
export interface Objection {
  /** Clause: the argument itself. */
  readonly claim: string
  /** Clause: what is fair about it. */
  readonly fair: string
  /** Imperative: what an honest reply has to do. */
  readonly reply: string
}

export type RoleKind = 'supporter' | 'cross-pressured' | 'bystander' | 'opponent' | 'gatekeeper'

/** A part people play around the objective. */
export interface Role {
  readonly kind: RoleKind
  /** Two to five words, plural: "well owners near manured fields". */
  readonly name: string
  /** Predicate for `name`, plural verb first: "want the wells tested and fear what a result does to the sale price". */
  readonly stance: string
}

/** What is known about doing this kind of thing, whatever it is about. */
export interface BehaviourKnowledge {
  /** Clause: what is seen when somebody does it. */
  readonly moment: string
  /** Gerund phrases in order, from hearing of it to having done it. */
  readonly steps: readonly string[]
  readonly barriers: readonly Barrier[]
  /** Clauses: why some do. */
  readonly motives: readonly string[]
  /** Noun phrases. */
  readonly costs: readonly string[]
  readonly benefits: readonly string[]
  /** Noun phrases: records in which it can be counted. */
  readonly records: readonly string[]
  /** Clauses: how a push for it goes wrong. */
  readonly backfire: readonly string[]
  /** Imperatives a message can end on, one per stage. */
  readonly asks: Readonly<Record<HpemStage, string>>
  /** Plural noun phrases: researchers and practitioners who know this behaviour. */
  readonly experts: readonly string[]
}

/** What is known about a field of life, whoever is addressed. */
export interface DomainKnowledge {
  /** Clauses: values that pull against each other. */
  readonly tensions: readonly string[]
  readonly trusted: readonly Voice[]
  readonly distrusted: readonly Voice[]
  /** Noun phrases: where the subject is followed and argued. */
  readonly media: readonly string[]
  readonly objections: readonly Objection[]
  /** Clauses: the honest case for, as its supporters put it. */
  readonly reasons: readonly string[]
  /** Clauses: what people commonly mix up or have not heard. */
  readonly misreadings: readonly string[]
  readonly barriers: readonly Barrier[]
  readonly backfire: readonly string[]
  /** Noun phrases: public records that could settle a claim. */
  readonly records: readonly string[]
  /** Noun phrases: places and objects a camera can show. */
  readonly scenes: readonly string[]
  readonly roles: readonly Role[]
  readonly experts: readonly string[]
}

/** What is known about a kind of people, whatever is asked of them. */
export interface AudienceKnowledge {
  /** Clauses about what matters to them. */
  readonly values: readonly string[]
  /** Clauses: what they disagree about among themselves. */
  readonly divisions: readonly string[]
  readonly trusted: readonly Voice[]
  readonly distrusted: readonly Voice[]
  readonly media: readonly string[]
  /** Noun phrases: where they are met. */
  readonly venues: readonly string[]
  /** Clauses: how word and approval travel among them. */
  readonly networks: readonly string[]
  /** Clauses: what the day and the year leave room for. */
  readonly rhythms: readonly string[]
  readonly barriers: readonly Barrier[]
  readonly scenes: readonly string[]
  /** Noun phrases: lists and registers through which they can be found. */
  readonly findable: readonly string[]
  /** Clauses: how research about them goes wrong. */
  readonly blindSpots: readonly string[]
  readonly experts: readonly string[]
}

export const domainNames = [
  'foreign-policy',
  'water',
  'climate-energy',
  'public-health',
  'elections',
  'schools',
  'taxes-budget',
  'housing',
  'transport',
  'safety',
  'immigration',
  'agriculture',
  'labor',
  'technology',
  'faith-community',
  'consumer',
  'military',
  'blood-giving',
  'disaster',
  'waste',
  'substance-use',
  'food-hunger',
  'children-family',
  'aging-care',
  'animals-wildlife',
  'arts-recreation',
  'road-safety',
  'heat-cold',
  'jobs-training',
  'mental-health',
  'courts-justice',
  'civic-duties',
  'money-matters',
  'generic',
] as const
export type DomainName = (typeof domainNames)[number]

export const audienceKinds = [
  'farmers',
  'churchgoers',
  'evangelicals',
  'veterans',
  'parents',
  'students',
  'teens',
  'seniors',
  'small-business',
  'working-class',
  'conservatives',
  'liberals',
  'independents',
  'suburban',
  'rural',
  'renters',
  'homeowners',
  'commuters',
  'health-workers',
  'immigrants',
  'gun-owners',
  'women',
  'people-with-disabilities',
  'caregivers',
  'tight-budget',
  'job-seekers',
  'pet-owners',
  'people-with-records',
  'club-members',
  'driving-workers',
  'young-men',
  'men',
  'teachers',
  'generic',
] as const
export type AudienceKind = (typeof audienceKinds)[number]

/** Everything the rules know for one objective, with its own words in every slot. */
export interface Situation {
  readonly reading: ObjectiveReading
  readonly region: string
  readonly behaviourClass: BehaviourClass
  readonly domainName: DomainName
  readonly audienceKind: AudienceKind
  readonly behaviour: BehaviourKnowledge
  readonly domain: DomainKnowledge
  readonly audience: AudienceKnowledge
}
