import type { Portrait } from '../portrait.ts'
import { audienceBarrierPortraits } from './portraits-audiences.data.ts'
import { careBarrierPortraits } from './portraits-fields-care.data.ts'
import { openAirBarrierPortraits } from './portraits-fields-open-air.data.ts'
import { publicBarrierPortraits } from './portraits-fields-public.data.ts'
import { strainBarrierPortraits } from './portraits-fields-strain.data.ts'

/** Who is behind each barrier of the behaviour and audience tables, by the words that name them there. */
export const barrierPortraits: Readonly<Record<string, Portrait>> = {
  ...audienceBarrierPortraits,
  ...careBarrierPortraits,
  ...openAirBarrierPortraits,
  ...strainBarrierPortraits,
  ...publicBarrierPortraits,
  'people whose work covers the hour': {
    name: 'Workers on the clock',
    life: 'Their shift, herd, till or ward has them when the doors open, and whoever covers for them wants the favor back.',
  },
  'first-timers who fear being put on the spot': {
    name: 'First-timers afraid to speak',
    life: 'Capable at work and quiet in public rooms, they read an agenda as a list of chances to be called on.',
  },
  'people who think it was settled beforehand': {
    name: 'People who think it’s decided',
    life: 'Once they drove in, sat through two hours and read in Friday’s paper what had been decided on Monday.',
  },
  'people who hear of it the day after': {
    name: 'People who hear too late',
    life: 'They usually learn about it the next morning from someone who went.',
  },
  'people without a ride, a sitter or steps they can climb': {
    name: 'Households without ride or sitter',
    life: 'One car, two jobs and a child in bed by eight make every evening outside the house a small operation.',
  },
  'people who do not know the contest is on': {
    name: 'Off-year non-voters',
    life: 'They vote when the whole country talks of it and could not name this contest between two big ones.',
  },
  'people who think one ballot changes nothing': {
    name: 'One-vote doubters',
    life: 'Sums come easily to them: thousands vote, theirs is one, and the street looks the same after each count.',
  },
  'people who moved since they last registered': {
    name: 'Recently moved households',
    life: 'Boxes, a new landlord and a forwarding slip: the roll is the last thing anyone updates.',
  },
  'people on rotating shifts': {
    name: 'Rotating-shift voters',
    life: 'A posted roster tells them on Thursday where they will be on Tuesday, and it is rarely near the gym with the booths.',
  },
  'people who feel politics is for other people': {
    name: 'People who avoid politics',
    life: 'At their table one talks of work, family and games; a ballot belongs to people with framed diplomas.',
  },
  'people who wonder where the list goes': {
    name: 'Privacy-minded signers',
    life: 'They shred envelopes, use a second e-mail address and want to see who is behind a clipboard before a pen.',
  },
  'people whose boss or in-law may read it': {
    name: 'People worried about public names',
    life: 'The supervisor, the in-laws and the council member all shop where they shop {in}.',
  },
  'people who have signed plenty and seen nothing': {
    name: 'People tired of petitions',
    life: 'Their names stand on a dozen sheets, and no letter has ever told them what became of one.',
  },
  'people who cannot tell what the text would do': {
    name: 'Careful readers',
    life: 'Contracts, recipes and warranties get read to the end here, and a title without a text gets a polite no.',
  },
  'people walking past with bags in both hands': {
    name: 'Passers-by in a hurry',
    life: 'Groceries, a stroller and a bus in four minutes: the sidewalk is where they are least able to stop.',
  },
  'people who do not know whose decision it is': {
    name: 'Callers passed between offices',
    life: 'Three offices have already sent them to each other, about another matter, and the folder is still on the counter.',
  },
  'people who freeze on the phone': {
    name: 'Callers who freeze',
    life: 'They can explain it to a neighbor across a fence and lose the sentence as soon as a receptionist answers.',
  },
  'people who think a staffer bins it': {
    name: 'People who got form letters',
    life: 'In a drawer lies an official reply that thanked them for a concern they had not raised.',
  },
  'people who depend on the office for a permit or a job': {
    name: 'Households that depend on permits',
    life: 'A license, a contract or a relative’s county job passes over the same counters where the complaint would land.',
  },
  'people who can only call outside office hours': {
    name: 'People free after hours only',
    life: 'Lunch is half an hour beside a loud machine, and every line they could call closes before they clock out.',
  },
  'people who fear an open-ended promise': {
    name: 'People wary of long commitments',
    life: 'A two-hour favor once turned into the treasurer’s book for six years, and the family still mentions it.',
  },
  'people who think they lack the skill': {
    name: 'Skilled people never asked',
    life: 'Good with engines, children or spreadsheets, they see none of that in a notice asking for dedicated individuals.',
  },
  'people who run into forms and checks': {
    name: 'Volunteers lost to paperwork',
    life: 'They waited for fingerprints, references and a training date, and lost interest before the clearance came.',
  },
  'people who came once and stood around': {
    name: 'One-time helpers left idle',
    life: 'They gave up a Saturday, held a cup for two hours and went home unasked.',
  },
  'people who think helpers are another sort': {
    name: 'People who feel excluded',
    life: 'Tired, paid by the hour and handy, they look at the group photograph and see somebody else’s club.',
  },
  'people for whom the position belongs to the other camp': {
    name: 'Party loyalists who hesitate',
    life: 'Friends, feed and favorite host line up one way, and a wrong sentence here costs a place at that table.',
  },
  'people who see the cost and not the return': {
    name: 'People who see only cost',
    life: 'They keep a household ledger in the head and carry {subject} on the side of what goes out.',
  },
  'people who feel they were sold something before': {
    name: 'People misled before',
    life: 'A confident promise in the same register was made to them years ago, and they remember who made it.',
  },
  'people who agree in private only': {
    name: 'Private sympathizers',
    life: 'Over a fence with one friend they say it plainly; in the group chat they send a thumb and leave.',
  },
  'people with a mood and no reasons': {
    name: 'Undecided people without facts',
    life: 'A feeling about {subject} is there, picked up from headlines at the gas pump, and nothing that would survive a question.',
  },
  'people who have only seen the headline': {
    name: 'Headline-only readers',
    life: 'They saw the rendering, not the forty pages, and have a worry without a paragraph to hang it on.',
  },
  'people afraid to look negative': {
    name: 'People reluctant to object',
    life: 'Coaches, choir members and good hosts {in}, they would rather swallow a doubt than be the one who is against things.',
  },
  'people who think the deal is done': {
    name: 'People who think it’s settled',
    life: 'Survey flags went up in spring, and to them a flag means that somebody already shook hands.',
  },
  'people whose pay depends on the proposal': {
    name: 'Families paid by the project',
    life: 'A lease check, a haul contract or a spouse’s badge ties the household’s month to a yes.',
  },
  'people who lose heart after round two': {
    name: 'Worn-out objectors',
    life: 'They came in with a folder the first time, and the folder has been in the car since the third postponement.',
  },
  'people who ask where it ends up': { name: 'Givers who want proof', life: 'Careful with receipts, they give to a face and hesitate before an institution.' },
  'people who give until they notice the balance': {
    name: 'Givers short of money',
    life: 'Generous on payday and careful by the twentieth, they give on impulse and then look at the balance.',
  },
  'people ashamed of a small gift': {
    name: 'Small givers who feel ashamed',
    life: 'What they could spare looks to them like an insult beside the boxes printed on the form.',
  },
  'people who mean to and do not': {
    name: 'Givers who put it off',
    life: 'They have the flyer on the fridge, and every week something else comes first.',
  },
  'people who meet a form they cannot finish': {
    name: 'Givers stopped by forms',
    life: 'A cracked phone, a shared account and ten minutes of battery are what they bring to the page.',
  },
  'people who face the price before the saving': {
    name: 'Up-front price watchers',
    life: 'They know to the dollar what leaves the account on the first, and a gain over five years is a story.',
  },
  'people whose hands do the old thing': {
    name: 'People of fixed routine',
    life: 'Their mornings have run the same way for years, and they are rarely late.',
  },
  'people unsure what applies to their own case': {
    name: 'Households unlike the example',
    life: 'Their house, shift or family is unusual, so the standard example does not fit them.',
  },
  'people burned by an earlier purchase': {
    name: 'Burned buyers',
    life: 'In the garage stands a device that was going to pay for itself; the number on its sticker is disconnected.',
  },
  'people who would need someone else’s leave': {
    name: 'Households needing permission',
    life: 'They would, and the lease, the spouse or the shift lead has the last word.',
  },
  'people who feel fine and see no reason': {
    name: 'People who feel fine',
    life: 'They work, lift and sleep well enough, and a doctor is for something that bleeds.',
  },
  'people who dread the bill that follows': {
    name: 'People afraid of the bill',
    life: 'An envelope that arrived two months after a free visit still sits in the drawer with the others.',
  },
  'people who were not listened to': {
    name: 'Patients who felt unheard',
    life: 'Their last visit took six minutes, and the clinician looked at a screen.',
  },
  'people who lose pay for a weekday hour': {
    name: 'Hourly-paid patients',
    life: 'For them an appointment has a price in hours, and the supervisor keeps a tally.',
  },
  'people afraid of what it does or shows': {
    name: 'People afraid of the result',
    life: 'They read the leaflet to the last line at one in the morning and close the page before booking.',
  },
  'people who are sure they do not qualify': {
    name: 'Families sure they don’t qualify',
    life: 'A small raise, an old truck in their name or a son’s job convinced them years ago that it is for others.',
  },
  'people missing one paper': {
    name: 'Applicants missing one paper',
    life: 'The shoe box holds everything but the one letter that another office has to send.',
  },
  'people who will not take a handout': {
    name: 'Households that refuse handouts',
    life: 'They help others first, take nothing they did not pay for, and say so to their children.',
  },
  'people wary of giving data to an office': {
    name: 'Applicants wary of data',
    life: 'Every blank they fill has, in somebody’s experience, traveled further than it should have.',
  },
  'people who start and stop': {
    name: 'Half-finished applicants',
    life: 'A half-finished form sits behind a forgotten password, begun on a phone after the children slept.',
  },
  'people afraid of what signing brings down on them': {
    name: 'People who fear the consequences',
    life: 'They rehearse the day after signing: who would stop talking to them, and who writes the schedule.',
  },
  'people who count the dues or the lost pay': {
    name: 'People who count the dues',
    life: 'They take out a pen and a pay slip before they talk about belonging.',
  },
  'people who doubt that it delivers': {
    name: 'People who doubt the benefit',
    life: 'A brother-in-law joined something like it, and his week looks like theirs.',
  },
  'people who see themselves as standing alone': {
    name: 'People who stand alone',
    life: 'They fix their own truck, settle their own quarrels and have never liked a card in the wallet.',
  },
  'people who mix up commitment and interest': {
    name: 'People too cautious to ask',
    life: 'A question, they think, already puts a name on somebody’s list, so none gets asked.',
  },
  'people who do it before they notice': {
    name: 'Users by habit',
    life: 'They reach for it with the coffee or in the car, before they think about it.',
  },
  'people whose friends share it': {
    name: 'Friends who use together',
    life: 'The five minutes outside are where jokes, rides and news are traded, and it comes with them.',
  },
  'people sure that they could stop any time': { name: 'Users sure they can stop', life: 'They have never tried for a week, and so have never failed at it.' },
  'people who take it for the harmless kind': {
    name: 'Users who think it’s harmless',
    life: 'Theirs is the mild one, the fruit one, the weekend one; the serious kind is what other people have.',
  },
  'people who find no help in the hours they need it': {
    name: 'Users without help at night',
    life: 'By day it is easy; the hard hour comes when every office that helps has gone home.',
  },
  'people who keep the peace at table': {
    name: 'Family peacekeepers',
    life: 'They host, they smooth over, and they have a look that ends a subject before dessert.',
  },
  'people afraid of the second question': {
    name: 'People afraid of follow-up questions',
    life: 'What they know fits in one sentence, and they can feel the follow-up coming.',
  },
  'people who do not see themselves as the type who speaks': {
    name: 'Quiet listeners',
    life: 'Others bring the toast and the opinion; they bring the salad and listen closely.',
  },
  'people who suspect they are being used as a channel': {
    name: 'People wary of being used',
    life: 'They notice when a text arrives ready to paste and wonder who wants something.',
  },
  'people who read and never pass on': { name: 'Readers who never share', life: 'They read a great deal on the bus and pass none of it on.' },
  'people sure they know already': {
    name: 'People sure they know',
    life: 'They heard a tidy version early, have told it often, and it has never been tested.',
  },
  'people lost in the expert’s words': { name: 'People lost in jargon', life: 'They nod after the third abbreviation and stop listening.' },
  'people with four free minutes': { name: 'People with minutes to spare', life: 'Learning has to fit between the parking brake and the school door.' },
  'people who suspect a lesson': {
    name: 'Adults who dislike lectures',
    life: 'Good at something hard themselves, they notice at once when a voice turns into a classroom.',
  },
  'people who never meet it when it matters': {
    name: 'Learners who forget in practice',
    life: 'They could have answered in the session and were somewhere else when it mattered.',
  },
  'people who cannot tell what is being asked': {
    name: 'Willing people without instructions',
    life: 'They agree with the aim and cannot tell what they are supposed to do.',
  },
  'people who think it makes no difference': {
    name: 'People who doubt their impact',
    life: 'Reasonable and tired, they have done their part before and never learned what the parts came to.',
  },
  'people waiting for someone else to begin': { name: 'People waiting for others', life: 'Most of any street {in}: willing as third, never as first.' },
  'people with no slack in the week': {
    name: 'Households with no free time',
    life: 'Every hour of the week already has a name on it, and most of them are other people’s.',
  },
  'people who ask what is behind it': {
    name: 'People who check the sponsor',
    life: 'They turn over the flyer to find the small print, and an empty back is an answer.',
  },
  'operators with no hired help': {
    name: 'Herd-bound operators',
    life: 'Milking, feeding and calving are done by the family alone, so the barn decides which evenings exist.',
  },
  'operators who would be seen as turning on a neighbor': {
    name: 'Fence-line peacekeepers',
    life: 'They share a driveway, a baler and a baptism with the people whose practice is being discussed.',
  },
  'members who keep faith and politics apart': {
    name: 'Members who avoid politics',
    life: 'They usher, teach Sunday school and leave the room when a candidate’s name is mentioned in it.',
  },
  'members who left another church over such a fight': {
    name: 'Members hurt by church splits',
    life: 'They lost friends and a pew in an earlier fight and found this congregation because it is quiet.',
  },
  'believers wary of being a voting bloc': {
    name: 'Believers who won’t be counted',
    life: 'Bible on the counter and ballot in private, they have been counted on television once too often.',
  },
  'believers who leave outcomes to God': {
    name: 'Believers who pray and wait',
    life: 'Prayer is the first act and often the last; stepping further feels like grasping.',
  },
  'veterans tired of being a prop': { name: 'Veterans tired of ceremonies', life: 'They fix furnaces or teach shop and decline the stage every November.' },
  'veterans who fought the paperwork': { name: 'Veterans worn out by paperwork', life: 'A binder of denied claims taught them how long an office can take.' },
  'parents afraid of being judged': {
    name: 'Parents afraid of being judged',
    life: 'Snacks, screens and shots are all discussed by forty others before they have decided.',
  },
  'parents of two minds at home': { name: 'Parents who disagree', life: 'One reads until midnight, the other decides at breakfast, and the child hears both.' },
  'those registered or insured somewhere else': {
    name: 'Young people between addresses',
    life: 'A dorm, a sublet, a summer at home: every form asks which of them is true.',
  },
  'those who leave it for later': {
    name: 'Young people who postpone',
    life: 'They mean it, and a paper, a shift and a roommate’s crisis all come due sooner.',
  },
  'those who would be alone without it': {
    name: 'Teens afraid to lose friends',
    life: 'Who sits where is settled by small things done together, and this is one of them.',
  },
  'those who expect to be reported': {
    name: 'Teens afraid of being reported',
    life: 'They have seen a friend’s secret turn into a meeting with three adults.',
  },
  'those who no longer drive after dark': {
    name: 'Seniors who drive by daylight',
    life: 'Mornings are for errands and cards; once headlights are needed the car stays in.',
  },
  'those afraid to seem confused': {
    name: 'Seniors guarding their independence',
    life: 'They keep lists in a drawer so that no daughter will start a conversation about the house.',
  },
  'owners on thin margins': { name: 'Payroll-first owners', life: 'They open, sweep, order and sign checks, and pay themselves last.' },
  'owners with customers on both sides': { name: 'Owners with divided customers', life: 'Half the regulars lean one way and half the other, and both tip.' },
  'those on mandatory overtime': {
    name: 'Crews on mandatory overtime',
    life: 'The roster goes up on Thursday with Saturday on it, and the body gets what is left.',
  },
  'those who have seen it fade': {
    name: 'Workers let down before',
    life: 'A folding table, a sign-up sheet and doughnuts stood in the same break room five years ago.',
  },
  'loyalists who expect a trick': {
    name: 'Loyalists who expect a trick',
    life: 'Their trust goes to voices that were mocked early and turned out to matter, and polish reads as a warning.',
  },
  'members who have shifted already': {
    name: 'Members who changed their minds',
    life: 'Within a year or two a podcast, a clip or a cousin moved them, and they can say which.',
  },
  'members who find it too little': { name: 'Members who want more', life: 'They have marched for more and read a compromise as a door closing.' },
  'members tired by appeals': {
    name: 'Progressives tired of appeals',
    life: 'Forty subject lines a week call it the last chance, and they archive them on the train.',
  },
  'people who refuse to be recruited': {
    name: 'Independents who refuse labels',
    life: 'They split tickets, mute relatives and close the door on lanyards of either color.',
  },
  'people who decide late': { name: 'Last-minute deciders', life: 'It gets settled on a phone, at the kitchen island, when the house is asleep.' },
  'neighbors who avoid quarrels': { name: 'Neighbors who avoid quarrels', life: 'They lend the ladder, wave at the mailbox and never ask about a yard sign.' },
  'people who have just moved in': {
    name: 'Newly arrived households',
    life: 'Boxes in the garage, two commutes, and no idea which board decides about the school road.',
  },
  'those an hour away': { name: 'Households an hour away', life: 'A school bus at six, a clinic at fifty miles and a signal at the top of the drive.' },
  'those who were promised broadband, a clinic or a plant': {
    name: 'Townspeople let down before',
    life: 'They drive past the sign for something that was announced and never built.',
  },
  'tenants on a month-to-month lease': { name: 'Month-to-month tenants', life: 'Every repair request is weighed against a lease that can simply end.' },
  'tenants who will be gone next year': { name: 'Tenants about to move', life: 'They have said so for six years, and the pictures are still in boxes.' },
  'owners who are house-rich and cash-poor': {
    name: 'House-rich, cash-poor owners',
    life: 'The assessment went up, the checking account did not, and the gutters wait.',
  },
  'owners who think the lender took care of it': {
    name: 'Owners who trust the lender',
    life: 'One payment leaves on the first, and what is inside it nobody has opened.',
  },
  'those who leave the house on autopilot': {
    name: 'Commuters on autopilot',
    life: 'Keys, mug, ramp: they are on the road before they have thought about it.',
  },
  'those whose start comes before service': {
    name: 'Workers who start before dawn',
    life: 'Badge readers want them at an hour when no bus, clinic or office is awake.',
  },
  'staff afraid of the next schedule': { name: 'Staff afraid of bad schedules', life: 'The next six weeks of weekends are in one person’s spreadsheet.' },
  'staff at the end of a double': { name: 'Staff on double shifts', life: 'Sixteen hours in, they read the first line of anything and sign it.' },
  'those served in a second language': {
    name: 'People served in translation',
    life: 'A daughter reads the letter aloud and leaves out the part she does not understand.',
  },
  'those who fear being noticed': { name: 'Families who avoid lists', life: 'Work, church, soccer and groceries are paid in cash and done without a form.' },
  'owners who fear regulation': { name: 'Owners who fear regulation', life: 'They teach safety at home and listen for the rule behind each suggestion.' },
  'owners who want it within reach': {
    name: 'Owners who want quick access',
    life: 'A night shift, a long driveway or a bad experience is why they keep it close.',
  },
  'those who care for three generations': {
    name: 'Women caring for three generations',
    life: 'A mother’s pills, a teenager’s ride and a job are in one calendar; their own name is not in it.',
  },
  'those whose pain was waved away': { name: 'Women dismissed by doctors', life: 'They described it exactly, were patted on the arm and found out later.' },
  'those on no list': { name: 'People on no list', life: 'No club, no app, no inbox: mail comes to a relative and news comes by stairwell.' },
  'those who watch what others do first': { name: 'People who watch others first', life: 'They look across the hallway or the aisle before they move.' },
  'those tired of long wars': {
    name: 'Families tired of war',
    life: 'A folded flag on a shelf or a son who startles at fireworks is the first thing they think of.',
  },
  'those who follow a leader more than a policy': {
    name: 'People who follow the leader',
    life: 'They heard it from the person they trust before they had a view, and the view came with the trust.',
  },
  'those whose neighbor would be blamed': {
    name: 'Neighbors of those blamed',
    life: 'Their children ride the same bus as the children of the farm everybody would think of.',
  },
  'those who have drunk it for forty years': {
    name: 'Lifelong well users',
    life: 'Three generations have drunk from that tap, and the oldest is ninety-one.',
  },
  'those to whom {subject} sounds like the other party': {
    name: 'Savers put off by politics',
    life: 'They seal windows, split wood and hate waste, and leave the room at the vocabulary.',
  },
  'those who signed a bad lease': {
    name: 'Owners stuck in bad leases',
    life: 'A salesman with a tablet sat in this kitchen, and the contract still has years to run.',
  },
  'those who got two different answers': {
    name: 'Patients given conflicting advice',
    life: 'They have a clinic printout and a voice message from an aunt, and the two contradict each other.',
  },
  'those with a family memory of mistreatment': {
    name: 'Families who remember mistreatment',
    life: 'A grandmother’s story about a ward is told at every reunion, with the name of the hospital.',
  },
  'those who hated school': {
    name: 'Adults who hated school',
    life: 'The smell of that hallway brings back a desk by the door and a report card hidden in a boot.',
  },
  'those who get only the robocall': {
    name: 'Families who get only robocalls',
    life: 'A recorded voice at six in the evening, in a language the parent half follows, is all the school they hear.',
  },
  'those on probation or a visa': { name: 'Workers easily dismissed', life: 'Ninety days or a stamped date stands between them and an ordinary quarrel.' },
  'those waiting for a promised raise': {
    name: 'Workers awaiting a raise',
    life: 'They shook hands on a number in spring and have watched the calendar since.',
  },
  'those ashamed of having been fooled': { name: 'Scam victims who stay silent', life: 'It took eleven minutes and gift cards, and no one at home knows.' },
  'those on an old phone and thin signal': { name: 'People with old phones', life: 'A cracked screen, a full memory and one bar by the window.' },
  'down-ballot skippers': { name: 'Down-ballot skippers', life: 'They stand in line for the top name and leave the booth with the lower half white.' },
  'people who suspect every reminder': {
    name: 'Voters who distrust reminders',
    life: 'Their phone shows eleven unknown numbers, all of them urgent, none of them from here.',
  },
  'those who remember the last overrun': {
    name: 'Residents who remember cost overruns',
    life: 'They can say what was promised, what it cost and who cut the ribbon.',
  },
  'households on a fixed income': { name: 'Fixed-income households', life: 'A check on a known day is divided into envelopes before it arrives.' },
  'those the notice never reaches': { name: 'Neighbors who got no notice', life: 'The card goes to the owner’s address in another state.' },
  'those who cannot attend daytime meetings': {
    name: 'Working residents outvoted by others',
    life: 'Shifts end when the hearing does, and the minutes record a consensus.',
  },
  'those with two stops on the way': {
    name: 'Commuters with several stops',
    life: 'Daycare closes at six, the second job starts at half past, and the tools are in the trunk.',
  },
  'those who tried it once and waited': {
    name: 'Riders who tried it once',
    life: 'They gave it one morning, stood for thirty minutes and were late with everybody watching.',
  },
  'those who fear being seen with the police': {
    name: 'Residents who avoid the police',
    life: 'Who was talking to whom on the stairwell is known by supper.',
  },
  'those sure it cannot happen in their house': {
    name: 'Owners sure they are careful',
    life: 'They are careful, trained and watchful, and trust the people they love.',
  },
  'mixed-status families': { name: 'Mixed-status households', life: 'A citizen of eight translates for a father who will not drive on Fridays.' },
  'those who fear being called names': { name: 'Neighbors who fear being labeled', life: 'They stop halfway through a sentence and look who is in the room.' },
  'farmers short of hands in season': { name: 'Growers short of hands', life: 'From thaw to frost each dry hour is spoken for.' },
  'farmers renting by the year': { name: 'Farmers on yearly leases', life: 'A handshake in December decides whose field it is in May.' },
  'those outside the line on the map': { name: 'Owners outside the risk map', life: 'A shaded map at closing told them that they need not think about it.' },
  'those who decide when the sky is dark': { name: 'Last-minute preparers', life: 'Clear weeks are for other chores; the list begins with the first warning.' },
  'those with one bin and no room': { name: 'Households with one bin', life: 'The bag hangs on a door knob, and the stairs are four flights.' },
  'wishful sorters': { name: 'Sorters who guess', life: 'When in doubt it goes in, with a good conscience.' },
  'those new or doubting': { name: 'Newcomers and doubters', life: 'They sit by the aisle and leave in the last verse.' },
  'members who already do too much': { name: 'Overloaded members', life: 'They run the nursery, the roof fund and the rides, and the phone keeps ringing.' },
  'those who buy at the end of the pay week': { name: 'Shoppers short before payday', life: 'Items are put back at the belt in an order they know.' },
  'those stung by fine print': { name: 'Buyers stung by fine print', life: 'They kept the chat transcript with the third agent.' },
  'those whose mother says no': { name: 'Recruits whose mothers object', life: 'The brochure is under the mattress, and the talk happens while she cooks.' },
  'those who would be turned away': {
    name: 'Applicants likely to be rejected',
    life: 'An inhaler, a court date or forty pounds is in the file before the dream is.',
  },
  'the needle-shy': { name: 'Needle-shy people', life: 'They look away on television and remember one school nurse.' },
  'the once-deferred': { name: 'Once-deferred people', life: 'A low iron reading or a trip sent them home, and the card went into the trash.' },
  'those for whom it is part of the group': { name: 'Users tied to a group', life: 'Same wall, same four people, same ten minutes.' },
  'those who fear punishment if they ask': {
    name: 'Users afraid of punishment',
    life: 'They know the code of conduct by page and the counselor only by door.',
  },
  'those who have only heard the name': { name: 'People who know the name', life: 'They have met the word on a sign and nodded.' },
  'those with something to lose by it': { name: 'People with much to lose', life: 'Their week is arranged around the way things are {in}.' },
}
