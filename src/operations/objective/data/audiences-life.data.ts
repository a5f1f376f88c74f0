import { barrier, voice } from '../fragments.ts'
import type { AudienceKnowledge } from '../situation-types.ts'

/** Audiences known by work, home, age or daily round. */
export const farmers: AudienceKnowledge = {
  values: ['the place should be handed on in better shape', 'a neighbor’s trouble is an obligation', 'decisions on one’s own ground are one’s own'],
  divisions: [
    'those with hired help and those without live by different clocks',
    'owners plan for decades and renters for one season',
    'the generation that built it and the one that will run it disagree on debt',
  ],
  trusted: [
    voice('the milk hauler, vet or feed driver', 'he visits every farm and keeps quiet about it'),
    voice('a neighbor who went through it', 'people know how it went for him'),
  ],
  distrusted: [
    voice('officials who come only after a complaint', 'a visit means a form'),
    voice('people who say "farmers should"', 'they have never missed supper for a calf'),
  ],
  media: ['farm radio over noon', 'the co-op text list'],
  venues: ['the co-op counter', 'equipment auctions', 'the feed-mill office'],
  networks: ['what is said at the sale barn is known at three kitchens by night', 'spouses keep the books and the calendar'],
  rhythms: ['chores come at five in the morning and again at five in the evening', 'planting and harvest leave no time, and January does'],
  barriers: [
    barrier(
      'time',
      'operators with no hired help',
      'nobody else can do evening chores',
      'relief labor or a noon slot',
      'pay a relief worker on one day and see who comes',
    ),
    barrier(
      'social-risk',
      'operators who would be seen as turning on a neighbor',
      'a sentence in public is remembered at the next fence repair',
      'written words read without a name',
      'ask whether they would write what they would not say',
    ),
  ],
  scenes: ['a parlor radio over the compressor', 'a shop calendar from the seed dealer', 'a lane with a mailbox and a milk truck'],
  findable: ['hauler routes and co-op membership in totals', 'county livestock and premises counts'],
  blindSpots: ['those who come to meetings have help at home', 'a visiting researcher gets the polite version'],
  experts: ['rural sociologists', 'extension agents near retirement'],
}

export const parents: AudienceKnowledge = {
  values: [
    'the child’s safety is weighed before every principle',
    'being a good parent is judged by other parents',
    'a child’s chances should be better than one’s own',
  ],
  divisions: [
    'parents of toddlers and of teenagers hardly share a worry',
    'couples disagree with each other and present one answer',
    'those who follow advice and those who research on their own distrust each other',
  ],
  trusted: [voice('a parent one year ahead', 'she has just been through it'), voice('the child’s own doctor or teacher', 'they know this child by name')],
  distrusted: [
    voice('influencers with matching kitchens', 'they are paid to recommend things'),
    voice('officials out of touch with families', 'their meetings are at dinnertime'),
  ],
  media: ['class group chats', 'late-night searches on a phone'],
  venues: ['the car line', 'sidelines and dance-school corridors', 'pediatric waiting rooms'],
  networks: ['a question in the class chat is answered in four minutes', 'grandparents who do the pick-up carry news between houses'],
  rhythms: ['the hours from five to eight belong to dinner and bedtime', 'families sign up for things in August and January'],
  barriers: [
    barrier(
      'social-risk',
      'parents afraid of being judged',
      'any choice will be discussed in the chat',
      'a private way to ask and to decide',
      'compare questions in the open chat and by private message',
    ),
    barrier(
      'information',
      'parents of two minds at home',
      'one parent has read much and the other decides',
      'a page made to be read by two',
      'interview both parents apart',
    ),
  ],
  scenes: ['a lunchbox on a counter at six', 'a car line with brake lights', 'a laptop beside a sleeping child'],
  findable: ['school and daycare enrollment totals', 'team and club rosters'],
  blindSpots: ['mothers answer for the household', 'nobody tells a stranger that they are unsure about their own child'],
  experts: ['family sociologists', 'pediatric nurses'],
}

