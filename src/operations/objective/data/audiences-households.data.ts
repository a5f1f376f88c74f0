import { barrier, voice } from '../fragments.ts'
import type { AudienceKnowledge } from '../situation-types.ts'

/** Audiences known by what their household carries: disability, care, tight money, a job search, an animal. */
export const disabledPeople: AudienceKnowledge = {
  values: [
    'nothing about them should be decided without them',
    'getting in by the same door as everybody else matters more than special treatment',
    'help is welcome when it is asked for first',
  ],
  divisions: [
    'people born with a disability and people who acquired one late see it differently',
    'some want the word said plainly and some do not think of themselves as disabled',
  ],
  trusted: [
    voice('a staff member at the independent-living center', 'he uses a chair himself'),
    voice('a friend with the same diagnosis', 'she has tried it already'),
  ],
  distrusted: [
    voice('charities that speak for them', 'nobody on the board is disabled'),
    voice('officials who say “fully accessible”', 'the elevator was out on the day'),
  ],
  media: ['disability groups and forums online', 'newsletters of independent-living centers'],
  venues: ['independent-living centers', 'paratransit vans and their waiting areas', 'rehabilitation clinics'],
  networks: ['one report of a bad entrance goes through every group chat in the county', 'personal aides and siblings pass on what is worth the trip'],
  rhythms: ['paratransit rides are booked a day ahead and come within a half-hour window', 'energy runs out before the day does'],
  barriers: [
    barrier(
      'access',
      'people who rely on paratransit',
      'the ride home leaves before the event ends',
      'a set ride home booked by the organizer',
      'book ten such rides for the date and write down when they come',
    ),
    barrier(
      'trust',
      'people promised access before',
      'they were told that it was accessible and sat in the lobby',
      'photographs of the entrance, the restroom and the seats',
      'ask for the last three places that said so and what happened there',
    ),
  ],
  scenes: ['a van lift coming down in the rain', 'a phone reading a form aloud', 'a kitchen counter set lower than usual'],
  findable: ['independent-living center and paratransit rider totals', 'American Community Survey disability tables'],
  blindSpots: ['a parent or an aide often answers in their place', 'people whose disability does not show are left out of the count'],
  experts: ['disability-studies scholars', 'accessibility testers who are disabled'],
}

export const caregivers: AudienceKnowledge = {
  values: [
    'a promise to a parent or a spouse comes before convenience',
    'nobody should have to beg for an hour off',
    'dignity is in the small things, such as who does the bathing',
  ],
  divisions: [
    'those who live with the person and those who manage it from far away argue about what is needed',
    'some call themselves caregivers and most say that they are just a daughter or a husband',
  ],
  trusted: [
    voice('another caregiver from the support group', 'she knows what the nights are like'),
    voice('the home health nurse', 'she sees the house as it is'),
  ],
  distrusted: [
    voice('relatives who give advice by phone', 'they have not done a night'),
    voice('agencies with a twelve-page intake', 'the help came after the funeral'),
  ],
  media: ['caregiver groups on Facebook', 'clinic handouts read in the waiting room'],
  venues: ['specialists’ waiting rooms', 'adult day centers', 'pharmacy counters'],
  networks: ['a tip about an aide who can be trusted is passed from kitchen to kitchen', 'church members notice who has stopped coming and bring food'],
  rhythms: ['the day is cut up by pills, meals and naps', 'a fall or a fever cancels every plan'],
  barriers: [
    barrier(
      'time',
      'caregivers with nobody to take over',
      'the person they look after cannot be left for two hours',
      'a paid sitter for the time it takes',
      'offer a sitter to one half of the list and compare who comes',
    ),
    barrier(
      'identity',
      'relatives who do not call it caregiving',
      'they skip anything with the word caregiver on it because they are only doing what family does',
      'a question about tasks and not about titles',
      'run two notices, one for caregivers and one for people who drive a parent to the doctor',
    ),
  ],
  scenes: ['a pill chart on a cupboard door', 'a parked car in which someone finally eats', 'a baby monitor beside an old man’s bed'],
  findable: ['adult day center and respite waiting lists in totals', 'area agency on aging caregiver counts'],
  blindSpots: ['those with the heaviest load never come to the focus group', 'men who give care are asked about it less and say less'],
  experts: ['family-caregiving researchers', 'respite coordinators'],
}

