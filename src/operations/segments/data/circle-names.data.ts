import type { BehaviourClass } from '../../../domain/objective/objective-reading.ts'
import type { AudienceKind, DomainName } from '../../objective/situation-types.ts'

/** Two names and two sentences a behaviour gives to the people nearest to it: those who have done it, and those who would if asked. */
interface CircleNames {
  readonly done: string
  readonly doneLife: string
  readonly almost: string
  readonly almostLife: string
}

export const circleNames: Readonly<Record<BehaviourClass, CircleNames>> = {
  attend: {
    done: 'Front-row regulars',
    doneLife: 'Chair, thermos, printed agenda: they know which official looks at the clock.',
    almost: 'People with one sentence',
    almostLife: 'There is something they have been saying in the truck for a year, to the windshield.',
  },
  vote: {
    done: 'Sticker-wearing habit voters',
    doneLife: 'The polling place is on the way to the hardware store, and so it happens.',
    almost: 'Voters waiting for a reason',
    almostLife: 'Registered, able and mildly curious, they have one street, school or fee they would have a view on.',
  },
  sign: {
    done: 'Sheet-carrying signers',
    doneLife: 'A clipboard lives in the back seat, and they know which porch to skip.',
    almost: 'Signers at the next door',
    almostLife: 'They would put a name down for a neighbor and for no one with a tablet.',
  },
  contact: {
    done: 'Practiced callers',
    doneLife: 'The aide knows their voice, and the note they take has a date on it.',
    almost: 'Callers with a case',
    almostLife: 'Their own road, bill or child gives them a story that needs no script.',
  },
  volunteer: {
    done: 'Vest-wearing regulars',
    doneLife: 'Second Saturday, same corner, own gloves.',
    almost: 'Friends of a helper',
    almostLife: 'Somebody they like goes every month and has never asked them along.',
  },
  support: {
    done: 'Supporters who say so',
    doneLife: 'They have had the argument with a brother-in-law and still eat with him.',
    almost: 'Loyal but untested backers',
    almostLife: 'An older loyalty has settled it for them, and nobody has yet asked why.',
  },
  oppose: {
    done: 'Objectors on the record',
    doneLife: 'A docket number is in their phone, and they know the clerk’s lunch hour.',
    almost: 'Neighbors of the survey flag',
    almostLife: 'One morning there was a stake by the ditch, and they have been meaning to ask.',
  },
  donate: {
    done: 'Standing givers',
    doneLife: 'It leaves the account or the arm on a known date, and they rarely mention it.',
    almost: 'Givers with a face',
    almostLife: 'A nephew, a neighbor or a nurse made the need a person to them.',
  },
  adopt: {
    done: 'Two-year users',
    doneLife: 'They know what breaks, what it really costs and which knob to leave alone.',
    almost: 'Fed-up-with-the-old owners',
    almostLife: 'One more bad day with the thing they have, and they will be in the market.',
  },
  'health-visit': {
    done: 'Card-in-wallet patients',
    doneLife: 'They went, it took ten minutes, and the sore arm was gone by Thursday.',
    almost: 'Relatives of a diagnosis',
    almostLife: 'An aunt’s call last year moved it from a poster to the family.',
  },
  enroll: {
    done: 'Already enrolled families',
    doneLife: 'The letter with the number hangs on the fridge, and cousins ask about it.',
    almost: 'Families a deadline away',
    almostLife: 'They believe it is for them and have put the envelope where they can see it.',
  },
  join: {
    done: 'Card-carrying members',
    doneLife: 'They can name what changed for them, and what did not.',
    almost: 'Lunch partners of members',
    almostLife: 'The person they eat with has signed, and talks of other things.',
  },
  reduce: {
    done: 'People past the third day',
    doneLife: 'They chew gum, take the other door out and count in weeks.',
    almost: 'Tired-of-needing-it users',
    almostLife: 'A receipt, a stair or a small child’s question has started them counting.',
  },
  share: {
    done: 'First tellers',
    doneLife: 'When they have read something, three people hear of it by evening, with the source.',
    almost: 'Holders of one true story',
    almostLife: 'It happened in their own house, and they have told it twice.',
  },
  learn: {
    done: 'The ones others ask',
    doneLife: 'Their phone rings when a letter looks odd.',
    almost: 'Once-caught learners',
    almostLife: 'It cost them or somebody close to them something, and they would rather not repeat it.',
  },
  act: {
    done: 'Unasked first movers',
    doneLife: 'They had begun before there was a campaign for it.',
    almost: 'Ready-if-asked people',
    almostLife: 'Someone they respect has only to say “come with me”.',
  },
}

