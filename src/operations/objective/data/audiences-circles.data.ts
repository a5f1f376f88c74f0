import { barrier, voice } from '../fragments.ts'
import type { AudienceKnowledge } from '../situation-types.ts'

/** Audiences known by conviction, belonging or service. */
export const churchgoers: AudienceKnowledge = {
  values: ['faith is shown in what one does on weekdays', 'the congregation comes before the campaign', 'conscience outranks party when the two part'],
  divisions: ['some want the pulpit silent on public matters and some want it plain', 'older members remember when the church took a side and what it cost'],
  trusted: [voice('the deacon or elder who visits the sick', 'he asks nothing in return'), voice('the women’s-group leader', 'what she organizes happens')],
  distrusted: [voice('consultants who quote scripture', 'they quote it wrong'), voice('candidates who appear at Easter', 'they leave before coffee')],
  media: ['bulletins and announcement slides', 'Christian radio in the car'],
  venues: ['the fellowship hall after service', 'midweek study groups', 'the parking lot where nobody leaves'],
  networks: ['prayer requests carry news faster than any post', 'a couple that hosts a study group can fill a room'],
  rhythms: ['Sundays and Wednesdays are taken and Advent and Lent are full', 'summer attendance drops and returns with school'],
  barriers: [
    barrier(
      'identity',
      'members who keep faith and politics apart',
      'to them the ask sounds like politics in the sanctuary',
      'a weekday setting and a lay speaker',
      'make the same ask in the hall and off the premises',
    ),
    barrier(
      'trust',
      'members who left another church over such a fight',
      'they saw a congregation split',
      'leaders of both leanings in one announcement',
      'ask long-time members what they would not go through again',
    ),
  ],
  scenes: ['a fellowship hall with coffee urns', 'a pickup in a gravel church lot', 'a bulletin folded in a Bible'],
  findable: ['congregation directories and denominational yearbooks', 'the rota of midweek groups'],
  blindSpots: ['answers given in church lean toward what should be said there', 'those who left are missing from every list'],
  experts: ['sociologists of religion', 'retired pastors who kept a divided church together'],
}

export const evangelicals: AudienceKnowledge = {
  values: [
    'scripture is the first authority and a verse misused is noticed',
    'a calling matters more than a position',
    'family and church are the first circles of duty',
  ],
  divisions: [
    'younger members weigh justice abroad and at home differently from their parents',
    'charismatic, Baptist and nondenominational churches read the same passage in three ways',
  ],
  trusted: [
    voice('a missionary home on leave', 'she lived where others only opine'),
    voice('a Bible teacher known for care with the text', 'he corrects himself'),
  ],
  distrusted: [voice('secular outlets explaining them', 'they do not recognize themselves there'), voice('celebrity pastors', 'scandals are remembered')],
  media: ['sermon podcasts', 'worship-radio news breaks'],
  venues: ['small groups in living rooms', 'men’s breakfasts', 'homeschool co-ops'],
  networks: ['a small-group leader’s question shapes ten households', 'mission-trip friendships carry views across states'],
  rhythms: ['weeknights belong to children’s programs and small groups', 'conferences bring them together in spring and fall'],
  barriers: [
    barrier(
      'identity',
      'believers wary of being a voting bloc',
      'they have seen their church counted and used',
      'an ask that would be the same in an odd year',
      'ask how they felt the last time a campaign spoke of "evangelicals"',
    ),
    barrier(
      'belief',
      'believers who leave outcomes to God',
      'acting on it seems like grasping at what is not theirs',
      'an example of ordinary faithfulness with a result',
      'ask a small group which public act their faith has led to',
    ),
  ],
  scenes: ['a living room with Bibles and a baby monitor', 'a lobby with mission photographs', 'a minivan with a worship station on'],
  findable: ['church-planting networks and association lists', 'Christian-school and homeschool calendars'],
  blindSpots: ['a self-label on a survey covers people who attend weekly and people who never do', 'researchers hear politics where theology was meant'],
  experts: ['historians of American evangelicalism', 'seminary teachers of public theology'],
}