export const students: AudienceKnowledge = {
  values: ['being real counts and being sold to is spotted', 'friends’ safety is everybody’s business', 'options should stay open'],
  divisions: [
    'those who work thirty hours and those on a meal plan live on different campuses',
    'the loud political few speak over a quiet many',
    'commuters and residents never meet',
  ],
  trusted: [voice('an older roommate or crew chief', 'she helped them settle in'), voice('a teacher who admits not knowing', 'he looked it up and came back')],
  distrusted: [voice('institutional accounts trying to be funny', 'the jokes are out of date'), voice('student-government regulars', 'it is for the résumé')],
  media: ['short-video feeds and private stories', 'server chats for class and games'],
  venues: ['dining halls and break rooms', 'gyms', 'shared houses on a porch'],
  networks: ['one person in each group chat makes the plan', 'a story shared by an ex-classmate outruns the mass mail'],
  rhythms: ['midterms, finals and paydays decide what fits', 'hardly anything happens before ten in the morning'],
  barriers: [
    barrier(
      'access',
      'those registered or insured somewhere else',
      'forms ask for an address that changes yearly',
      'a helper with a phone at the place they live',
      'stand in one hall and count which line of the form stops them',
    ),
    barrier(
      'habit',
      'those who leave it for later',
      'there is always a nearer deadline',
      'a slot in the calendar made with a friend',
      'book in pairs and compare no-shows',
    ),
  ],
  scenes: ['a porch couch', 'a dining-hall tray line', 'a night bus with earbuds'],
  findable: ['housing and enrollment totals', 'club and team lists'],
  blindSpots: ['those who reply to a campus survey are the organized ones', 'irony is taken for an opinion'],
  experts: ['youth-culture researchers', 'residence-hall directors'],
}

export const teens: AudienceKnowledge = {
  values: ['nothing is worse than being treated like a child', 'loyalty to friends beats rules', 'every unfair rule gets noticed'],
  divisions: ['ninth-graders copy and seniors are bored of it', 'athletes, band and those who stay outside have separate norms'],
  trusted: [voice('an older sibling or cousin', 'they keep secrets'), voice('a coach or shop teacher', 'he is strict and fair')],
  distrusted: [voice('assembly speakers', 'they are gone by lunch'), voice('posters by adults', 'the slang is wrong')],
  media: ['short-video feeds', 'private stories and disappearing messages'],
  venues: ['the bus', 'the locker room', 'a gas station after practice'],
  networks: ['one popular senior changes what is normal by Friday', 'a video of one is seen by all before third period'],
  rhythms: ['between classes there are five minutes', 'Friday nights and exam weeks are the riskiest times'],
  barriers: [
    barrier(
      'social-risk',
      'those who would be alone without it',
      'saying no means eating lunch elsewhere',
      'two friends who say it on the same day',
      'have friends name, unseen, who would stop with them',
    ),
    barrier(
      'trust',
      'those who expect to be reported',
      'an adult who helps may also have to tell',
      'help whose rules of silence are read out first',
      'ask what they think happens to what they say',
    ),
  ],
  scenes: ['a bus seat with two on one phone', 'a locker with a dented door', 'a gym floor after practice'],
  findable: ['enrollment totals by grade', 'team, band and club rosters through the school'],
  blindSpots: ['answers in class are given under the eyes of friends', 'those absent that day matter most'],
  experts: ['adolescent psychologists', 'school nurses'],
}

export const seniors: AudienceKnowledge = {
  values: ['independence is guarded above comfort', 'a word given is kept', 'being useful is better than being thanked'],
  divisions: ['the newly retired and the over-eighties are two generations', 'those with savings and those on the check alone face different choices'],
  trusted: [voice('the pharmacist', 'she calls back'), voice('an adult daughter', 'she drives')],
  distrusted: [voice('callers in a hurry', 'that is how it began for a friend'), voice('people who speak loudly and slowly', 'they hear fine')],
  media: ['the evening news and the printed paper', 'mail that is opened and kept'],
  venues: ['senior-center lunches', 'church coffee', 'the pharmacy bench'],
  networks: ['the telephone chain still works by ten', 'widows’ groups know who has stopped coming'],
  rhythms: ['mornings are good and dark evenings are not', 'the check comes on a known day'],
  barriers: [
    barrier(
      'access',
      'those who no longer drive after dark',
      'the evening start rules them out',
      'daylight hours and a door-to-door ride',
      'move it to ten in the morning and count',
    ),
    barrier(
      'social-risk',
      'those afraid to seem confused',
      'a question asked twice could be used against their independence',
      'a printed sheet and one named person',
      'see how many questions come on paper slips',
    ),
  ],
  scenes: ['a pill organizer by a window', 'a senior-center table with cards', 'a porch with a flag and a walker'],
  findable: ['area-agency service totals', 'building and center member lists'],
  blindSpots: ['those who attend are the mobile ones', 'a grown child in the room answers first'],
  experts: ['gerontologists', 'home-care supervisors'],
}

