import type { Portrait } from '../portrait.ts'

/** Who is behind the barriers of the newer audience tables and of help lines; keys as in portraits-barriers. */
export const audienceBarrierPortraits: Readonly<Record<string, Portrait>> = {
  // Calling a line that gives help
  'people who think others need the line more': {
    name: 'People who put others first',
    life: 'They say that it is not so bad, and that there are people with real trouble.',
  },
  'people unsure who answers': {
    name: 'People unsure who answers',
    life: 'They have hung up on so many recordings that they expect another one.',
  },
  'people without the number at hand': {
    name: 'People without the number',
    life: 'There was a card once, in a coat that has since been given away.',
  },
  'callers who meet a menu or a queue': {
    name: 'Callers who hang up',
    life: 'They get as far as the second menu and decide to try again tomorrow.',
  },
  'people who cannot talk where they live': {
    name: 'People who can’t talk freely',
    life: 'Four people share two rooms, and the car is the only place with a door.',
  },
  // Leaving off something at the wheel
  'drivers for whom nothing has happened yet': {
    name: 'Drivers without a scare',
    life: 'Forty miles a day for nine years, one thumb on the screen, and not a scratch.',
  },
  'drivers who are always a little late': {
    name: 'Drivers running late',
    life: 'The coffee is on the roof, the shoes are untied and the clock in the car is set five minutes ahead.',
  },
  'drivers expected to answer at once': {
    name: 'Drivers expected to answer',
    life: 'Three missed calls from one number mean a talk in the office or at supper.',
  },
  'drivers on the same road every day': {
    name: 'Drivers on a familiar road',
    life: 'They could drive it asleep, say so with a laugh, and some mornings come close.',
  },
  'people who rely on paratransit': {
    name: 'Riders who rely on paratransit',
    life: 'Every trip is booked the day before, and the van may come at nine or at half past nine.',
  },
  'people promised access before': {
    name: 'People promised access before',
    life: 'They have a story about a ramp, a locked door and a manager who was very sorry.',
  },
  'caregivers with nobody to take over': {
    name: 'Caregivers without backup',
    life: 'The brother lives three states away, and the neighbor who used to help has moved.',
  },
  'relatives who do not call it caregiving': {
    name: 'Relatives who “just help”',
    life: 'They do the shopping, the pills and the forms and say that they are just helping out.',
  },
  'parents with two jobs and no leave': {
    name: 'Parents with two jobs',
    life: 'They leave one uniform in the car and put on the other, and the office is closed by then.',
  },
  'households that owe somebody money': {
    name: 'Households behind on bills',
    life: 'The phone is off on some days, and nobody opens the door to a person with a folder.',
  },
  'people who have sent a hundred applications': {
    name: 'Applicants tired of silence',
    life: 'There is a list on the laptop with a hundred company names and three answers.',
  },
  'people without a car for the early shift': {
    name: 'Job seekers without a car',
    life: 'They could be at work by seven, and the shift begins at six.',
  },
  'owners who put off the vet': {
    name: 'Owners who delay the vet',
    life: 'They look up each symptom and wait another week, because the last visit emptied the account.',
  },
  'owners afraid of losing the animal': {
    name: 'Owners afraid of losing pets',
    life: 'They know that there are two animals more in the house than the lease allows.',
  },
  'people used to hearing no': {
    name: 'People used to rejection',
    life: 'They fill in a form as far as the question about convictions and put the pen down.',
  },
  'people on supervision': {
    name: 'People on supervision',
    life: 'Check-ins, classes and a curfew are on one calendar, and work has to fit in between.',
  },
  'members who do not want to split the club': {
    name: 'Members who keep peace',
    life: 'Election years are hard on the team, and they change the subject to the schedule.',
  },
  'members who already give two evenings': {
    name: 'Members with full evenings',
    life: 'Practice is on Tuesday and Thursday, and at home they have been asked not to take on a third.',
  },
  'drivers paid by the mile or the drop': {
    name: 'Drivers paid by the trip',
    life: 'The meter that pays them stops when the wheels do.',
  },
  'drivers away from home all week': {
    name: 'Drivers on the road',
    life: 'They leave on Sunday night, sleep in the cab and do the laundry on Saturday.',
  },
  'young men who would feel soft': {
    name: 'Young men guarding toughness',
    life: 'They lift, work and joke, and a bad week is called being tired.',
  },
  'young men who would be teased': {
    name: 'Young men afraid of teasing',
    life: 'Everything one of them does is on the group chat before he is home.',
  },
  'men who wait until it hurts': {
    name: 'Men who wait',
    life: 'The tooth, the brakes and the roof are all looked at when they give out.',
  },
  'men who would have to ask for help': {
    name: 'Men who never ask',
    life: 'They own every tool, lend them to the whole street and have borrowed none.',
  },
  'teachers with papers to grade': {
    name: 'Teachers short of time',
    life: 'A bag of essays travels home and back, and Sunday afternoon belongs to it.',
  },
  'teachers who fear a parent complaint': {
    name: 'Teachers afraid of complaints',
    life: 'They think twice about each book, poster and remark, because one was photographed last year.',
  },
}
