import type { Portrait, RolePortrait } from '../portrait.ts'

/** Roles, objections and barriers of the fields about food, children, age, the home, the mind and animals; keys as in portraits-roles, -objections and -barriers. */
export const careRolePortraits: Readonly<Record<string, RolePortrait>> = {
  // Food and hunger
  'pantry regulars turned volunteers': {
    life: 'Two years ago they came for a box, and now they hold the clipboard on Saturdays.',
    hitch: 'They are asked to tell their story more often than they are asked what should change.',
  },
  'lunchroom and school-office staff': {
    life: 'They keep granola bars in a desk drawer and know which children ask for one.',
    hitch: 'Privacy rules and a busy morning keep what they know in the building.',
  },
  'families just over the limit': {
    name: 'Families just over the limit',
    life: 'Both adults work, and a car repair in one month empties the cupboard in the next.',
    hitch: 'They expect to be told no and have decided not to ask.',
  },
  'taxpayers who want work first': {
    life: 'They took second jobs when things were tight and say so with some pride.',
    hitch: 'One story of abuse weighs more with them than a table of a thousand cases.',
  },
  'households that never ran short': {
    name: 'Households that never ran short',
    life: 'The refrigerator is full, and the only food drive they know is the one before Thanksgiving.',
    hitch: 'They give what they would not eat and never learn where it went.',
  },
  'county caseworkers and pantry directors': {
    name: 'Caseworkers and pantry directors',
    life: 'Three hundred cases or two hundred boxes a week, and a rule book that changes each fall.',
    hitch: 'Every exception they make has to be explained to somebody above them.',
  },
  // Children and family
  'long-time foster families': {
    life: 'Their hallway has photographs of eleven children, four of whom still call on Sundays.',
    hitch: 'They are tired, and friends who hear the truth from them sometimes stay away.',
  },
  'home-daycare providers': {
    life: 'The living room is full by half past six, and the inspection binder is beside the diaper bin.',
    hitch: 'They cannot close for an afternoon to attend anything.',
  },
  'grandparents who stepped in': {
    life: 'One phone call at night, and there were car seats in the back of a retiree’s sedan.',
    hitch: 'They think of it as family and do not look for programs with the word foster in the name.',
  },
  'families hurt by the system': {
    life: 'They remember the date, the caseworker’s name and what was in the bag.',
    hitch: 'Whatever an agency says, they hear the knock on the door.',
  },
  'couples with an empty bedroom': {
    name: 'Couples with an empty bedroom',
    life: 'The youngest left for college, and the room still has a desk and a bed.',
    hitch: 'Nobody has asked them in person, and they would not call an agency on their own.',
  },
  'licensing workers and family judges': {
    name: 'Licensing staff and judges',
    life: 'A docket of twenty cases, a stack of home studies and not enough hours for either.',
    hitch: 'A mistake in one file follows them longer than a hundred good placements.',
  },
  // Aging, disability and caregiving
  'caregivers in their second year': {
    name: 'Family caregivers in year two',
    life: 'Pill times are taped inside the cupboard, and the last full night of sleep was in spring.',
    hitch: 'They would say yes to help if it did not begin with another form.',
  },
  'disability-rights advocates': {
    name: 'Disability-rights advocates',
    life: 'They have measured doorways, sat through hearings and kept the photographs.',
    hitch: 'They are invited after the plan is drawn, and they have stopped being polite about it.',
  },
  'long-distance sons and daughters': {
    life: 'They check a camera in a kitchen two states away before they start work.',
    hitch: 'They learn of trouble last and arrive with a plan that nobody asked for.',
  },
  'elders who want no help': {
    name: 'Elders who refuse help',
    life: 'They built the porch, paid off the loan and still carry the laundry down the stairs.',
    hitch: 'Each offer of help sounds to them like the first step to a nursing home.',
  },
  'healthy people in their fifties': {
    name: 'Healthy people in their fifties',
    life: 'They run, travel and help their parents, and do not connect the one with the other.',
    hitch: 'They put it on the list for later, and there is no date beside it.',
  },
  'discharge planners and clinic social workers': {
    name: 'Discharge and clinic planners',
    life: 'A bed is needed by noon, and a family in the hallway wants to know what happens now.',
    hitch: 'They pass on what they already trust, and new offers reach them as one more flyer.',
  },
}