/** Who holds the field's commonest misreading in good faith. */
export const mixedUpNames: Readonly<Record<DomainName, string>> = {
  'foreign-policy': 'Aid-and-troops mixers',
  water: 'Clear-means-safe drinkers',
  'climate-energy': 'Capacity-and-price mixers',
  'public-health': 'Screening-and-cure mixers',
  elections: 'Top-of-ballot believers',
  schools: 'Wrong-office blamers',
  'taxes-budget': 'Rate-and-levy mixers',
  housing: 'Zoning-builds believers',
  transport: 'Empty-lane observers',
  safety: 'Coverage-led worriers',
  immigration: 'One-queue believers',
  agriculture: 'One-kind-of-farm thinkers',
  labor: 'Workers guessing at law',
  technology: 'Sure-to-spot-it users',
  'faith-community': 'Not-like-us imaginers',
  consumer: 'List-price thinkers',
  military: 'Combat-only imaginers',
  'blood-giving': 'Wrongly self-excluded donors',
  disaster: 'Fully-covered believers',
  waste: 'Triangle trusters',
  'substance-use': 'Everyone-does-it guessers',
  'food-hunger': 'One-program believers',
  'children-family': 'Only-married-couples believers',
  'aging-care': 'Medicare-pays-for-it believers',
  'animals-wildlife': 'One-litter-first believers',
  'arts-recreation': 'It-always-costs believers',
  'road-safety': 'Hands-free-is-safe believers',
  'heat-cold': 'Fan-is-enough believers',
  'jobs-training': 'Wrong-door job seekers',
  'mental-health': 'Only-for-emergencies believers',
  generic: 'Honestly mixed-up people',
}

/** Barriers of a behaviour's table that make no sense in a field, by the people they name: giving blood takes no bank balance. */
export const unfit: Readonly<Partial<Record<DomainName, readonly string[]>>> = {
  'blood-giving': ['people who give until they notice the balance', 'people ashamed of a small gift'],
}

/** Who has learned to expect a push of this kind to go wrong. */
export const souredNames: Readonly<Record<BehaviourClass, string>> = {
  attend: 'Packed-room skeptics',
  vote: 'Shamed-before non-voters',
  sign: 'Circulator-wary residents',
  contact: 'Form-letter cynics',
  volunteer: 'Guilted-once helpers',
  support: 'Half-convinced and pushed',
  oppose: 'Put off by attacks',
  donate: 'Misery-weary givers',
  adopt: 'Tired of proud users',
  'health-visit': 'Scared-off patients',
  enroll: 'Crashed-portal applicants',
  join: 'Hard-sold prospects',
  reduce: 'Scare-hardened users',
  share: 'Script-wary talkers',
  learn: 'Quizzed-too-often adults',
  act: 'Appeal-weary residents',
}

/** Who carries the word among a kind of people. */
export const carrierNames: Readonly<Record<AudienceKind, string>> = {
  farmers: 'Sale-barn talkers',
  churchgoers: 'Prayer-chain couples',
  evangelicals: 'Small-group leaders',
  veterans: 'Old-unit messengers',
  parents: 'Class-chat answerers',
  students: 'Group-chat planners',
  teens: 'Norm-setting seniors',
  seniors: 'Telephone-chain callers',
  'small-business': 'Shop-to-shop news carriers',
  'working-class': 'Ride-to-work talkers',
  conservatives: 'Monologue repeaters',
  liberals: 'Newsletter forwarders',
  independents: 'Practical-tip sharers',
  suburban: 'Driveway talkers',
  rural: 'Funeral-lunch tellers',
  renters: 'Stairwell knowers',
  homeowners: 'Over-the-fence referrers',
  commuters: 'Carpool crews',
  'health-workers': 'Shift-change tellers',
  immigrants: 'Voice-note senders',
  'gun-owners': 'Copied range regulars',
  women: 'One-brings-two women',
  generic: 'Carriers of the word',
}