export const smallBusiness: AudienceKnowledge = {
  values: ['payroll is met before the owner is paid', 'reputation is the only advertising that lasts', 'rules should know what a Saturday is like'],
  divisions: ['owners with employees and those who work alone read a rule differently', 'chamber regulars and immigrant shopkeepers hardly meet'],
  trusted: [voice('their accountant', 'she has seen the books'), voice('an owner two doors down', 'he has the same problems')],
  distrusted: [voice('national associations', 'the big members pay the dues'), voice('officials at ribbon cuttings', 'the permit took nine months')],
  media: ['supplier newsletters and trade forums', 'local business pages'],
  venues: ['the wholesale counter', 'a bank lobby', 'the chamber breakfast'],
  networks: ['salesmen carry news from shop to shop', 'owners copy whoever survived the last bad year'],
  rhythms: ['the slow hour after lunch is the only one', 'December and tax time are closed'],
  barriers: [
    barrier(
      'money',
      'owners on thin margins',
      'every change is weighed against next week’s payroll',
      'the sum for a shop of their size',
      'sit with five owners and their real figures',
    ),
    barrier(
      'social-risk',
      'owners with customers on both sides',
      'a sticker in the window costs some trade',
      'a way to act without a sticker',
      'ask what they would do if no customer knew',
    ),
  ],
  scenes: ['a back office with a safe and a calendar', 'a till drawer at closing', 'a delivery at the rear door'],
  findable: ['license and sales-tax registrations in totals', 'main-street and merchants’ associations'],
  blindSpots: ['owners with time for a survey have staff', 'closed businesses cannot be asked'],
  experts: ['small-business accountants', 'main-street managers'],
}

export const workingClass: AudienceKnowledge = {
  values: ['work done properly earns a say', 'nobody should need two jobs to stand still', 'talking down is worse than disagreeing'],
  divisions: [
    'union and non-union families argue inside one house',
    'day and night shift live in different towns',
    'trades that are short of hands and plants that are cutting see different futures',
  ],
  trusted: [
    voice('the one on the crew who trains the new ones', 'she knows the job'),
    voice('a steward or foreman who once backed them', 'it cost him something'),
  ],
  distrusted: [voice('people with slides', 'they do not stay'), voice('politicians at the gate in October', 'they never come at other times')],
  media: ['talk radio and podcasts on shift', 'Facebook groups for the plant or the town'],
  venues: ['the parking lot at shift change', 'a bar or ball field', 'the break room'],
  networks: ['rides to work are where views are tried out', 'brothers-in-law get each other jobs and opinions'],
  rhythms: ['schedules come out a few days ahead', 'overtime season cancels everything'],
  barriers: [
    barrier(
      'time',
      'those on mandatory overtime',
      'the roster decides and not they',
      'something that can be done on a break',
      'set the offer beside the posted roster',
    ),
    barrier(
      'belief',
      'those who have seen it fade',
      'the last attempt they remember came to nothing',
      'somebody who says what went wrong then',
      'collect what people recall of the last attempt',
    ),
  ],
  scenes: ['a lunch pail on a tailgate', 'a time clock with cards', 'a kitchen with a uniform on a chair'],
  findable: ['shift and headcount figures in public filings', 'apprenticeship and local lists in totals'],
  blindSpots: ['those with the least control over their hours are never at the interview', 'a stranger with a notebook is taken for management'],
  experts: ['labor ethnographers', 'retired stewards'],
}