export const veterans: AudienceKnowledge = {
  values: ['a promise made to those who served must be kept', 'mission and teammates outrank comfort', 'plain speech beats thanks'],
  divisions: [
    'those who deployed recently and those of an earlier era draw different lessons',
    'some make service their public face and some never mention it',
  ],
  trusted: [voice('a former first sergeant', 'he told them bad news straight'), voice('the county veterans’ officer', 'he got a claim through')],
  distrusted: [
    voice('people who thank them on the way to a request', 'the thanks comes just before a request'),
    voice('politicians in flight jackets', 'it looks like a photo opportunity'),
  ],
  media: ['unit group chats', 'veteran-run podcasts'],
  venues: ['Legion and VFW posts', 'the waiting area of a VA clinic', 'a shooting range or fishing bank'],
  networks: ['a message from an old unit is answered within the hour', 'spouses hold the calendar and the memory'],
  rhythms: ['post meetings fall on one fixed evening a month', 'November and May bring too many invitations'],
  barriers: [
    barrier(
      'identity',
      'veterans tired of being a prop',
      'they expect to be put on a stage',
      'a task that uses a skill, with no stage',
      'offer a working role and a ceremonial one and compare',
    ),
    barrier(
      'trust',
      'veterans who fought the paperwork',
      'one claim took years',
      'a person who answers within two days',
      'ask how long the last official answer took',
    ),
  ],
  scenes: ['a post hall with a pull-tab machine', 'a garage with a folded flag in a case', 'a clinic corridor with a television on'],
  findable: ['post membership and county service-officer lists in totals', 'employer veteran groups'],
  blindSpots: ['post members are older than those who served lately', 'respondents give the interviewer the respectful answer'],
  experts: ['military sociologists', 'peer-support specialists'],
}

export const conservatives: AudienceKnowledge = {
  values: [
    'the country’s own people come first',
    'strength keeps the peace and weakness invites trouble',
    'what is inherited should be guarded against those who would manage it away',
  ],
  divisions: [
    'hawks, restrainers and those who simply trust the leader meet under one hat',
    'business-minded members and economic nationalists pull apart over trade and aid',
    'younger members who follow streamers argue with elders who follow pastors and cable',
  ],
  trusted: [
    voice('a host they have listened to for years', 'he said it before it was popular'),
    voice('a local office holder who kept a promise', 'the vote is on record'),
    voice('a veteran in the family', 'she has seen it for herself'),
  ],
  distrusted: [
    voice('fact-checkers and foundation experts', 'they are heard as the other team’s referees'),
    voice('party consultants', 'they were against the movement until it won'),
  ],
  media: ['live streams and call-in shows', 'X threads and forwarded clips'],
  venues: ['county party breakfasts', 'gun shows and rodeos', 'watch parties in a back room'],
  networks: ['one host’s monologue is Tuesday’s talk at work', 'a group chat of twelve settles what to think of a headline'],
  rhythms: ['attention rises with rallies and primaries and drops at harvest and hunting season', 'the drive home is the listening hour'],
  barriers: [
    barrier(
      'identity',
      'loyalists who expect a trick',
      'a polished message looks like the establishment again',
      'an unpolished speaker with a record they can check',
      'show the same words on a phone clip and in an agency film',
    ),
    barrier(
      'belief',
      'members who have shifted already',
      'they used to agree and read something that moved them',
      'an answer to that exact piece',
      'ask which clip or article it was and watch it with them',
    ),
  ],
  scenes: ['a diner booth with two hats on the table', 'a truck cab with a stream playing', 'a county-fair booth'],
  findable: ['primary vote totals by precinct and party-event attendance', 'audience pages of the shows they name'],
  blindSpots: ['those who distrust pollsters refuse, and those who answer differ from them', 'a movement label hides several groups with opposite reasons'],
  experts: ['historians of the American right', 'producers of conservative talk radio', 'political scientists who use panel data'],
}

