import { barrier, objection, role, voice } from '../fragments.ts'
import type { DomainKnowledge } from '../situation-types.ts'

/** Fields in which the argument is about public power: abroad, at the border, at the polls, in the barracks, in the budget, on the beat. */
export const foreignPolicy: DomainKnowledge = {
  tensions: [
    'people want to stand by a friend and to stay out of other people’s wars',
    'people are proud of a strong military and dread its use abroad',
    'money sent overseas is weighed against needs at home',
  ],
  trusted: [
    voice('veterans who served with the ally’s forces', 'they can say what cooperation looked like on a given day'),
    voice('a local congregation with ties there', 'its members know people there'),
    voice('a commentator of their own side who changed position', 'he can say what changed his mind'),
  ],
  distrusted: [
    voice('think-tank panels', 'their funders are unknown and none of their sons serve'),
    voice('foreign officials speaking to American voters', 'being lobbied from abroad feels like being handled'),
    voice('cable strategists', 'they were as sure before the last war'),
  ],
  media: [
    'long-form podcasts hosted by veterans',
    'talk radio on the drive home',
    'clips of floor speeches passed around without the question that came before',
  ],
  objections: [
    objection(
      'the country’s own border and towns come first and every dollar abroad is a dollar not spent there',
      'budgets are finite and the towns are real',
      'state what the aid is, how much of it is spent at home, and from which appropriation, with the law’s number',
    ),
    objection(
      'an ally’s choices can drag the country into a war that nobody voted for',
      'commitments have outrun debate before',
      'say what the agreements do and do not oblige, in the text’s own words, and where you would stop',
    ),
    objection(
      'criticism of an allied government is treated as hatred or betrayal',
      'people have been called names for asking fair questions',
      'separate the people, the government and the policy in the first minute',
    ),
  ],
  reasons: [
    'shared intelligence and tested equipment return something that can be named',
    'an adversary watches whether a promise holds',
    'old ties of faith, trade or service oblige both sides',
  ],
  misreadings: [
    'aid, arms sales and troop deployments are talked of as one thing',
    'the size of aid is guessed far from the appropriation in either direction',
    'a treaty, an executive agreement and a habit of cooperation are mixed up',
  ],
  barriers: [
    barrier(
      'belief',
      'those tired of long wars',
      'they buried or nursed somebody after a war that was promised to be short',
      'a stated limit on what {subject} would ever ask of troops',
      'ask what commitment they would accept in writing',
    ),
    barrier(
      'identity',
      'those who follow a leader more than a policy',
      'their view of {subject} moves when the person they follow moves',
      'reasons that hold whoever is in office',
      'ask the same question before and after a named leader’s statement',
    ),
  ],
  backfire: ['a message that sounds like loyalty to another flag ends the conversation', 'a hard week of news abroad lands on whatever was just published'],
  records: [
    'appropriation texts and Congressional Research Service reports on {subject}',
    'roll-call votes with floor statements',
    'published trend questions on foreign ties from Gallup, Pew or the Chicago Council, in their wording',
  ],
  scenes: [
    'a VFW hall with the flags of several wars',
    'a kitchen table with a service photograph',
    'a pickup with talk radio murmuring',
    'a factory gate where parts for export are loaded',
    'a church bulletin board with a map',
  ],
  roles: [
    role('supporter', 'faith-rooted friends of the ally', 'hold the tie for reasons of scripture or history and rarely hear a strategic one'),
    role('supporter', 'security-minded realists', 'back it as long as it pays in intelligence and deterrence'),
    role('cross-pressured', 'America-first budget hawks', 'like a tough ally and dislike every foreign line in the budget'),
    role('opponent', 'non-interventionists of both parties', 'reject open-ended commitments and can quote the founders on it'),
    role('bystander', 'people who skip foreign news', 'have a mood about it and no facts, and would rather talk of prices'),
    role('gatekeeper', 'hosts and pastors with a following', 'decide whether the subject comes up at all and in which tone'),
  ],
  experts: ['diplomatic historians', 'former congressional staff for appropriations', 'scholars of restraint who argue the other side'],
}

