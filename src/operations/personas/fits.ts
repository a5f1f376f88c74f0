import type { Need } from './data/experience.ts'
import { meets } from './has-need.ts'
import type { PersonFacts } from './person-facts.ts'

/** Words of a knowledge fragment that only make sense in some lives. Every matching row has to hold. */
const presupposed: readonly (readonly [RegExp, readonly Need[]])[] = [
  [
    /\b(?:shifts?|employer|overtime|pay slip|wages?|supervisor|boss|break room|crew|coworkers?|their work|payday|lose pay|hours they cannot leave|at work)\b/i,
    ['works'],
  ],
  [/\b(?:nurses?’? station|charge nurse|bedside|unit group|double shift|patients?|administrators|wellness|pharmacist who catches)\b/i, ['health']],
  [/\b(?:landlord|tenants?|lease|management portal|mailbox hall|laundry rooms?|building chats?)\b/i, ['rents']],
  [/\b(?:homeowners?|mortgage|escrow|lender|gutters|closing table|house-rich|association meeting|assessment)\b/i, ['owns']],
  [/\b(?:child|sitter|parents?|daycare|class(?:-parents)? (?:group )?chats?|pediatric|car line|baby|toddlers?|school run|children look)\b/i, ['kids']],
  [/\b(?:chores|herd|operators|barn|milking|hauler|feed driver|vet or|co-op text|farm radio|parlor|livestock|harvest|seed)\b/i, ['farm']],
  [/\b(?:veterans?’?|sergeant|deploy\w*|unit group|legion|vfw|claim took)\b/i, ['veteran']],
  [
    /\b(?:congregation|church|pulpit|pews?|scripture|believers|bible|deacon|missionary|sermon|worship|bulletins|prayer|women’s-group|pastors?|parish)\b/i,
    ['faith'],
  ],
  [/\b(?:adult daughter|drive after dark|senior-center|walker|confused|widows?’?|grandchild\w*)\b/i, ['old']],
  [
    /\b(?:dorms?|campus|roommates?|midterms?|exams?|freshm[ae]n|server chats|student-government|ninth-graders|locker|homeroom|class and games|registered or insured)\b/i,
    ['young'],
  ],
  [/\b(?:coach or shop teacher|older sibling|disappearing messages|lunch elsewhere|report(?:ed)?\b.*adult|recruits?|mother says|enlist\w*)\b/i, ['young']],
  [/\b(?:payroll|customers|wholesale|suppliers?|their accountant|two doors down|regulars)\b/i, ['business']],
  [/\b(?:hairdresser|sister or aunt|women like|breast)\b/i, ['female']],
  [/\b(?:apps?|feeds?|chats?|podcasts?|channels?|pages?|texts?|videos?|online|phone|streamers?|forums?|accounts?|searches|stream\w*)\b/i, ['online']],
  [/\b(?:drivers?|steering|parking|merge|ramp|windshield)\b/i, ['car']],
  [/\b(?:range officer|hunter|gun)\b/i, ['rural']],
  [/\b(?:no car|without a ride|no ride|take the bus)\b/i, ['!car']],
]

/** Words about arriving from elsewhere, which only fit some backgrounds. */
const arrived = /\b(?:second language|visa|green card|translat\w+|papers and those|home country|immigrants?|newcomers|diaspora|mixed-status|deport\w*)\b/i

/** False when a text presupposes something the person has not. */
export function fits(facts: PersonFacts, text: string): boolean {
  if (arrived.test(text) && facts.eth !== 'Hispanic' && facts.eth !== 'Other') return false
  return presupposed.every(([words, needs]) => !words.test(text) || meets(facts, needs))
}