export const liberals: AudienceKnowledge = {
  values: ['fairness to those with less power comes first', 'evidence should decide and experts be heard', 'a right for one is a right for all'],
  divisions: [
    'those who want it perfect argue with those who want it passed',
    'older party regulars and young activists differ on tone and on whom to forgive',
  ],
  trusted: [
    voice('a community leader from those affected', 'she lives with it every day'),
    voice('a public-radio reporter', 'mistakes get corrected on the air'),
  ],
  distrusted: [voice('corporate pledges', 'last year’s is forgotten'), voice('centrist strategists', 'they advise waiting')],
  media: ['public radio and newsletters', 'explainers shared as image slides'],
  venues: ['farmers’ markets', 'library talks', 'union and tenant meetings'],
  networks: ['a forwarded newsletter makes the round of an office by ten', 'who was invited is examined before what was said'],
  rhythms: ['e-mail appeals come daily and are archived unread', 'weekends fill with marches and children’s games'],
  barriers: [
    barrier(
      'belief',
      'members who find it too little',
      'a half measure feels like giving up the rest',
      'the next step named beside this one',
      'ask what they would trade and what never',
    ),
    barrier(
      'time',
      'members tired by appeals',
      'everything has been urgent for years',
      'one act, no list afterwards',
      'send one appeal without a donation button and compare',
    ),
  ],
  scenes: ['a tote bag on a market stall', 'a library room with stacked chairs', 'a bicycle with a child seat'],
  findable: ['primary vote totals by precinct', 'member counts of local chapters'],
  blindSpots: ['activists answer for the quiet majority', 'agreement with a principle is taken for readiness to act'],
  experts: ['political psychologists', 'coalition organizers'],
}

export const independents: AudienceKnowledge = {
  values: ['being one’s own person matters more than winning', 'results count and labels annoy', 'both sides should be heard before deciding'],
  divisions: [
    'some lean quietly to one party every time and some decide in the last week',
    'one part is informed and disgusted and another part is busy and uninterested',
  ],
  trusted: [voice('a neighbor who votes for people on both tickets', 'no one can predict her'), voice('a local editor', 'both parties complain about him')],
  distrusted: [voice('anybody with a party’s colors', 'the answer is known before the question'), voice('outraged friends', 'they are easy to mute')],
  media: ['local television at six', 'search results on the day they need them'],
  venues: ['school sports bleachers', 'hardware-store lines', 'gyms and coaching sidelines'],
  networks: ['politics is avoided in their circles, so word travels as a practical tip', 'a spouse’s view is often the only one discussed'],
  rhythms: ['attention comes in the final fortnight', 'evenings are for children and bills'],
  barriers: [
    barrier(
      'identity',
      'people who refuse to be recruited',
      'any campaign looks like a team',
      'a format with both cases side by side',
      'compare a one-sided and a two-sided sheet',
    ),
    barrier(
      'information',
      'people who decide late',
      'they look it up once, on a phone, at night',
      'a plain page that a search finds',
      'search the likely words and see what comes first',
    ),
  ],
  scenes: ['bleachers with a thermos', 'a phone lit at eleven at night', 'a garage sale'],
  findable: ['unaffiliated registration counts where the state keeps them', 'split-ticket precincts in the returns'],
  blindSpots: ['most who say "independent" lean, and the average hides two camps', 'those least interested are also least likely to answer'],
  experts: ['scholars of partisanship', 'small-town editors'],
}

