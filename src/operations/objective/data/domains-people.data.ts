import { barrier, objection, role, voice } from '../fragments.ts'
import type { DomainKnowledge } from '../situation-types.ts'

/** Fields in which the argument is about people’s own bodies, work, children, screens, purses and circles. */
export const publicHealth: DomainKnowledge = {
  tensions: [
    'people want to protect their family and doubt the institution that offers to help',
    'people want to decide about their own body and feel a duty to others',
    'people want to know and are afraid of what they might learn',
  ],
  trusted: [
    voice('the family’s pharmacist', 'she answers without an appointment'),
    voice('a relative who had the disease', 'it happened to someone they know'),
    voice('a family doctor of many years', 'she was right before'),
  ],
  distrusted: [
    voice('advertisements with a jingle and a list of side effects', 'the side effects are read too fast'),
    voice('agencies that changed the advice without saying why', 'people remember the first version'),
    voice('wellness sellers', 'they sell the cure themselves'),
  ],
  media: ['clinic portals and reminder texts', 'family group chats', 'morning television and local Facebook groups'],
  objections: [
    objection('the risks are played down', 'side effects exist and are listed', 'give the listed effects, how often they are reported, and where the list is'),
    objection('the companies and clinics gain from it', 'companies and clinics do get paid', 'say who gains what and what independent bodies have reviewed'),
    objection(
      'healthy people are made into patients',
      'false alarms and over-treatment happen',
      'give the range for false alarms with its source and what follows one',
    ),
  ],
  reasons: ['what is prevented or caught early is easier to treat', 'people who take care of themselves in time can go on caring for others'],
  misreadings: ['people confuse prevention, screening and treatment', 'people guess what is free, what insurance covers and what is billed later'],
  barriers: [
    barrier(
      'information',
      'those who got two different answers',
      'a clinic and a relative said opposite things on {subject}',
      'one named person to call',
      'ask for the last two answers they were given',
    ),
    barrier(
      'trust',
      'those with a family memory of mistreatment',
      'the family still talks about how a grandmother was treated',
      'an open word about that history from the institution itself',
      'ask who in the family was treated badly and where',
    ),
  ],
  backfire: ['a perfect family in a poster tells others that it is not for them', 'calling people ignorant makes their worries spread'],
  records: ['county coverage and screening registers on {subject}', 'state incidence tables', 'published reviews with their evidence grade'],
  scenes: [
    'a pharmacy counter with a queue',
    'a waiting room with a muted screen',
    'a fridge with an appointment card',
    'a hand on a child’s shoulder',
    'a mobile unit in a church lot',
  ],
  roles: [
    role('supporter', 'families who lost someone to it', 'would have given anything for one earlier visit'),
    role('supporter', 'clinic front-desk staff', 'say "while you are here" forty times a day'),
    role('cross-pressured', 'worried and willing patients', 'want it done and read worrying comments at night'),
    role('opponent', 'firm refusers', 'decided against it for reasons of conscience or experience'),
    role('bystander', 'healthy people without insurance', 'have no doctor and get no reminder'),
    role('gatekeeper', 'grandmothers and school nurses', 'often settle the question with one word'),
  ],
  experts: ['county epidemiologists', 'medical ethicists', 'patient advocates'],
}

