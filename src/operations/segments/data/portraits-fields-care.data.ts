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
  'work-first taxpayers': {
    life: 'They took second jobs when things were tight and say so with some pride.',
    hitch: 'One story of abuse weighs more with them than a table of a thousand cases.',
  },
  'households that never ran short': {
    name: 'Never-short households',
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
    name: 'Empty-bedroom couples',
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
    name: 'Second-year family caregivers',
    life: 'Pill times are taped inside the cupboard, and the last full night of sleep was in spring.',
    hitch: 'They would say yes to help if it did not begin with another form.',
  },
  'disability-rights advocates': {
    name: 'Disability-rights regulars',
    life: 'They have measured doorways, sat through hearings and kept the photographs.',
    hitch: 'They are invited after the plan is drawn, and they have stopped being polite about it.',
  },
  'long-distance sons and daughters': {
    life: 'They check a camera in a kitchen two states away before they start work.',
    hitch: 'They learn of trouble last and arrive with a plan that nobody asked for.',
  },
  'stay-out-of-my-house elders': {
    name: 'Stay-out-of-my-house elders',
    life: 'They built the porch, paid off the loan and still carry the laundry down the stairs.',
    hitch: 'Each offer of help sounds to them like the first step to a nursing home.',
  },
  'healthy people in their fifties': {
    name: 'Healthy fifty-somethings',
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
    name: 'Work-rule backers',
    life: 'They get up at five and know one able man on the block who does not.',
  },
  'the benefit runs out before the month does, so it is not worth the paperwork': {
    name: 'Not-worth-the-forms households',
    life: 'They filled in eleven pages once for an amount that bought one bag of groceries.',
  },
  'pantries hand out what stores could not sell': {
    name: 'Pantry-box critics',
    life: 'They opened a box with day-old pastry and a dented can of yams and remember both.',
  },
  'raising children is the family’s job and not the government’s': {
    name: 'Family-first parents',
    life: 'One of them stays home or works nights so that nobody else has to watch the children.',
  },
  'the system breaks the hearts of people who take children in': {
    name: 'Wary would-be fosterers',
    life: 'They watched a friend buckle a two-year-old into a caseworker’s car.',
  },
  'more rules for providers only close the last daycare in town': {
    name: 'Last-daycare defenders',
    life: 'The only provider within fifteen miles is a neighbor who has talked about quitting.',
  },
  'we have always looked after our own without a program': {
    name: 'Care-for-our-own families',
    life: 'Grandmother lives in the front room, and three cousins take turns with the nights.',
  },
  'strangers in the house steal or never come back': {
    name: 'Stranger-wary households',
    life: 'A ring went missing once, and four aides came in two months.',
  },
  'making everything accessible costs more than the few who need it': {
    name: 'Cost-of-access doubters',
    life: 'They run a shop or a church in an old building and have a contractor’s quote in a drawer.',
  },
}

export const careBarrierPortraits: Readonly<Record<string, Portrait>> = {
  'parents who fear being seen in the food line': {
    name: 'Food-line-shy parents',
    life: 'They drive past the pantry twice to see whose cars are there and then drive home.',
  },
  'working families who think they earn too much': {
    name: 'Think-we-earn-too-much families',
    life: 'There are two pay stubs on the counter, and neither one covers the week it is meant for.',
  },
  'applicants who lost the benefit over a form': {
    name: 'Cut-off-by-a-form applicants',
    life: 'The card worked on the third and was refused on the fourth, in front of a full belt.',
  },
  'people sure they would be turned down': {
    name: 'Sure-to-be-refused people',
    life: 'They have room and patience and have never read the rules that they think rule them out.',
  },
  'parents whose pay goes to daycare': {
    name: 'Paycheck-to-daycare parents',
    life: 'Every Friday one of two paychecks is handed to the person who watched the children.',
  },
  'families who fear child protective services': {
    name: 'Investigation-fearing families',
    life: 'They keep the curtains closed when a county car is on the street.',
  },
  'people who do not see themselves as old or disabled': {
    name: 'Not-that-old people',
    life: 'They hold the railing, skip the ladder and say that they are fine.',
  },
  'relatives who cannot leave the house': {
    name: 'House-bound relatives',
    life: 'A trip to the store is timed against how long someone can be alone.',
  },
  'people stopped by a step or a screen': {
    name: 'People stopped by steps',
    life: 'They call ahead everywhere and are still carried, helped or turned away about once a month.',
  },
}