export const tightBudget: AudienceKnowledge = {
  values: ['paying one’s own way is a point of pride', 'children should not notice how tight it is', 'a favor is returned'],
  divisions: ['households with a steady small check and households with uneven work plan differently', 'some who get help look down on others who get it'],
  trusted: [
    voice('a neighbor who went through the same form', 'she shows which box to tick'),
    voice('a school secretary or clinic receptionist', 'she does not raise her voice when she asks'),
  ],
  distrusted: [
    voice('offices that ask for the same papers twice', 'the file was lost both times'),
    voice('offers that sound free', 'the bill came in the third month'),
  ],
  media: ['texts from the school, the clinic and the power company', 'neighborhood and swap groups on Facebook'],
  venues: ['laundromats', 'dollar stores', 'the lobby of the county office'],
  networks: ['a program that came through is told to a sister the same evening', 'a refusal is told to more people than an approval'],
  rhythms: ['the last week of the month has no slack', 'phone plans run out and numbers change'],
  barriers: [
    barrier(
      'time',
      'parents with two jobs and no leave',
      'the office is open exactly while they are at work',
      'evening hours once a week near where they live',
      'open one evening and compare the line with a weekday morning',
    ),
    barrier(
      'trust',
      'households that owe somebody money',
      'a form with an address on it could bring a collector to the door',
      'a plain statement of who will see the form',
      'ask which question on the form made them stop',
    ),
  ],
  scenes: ['a kitchen table with bills sorted into two piles', 'a laundromat at ten at night', 'a gas gauge just above empty'],
  findable: ['school-meal and Medicaid enrollment totals', 'utility assistance counts by zip code'],
  blindSpots: ['those with a stable address are easiest to find and best off', 'people tell an interviewer that they are managing'],
  experts: ['poverty researchers', 'community-action caseworkers'],
}

export const jobSeekers: AudienceKnowledge = {
  values: ['work is how a person stands up straight', 'a straight no is better than silence', 'time spent waiting should lead somewhere'],
  divisions: [
    'people out of work for three weeks and for two years are in different places',
    'some want any job now and some hold out for the trade they know',
  ],
  trusted: [
    voice('a former coworker who was hired', 'he can say who reads the applications'),
    voice('a caseworker who calls back', 'she got the last two people in'),
  ],
  distrusted: [
    voice('recruiters who text at midnight', 'the job turns out to be door-to-door sales'),
    voice('people who ask “still looking?”', 'they have not filled in a form in years'),
  ],
  media: ['job sites and hiring apps', 'posts by former coworkers'],
  venues: ['workforce-center lobbies', 'library computers', 'temp-agency waiting rooms at five in the morning'],
  networks: ['most leads come from a person who already works there', 'news of a plant that is hiring is in every group chat by noon'],
  rhythms: ['mornings are for applications and afternoons are long', 'benefits end on a date that everybody knows by heart'],
  barriers: [
    barrier(
      'belief',
      'people who have sent a hundred applications',
      'they expect that nobody will read this one either',
      'one employer who promises an answer within a week',
      'ask how many answers the last twenty applications brought',
    ),
    barrier(
      'access',
      'people without a car for the early shift',
      'the first bus arrives forty minutes after the shift starts',
      'a van from the center for the first month',
      'set the shift starts of ten employers beside the first bus',
    ),
  ],
  scenes: ['a clean shirt on a hanger in the back seat', 'a library computer with a timer in the corner', 'a phone turned face up at lunch'],
  findable: ['workforce-center registrations in totals', 'BLS unemployment figures for the county'],
  blindSpots: ['those who have given up are in no unemployment figure', 'people say what a caseworker wants to hear'],
  experts: ['labor-market sociologists', 'career counselors'],
}