export const schools: DomainKnowledge = {
  tensions: [
    'parents want the best for one child and the district has to serve all of them',
    'people value tradition and employers ask for new skills',
    'teachers want their judgment respected and parents want a say',
  ],
  trusted: [
    voice('a classroom teacher of twenty years', 'she taught the parents too'),
    voice('a bus driver or cafeteria worker', 'they see every child'),
    voice('a graduate who came back', 'he can say what was missing'),
  ],
  distrusted: [
    voice('national groups with a list of books', 'they do not have a child here'),
    voice('superintendents’ newsletters', 'every issue in them is good news'),
    voice('test-score realtors', 'they sell houses'),
  ],
  media: ['the school app and car-line talk', 'booster-club pages', 'board-meeting clips cut to a minute'],
  objections: [
    objection(
      'more money has gone in and results have not moved',
      'spending and scores are both public',
      'show what the added money bought and what was measured',
    ),
    objection(
      'parents should not have to fight the school over what their child is taught',
      'parents often learn of it late',
      'show the material itself and how a parent opts or asks',
    ),
    objection('the board listens to those who shout', 'minutes do show loud requests being met first at times', 'name a change made after a quiet request'),
  ],
  reasons: ['a good school keeps young families in town', 'children notice which adults turn up'],
  misreadings: ['board, superintendent, state and principal are blamed for each other’s decisions', 'a score is read as a grade for the teachers'],
  barriers: [
    barrier(
      'identity',
      'those who hated school',
      'walking into that building over {subject} feels like being fifteen',
      'a meeting in a diner or a park',
      'ask how the building makes them feel',
    ),
    barrier(
      'information',
      'those who get only the robocall',
      'messages come in one language and one voice',
      'a call from another parent in their language',
      'ask which of the last five messages they understood',
    ),
  ],
  backfire: ['using children as messengers makes parents close ranks', 'a culture-war headline drowns the roof repair'],
  records: ['board minutes and election returns', 'state report cards over several years', 'enrollment and transfer counts'],
  scenes: [
    'a car line at three',
    'a gym with bleachers out',
    'a backpack with a crumpled flyer',
    'a classroom with chairs on tables',
    'a bus stop in the dark',
  ],
  roles: [
    role('supporter', 'involved-parent regulars', 'already carry the bake sale and the board'),
    role('supporter', 'grandparents raising children', 'have raised two generations and know the gaps'),
    role('cross-pressured', 'satisfied but stretched parents', 'like the teacher and never saw a board meeting'),
    role('opponent', 'school-choice families', 'have left or want to leave and see no reason to invest'),
    role('bystander', 'taxpayers without children in school', 'vote on it and hear about it only at budget time'),
    role('gatekeeper', 'principals and PTA officers', 'decide what goes home in the folder'),
  ],
  experts: ['education-policy researchers', 'retired principals', 'student journalists'],
}

export const labor: DomainKnowledge = {
  tensions: [
    'workers want a fair share and fear for their jobs',
    'workers are proud of their work and angry at how it is run',
    'workers feel loyal to a boss they know and want rules that hold for everyone',
  ],
  trusted: [
    voice('the most skilled person on the shift', 'others bring him their questions'),
    voice('a worker from a comparable site', 'she has the pay slip'),
    voice('a spouse who does the bills', 'the sum is on paper'),
  ],
  distrusted: [
    voice('consultants brought in for meetings', 'they leave after the vote'),
    voice('organizers who never worked the line', 'they have not done the work'),
    voice('politicians in hard hats', 'they come only for the photograph'),
  ],
  media: ['break-room boards and group texts', 'trade podcasts', 'short clips by workers in other plants'],
  objections: [
    objection(
      'costs will rise and the work will go elsewhere',
      'plants have moved',
      'look at what happened at comparable sites, by name and year, from filings',
    ),
    objection(
      'good workers do better dealing for themselves',
      'some skilled people do get more on their own',
      'show pay by seniority and skill under each arrangement',
    ),
    objection('small firms cannot carry what big ones can', 'margins differ', 'work it out for a firm of ten with its own books'),
  ],
  reasons: ['a schedule one can plan a life on', 'a written way to settle it when a supervisor is wrong'],
  misreadings: ['workers guess at what the law protects and often guess too low', 'workers know dues, fees and strike rules only from rumor'],
  barriers: [
    barrier(
      'social-risk',
      'those on probation or a visa',
      'one word from a supervisor over {subject} ends more than a job',
      'a talk off site with a lawyer’s card',
      'ask who on the shift can least afford to be seen',
    ),
    barrier(
      'belief',
      'those waiting for a promised raise',
      'management said that it would fix it and asked for time',
      'a dated list of what was promised',
      'ask what was promised and by when',
    ),
  ],
  backfire: ['talk of class offends people who are proud of their trade', 'a leaflet with another plant’s shift times shows that outsiders wrote it'],
  records: ['labor-board election and complaint files', 'wage and injury statistics by trade and county', 'contracts in force at comparable sites'],
  scenes: [
    'a break room with a humming machine',
    'a parking lot at shift change',
    'a pay slip on a dashboard',
    'a loading dock in January',
    'a locker with a child’s drawing',
  ],
  roles: [
    role('supporter', 'shift leaders without the title', 'are asked first when something is wrong'),
    role('supporter', 'hurt-on-the-job workers', 'have a date and a form that was lost'),
    role('cross-pressured', 'loyal long-timers', 'like the founder and not the new manager'),
    role('opponent', 'go-it-alone high earners', 'make the bonus and fear losing it'),
    role('bystander', 'temps and new hires', 'do not expect to be there in spring'),
    role('gatekeeper', 'front-line supervisors', 'hold the schedule'),
  ],
  experts: ['labor-relations scholars', 'employment lawyers on both sides', 'time-and-motion engineers'],
}