export const immigration: DomainKnowledge = {
  tensions: [
    'people want rules to be kept and families to stay together',
    'some jobs find no local workers while some local workers have lost wages',
    'people want to welcome newcomers and worry about crowded schools and clinics',
  ],
  trusted: [
    voice('a local employer who signs the papers', 'the forms and fees are on his desk'),
    voice('a naturalized neighbor', 'she stood in the line that others talk about'),
    voice('a sheriff’s deputy who works those roads', 'what he says can be checked'),
  ],
  distrusted: [voice('visiting politicians at the fence', 'they leave with the cameras'), voice('national groups on either side', 'their mail needs a crisis')],
  media: ['Spanish-language radio and WhatsApp groups', 'local television crime segments', 'border sheriffs’ social pages'],
  objections: [
    objection('rules that are not kept punish those who kept them', 'many waited and paid', 'say which rule is meant and who would be treated how under it'),
    objection(
      'schools and clinics here carry the cost of decisions made elsewhere',
      'enrollment moved faster than budgets',
      'show the district’s own numbers by year and what the state added',
    ),
    objection(
      'strict enforcement falls on people who have worked here for years',
      'the cases are real and known by name',
      'describe what would happen to one such household under each option',
    ),
  ],
  reasons: ['an orderly process is fairer to everybody in it', 'empty shifts in fields, kitchens and care homes have a local price'],
  misreadings: ['asylum, visas and unlawful entry are spoken of as one queue', 'people guess at who may receive which benefit and are mostly unsure'],
  barriers: [
    barrier(
      'social-risk',
      'mixed-status families',
      'being seen to take part in {subject} could draw attention to somebody at home',
      'a way to take part that asks no name',
      'ask a trusted legal clinic what it advises',
    ),
    barrier(
      'identity',
      'those who fear being called names',
      'they expect either "racist" or "naive" as soon as they speak',
      'a first sentence that grants the other concern',
      'compare talk in mixed and in like-minded groups',
    ),
  ],
  backfire: [
    'an image of a crowd frightens those a story of one person would have reached',
    'numbers without a year or a source start a fight about the numbers',
  ],
  records: ['immigration-court backlog tables', 'school enrollment and English-learner counts', 'monthly agency encounter and admission tables'],
  scenes: [
    'a parish hall with folding tables and forms',
    'a packing line at five in the morning',
    'a school front office',
    'a courthouse corridor',
    'a bus stop near the fields',
  ],
  roles: [
    role('supporter', 'order-and-fairness neighbors', 'want rules that are kept and a way in that works'),
    role('supporter', 'parish welcomers', 'know the families by name and bring casseroles'),
    role('cross-pressured', 'employers short of hands', 'vote for enforcement and hire whoever comes'),
    role('opponent', 'wage-squeezed tradesmen', 'were underbid twice this year and are tired of being told it is not happening'),
    role('bystander', 'towns far from it', 'see it on a screen only and take the screen’s word'),
    role('gatekeeper', 'school registrars and clinic desks', 'meet every newcomer first and say little in public'),
  ],
  experts: ['immigration attorneys', 'labor-market economists who disagree with each other', 'county budget officers'],
}

export const elections: DomainKnowledge = {
  tensions: [
    'both easy voting and strict checking are defended as fair',
    'people feel a duty to vote and have no spare hour in the week',
    'party loyalty conflicts with respect for a neighbor on the other ticket',
  ],
  trusted: [
    voice('poll workers from the same street', 'they are neighbors'),
    voice('the county clerk speaking on procedure', 'it is her signature on the canvass'),
    voice('a coach or teacher who always votes', 'no party sent them'),
  ],
  distrusted: [
    voice('unknown numbers that text', 'half of them ask for money'),
    voice('candidates’ own mail', 'it goes straight into the trash'),
    voice('out-of-state groups', 'they do not know the place'),
  ],
  media: ['the local paper’s voter guide', 'neighborhood groups on the phone', 'yard signs at the four-way stop'],
  objections: [
    objection(
      'the candidates are the same and neither will fix the road',
      'some offices do have little power over it',
      'name what the office decides and one decision it took last term',
    ),
    objection(
      'the count cannot be trusted',
      'errors have happened and were found',
      'show how the count is checked locally, by whom, and when the public may watch',
    ),
    objection(
      'people who know little should not be pushed to vote',
      'an uninformed ballot helps nobody',
      'offer the ballot questions and both sides’ statements, and no hint',
    ),
  ],
  reasons: ['small contests are settled by small margins', 'candidates listen to the streets that vote'],
  misreadings: ['people believe that the big election covers every office', 'rules on identity, mail and early voting are remembered from another state'],
  barriers: [
    barrier(
      'information',
      'down-ballot skippers',
      'they know the top line and leave {subject} blank',
      'a one-page guide with both sides’ own words',
      'compare votes cast at the top with votes in this contest',
    ),
    barrier(
      'trust',
      'people who suspect every reminder',
      'they were texted by ten groups in a week and believe none',
      'a reminder from the office that runs the count',
      'ask which reminder they kept',
    ),
  ],
  backfire: ['shaming non-voters turns a busy person into a proud abstainer', 'a wrong date on one flyer poisons everything after it'],
  records: ['precinct returns and undervote counts for {subject}', 'candidate filings and official notices', 'line-length and wait logs kept by poll judges'],
  scenes: [
    'a gym with cardboard booths',
    'a kitchen drawer with an unopened mail ballot',
    'a four-way stop full of yard signs',
    'a clerk’s counter with a queue of three',
    'a break room with a sample ballot on the microwave',
  ],
  roles: [
    role('supporter', 'every-election voters', 'vote in rain and can be asked to bring one more'),
    role('cross-pressured', 'ticket-splitters', 'like one name on each side and leave lines empty'),
    role('bystander', 'presidential-only voters', 'vote every four years and think that was all'),
    role('opponent', 'principled abstainers', 'stay away on purpose and have reasons'),
    role('gatekeeper', 'precinct captains and apartment managers', 'decide who gets through the door'),
    role('supporter', 'first-time registrants', 'signed up lately and have never used it'),
  ],
  experts: ['election administrators', 'civic educators without a party', 'journalists who cover county government'],
}

