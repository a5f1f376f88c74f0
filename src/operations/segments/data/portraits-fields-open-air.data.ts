import type { Portrait, RolePortrait } from '../portrait.ts'

/** Roles, objections and barriers of the fields about animals, recreation and the road. */
export const openAirRolePortraits: Readonly<Record<string, RolePortrait>> = {
  // Animals and wildlife
  'shelter and rescue volunteers': {
    life: 'There is always a third dog in the house “just for the week”, and a crate in the back of the car.',
    hitch: 'They have cleaned up after other people for years, and it shows in how they talk to them.',
  },
  'hunters and anglers who conserve': {
    life: 'The tags, stamps and boat sticker are bought the first day they are on sale.',
    hitch: 'They dislike being told about nature by people who have never paid for any of it.',
  },
  'feeders of outdoor cats': {
    name: 'Outdoor-cat feeders',
    life: 'Two bowls stand behind the garage, and each cat that comes has a name.',
    hitch: 'They fear that whoever takes a cat away will not bring it back.',
  },
  'landowners wary of wardens': {
    life: 'The gate has a sign on it, and they fix their own fences and settle their own coyotes.',
    hitch: 'Any request that comes with an agency logo sounds like the first visit of several.',
  },
  'weekend visitors with dogs': {
    name: 'Weekend visitors with dogs',
    life: 'They drive out on Saturday, park where there is shade and let the dog run ahead.',
    hitch: 'Nobody is at the trailhead to tell them, and the sign stands behind the parked cars.',
  },
  'vets and bait-shop owners': {
    life: 'A line at the counter, a question about a rash or a ramp, and an answer that will be repeated.',
    hitch: 'They have a minute for each customer and do not want to sound like the government.',
  },
  // Arts, culture and recreation
  'story-time and band regulars': {
    life: 'Tuesday is story time and Thursday is rehearsal, and they stack the chairs afterward.',
    hitch: 'They are so at home there that newcomers think it is a private party.',
  },
  'volunteer coaches': {
    life: 'Bags of balls ride in the trunk from March to October, and a whistle hangs on the mirror.',
    hitch: 'One parent who shouts can end their season early.',
  },
  'parents of over-scheduled children': {
    name: 'Parents of overbooked children',
    life: 'Dinner is eaten in the car on Tuesdays and Thursdays, between practice and practice.',
    hitch: 'They would drop something if they were sure that no other family gained by it.',
  },
  'residents who want basics first': {
    life: 'They were raised on free fun at the creek and do not see why there should be a fee.',
    hitch: 'Each unfilled pothole is, to them, a mural that was paid for.',
  },
  'neighbors who never walked in': {
    life: 'They pass the building on the way to work and could not say what is behind the doors.',
    hitch: 'They have nothing against it; nobody they know goes.',
  },
  'branch managers and league presidents': {
    name: 'Branch and league managers',
    life: 'Keys, insurance forms, a field calendar and forty messages from parents.',
    hitch: 'A change of hours or fees brings complaints from those who come and silence from those who do not.',
  },
  // Road safety
  'families who lost someone on the road': {
    name: 'Families bereaved on the road',
    life: 'There is a cross at a bend that they repaint each spring.',
    hitch: 'They are asked to speak every prom season, and each time costs them a week of sleep.',
  },
  'first responders and road crews': {
    life: 'They work with their backs to the traffic and judge each car by its sound.',
    hitch: 'They see the worst of it and have little patience with talk.',
  },
  'parents who text at red lights': {
    name: 'Parents who text while driving',
    life: 'The phone lies face up in the cup holder, and the light at the school is long.',
    hitch: 'Their teenager has noticed, so they avoid the subject.',
  },
  'speed-trap opponents': {
    life: 'They know where the limit drops by twenty and who is parked behind the sign.',
    hitch: 'Any campaign with a badge on it is, to them, about revenue.',
  },
  'riders who trust the driver': {
    life: 'They ride in the back, look at a screen and notice the speed only when a curve comes.',
    hitch: 'It is not their car, and they do not want to be the one who spoils the trip.',
  },
  'driving teachers and fleet managers': {
    life: 'A row of keys on hooks, a sheet to sign and a story for every dent.',
    hitch: 'They can set a rule for the first day, and for the thousandth they are not in the car.',
  },
}