export const petOwners: AudienceKnowledge = {
  values: ['an animal in the house is family', 'a good owner is known by the animal', 'nobody likes to be told that they love a pet the wrong way'],
  divisions: [
    'people who bought from a breeder and people who took in a stray judge each other',
    'indoor-cat and outdoor-cat households do not agree on what is cruel',
  ],
  trusted: [voice('the vet who knows the animal by name', 'she was there the last night'), voice('the owner met on every walk', 'their dogs like each other')],
  distrusted: [
    voice('strangers who correct them in the park', 'they see five minutes of it'),
    voice('pet brands with a warning', 'the cure is on the next shelf'),
  ],
  media: ['neighborhood lost-pet groups', 'pet videos and vet pages'],
  venues: ['dog parks', 'vet waiting rooms', 'the pet aisle and the feed store'],
  networks: ['dog walkers meet the same people every morning', 'a groomer’s remark is acted on the same week'],
  rhythms: ['walks come at seven and at ten whatever the weather', 'vet bills come in the wrong month'],
  barriers: [
    barrier(
      'money',
      'owners who put off the vet',
      'one visit costs as much as a week of groceries',
      'a fixed price that is known in advance',
      'ask ten owners what the last visit cost and what they skipped',
    ),
    barrier(
      'trust',
      'owners afraid of losing the animal',
      'they think that a question from a shelter or an officer can end with the dog taken away',
      'help at the door without a name',
      'ask what they think happens to the information they give',
    ),
  ],
  scenes: ['a leash on a hook by the door', 'a bowl on the back step', 'a dog’s head out of a truck window'],
  findable: ['license and rabies-tag counts', 'vet and groomer client totals'],
  blindSpots: ['owners who come to events already take good care', 'no list has the cats that nobody quite owns'],
  experts: ['shelter outreach workers', 'researchers of people and their animals'],
}

export const peopleWithRecords: AudienceKnowledge = {
  values: ['a person is more than the worst thing he did', 'keeping one’s word is what rebuilds a name', 'family that stood by comes first'],
  divisions: [
    'some want it never mentioned again and some tell it to help others',
    'people who served long sentences and people who were arrested once have little in common',
  ],
  trusted: [voice('a mentor who has been inside', 'he asks straight questions'), voice('a grandmother who took them in', 'she never stopped writing')],
  distrusted: [
    voice('officers with a checklist', 'one wrong answer can send them back'),
    voice('programs that need a success story', 'they were photographed and not called again'),
  ],
  media: ['word from others on the caseload', 'short videos by people who came home'],
  venues: ['probation waiting rooms', 'barbershops', 'day-labor corners and temp agencies'],
  networks: ['which employer really hires is known within a week', 'a pastor or an uncle vouches for a man'],
  rhythms: ['check-ins, classes and curfew cut up the week', 'the first ninety days decide most of it'],
  barriers: [
    barrier(
      'belief',
      'people used to hearing no',
      'every form so far has ended at the same box',
      'a rule in writing about which records are no obstacle',
      'ask for the last five refusals and the reason given',
    ),
    barrier(
      'access',
      'people on supervision',
      'a meeting with an officer can be set for the same hour on a day’s notice',
      'a letter that the officer accepts as an excuse',
      'ask two officers which appointments can be moved',
    ),
  ],
  scenes: ['a bus stop outside a county jail', 'a new pair of work boots by a couch', 'a form with one box left blank'],
  findable: ['release and supervision counts by county', 'reentry-council member programs'],
  blindSpots: ['those who are doing well want no part in a study', 'answers are careful when an officer could read them'],
  experts: ['reentry case managers', 'criminologists who follow people after release'],
}
