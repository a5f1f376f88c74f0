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
    doneLife: 'They bring a thermos and a printed agenda and know which official watches the clock.',
    almost: 'People with something to say',
    almostLife: 'They have had one thing to say for a year and have said it only to friends.',
  },
  vote: {
    done: 'Committed regular voters',
    doneLife: 'The polling place is on their way, and they rarely miss an election.',
    almost: 'Voters waiting for a reason',
    almostLife: 'Registered, able and mildly curious, they have one street, school or fee they would have a view on.',
  },
  sign: {
    done: 'Committed petition signers',
    doneLife: 'A clipboard lives in the back seat, and they know which porch to skip.',
    almost: 'Neighbors who sign for neighbors',
    almostLife: 'They would put a name down for a neighbor and for no one with a tablet.',
  },
  contact: {
    done: 'Practiced callers',
    doneLife: 'The aide knows their voice, and the note they take has a date on it.',
    almost: 'Callers with a personal case',
    almostLife: 'Their own road, bill or child gives them a story that needs no script.',
  },
  volunteer: {
    done: 'Committed regular volunteers',
    doneLife: 'They come every second Saturday and bring their own gloves.',
    almost: 'Friends of volunteers',
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
    almost: 'Neighbors of the site',
    almostLife: 'One morning there was a stake by the ditch, and they have been meaning to ask.',
  },
  donate: {
    done: 'Committed regular givers',
    doneLife: 'They give on a fixed date and rarely mention it.',
    almost: 'Givers with a personal reason',
    almostLife: 'A nephew, a neighbor or a nurse made the need a person to them.',
  },
  adopt: {
    done: 'Committed long-time users',
    doneLife: 'They know what breaks, what it really costs and which knob to leave alone.',
    almost: 'People ready to switch',
    almostLife: 'One more bad day with what they have now, and they will look for something else.',
  },
  'health-visit': {
    done: 'Patients who already go',
    doneLife: 'They went, it took ten minutes, and the sore arm was gone by Thursday.',
    almost: 'Relatives of a patient',
    almostLife: 'A call from an aunt last year turned it from a poster into a family matter.',
  },
  enroll: {
    done: 'Families already enrolled',
    doneLife: 'The approval letter hangs on the fridge, and cousins ask them how it went.',
    almost: 'Families close to applying',
    almostLife: 'They believe it is for them and have put the envelope where they can see it.',
  },
  join: {
    done: 'Committed members',
    doneLife: 'They can name what changed for them, and what did not.',
    almost: 'Friends of members',
    almostLife: 'The person they eat with has signed, and talks of other things.',
  },
  reduce: {
    done: 'People who have quit',
    doneLife: 'They chew gum, take the other door out and count in weeks.',
    almost: 'Users tired of needing it',
    almostLife: 'A receipt, a stair or a small child’s question has started them counting.',
  },
  share: {
    done: 'People who tell others',
    doneLife: 'When they have read something, three people hear of it by evening, with the source.',
    almost: 'People with their own story',
    almostLife: 'It happened in their own house, and they have told it twice.',
  },
  learn: {
    done: 'The ones others ask',
    doneLife: 'Their phone rings when a letter looks odd.',
    almost: 'People caught out once',
    almostLife: 'It cost them or somebody close to them something, and they would rather not repeat it.',
  },
  act: {
    done: 'Committed early movers',
    doneLife: 'They had started before there was a campaign for it.',
    almost: 'People ready if asked',
    almostLife: 'Someone they respect has only to say “come with me”.',
  },
}