export const careObjectionPortraits: Readonly<Record<string, Portrait>> = {
  'people who could work are living off people who do': {
    name: 'Taxpayers who want work rules',
    life: 'They get up at five and know one able man on the block who does not.',
  },
  'the benefit runs out before the month does, so it is not worth the paperwork': {
    name: 'Households tired of the forms',
    life: 'They filled in eleven pages once for an amount that bought one bag of groceries.',
  },
  'pantries hand out what stores could not sell': {
    name: 'Critics of the pantry box',
    life: 'They opened a box with day-old pastry and a dented can of yams and remember both.',
  },
  'raising children is the family’s job and not the government’s': {
    name: 'Parents who rely on themselves',
    life: 'One of them stays home or works nights so that nobody else has to watch the children.',
  },
  'the system breaks the hearts of people who take children in': {
    name: 'Would-be foster parents',
    life: 'They watched a friend buckle a two-year-old into a caseworker’s car.',
  },
  'more rules for providers only close the last daycare in town': {
    name: 'Parents with one daycare left',
    life: 'The only provider within fifteen miles is a neighbor who has talked about quitting.',
  },
  'we have always looked after our own without a program': {
    name: 'Families caring for their own',
    life: 'Grandmother lives in the front room, and three cousins take turns with the nights.',
  },
  'strangers in the house steal or never come back': {
    name: 'Households wary of strangers',
    life: 'A ring went missing once, and four aides came in two months.',
  },
  'making everything accessible costs more than the few who need it': {
    name: 'Owners worried about building costs',
    life: 'They run a shop or a church in an old building and have a contractor’s quote in a drawer.',
  },
  'a class will not help me, because I am careful already': {
    name: 'Careful older adults',
    life: 'They hold the rail, keep a lamp on in the hall and have given up the ladder.',
  },
}

export const careBarrierPortraits: Readonly<Record<string, Portrait>> = {
  'parents who fear being seen in the food line': {
    name: 'Parents afraid of being seen',
    life: 'They drive past the pantry twice to see whose cars are there and then drive home.',
  },
  'working families who think they earn too much': {
    name: 'Families misjudging the income limit',
    life: 'There are two pay stubs on the counter, and neither one covers the week it is meant for.',
  },
  'applicants who lost the benefit over a form': {
    name: 'Applicants cut off by paperwork',
    life: 'The card worked on the third and was refused on the fourth, in front of a full belt.',
  },
  'people sure they would be turned down': {
    name: 'People sure they’d be refused',
    life: 'They have room and patience and have never read the rules that they think rule them out.',
  },
  'parents whose pay goes to daycare': {
    name: 'Parents paying for daycare',
    life: 'Every Friday one of two paychecks is handed to the person who watched the children.',
  },
  'families who fear child protective services': {
    name: 'Families afraid of caseworkers',
    life: 'They keep the curtains closed when a county car is on the street.',
  },
  'people who do not see themselves as old or disabled': {
    name: 'People who feel too young',
    life: 'They hold the railing, skip the ladder and say that they are fine.',
  },
  'relatives who cannot leave the house': {
    name: 'Caregivers who can’t leave',
    life: 'A trip to the store is timed against how long someone can be alone.',
  },
  'people stopped by a step or a screen': {
    name: 'People who can’t get in',
    life: 'They call ahead everywhere and are still carried, helped or turned away about once a month.',
  },
  'people who fell and kept quiet': {
    name: 'People hiding a fall',
    life: 'They wore long sleeves for two weeks and told nobody about the bathtub.',
  },
  'families who do not write down income': {
    name: 'Families wary of income forms',
    life: 'They fill in the name and the grade and leave the middle of the page white.',
  },
  'willing pantry helpers without a shift': {
    name: 'Helpers who work Saturdays',
    life: 'They would carry boxes gladly, and the store opens at eight.',
  },
  'night-shift parents looking for daycare': {
    name: 'Night-shift parents',
    life: 'An aunt sleeps on the couch from ten to six, and she is moving in the fall.',
  },
  'interested couples stopped by the training': {
    name: 'Couples stopped by training hours',
    life: 'They went to three of ten evenings before a shift change ended it.',
  },
}