export const technology: DomainKnowledge = {
  tensions: [
    'people want things to be easy and do not want to be tracked',
    'parents want children to be safe and to learn to handle it themselves',
    'people want free speech and a feed without abuse',
  ],
  trusted: [
    voice('the grandchild who fixes the phone', 'it works when she leaves'),
    voice('a librarian at the public computers', 'she sees the mistakes daily'),
    voice('a neighbor who lost money', 'he has told nobody else'),
  ],
  distrusted: [
    voice('platforms about themselves', 'they keep moving the settings'),
    voice('experts in acronyms', 'nobody understands them the first time'),
    voice('forwarded warnings in capitals', 'they have warned of everything already'),
  ],
  media: ['settings screens and pop-ups', 'tech segments on local news', 'video explainers watched in bed'],
  objections: [
    objection('anyone careful has nothing to fear', 'many careful people never have trouble', 'show how a careful person was caught'),
    objection(
      'new rules will be written by the companies or break what works',
      'companies have written rules before, and some rules broke things',
      'name the clause and who asked for it',
    ),
    objection('parents and users should decide, not government', 'a household may set its own rules', 'say what a user can do and where that ends'),
  ],
  reasons: ['five minutes of care can save a month of trouble with the bank', 'children learn it from what adults do'],
  misreadings: ['people think that they would notice a fake', 'privacy settings are believed to be on by default'],
  barriers: [
    barrier(
      'social-risk',
      'those ashamed of having been fooled',
      'admitting it at home over {subject} would cost them the car keys',
      'a story by somebody sharp who was fooled',
      'ask whether it happened to "somebody you know"',
    ),
    barrier(
      'access',
      'those on an old phone and thin signal',
      'the advice needs a version they cannot install',
      'steps that work on the cheapest device',
      'try each step on a five-year-old phone',
    ),
  ],
  backfire: ['constant warning teaches people to click past warnings', 'laughing at the fooled sends them to the next trick alone'],
  records: ['loss reports to the trade commission or the FBI’s complaint center', 'platform transparency reports', 'library help-desk logs'],
  scenes: ['a phone face down at dinner', 'a library carrel', 'a bank counter and a worried teller', 'a router with a blinking light', 'a gift-card rack'],
  roles: [
    role('supporter', 'family tech helpers', 'set up everybody’s phone'),
    role('supporter', 'people once fooled', 'know the minute in which they should have hung up'),
    role('cross-pressured', 'convenience-first users', 'press accept and dislike it'),
    role('opponent', 'defenders of the open internet', 'fear the cure more than the scam'),
    role('bystander', 'people who stay offline', 'hear about fraud only from the bank'),
    role('gatekeeper', 'tellers, librarians and store clerks', 'stand between the call and the loss'),
  ],
  experts: ['fraud investigators', 'human–computer interaction researchers', 'civil-liberties lawyers'],
}