export const military: DomainKnowledge = {
  tensions: [
    'families are proud of service and afraid of what it can cost',
    'leaving town for a better chance also means leaving family',
    'young people like the discipline and dislike being ordered around',
  ],
  trusted: [
    voice('a cousin two years in', 'they hear the bad days as well'),
    voice('a veteran at the shop', 'he has nothing to sell'),
    voice('a coach who has seen kids come back', 'he knew them before'),
  ],
  distrusted: [
    voice('recruiters with a quota', 'they are paid for it'),
    voice('films and game trailers', 'they leave out the boring parts'),
    voice('people who never served and urge it', 'it costs them nothing'),
  ],
  media: ['short videos by soldiers on their own phones', 'school career fairs', 'veterans’ forums where pay charts are argued over'],
  objections: [
    objection('recruiting leans on kids with few choices', 'offers do weigh more where jobs are few', 'lay the civilian options on the same table'),
    objection(
      'the care afterwards does not match the promise',
      'waiting lists and denied claims are on record',
      'show the current claim times and who helps to file',
    ),
    objection(
      'you lose the say over your own body and years',
      'the contract does bind for years',
      'read the contract’s length, job and exit terms aloud before anyone signs',
    ),
  ],
  reasons: ['training and schooling are paid for by a contract one can read', 'few other places put a twenty-year-old in charge of something'],
  misreadings: ['most picture combat, though many jobs are repair, supply and medicine', 'active duty, Guard and Reserve are taken for one thing'],
  barriers: [
    barrier(
      'social-risk',
      'those whose mother says no',
      'the decision is taken at a kitchen table and {subject} loses there',
      'a visit to which parents are invited with their own questions',
      'ask who else decides and talk with that person',
    ),
    barrier(
      'access',
      'those who would be turned away',
      'a medical, weight or record rule ends it after the hope was raised',
      'an early, private check of the disqualifying rules',
      'count where applicants fall out',
    ),
  ],
  backfire: ['a glossy film makes every veteran in the room roll their eyes', 'a promise about a job or a post that fails is told for thirty years'],
  records: ['published accession and disqualification tables', 'contract and bonus schedules', 'veterans’ claim-time dashboards'],
  scenes: [
    'a strip-mall recruiting office',
    'a high-school gym at six in the morning',
    'a mother reading a contract with a pen',
    'a motor pool with hoods up',
    'a bus at dawn with duffel bags',
  ],
  roles: [
    role('supporter', 'family-tradition enlistees', 'grew up with it and need only a date'),
    role('supporter', 'trade-seekers', 'want the training more than the uniform'),
    role('cross-pressured', 'college-or-service deciders', 'hold two letters and a deadline'),
    role('opponent', 'anti-recruitment parents and teachers', 'have watched somebody come back changed'),
    role('gatekeeper', 'guidance counselors', 'choose which brochures lie on the desk'),
    role('bystander', 'job-holders who never considered it', 'are fit, employed and have no link to anybody serving'),
  ],
  experts: ['military sociologists', 'former drill instructors', 'benefits counselors'],
}