export const gunOwners: AudienceKnowledge = {
  values: ['safety is a skill that is taught at home', 'a right should not depend on permission', 'competence earns respect and panic does not'],
  divisions: [
    'hunters, collectors and those who carry do not see each other as one group',
    'some trust permits and training rules and others see a government list',
  ],
  trusted: [voice('the range officer', 'he sends people home for carelessness'), voice('a hunter-education teacher', 'she taught half the county')],
  distrusted: [
    voice('people who get the technical terms wrong', 'one wrong word ends the conversation'),
    voice('physicians who ask from a checklist', 'it goes into a file'),
  ],
  media: ['gear-review channels', 'state wildlife-agency bulletins'],
  venues: ['ranges and gun counters', 'hunter-education classes', 'gun shows'],
  networks: ['a range officer’s habit is copied by everyone on the line', 'fathers, uncles and now mothers pass on the rules'],
  rhythms: ['hunting season leaves little time in the fall', 'late summer is busy with classes'],
  barriers: [
    barrier(
      'identity',
      'owners who fear regulation',
      'the suggestion sounds to them like the start of a law',
      'an instructor’s voice and no mention of law',
      'run it with and without a public agency’s logo',
    ),
    barrier(
      'belief',
      'owners who want it within reach',
      'they keep it for an emergency in which seconds count',
      'a quick-access device they can try',
      'time the device on the counter',
    ),
  ],
  scenes: ['a gun counter with a mat', 'a tailgate at dawn', 'a bedroom closet with a high shelf'],
  findable: ['hunter-education and license counts', 'range memberships in totals'],
  blindSpots: ['many will not tell a stranger that they own one', 'club members are better trained than other owners'],
  experts: ['range-safety officers', 'injury-prevention researchers who own guns'],
}

export const immigrants: AudienceKnowledge = {
  values: ['family here and family abroad are one household', 'work is what a person is judged by', 'respect for elders decides how news is told'],
  divisions: [
    'those who came with papers and those who did not see rules differently',
    'parents and children speak two languages and live in two countries',
    'national origins that outsiders lump together keep apart',
  ],
  trusted: [
    voice('the notary, tax preparer or clinic aide who speaks the language', 'she has kept secrets'),
    voice('a priest, imam or pastor from home', 'he knows their families'),
  ],
  distrusted: [
    voice('anybody with a uniform and a form', 'trouble for a relative began that way'),
    voice('fixers who charge for free services', 'everybody lost money once'),
  ],
  media: ['WhatsApp voice notes', 'radio in the first language'],
  venues: ['weekend soccer fields', 'groceries with phone cards', 'English classes'],
  networks: ['a voice note reaches three cities by noon', 'children translate and so decide what is passed on'],
  rhythms: ['two jobs leave Sunday afternoon', 'remittance days and school holidays rule the month'],
  barriers: [
    barrier(
      'information',
      'those served in a second language',
      'the translation reads like a machine and skips the hard part',
      'a sheet written first in the language',
      'have two speakers translate it back',
    ),
    barrier(
      'social-risk',
      'those who fear being noticed',
      'a list is a list, whoever keeps it',
      'no names taken and a host they know',
      'ask the host what people ask at the door',
    ),
  ],
  scenes: ['a soccer sideline with coolers', 'a grocery with flags and phone cards', 'a kitchen with a child translating a letter'],
  findable: ['school home-language counts', 'consulate mobile days and cultural associations'],
  blindSpots: ['interviews in English reach the most settled', 'a community leader speaks for those he knows'],
  experts: ['bilingual ethnographers', 'community health workers'],
}

export const healthWorkers: AudienceKnowledge = {
  values: ['the patient in the bed comes before the memo', 'skill is earned at night and respected', 'covering for a colleague is a duty'],
  divisions: ['bedside staff and those promoted off the floor see different hospitals', 'new graduates and veterans disagree on what is normal'],
  trusted: [voice('the charge nurse', 'she took the worst assignment herself'), voice('a pharmacist who catches errors', 'he tells them privately')],
  distrusted: [
    voice('administrators with a wellness app', 'it came in place of more staff'),
    voice('consultants with stopwatches', 'they have not turned a patient'),
  ],
  media: ['unit group texts', 'nurse and medic accounts with dark humor'],
  venues: ['shift huddles', 'the break room at three in the morning', 'continuing-education days'],
  networks: ['night shift tells day shift at seven', 'former classmates compare units across hospitals'],
  rhythms: ['twelve-hour shifts leave whole days off and no evenings', 'winter surges swallow every plan'],
  barriers: [
    barrier(
      'social-risk',
      'staff afraid of the next schedule',
      'a complaint shows up as bad weekends',
      'a joint report without single names',
      'compare reports filed singly and jointly',
    ),
    barrier(
      'time',
      'staff at the end of a double',
      'they are too tired to read past the first line',
      'a step that takes two minutes at hand-off',
      'try it at three in the afternoon and at seven and compare',
    ),
  ],
  scenes: ['a hallway with a crash cart', 'a break room with cold pizza', 'a parking deck at dawn'],
  findable: ['license registers in county totals', 'unit rosters and continuing-education sign-ins'],
  blindSpots: ['those who burned out are gone and silent', 'staff tell managers what keeps the peace'],
  experts: ['occupational sociologists', 'former charge nurses'],
}