export const suburban: AudienceKnowledge = {
  values: [
    'a safe street and a good school were what they paid for',
    'order and courtesy are expected from officials and neighbors',
    'change should come with notice',
  ],
  divisions: [
    'older inner suburbs and new subdivisions have different worries',
    'first-generation owners and empty-nesters vote apart',
    'couples split on how much politics belongs at dinner',
  ],
  trusted: [voice('a neighbor who is a nurse, engineer or cop', 'she knows it from work'), voice('the league coach', 'he has everybody’s number')],
  distrusted: [voice('angry board regulars', 'they are known for shouting'), voice('robocalls', 'nobody picks up')],
  media: ['neighborhood apps', 'podcasts on the commute'],
  venues: ['sidelines', 'warehouse-store aisles', 'cul-de-sac driveways'],
  networks: ['one driveway talk settles a yard sign', 'block-party organizers hold the mailing list'],
  rhythms: ['Saturdays are tournaments', 'the train or the highway takes ten hours a week'],
  barriers: [
    barrier(
      'social-risk',
      'neighbors who avoid quarrels',
      'they will not risk a quarrel next door',
      'an act that shows on no lawn',
      'offer a sign and a private pledge and compare',
    ),
    barrier(
      'information',
      'people who have just moved in',
      'they do not know which town they pay taxes to',
      'a one-page who-decides-what for the address',
      'ask ten new owners to name their local government',
    ),
  ],
  scenes: ['a driveway with a hockey net', 'a garage with bulk shelves', 'a dark commute with brake lights'],
  findable: ['subdivision and league lists', 'property-transfer records in totals'],
  blindSpots: ['association boards are taken for the street', 'those who commute longest are never home to answer'],
  experts: ['suburban historians', 'league and association managers'],
}

export const rural: AudienceKnowledge = {
  values: ['people look after their own without being asked', 'promises from the capital are remembered by year', 'land and quiet are why one stays'],
  divisions: [
    'families of four generations and those who came for the view want different things',
    'the county seat and the far townships argue over roads',
    'those who stayed and those who came back see it differently',
  ],
  trusted: [voice('the volunteer fire chief', 'he comes at two in the morning'), voice('the school secretary', 'she knows every family')],
  distrusted: [voice('visitors who discover the place', 'the article had it wrong'), voice('programs with a hotline', 'nobody local answers')],
  media: ['the weekly paper and the swap-shop radio hour', 'county Facebook pages'],
  venues: ['the fairground', 'the diner before six', 'the high-school gym'],
  networks: ['who is related to whom decides who says it', 'the funeral lunch is where everybody meets'],
  rhythms: ['distances turn an hour’s matter into half a day', 'season and school sports rule the evenings'],
  barriers: [
    barrier(
      'access',
      'those an hour away',
      'the road, the fuel and the signal are part of every request',
      'it comes to the township hall',
      'count attendance by miles driven',
    ),
    barrier(
      'trust',
      'those who were promised broadband, a clinic or a plant',
      'the sign is still there and nothing behind it',
      'a thing finished first, however small',
      'ask which promise is still quoted',
    ),
  ],
  scenes: ['a gym with a concession window', 'a gravel road with a school bus', 'a diner counter at half past five'],
  findable: ['township and fire-district rolls in totals', 'fair, 4-H and booster lists'],
  blindSpots: ['"rural" is asked of people who live by a factory', 'the loudest page in the county has twelve writers'],
  experts: ['rural sociologists', 'weekly-paper editors'],
}

export const renters: AudienceKnowledge = {
  values: ['a stable address decides school, job and sleep', 'fair dealing means repairs before increases', 'privacy from the landlord is guarded'],
  divisions: ['long-term tenants and one-year movers have different stakes', 'those with a decent landlord fear a rule that might drive him out'],
  trusted: [
    voice('the neighbor who got the heat fixed', 'she kept copies of everything'),
    voice('a legal-aid intake worker', 'he is honest about what cannot be done'),
  ],
  distrusted: [voice('management portals', 'requests are closed without an answer'), voice('activists who move on', 'they are gone in a year')],
  media: ['building chats', 'flyers by the mailboxes'],
  venues: ['laundry rooms', 'mailbox halls', 'bus stops near complexes'],
  networks: ['one tenant per stairwell knows everybody', 'news of an increase runs down a hall in an evening'],
  rhythms: ['money is tight around the first of the month', 'moves bunch in summer'],
  barriers: [
    barrier(
      'social-risk',
      'tenants on a month-to-month lease',
      'a renewal can simply not come',
      'knowledge of what retaliation rules say, from legal aid',
      'ask what they believe the owner may do',
    ),
    barrier(
      'belief',
      'tenants who will be gone next year',
      'they do not expect to see the result',
      'a gain inside this lease',
      'ask how long they have said "next year"',
    ),
  ],
  scenes: ['a laundry room with a cork board', 'a hallway with strollers', 'a lease on a phone screen'],
  findable: ['rental registrations in unit counts', 'complex and tenant-association lists'],
  blindSpots: ['a renter’s name is not on the tax roll', 'managers choose which doors may be knocked'],
  experts: ['tenant-law clinicians', 'housing ethnographers'],
}