export const taxesBudget: DomainKnowledge = {
  tensions: [
    'people want the service and do not trust those who spend the money',
    'some think that those who earn more should pay and others that those who use it should',
    'a higher bill today is weighed against a larger one for the next generation',
  ],
  trusted: [
    voice('an auditor or treasurer who reads out the ledger', 'numbers with a page can be checked'),
    voice('a thrifty neighbor known for opposing waste', 'she does not say yes easily'),
    voice('crew leaders who run the old equipment', 'they know what is broken'),
  ],
  distrusted: [
    voice('consultants who wrote the plan', 'they were paid whichever way it goes'),
    voice('officials with a ribbon-cutting habit', 'the last overrun carried their name'),
  ],
  media: ['the legal notice and the mailed ballot argument', 'property-tax bills themselves', 'town forums where one poster answers everybody'],
  objections: [
    objection(
      'they would find the money if they cut what is wasted',
      'some items look bad in print',
      'go through the three largest lines and say what a cut would stop',
    ),
    objection(
      'people on fixed incomes cannot carry one more bill',
      'the assessment rose and the pension did not',
      'show the sum for a small house and which relief exists',
    ),
    objection('a temporary levy never ends', 'temporary levies have been renewed before', 'name the end date and who has the power to extend it'),
  ],
  reasons: ['putting off repair raises its price', 'money raised here is spent under local eyes'],
  misreadings: ['rate, levy and assessed value are confused', 'people credit the wrong government with the bill'],
  barriers: [
    barrier(
      'trust',
      'those who remember the last overrun',
      'a project promised at one price was finished at another',
      'a quarterly report with a named person for {subject}',
      'ask what report they would actually read',
    ),
    barrier(
      'money',
      'households on a fixed income',
      'a few dollars a month are the medicine co-pay',
      'a plain table by house value and the relief form',
      'work one bill through with five of them',
    ),
  ],
  backfire: ['threatening cuts to the best-loved service looks like blackmail', 'a glossy mailer on public money becomes the argument against'],
  records: ['the adopted budget and the audit', 'the ballot fiscal note', 'bond ratings and repayment schedules'],
  scenes: [
    'a tax bill under a magnet',
    'a fire engine with its hood up',
    'a council table with binders',
    'a pothole with a tire mark',
    'a library with shortened hours on the door',
  ],
  roles: [
    role('supporter', 'daily users of the service', 'see the leak, the queue or the closed door'),
    role('supporter', 'fix-it-now pragmatists', 'have run a house and know what waiting costs'),
    role('cross-pressured', 'fixed-income regulars', 'love the service and fear the bill'),
    role('opponent', 'watchdog fiscal conservatives', 'read every line and speak at every meeting'),
    role('bystander', 'renters who never see the bill', 'pay it in the rent and do not know'),
    role('gatekeeper', 'editorial writers and chamber boards', 'write the line that others copy'),
  ],
  experts: ['municipal finance officers', 'auditors', 'taxpayer-association researchers'],
}

export const safety: DomainKnowledge = {
  tensions: [
    'people want to be protected and do not want to be watched',
    'people want a quick response and also a fair one',
    'people respect officers who serve and remember those who abused their power',
  ],
  trusted: [
    voice('an emergency-room nurse', 'she sees who gets hurt'),
    voice('a retired officer who lives on the block', 'he can say what helped and what did not'),
    voice('a victim’s sister', 'nobody can doubt her reasons'),
  ],
  distrusted: [
    voice('television crime segments', 'they show whatever has pictures'),
    voice('unions and activists with a slogan', 'they had the slogan before they knew the facts'),
  ],
  media: ['scanner pages and neighborhood apps', 'the evening news', 'barbershop and salon talk'],
  objections: [
    objection(
      'rules bind the careful and never reach those who do harm',
      'those who plan harm do not read ordinances',
      'say whose behavior would change and by what mechanism',
    ),
    objection(
      'more enforcement falls on the same few blocks',
      'stop and arrest records have shown that',
      'show the records by block and what check is built in',
    ),
    objection('officials count what looks good', 'definitions have been changed before', 'use two counts that do not come from the same office'),
  ],
  reasons: ['most harm clusters in few places and hours that can be named', 'what is prevented at home never becomes an emergency'],
  misreadings: ['people judge by what the news shows and not by local numbers', 'people take reports, arrests and convictions for the same number'],
  barriers: [
    barrier(
      'social-risk',
      'those who fear being seen with the police',
      'a talk with an officer about {subject} is noticed on the stairs',
      'a meeting point that is not a station',
      'ask where they would be willing to talk',
    ),
    barrier(
      'belief',
      'those sure it cannot happen in their house',
      'they are careful and trust their own',
      'an account by somebody just as careful',
      'ask what would have to go wrong',
    ),
  ],
  backfire: ['fear gets attention and lowers trust among neighbors', 'a tone of blame toward lawful people loses them in one line'],
  records: ['incident data by block and hour', 'hospital and coroner counts', 'complaint-board and court outcomes'],
  scenes: [
    'a porch light and a doorbell camera',
    'an emergency-room corridor',
    'a locker by the back door',
    'a barbershop mirror',
    'a squad car with the window down',
  ],
  roles: [
    role('supporter', 'block-watch regulars', 'know every car on the street'),
    role('supporter', 'survivors who speak', 'want one thing changed and can say which'),
    role('cross-pressured', 'safety-minded skeptics of police', 'want help to come and are unsure who comes with it'),
    role('opponent', 'rights-first owners and advocates', 'see the first rule as a step to the next'),
    role('bystander', 'quiet-street residents', 'have never had a reason to think about {subject}'),
    role('gatekeeper', 'shop owners on the corner', 'see a great deal and say little'),
  ],
  experts: ['injury-prevention researchers', 'public defenders and prosecutors', 'dispatch supervisors'],
}