export const faithCommunity: DomainKnowledge = {
  tensions: [
    'members want to help their own and feel called to help whoever comes',
    'people prefer to serve quietly and the work needs to be seen',
    'long-time members value tradition and newcomers want change',
  ],
  trusted: [
    voice('the woman who runs the kitchen', 'she never asks for anything she would not do herself'),
    voice('a young leader with a key', 'they always show up'),
    voice('a family that was once helped', 'they came back to help'),
  ],
  distrusted: [
    voice('professional fundraisers', 'their letters are too smooth'),
    voice('leaders who preach it and are not seen there', 'people keep count'),
    voice('officials at the ribbon', 'they come only for the ceremony'),
  ],
  media: ['bulletins and announcements', 'prayer chains and group texts', 'the sign out front'],
  objections: [
    objection('charity lets government and employers off', 'giving can hide who ought to act', 'say what it does this week and what it will not replace'),
    objection('the same ten people do everything and are tired', 'rosters do show the same ten names', 'show tasks that nobody has to do forever'),
    objection('outsiders with an agenda use the congregation’s good name', 'good names have been borrowed before', 'state who started it and who pays'),
  ],
  reasons: ['needs met by name are met better', 'people who work side by side stop being strangers'],
  misreadings: ['members imagine people in need as unlike themselves', 'members think that others do more than they do'],
  barriers: [
    barrier(
      'social-risk',
      'those new or doubting',
      'taking part in {subject} might mean being asked what they believe',
      'a task on which nobody is asked',
      'ask whether they were ever quizzed',
    ),
    barrier(
      'time',
      'members who already do too much',
      'they already carry three jobs and cannot say no',
      'a rule that a new task frees an old one',
      'list who holds how many roles',
    ),
  ],
  backfire: ['applause from the front embarrasses those who served quietly', 'mixing the cause with a candidate splits the pews'],
  records: ['rosters and pantry counts', 'attendance and giving totals as the body publishes them', 'referral logs of partner agencies'],
  scenes: [
    'a church basement with steam on the windows',
    'a folding table in a parking lot',
    'a ring of keys',
    'a casserole with masking tape on the lid',
    'a shared garden at dusk',
  ],
  roles: [
    role('supporter', 'faithful regulars', 'unlock the door every week'),
    role('supporter', 'families helped in the past', 'want to give back without a speech'),
    role('cross-pressured', 'believers short of time', 'want to help and have a second job'),
    role('opponent', 'elders wary of agendas', 'built the place and guard it'),
    role('bystander', 'neighbors who never go in', 'hear the bell and park there'),
    role('gatekeeper', 'church secretaries and caretakers', 'hold the calendar and the keys'),
  ],
  experts: ['sociologists of religion', 'community organizers', 'social workers who take the referrals'],
}

export const consumer: DomainKnowledge = {
  tensions: [
    'shoppers have principles and have to watch the price',
    'people are curious about new things and trust what they know',
    'people want to buy locally and want it by Tuesday',
  ],
  trusted: [
    voice('a friend who bought it with her own money', 'she would say if it broke'),
    voice('a repairman', 'he knows which ones come back'),
    voice('the clerk who advised against a sale', 'she lost the commission'),
  ],
  distrusted: [
    voice('paid reviewers', 'every review of theirs is happy'),
    voice('loyalty programs', 'the points expire'),
    voice('companies with a cause this month', 'their products do not match it'),
  ],
  media: ['review sites and comparison videos', 'neighborhood recommendation threads', 'shelf tags and receipts'],
  objections: [
    objection('it costs more and does the same', 'the label often is the difference', 'show cost per use over a year'),
    objection('small print takes back what the front gives', 'some terms do take back what the offer gives', 'put the two worst terms on the front'),
    objection('one shopper changes nothing', 'volumes are large', 'show the order size at which the store reacts'),
  ],
  reasons: ['it does the job and can be repaired', 'the money stays in town'],
  misreadings: ['people take the list price for the whole cost', 'a warranty and insurance are thought to cover the same'],
  barriers: [
    barrier(
      'money',
      'those who buy at the end of the pay week',
      '{subject} is weighed against the gas tank',
      'a smaller size or a later payment',
      'look at sales by day after payday',
    ),
    barrier('trust', 'those stung by fine print', 'cancelling took three calls', 'a way out that is shown before the way in', 'let five people try to cancel'),
  ],
  backfire: ['a countdown clock tells people that they are being pushed', 'a cause used as decoration is called out within a day'],
  records: ['complaint and return tables', 'published price series', 'consumer-expenditure survey tables'],
  scenes: [
    'a checkout with a hesitating hand',
    'a garage shelf of things not used',
    'a receipt held to the light',
    'a farm stand with a cash box',
    'a repair counter',
  ],
  roles: [
    role('supporter', 'satisfied early buyers', 'recommend it unasked'),
    role('supporter', 'local-first shoppers', 'drive past the cheap one'),
    role('cross-pressured', 'shoppers held back by price', 'put it in the basket and take it out again'),
    role('opponent', 'loyal users of another brand', 'have had no trouble in ten years'),
    role('bystander', 'people not buying now', 'will need it next year'),
    role('gatekeeper', 'store buyers and category managers', 'decide what is at eye level'),
  ],
  experts: ['retail buyers', 'consumer psychologists', 'complaint-desk staff'],
}