export const openAirObjectionPortraits: Readonly<Record<string, Portrait>> = {
  'it is my animal and my land, and nobody has to tell me how to look after them': {
    name: 'Owners who want no interference',
    life: 'Their dogs are fed, their fences are up, and a letter about either one feels like an insult.',
  },
  'the numbers on wildlife are made in an office': {
    name: 'Hunters who doubt the count',
    life: 'They keep their own tally in a notebook in the truck, and it has never matched the report.',
  },
  'clinics and cleaning stations are never open when we need them': {
    name: 'People who found it closed',
    life: 'They drove forty minutes with a cat in a box and met a sign on the door.',
  },
  'it is nice to have, and roads and police come first': {
    name: 'Taxpayers who want roads first',
    life: 'They can name the street that has waited longest for repair, because they live on it.',
  },
  'the same people use it and everyone else pays': {
    name: 'Taxpayers who never use it',
    life: 'They see the same twelve cars in the lot every week and none from their own street.',
  },
  'places like that are not for people like us': {
    name: 'Neighbors who felt unwelcome',
    life: 'On a school trip a guard followed them from room to room, and they have not been back.',
  },
  'tickets and cameras are about money': {
    name: 'Drivers who distrust tickets',
    life: 'A photograph came by mail with an amount under it, for a light that was yellow.',
  },
  'I have driven like this for thirty years without a crash': {
    name: 'Drivers without a crash',
    life: 'They drive with two fingers on the wheel and have never filed a claim.',
  },
  'it is the other drivers, and the road itself, that should be fixed': {
    name: 'Drivers who blame the road',
    life: 'They have reported the same blind driveway three times and know which tree it is.',
  },
  'the mussels and weeds are here already, so washing a boat changes nothing': {
    name: 'Boaters who think it’s lost',
    life: 'Their own swimming beach has been sharp with shells for six summers.',
  },
  'whether I wear a belt is nobody’s business but mine': {
    name: 'Drivers who resent belt laws',
    life: 'The belt is clicked in behind the seat so that the chime stays quiet.',
  },
}

export const openAirBarrierPortraits: Readonly<Record<string, Portrait>> = {
  'owners who cannot pay the vet': {
    name: 'Owners short of vet money',
    life: 'They took in what came to the porch and feed it before they feed themselves.',
  },
  'boaters and hunters in a hurry': {
    name: 'Hurried boaters and hunters',
    life: 'The light is going, the children are cold and there is a line behind them at the ramp.',
  },
  'pet owners without a ride to the clinic': {
    name: 'Pet owners without rides',
    life: 'They have a big dog, no car and a bus line that takes no animals without a crate.',
  },
  'people who think museums are for others': {
    name: 'People who never went inside',
    life: 'They like pictures, tools and old cars and would not call that culture.',
  },
  'families priced out of the league': {
    name: 'Families who can’t afford leagues',
    life: 'Last year’s cleats no longer fit, and the sign-up fee is due on the day the rent is.',
  },
  'people who work when it is open': {
    name: 'Workers off after closing time',
    life: 'They read the hours on the door in the evening, on the way home.',
  },
  'drivers who reach for every buzz': {
    name: 'Drivers who check every message',
    life: 'Work, school and family all come through one phone, and it lies next to the gearshift.',
  },
  'passengers who do not dare to speak': {
    name: 'Passengers who keep quiet',
    life: 'They hold the handle above the door and talk about something else.',
  },
  'skilled drivers sure of their reflexes': {
    name: 'Drivers sure of their skill',
    life: 'They tow, race karts or drive for work, and they brake late because they can.',
  },
  'hunters who fear losing the season': {
    name: 'Hunters protecting their season',
    life: 'Three generations meet in one cabin each November, and nobody wants to be the one who ended it.',
  },
  'visitors who launch once a year': {
    name: 'Once-a-year boaters',
    life: 'They borrow a pontoon for the Fourth of July and bring it back on Monday.',
  },
  'parents who never played the game': {
    name: 'Parents who never played',
    life: 'They come to each game with a chair and have never set foot on the grass.',
  },
  'voters who get it all on their phones': {
    name: 'Voters who use phones only',
    life: 'They have a card from tenth grade and could not say in which drawer it is.',
  },
  'drivers who skip the belt on short trips': {
    name: 'Drivers on short trips',
    life: 'They get in and out of the truck thirty times a day.',
  },
  'drivers pushed by a delivery window': {
    name: 'Drivers under a deadline',
    life: 'A screen on the dash shows how many minutes they are behind.',
  },
}