/** Who holds the field's commonest misreading in good faith. */
export const mixedUpNames: Readonly<Record<DomainName, string>> = {
  'foreign-policy': 'Voters confused about aid',
  water: 'Owners who trust clear water',
  'climate-energy': 'Residents confused about energy',
  'public-health': 'Patients with mixed-up facts',
  elections: 'Voters with wrong rules',
  schools: 'Residents blaming the wrong office',
  'taxes-budget': 'Taxpayers confused by the bill',
  housing: 'Residents confused by zoning',
  transport: 'Drivers judging by empty lanes',
  safety: 'Viewers guided by crime news',
  immigration: 'Residents unsure of immigration rules',
  agriculture: 'Outsiders picturing one farm',
  labor: 'Workers guessing at the law',
  technology: 'Users sure they would notice',
  'faith-community': 'Members with wrong assumptions',
  consumer: 'Shoppers judging by list price',
  military: 'Families picturing only combat',
  'blood-giving': 'Donors who think they can’t',
  disaster: 'Owners who think they’re covered',
  waste: 'Sorters misled by the triangle',
  'substance-use': 'Users who overestimate others',
  'food-hunger': 'People who know one program',
  'children-family': 'Singles who rule themselves out',
  'aging-care': 'Families counting on Medicare',
  'animals-wildlife': 'Owners with old pet advice',
  'arts-recreation': 'Residents who assume a fee',
  'road-safety': 'Drivers who trust hands-free',
  'heat-cold': 'Residents relying on a fan',
  'jobs-training': 'Workers with outdated advice',
  'mental-health': 'People who see only emergencies',
  'courts-justice': 'People with wrong court facts',
  'civic-duties': 'Residents who think they’re unqualified',
  'money-matters': 'Workers who see no refund',
  generic: 'People with mixed-up facts',
}

/** Barriers of a behaviour's table that make no sense in a field, by the people they name: giving blood takes no bank balance. */
export const unfit: Readonly<Partial<Record<DomainName, readonly string[]>>> = {
  'blood-giving': ['people who give until they notice the balance', 'people ashamed of a small gift'],
}

/** Who has learned to expect a push of this kind to go wrong. */
export const souredNames: Readonly<Record<BehaviourClass, string>> = {
  attend: 'Critics of public meetings',
  vote: 'Non-voters tired of shaming',
  sign: 'Residents wary of petitioners',
  contact: 'Callers tired of form letters',
  volunteer: 'Helpers tired of guilt',
  support: 'People tired of pressure',
  oppose: 'People tired of attacks',
  donate: 'Givers tired of appeals',
  adopt: 'Buyers tired of hype',
  'health-visit': 'Scared-off patients',
  enroll: 'Frustrated applicants',
  join: 'Prospects tired of pressure',
  reduce: 'Users tired of scare campaigns',
  share: 'People wary of scripts',
  learn: 'Adults tired of quizzes',
  act: 'Residents tired of appeals',
}

/** Who carries the word among a kind of people. */
export const carrierNames: Readonly<Record<AudienceKind, string>> = {
  farmers: 'Well-connected farmers',
  churchgoers: 'Well-connected church couples',
  evangelicals: 'Small-group leaders',
  veterans: 'Old-unit organizers',
  parents: 'Well-connected parents',
  students: 'Group-chat organizers',
  teens: 'Popular older students',
  seniors: 'Telephone-chain callers',
  'small-business': 'Suppliers and fellow owners',
  'working-class': 'Coworkers who share rides',
  conservatives: 'Talk-show listeners who share',
  liberals: 'Newsletter forwarders',
  independents: 'Neighbors with practical tips',
  suburban: 'Well-connected neighbors',
  rural: 'Well-connected townspeople',
  renters: 'Tenants who know everyone',
  homeowners: 'Neighbors others ask',
  commuters: 'Carpool crews',
  'health-workers': 'Shift-change messengers',
  immigrants: 'Voice-note senders',
  'gun-owners': 'Respected range members',
  women: 'Women who bring friends',
  'people-with-disabilities': 'Members who report on access',
  caregivers: 'Caregivers who pass on tips',
  'tight-budget': 'Neighbors who know the forms',
  'job-seekers': 'Former coworkers with leads',
  'pet-owners': 'Morning dog walkers',
  'people-with-records': 'Mentors who came home earlier',
  'club-members': 'Team captains and carpool drivers',
  'driving-workers': 'Drivers who wait together',
  'young-men': 'Friends who go first',
  men: 'Friends who work together',
  teachers: 'Grade-level teams',
  generic: 'Well-connected people',
}