export const bloodGiving: DomainKnowledge = {
  tensions: [
    'people want to help a stranger and fear the needle',
    'people want to help and have been turned away',
    'the hour it takes is also an hour of study or pay',
  ],
  trusted: [
    voice('a transfused patient', 'she can say what the bag did'),
    voice('a phlebotomist with steady hands', 'people ask for her by name'),
    voice('a roommate or crew mate who goes', 'he goes back every time'),
  ],
  distrusted: [
    voice('calls that come three times a week', 'the need is always urgent'),
    voice('screeners who embarrass', 'the questions were read aloud'),
    voice('urgent banners without a reason', 'it is urgent every month'),
  ],
  media: ['campus and workplace screens', 'texts from the collecting center', 'photos of bandaged elbows'],
  objections: [
    objection('the centers sell what donors give for free', 'hospitals do pay processing fees', 'explain what the fee covers and who sets it'),
    objection('some are turned away for who they are', 'rules have excluded people and changed late', 'give the present rule in full and say what changed'),
    objection('donors who fainted were not looked after', 'reactions happen', 'say how often, what is done, and that stopping is allowed'),
  ],
  reasons: ['blood cannot be made, only given', 'one hour can save a stranger'],
  misreadings: ['tattoos, medication and travel are believed to rule out more people than they do', 'donors think that somebody else has the needed type'],
  barriers: [
    barrier(
      'belief',
      'the needle-shy',
      'the picture of the needle comes before the picture of the patient',
      'permission to look away and leave, and a talker beside them',
      'offer "come along, do not give" and see who stays',
    ),
    barrier(
      'information',
      'the once-deferred',
      'they were turned away for iron, travel or a tattoo and think it is for life',
      'a personal note on the day the deferral ends',
      'call fifty deferred people and ask when they may return',
    ),
  ],
  backfire: ['permanent emergency makes people wait for a real one', 'prizes attract those who hide a deferral reason'],
  records: ['drive totals, deferrals and no-shows by site', 'first-time and returning donor counts', 'hospital days-of-supply notices'],
  scenes: [
    'a bus with reclining chairs',
    'a hand squeezing a foam ball',
    'a juice and pretzel table',
    'a hospital fridge with labels',
    'a calendar with eight weeks marked',
  ],
  roles: [
    role('supporter', 'regular blood donors', 'book the next slot from the chair'),
    role('supporter', 'families of patients', 'would give every day if allowed'),
    role('cross-pressured', 'willing donors afraid of needles', 'sign up and do not appear'),
    role('opponent', 'once-excluded donors', 'were sent away and say so'),
    role('bystander', 'people never asked', 'walk past the bus'),
    role('gatekeeper', 'site hosts and team captains', 'free the room and the hour'),
  ],
  experts: ['donor-recruitment managers', 'transfusion physicians', 'anxiety therapists'],
}

export const substanceUse: DomainKnowledge = {
  tensions: [
    'it feels like a free choice and the habit has already taken hold',
    'adults want to punish it and also want to help',
    'people enjoy the company at the break and notice that they are short of breath',
  ],
  trusted: [
    voice('somebody a year ahead who stopped', 'he is close enough to believe'),
    voice('a coach who watches lap times', 'he talks about times and not about morals'),
    voice('a school nurse or medic', 'she has seen the bad days'),
  ],
  distrusted: [
    voice('posters with skulls', 'nobody they know looks like that'),
    voice('makers’ prevention pages', 'they sell it'),
    voice('assemblies with an officer', 'everybody learns only where to hide'),
  ],
  media: ['short-video feeds and private stories', 'gaming chats', 'shop windows with colored displays'],
  objections: [
    objection('it is less harmful than what came before', 'for some adult users that may hold', 'keep adults who switch apart from people who never started'),
    objection('bans push it into bathrooms and back seats', 'a ban can move use out of sight', 'show what was offered along with the rule'),
    objection('adults do worse and lecture', 'some who lecture do the same thing or worse', 'let an adult begin with their own'),
  ],
  reasons: ['money and breath come back within weeks', 'nobody likes needing it first thing in the morning'],
  misreadings: ['most guess that more people their age use it than surveys report', 'strength is hidden behind flavor and brand names'],
  barriers: [
    barrier(
      'identity',
      'those for whom it is part of the group',
      'the circle meets around {subject} and nowhere else',
      'another reason to stand in that circle',
      'ask what they would do with the same people without it',
    ),
    barrier(
      'social-risk',
      'those who fear punishment if they ask',
      'asking for help means admitting to it in the place that suspends',
      'help that is kept apart from discipline, in writing',
      'read the rule book with them and mark where help ends and penalty begins',
    ),
  ],
  backfire: ['showing the device in close-up advertises it', 'a suspension hands them a free week with it'],
  records: ['state youth-risk or household survey tables', 'retail inspection results', 'nurse visits and confiscation logs in totals'],
  scenes: [
    'a restroom with a propped door',
    'a locker room after practice',
    'a gas-station counter',
    'a car with the windows up',
    'a drawer with three chargers',
  ],
  roles: [
    role('supporter', 'people a year past quitting', 'want their health back without losing their friends'),
    role('supporter', 'worried younger siblings', 'see it and say nothing'),
    role('cross-pressured', 'social users', 'do it on Fridays and call it nothing'),
    role('opponent', 'users who resent rules', 'hate being managed'),
    role('bystander', 'non-users who look away', 'do not use it and say nothing'),
    role('gatekeeper', 'clerks, coaches and older siblings', 'supply it or stop it'),
  ],
  experts: ['adolescent-medicine physicians', 'peer counselors', 'retail-compliance inspectors'],
}