export const homeowners: AudienceKnowledge = {
  values: [
    'the house is shelter, savings and proof of work',
    'neighbors who keep things up are good neighbors',
    'surprises that cost money are resented for years',
  ],
  divisions: ['paid-off owners and fresh mortgages hear a cost differently', 'those who plan to sell and those who plan to die there want different things'],
  trusted: [voice('a contractor who said it could wait', 'he gave up a job by saying so'), voice('the neighbor who keeps receipts', 'she has the records')],
  distrusted: [
    voice('people with a clipboard at supper', 'they are usually selling something'),
    voice('letters marked "final notice"', 'they are advertising'),
  ],
  media: ['neighborhood apps and lender letters', 'home-repair channels'],
  venues: ['the hardware store on Saturday', 'the closing table', 'association meetings'],
  networks: ['one new roof on a street leads to three', 'referrals run over the fence'],
  rhythms: ['decisions fall in spring and at tax time', 'weekends go to the list on the fridge'],
  barriers: [
    barrier(
      'money',
      'owners who are house-rich and cash-poor',
      'the value is in the walls and not in the account',
      'a payment spread to match escrow',
      'ask what surprise of what size they could pay this month',
    ),
    barrier(
      'information',
      'owners who think the lender took care of it',
      'the escrow line is trusted and unread',
      'their own statement with the line marked',
      'read ten statements with their owners',
    ),
  ],
  scenes: ['a garage workbench with a folder of manuals', 'a ladder against gutters', 'an escrow letter on a counter'],
  findable: ['assessor rolls in street totals', 'association and permit lists'],
  blindSpots: ['landlords and owner-occupiers share a register', 'the proudest keepers of houses answer first'],
  experts: ['home inspectors', 'mortgage counselors'],
}

export const commuters: AudienceKnowledge = {
  values: [
    'arriving on time is a matter of keeping the job',
    'control over the trip is worth paying for',
    'others’ bad habits on the way are taken personally',
  ],
  divisions: ['those with a fixed start and those who can shift hours', 'drivers by choice and drivers for lack of anything else'],
  trusted: [
    voice('a colleague who changed the route', 'he clocks in at the same minute'),
    voice('the driver of the regular bus', 'she waits for her regulars'),
  ],
  distrusted: [voice('maps in a press release', 'they leave out the hard parts'), voice('executives with a parking space', 'they never ride')],
  media: ['traffic radio and navigation apps', 'screens and posters on the way'],
  venues: ['park-and-ride lots', 'platforms', 'gas stations on the way in'],
  networks: ['carpools agree on more than the route', 'work teams compare arrival stories'],
  rhythms: ['the same twelve minutes are lost at the same ramp', 'school term and winter change everything'],
  barriers: [
    barrier(
      'habit',
      'those who leave the house on autopilot',
      'the car is moving before the day is thought about',
      'a trial tied to a break in routine',
      'approach people in the week they move or change shifts',
    ),
    barrier(
      'access',
      'those whose start comes before service',
      'the first run is after their shift begins',
      'a first run ten minutes earlier',
      'set shift starts at five employers beside the timetable',
    ),
  ],
  scenes: ['a platform with breath in the air', 'a cup holder and a gas receipt', 'a badge reader at five to seven'],
  findable: ['employer headcounts by start time', 'ridership and ramp counts'],
  blindSpots: ['riders are surveyed on board and non-riders nowhere', 'people report the usual day and forget the bad one'],
  experts: ['travel-behavior researchers', 'dispatchers'],
}
