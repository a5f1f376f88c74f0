import type { RolePortrait } from '../portrait.ts'
import { careRolePortraits } from './portraits-fields-care.data.ts'
import { openAirRolePortraits } from './portraits-fields-open-air.data.ts'
import { publicRolePortraits } from './portraits-fields-public.data.ts'
import { strainRolePortraits } from './portraits-fields-strain.data.ts'

/** How each role of the domain tables lives, and what holds it back or turns it away, by its name there. */
export const rolePortraits: Readonly<Record<string, RolePortrait>> = {
  ...careRolePortraits,
  ...openAirRolePortraits,
  ...strainRolePortraits,
  ...publicRolePortraits,
  'faith-rooted friends of the ally': {
    life: 'They tithe, travel with their church when they can and learned the map from scripture before they learned it from school.',
    hitch: 'Asked for a reason a neighbor outside the pews would accept, they reach for one they have seldom had to practice.',
  },
  'security-minded realists': {
    life: 'They follow procurement news, served or sold to those who did, and talk of allies as one talks of tools that work.',
    hitch: 'Sentiment puts them off, and a message full of it makes them quieter.',
  },
  'America-first budget hawks': {
    life: 'A county road, a closed plant and a tax bill are their measure of government, and they like leaders who slam a table.',
    hitch: 'Each new appropriation reopens the matter, whatever they said last month.',
  },
  'non-interventionists of both parties': {
    life: 'They read old speeches, distrust both party establishments and have paid for that in friendships.',
    hitch: 'Nothing said about shared values reaches the point they make, which is about consent and ends.',
  },
  'people who skip foreign news': {
    life: 'They work, coach and shop, and the news is a thing that happens while supper is made.',
    hitch: 'It is not refusal; the subject simply never comes with a reason to stay.',
  },
  'hosts and pastors with a following': {
    name: 'Hosts with a following',
    life: 'They have a microphone or a pulpit and know how far their listeners will go.',
    hitch: 'Raising it costs them listeners on one flank whatever they say.',
  },
  'well owners with a bad test': {
    name: 'Bad-test well owners',
    life: 'A letter from the lab hangs under a magnet, and bottled water stands in the hall.',
    hitch: 'Speaking would put a figure on their house for every buyer to read.',
  },
  'anglers and lake owners': {
    life: 'They have docks and licenses there and keep a notebook of ice-out dates.',
    hitch: 'They are seasonal, and those who live here all winter notice.',
  },
  'operators who want clean water': {
    life: 'They test soil, skip a pass when rain is forecast and would rather be ahead of a rule.',
    hitch: 'Their margin is thin enough that being first looks like paying for everyone.',
  },
  'landowners fined before': {
    life: 'Their file at the agency is an inch thick, and they remember the name on every letter.',
    hitch: 'Any invitation from an office sounds like an inspection with coffee.',
  },
  'town residents on city water': {
    life: 'The bill comes from the utility and so does the worry, if there is one.',
    hitch: 'They have no well to test and no reason given them to care for those who do.',
  },
  'co-op boards and agronomists': {
    life: 'They advise on feed, seed and contracts over the counter, and people follow what they say.',
    hitch: 'Taking a side could cost customers on both ends of the road.',
  },
  'bill-watching households': {
    life: 'They open the January bill standing up and read it twice.',
    hitch: 'A saving that needs a loan first is no saving to them.',
  },
  'people who work outdoors': {
    life: 'They write down when the seasons begin, and the dates have moved.',
    hitch: 'They dislike the people who say so on television.',
  },
  'energy-town families': {
    life: 'The plant paid for the house, the truck and the hockey, and the notice is already on the board.',
    hitch: 'Agreeing feels like voting against one’s own father.',
  },
  'defenders of the view': {
    life: 'They bought the ridge line along with the house and walk it each evening.',
    hitch: 'No sum changes what they would look at.',
  },
  'apartment dwellers without a choice': {
    name: 'Apartment dwellers without meters',
    life: 'The meter is in a basement they have no key for, and heat comes with the rent.',
    hitch: 'Nothing they are told to do is theirs to do.',
  },
  'contractors and inspectors': {
    life: 'They are in four houses a day and are asked what they would put in their own.',
    hitch: 'A callback costs them a morning, so they advise what they know.',
  },
  'families who lost someone to it': {
    name: 'Families who lost someone',
    life: 'There is a birthday that is now a memorial, and a donation page with a photograph.',
    hitch: 'Some days they can speak of it and many they cannot.',
  },
  'clinic front-desk staff': {
    life: 'They book, weigh, copy cards and know every excuse by its first word.',
    hitch: 'Eleven minutes a patient leave one sentence to spend.',
  },
  'worried and willing patients': {
    life: 'They have a tab open with side effects and another with the booking page.',
    hitch: 'Late at night the side effects win.',
  },
  'firm refusers': {
    life: 'They considered it, prayed or read on it, and closed the matter.',
    hitch: 'A second attempt to persuade them is heard as disrespect for the first answer.',
  },
  'healthy people without insurance': {
    life: 'Drywall, deliveries or cash jobs keep them moving, and an emergency room is the only doctor they know.',
    hitch: 'No reminder is addressed to them, because nobody has their address.',
  },
  'grandmothers and school nurses': {
    life: 'They decide who is sick enough to stay home, and families ask them first.',
    hitch: 'If they were left out of the plan, they keep quiet, and people notice.',
  },
  'involved-parent regulars': {
    life: 'Their names stand on each sign-up sheet, and newcomers assume that the building belongs to them.',
    hitch: 'They no longer notice whom their shorthand leaves out.',
  },
  'grandparents raising children': {
    life: 'They pack lunches again at sixty-eight and learn the reading app from a nine-year-old.',
    hitch: 'Forms made for parents ask who they are.',
  },
  'satisfied but stretched parents': {
    life: 'The teacher is kind, the bus comes, and the evening belongs to homework and laundry.',
    hitch: 'Contentment gives them no reason to look up who runs it.',
  },
  'school-choice families': {
    life: 'They drive twenty minutes to another school, teach at the table or are saving for tuition.',
    hitch: 'What happens in the building they left is no longer a matter of theirs.',
  },
  'taxpayers without children in school': {
    life: 'Their own are grown or never were, and the levy is a line between water and sewer.',
    hitch: 'They hear one number and none of what it buys.',
  },
  'principals and PTA officers': {
    life: 'The folder, the newsletter and the stage at back-to-school night pass over their desk.',
    hitch: 'Anything that smells of a side stays off the folder.',
  },
  'shift leaders without the title': {
    life: 'Questions come to them before they go to the office, and they train whoever starts on Monday.',
    hitch: 'They have been offered a title to stay out of it.',
  },
  'hurt-on-the-job workers': {
    life: 'They have an injury, a date and a form that nobody can find.',
    hitch: 'Their anger is fresh and others fear catching it.',
  },
  'loyal long-timers': {
    life: 'They came when there were nine people and know the founder’s children.',
    hitch: 'Joining anything against the firm feels like turning on him.',
  },
  'go-it-alone high earners': {
    life: 'They earn their bonus by hard work and do not care for averages.',
    hitch: 'A common scale is, in their arithmetic, a pay cut.',
  },
  'temps and new hires': { life: 'They learn names slowly because names change.', hitch: 'A fight whose result comes next year is somebody else’s.' },
  'front-line supervisors': {
    life: 'The roster, the good machine and the day off pass through their hands.',
    hitch: 'Their own contract says which side they are on.',
  },
  'family tech helpers': { life: 'Every password in the family has been reset by them at least once.', hitch: 'They fix the phone and never teach the habit.' },
  'people once fooled': { life: 'They can repeat the voice word for word.', hitch: 'Telling it means hearing “how could you” again.' },
  'convenience-first users': {
    life: 'They read terms to the second line and press accept with a sigh.',
    hitch: 'Dislike has never yet outweighed being done with it.',
  },
  'defenders of the open internet': {
    life: 'They remember a freer net and read every bill for the clause that breaks it.',
    hitch: 'A protection that needs an identity check is to them the harm itself.',
  },
  'people who stay offline': {
    life: 'They use checks, cash and a landline, and a grandson handles anything on a screen.',
    hitch: 'They hear of it only after something is gone.',
  },
  'tellers, librarians and store clerks': {
    life: 'They watch a customer stay on the phone while buying cards and have four seconds to say something.',
    hitch: 'A script from head office does not cover that moment.',
  },
  'every-election voters': {
    life: 'Rain, surgery and a flat tire have not kept them away, and poll workers greet them by name.',
    hitch: 'Nobody ever asks them to bring one more.',
  },
  'ticket-splitters': {
    name: 'Habitual ticket-splitters',
    life: 'Their signs on the lawn disagree with each other, and visitors ask.',
    hitch: 'Where they know neither name they leave the line empty out of honesty.',
  },
  'presidential-only voters': {
    life: 'They know the four-year rhythm as others know leap years.',
    hitch: 'In between, no face on any screen tells them there is a reason.',
  },
  'principled abstainers': {
    life: 'They read, decide and stay home, and they could defend it in a debate.',
    hitch: 'Being thanked or shamed into it confirms what they say about the thing.',
  },
  'precinct captains and apartment managers': {
    life: 'They hold the list, the buzzer or the keys that let a canvasser in.',
    hitch: 'Tenants complain to them and never to the campaign.',
  },
  'first-time registrants': {
    life: 'They signed up at a market table, and a card came in the mail some weeks later.',
    hitch: 'Between that card and a booth nobody has walked them through one step.',
  },
  'daily users of the service': { life: 'They use it three times a week and know which door sticks.', hitch: 'They assume that everyone sees what they see.' },
  'fix-it-now pragmatists': { life: 'They have replaced a roof late and paid for the ceiling too.', hitch: 'Vague plans lose them faster than high prices.' },
  'fixed-income regulars': {
    life: 'The card in the wallet is worn from use, and the assessment letter lies beside it.',
    hitch: 'What they love and what they fear come in the same vote.',
  },
  'watchdog fiscal conservatives': {
    life: 'They own the three-ring binder and the seat by the aisle.',
    hitch: 'A plan that hides a line has lost them on page one.',
  },
  'renters who never see the bill': {
    name: 'Renters without a bill',
    life: 'Rent went up by forty, then sixty, with no reason given on the paper.',
    hitch: 'The bill for it never had their name on it, so neither does the vote.',
  },
  'editorial writers and chamber boards': {
    life: 'They host the breakfast or write the endorsement, and candidates read both.',
    hitch: 'They say yes to what will pass.',
  },
  'grown children priced out': {
    life: 'They live in their old bedroom or in an apartment forty minutes away.',
    hitch: 'They vote and speak in the town they could afford, which is another one.',
  },
  'employers who cannot fill shifts': {
    life: 'The hiring sign has been up since spring, and the last three said yes until they looked at rents.',
    hitch: 'They worry what regular customers would say.',
  },
  'sympathetic owners with a mortgage': {
    life: 'They like the teacher, signed a jumbo loan and look up the estimate on Sundays.',
    hitch: 'What they would say out loud changes at the word value.',
  },
  'defenders of the street’s character': {
    life: 'They chose it for the elms, the setback and the quiet after nine.',
    hitch: 'Every compromise looks to them like the first of a series.',
  },
  'renters who expect to move': {
    life: 'The lease ends in August, and the council seems a thing of people with lawns.',
    hitch: 'Nothing tells them that a comment from a rented address counts.',
  },
  'association boards and planners': {
    life: 'The agenda, the consent calendar and the continuance are theirs before the doors open.',
    hitch: 'They prize an orderly meeting over a full one.',
  },
  'daily riders without a car': {
    life: 'They have no second car, carry the schedule and run for a transfer.',
    hitch: 'Meetings about their route happen after the last run home.',
  },
  'parents near the crossing': {
    life: 'They know the corner’s light by heart and hold on tighter at the turn.',
    hitch: 'Their proof is a near miss, which no table counts.',
  },
  'drivers who would switch on good days': {
    name: 'Fair-weather switchers',
    life: 'A helmet hangs in the hall from May to September.',
    hitch: 'One icy morning has more weight with them than ten dry ones.',
  },
  'curb-dependent merchants': {
    life: 'They have three parking spaces in front of the window and signed the lease because of them.',
    hitch: 'A bad month during construction may be the last.',
  },
  'drivers passing through': {
    life: 'They know the street as eleven minutes between two ramps.',
    hitch: 'They have no vote there and a loud comment thread.',
  },
  'traffic engineers': {
    life: 'They work from a manual that settles how wide a lane must be.',
    hitch: 'An exception carries their signature, and a crash would too.',
  },
  'block-watch regulars': { life: 'They know which porch light is out and whose cousin is visiting.', hitch: 'Newcomers sometimes feel counted by them.' },
  'survivors who speak': {
    life: 'They have told it in a courtroom and at a school, and can say which sentence changed a rule.',
    hitch: 'Each telling costs a week.',
  },
  'safety-minded skeptics of police': {
    life: 'They would call for help, and they think first about who will come.',
    hitch: 'Neither side of the debate says what they mean.',
  },
  'rights-first owners and advocates': {
    life: 'They read court rulings, belong to a group and have an attorney’s number.',
    hitch: 'They hear the next rule behind every modest one.',
  },
  'quiet-street residents': {
    life: 'They hear a siren about once a year.',
    hitch: 'Without a case nearby, the subject stays something on television.',
  },
  'shop owners on the corner': {
    life: 'Through the window behind the register they see who meets whom.',
    hitch: 'How much they tell depends on who will protect them.',
  },
  'order-and-fairness neighbors': {
    life: 'They stood in lines themselves or watched a wife do it, and kept every receipt.',
    hitch: 'They are courted by people who want only half of what they want.',
  },
  'parish welcomers': {
    life: 'They set up tables, give rides to hearings and fill a freezer with meals.',
    hitch: 'They know forty families and no legislator.',
  },
  'employers short of hands': {
    life: 'A third of the shift missing in August decides the year.',
    hitch: 'What they vote for and whom they hire do not agree, and they know it.',
  },
  'wage-squeezed tradesmen': {
    life: 'They own a van and two ladders and have lost two bids to cash crews.',
    hitch: 'Being told the sum is a prejudice ends the talk.',
  },
  'towns far from it': {
    life: 'No newcomer lives within an hour, and the picture comes with a drone shot.',
    hitch: 'Nothing in their own week can correct the screen.',
  },
  'school registrars and clinic desks': {
    life: 'They see the vaccination card, the birth date and the fear before anybody else.',
    hitch: 'Discretion is why families come at all, so they do not testify.',
  },
  'early adopters': {
    life: 'They talk freely about two failures, and neighbors slow down to look.',
    hitch: 'Being ahead makes them somebody to watch and not to join.',
  },
  'succession-minded families': {
    life: 'Three chairs at the kitchen table are about who takes over.',
    hitch: 'The deciding generation and the working one keep different hours.',
  },
  'leveraged expanders': { life: 'They have a new shed, a new loan and good yields.', hitch: 'The loan leaves little room to try anything.' },
  'operators who want no rules': {
    life: 'They have boxes of forms from programs that ended.',
    hitch: 'Whatever begins with a meeting ends, they say, with a permit.',
  },
  'absentee landowners': {
    life: 'They get a rent check twice a year and a letter from a farm manager.',
    hitch: 'The field is a number to them, and the number is fine.',
  },
  'lenders and input dealers': {
    life: 'Operating notes and seed orders pass their desks before the first furrow.',
    hitch: 'They do not finance what they have not seen pay off.',
  },
  'people hit last time': {
    life: 'They have a box of receipts, a stain on the wall and an opinion of adjusters.',
    hitch: 'Neighbors who were spared find them tiresome by the second summer.',
  },
  'volunteer responders': { life: 'They carry pagers and know which houses are hard to get into.', hitch: 'They are asked for rescue and seldom for advice.' },
  'owners with no spare cash': { life: 'They priced it, folded the quote and bought a transmission.', hitch: 'What they lack is not knowledge.' },
  'old-timers who never flooded': {
    life: 'They point to the flood marks on the courthouse wall, all of them below their porch.',
    hitch: 'Their evidence is honest and backward-looking.',
  },
  'recent arrivals': {
    life: 'The moving truck came in a dry month, and the low road looked like any other.',
    hitch: 'No one has told them what the sirens mean.',
  },
  'lenders and agents': {
    life: 'They speak with every owner at the closing table or when a policy comes up.',
    hitch: 'Commissions and liability weigh on their advice.',
  },
  'careful sorters': {
    life: 'Jars drip on the rack, and lids are checked against the sticker.',
    hitch: 'They correct others at the bin, and others take the elevator.',
  },
  'building staff': { life: 'They drag it down, hose it out and know each floor by its bags.', hitch: 'Nobody asks them before ordering containers.' },
  'willing tenants without space': { life: 'They are two adults with one cupboard and a balcony.', hitch: 'The room ends before the will does.' },
  'skeptics of the recycling plant': { life: 'They once drove behind the truck to see where it went.', hitch: 'A leaflet cannot undo what they saw.' },
  'trash-chute users': { life: 'They open a door in the hallway and drop the bag.', hitch: 'What they never see again makes no claim on them.' },
  'property managers': {
    life: 'Container size and pick-up days are lines in a contract they sign.',
    hitch: 'A fuller room means a higher bill now and a complaint less later.',
  },
  'faithful regulars': {
    life: 'Their keys open every room, and their casserole dish has tape with a name on it.',
    hitch: 'They cannot picture the day someone else does it.',
  },
  'families helped in the past': {
    life: 'A winter of groceries or a paid light bill is why they came back.',
    hitch: 'They do not want to be the story again.',
  },
  'believers short of time': { life: 'A second shift begins when the service ends.', hitch: 'They have been up since four, and their good intentions wait.' },
  'elders wary of agendas': {
    life: 'They poured the steps, paid off the note and read every outside flyer twice.',
    hitch: 'They treat a new cause like a stranger with a folder.',
  },
  'neighbors who never go in': { life: 'They know the bells, the fish fry and the parking.', hitch: 'They have never had a reason to go inside.' },
  'church secretaries and caretakers': {
    life: 'They keep the calendar, the keys and the order of announcements.',
    hitch: 'A request without a form and a sponsor waits until after the holidays.',
  },
  'satisfied early buyers': { life: 'They show it at cookouts and answer questions for nothing.', hitch: 'Enthusiasm makes friends suspect a discount code.' },
  'local-first shoppers': { life: 'They drive past the cheap one on principle and say so.', hitch: 'Prices in winter test the principle.' },
  'shoppers held back by price': {
    life: 'It goes into the basket at the front of the store and out again near the register.',
    hitch: 'The shelf edge decides, forty cents at a time.',
  },
  'loyal users of another brand': {
    life: 'They have had the other brand for ten years, with one repair and no complaints.',
    hitch: 'Switching would fix nothing they have noticed.',
  },
  'people not buying now': {
    name: 'People not buying now',
    life: 'Theirs still works.',
    hitch: 'The need arrives on a day when they will take what is in stock.',
  },
  'store buyers and category managers': { life: 'They decide what is stocked, where it stands and when it goes.', hitch: 'Turns per week outvote any story.' },
  'family-tradition enlistees': {
    life: 'They grew up with photographs of relatives in uniform in the hallway.',
    hitch: 'They know the date they want and not the job.',
  },
  'trade-seekers': {
    name: 'Trade-seeking recruits',
    life: 'They want diesel, radiology or wiring, and a paper that counts afterwards.',
    hitch: 'A trade school across town offers a nearer bed.',
  },
  'college-or-service deciders': {
    life: 'Two envelopes lie on one desk until the first of the month.',
    hitch: 'Whoever sits down with them last tends to win.',
  },
  'anti-recruitment parents and teachers': {
    life: 'Somebody they taught or raised returned as a quieter person.',
    hitch: 'A folding table in the cafeteria looks to them like a hook.',
  },
  'guidance counselors': {
    life: 'They have a rack of brochures and a long list of students each.',
    hitch: 'Placement rates are what they are judged by.',
  },
  'job-holders who never considered it': {
    life: 'They have a certificate, a lease and a steady job.',
    hitch: 'No one they know has ever put on a uniform.',
  },
  'regular blood donors': {
    life: 'They have a favorite chair, a favorite arm and a pin they do not wear.',
    hitch: 'They bring themselves and rarely anyone else.',
  },
  'families of patients': {
    life: 'They slept in a plastic chair under a bag with a stranger’s number on it.',
    hitch: 'Grief or relief makes the first weeks loud and the next year silent.',
  },
  'willing donors afraid of needles': {
    life: 'Their name stands on the sheet twice, with no time beside it the second time.',
    hitch: 'Courage goes at the door, where nobody they know is standing.',
  },
  'once-excluded donors': {
    life: 'A questionnaire sent them off in front of colleagues.',
    hitch: 'An apology without a changed question is to them another poster.',
  },
  'people never asked': { life: 'The bus is parked on their way to lunch.', hitch: 'No one has ever said their name and the word together.' },
  'site hosts and team captains': {
    life: 'They find the room, free the floor and send the calendar note.',
    hitch: 'A slow afternoon on their watch is remembered at budget time.',
  },
  'people a year past quitting': { life: 'Their lungs came back before all of their friends did.', hitch: 'They dread becoming a poster.' },
  'worried younger siblings': {
    life: 'They find the charger, the smell and the lie, and love the liar.',
    hitch: 'Telling would end the one thing they share.',
  },
  'social users': { life: 'They do it on Fridays and do not count it by Sunday.', hitch: 'Nothing about it feels like a habit to them.' },
  'users who resent rules': { life: 'Their body, their money, their business.', hitch: 'Every rule adds to the taste.' },
  'non-users who look away': { life: 'They hold the door, wait outside and say nothing.', hitch: 'Silence costs them less than a name.' },
  'clerks, coaches and older siblings': {
    life: 'They check ages, drive kids home and see what goes on in the locker room.',
    hitch: 'Some of them use it too.',
  },
  'people already touched by it': { life: 'It came into their house by way of a bill, a child or a job.', hitch: 'Nobody has asked them what happened.' },
  'doers who like a plan': {
    life: 'They like a date and a list, and they start while others are still talking.',
    hitch: 'Without a date they are gone to the next thing.',
  },
  'sympathizers without an hour': {
    life: 'Their heart is with it, and their Tuesday is with two jobs and a mother.',
    hitch: 'One more good cause is one more thing left undone.',
  },
  'reasoned objectors': {
    life: 'They read up on it, argued it through at home and can state the other case.',
    hitch: 'What would move them is an answer, and they are mostly sent slogans.',
  },
  'people it never reached': {
    life: 'The matter has never crossed their counter, street or screen.',
    hitch: 'You cannot lose people you have not met, and nobody has met them.',
  },
  'list and key holders': { life: 'An inbox, a room calendar or a contact list lies in front of them.', hitch: 'They say no by not answering.' },
}