export const genericDomain: DomainKnowledge = {
  tensions: [
    'people want {subject} to go well and want to be left alone',
    'what would help {in} soon is not always what would last',
    'people are loyal to their circle and have honest doubts about {subject}',
  ],
  trusted: [
    voice('people who deal with {bare} every working day', 'they gain nothing by making it sound better'),
    voice('somebody who changed their mind on {subject}', 'they can say which moment did it'),
    voice('a neighbor known for fairness', 'both sides have asked her before'),
  ],
  distrusted: [
    voice('paid promoters of {bare}', 'their living hangs on one answer'),
    voice('people who only turn up in a crisis', 'nobody saw them last year'),
  ],
  media: ['the group chats in which {subject} comes up', 'local news pages and their comment threads', 'talk at counters, gates and checkouts'],
  objections: [
    objection('there are more pressing things than {subject}', 'time and money go somewhere else then', 'say what it would displace and who would feel that'),
    objection('those who push {subject} will not carry the cost', 'costs do fall unevenly', 'list who pays, who gains and when'),
    objection('it was tried and it faded', 'many drives do fade', 'find what became of the last one and say what is different'),
  ],
  reasons: ['leaving {subject} as it is also has a price', 'a first group that goes ahead makes it ordinary for the next'],
  misreadings: ['people use the word {bare} for different things', 'it is unclear who decides about {subject} and who only comments'],
  barriers: [
    barrier(
      'information',
      'those who have only heard the name',
      'they could not say what {subject} would change in their week',
      'one concrete case with a place and a name',
      'ask for a one-sentence explanation and count blanks',
    ),
    barrier(
      'opposition',
      'those with something to lose by it',
      'their income, standing or comfort rests on how {subject} is now',
      'a fair hearing and a condition they could accept',
      'ask what would have to be true for them to let it pass',
    ),
  ],
  backfire: ['talk of {subject} in experts’ words makes people feel small', 'a campaign that claims everybody agrees invites the first to disagree'],
  records: [
    'minutes, registers or receipts of whoever handles {subject}',
    'earlier local reporting on {bare}, with dates',
    'questions about it in published surveys, in their wording',
  ],
  scenes: [
    'a kitchen table after supper',
    'a counter where people wait',
    'a parking lot at closing time',
    'a bulletin board with old notices',
    'a front step in the evening',
  ],
  roles: [
    role('supporter', 'people already touched by it', 'have a story about {subject} and rarely tell it'),
    role('supporter', 'doers who like a plan', 'join anything with a date and a task'),
    role('cross-pressured', 'sympathizers without an hour', 'agree about {subject} and have no hour to give'),
    role('opponent', 'reasoned objectors', 'have thought about {subject} and came out on the other side'),
    role('bystander', 'people it never reached', 'could not say what {subject} is about'),
    role('gatekeeper', 'list and key holders', 'decide who is told and who gets the room'),
  ],
  experts: ['practitioners who handle {subject}', 'local reporters', 'researchers of civic behavior'],
}