export const women: AudienceKnowledge = {
  values: ['being listened to is the test of any office', 'care for others is often scheduled before one’s own', 'independence was won and is not handed back'],
  divisions: [
    'mothers, women without children and women whose children are grown spend their time differently',
    'faith, race and income pull views further apart than sex joins them',
  ],
  trusted: [voice('a sister or aunt who went first', 'she tells the awkward part'), voice('a hairdresser', 'she hears it all and repeats little')],
  distrusted: [voice('pink-ribbon marketing', 'the company gains'), voice('men explaining at a lectern', 'they have never been through it')],
  media: ['group chats and voice messages', 'local women’s pages and podcasts'],
  venues: ['salons', 'sorority and women’s-guild meetings', 'school pick-up lines'],
  networks: ['one who went brings two', 'daughters book for mothers'],
  rhythms: ['the hour after the children sleep is the only quiet one', 'lunch breaks are for phone calls to offices'],
  barriers: [
    barrier(
      'time',
      'those who care for three generations',
      'their own matters wait until everybody else’s are done',
      'care for the others at the same place and hour',
      'offer a place for children and parents and count',
    ),
    barrier(
      'trust',
      'those whose pain was waved away',
      'they were told that it was nothing',
      'a first sentence that asks for their account',
      'collect the sentence they would have wanted to hear',
    ),
  ],
  scenes: ['a salon chair with foil in the hair', 'a car in the pick-up line', 'a kitchen at ten at night'],
  findable: ['member counts of sororities, guilds and leagues', 'salon and clinic partners'],
  blindSpots: ['volunteers for such talks have more time than the rest', 'a mixed group changes what is said'],
  experts: ['medical anthropologists', 'guild and sorority presidents'],
}

export const genericAudience: AudienceKnowledge = {
  values: [
    '{who} want to be asked before they are told',
    'fair shares matter to {who}, and they disagree on what is fair',
    'what neighbors think counts for more than what strangers say',
  ],
  divisions: ['some {who} are affected every week and others hardly ever', 'long-settled and newly arrived {who} remember different promises'],
  trusted: [
    voice('somebody among {who} who acted first', 'they live the same daily life'),
    voice('a desk clerk or caretaker who helps {who}', 'they have nothing to sell'),
  ],
  distrusted: [
    voice('strangers who speak for {who}', 'nobody chose them'),
    voice('offices that write to {who} and never answer', 'the last letter got no answer'),
  ],
  media: ['the chat groups {who} belong to', 'local notices, paper and digital'],
  venues: ['the places {who} queue', 'workplaces at break time', 'front steps and hallways'],
  networks: ['among {who} a practical tip travels further than an opinion', 'two or three people are asked first whenever something is new'],
  rhythms: ['weekday evenings are short and weekends promised', 'the end of the month is tight'],
  barriers: [
    barrier(
      'information',
      'those on no list',
      'no letter, app or club reaches this part of {who}',
      'a person who knocks',
      'find twenty who had not heard and ask through whom they would have',
    ),
    barrier(
      'social-risk',
      'those who watch what others do first',
      'going first among {who} is noticed',
      'three who go first together',
      'ask whom they would look at before deciding',
    ),
  ],
  scenes: ['a hallway with shoes and backpacks', 'a bench at a stop', 'a counter with a bell'],
  findable: ['public registers and club lists that count {who}', 'door-to-door counts {in}'],
  blindSpots: ['{who} who answer have more time and more opinions than the rest', 'the word used for {who} may not be one they use'],
  experts: ['local ethnographers', 'service-desk staff who meet {who}'],
}
