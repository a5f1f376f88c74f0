import type { BehaviourClass } from './objective-reading.ts'

/** Verbs by what they ask of people, in base form. A verb stands once: the first sense a campaign would mean. */
export const verbsByClass: Readonly<Record<BehaviourClass, string>> = {
  attend: 'attend come visit show meet gather march rally watch tour participate appear convene commemorate',
  vote: 'vote elect reelect re-elect ballot turn caucus cast pass ratify',
  donate: 'donate give contribute fund sponsor pledge chip fundraise bequest tithe',
  sign: 'sign petition cosign',
  contact: 'contact call write email e-mail phone text message testify comment lobby urge demand request complain report notify ask tell',
  volunteer: 'volunteer help serve mentor coach canvass foster host organize tutor lead clean plant knock',
  support:
    'support back favor favour approve accept trust believe agree endorse defend value respect welcome embrace champion see view regard prefer recognize appreciate stand tolerate uphold protect reconsider prioritize remain stay rethink want hold',
  oppose: 'oppose reject resist block defeat repeal object protest boycott disapprove refuse challenge condemn denounce overturn',
  adopt:
    'adopt switch buy use install try ride bike walk cycle carpool recycle compost upgrade convert replace purchase wear eat drink choose shop subscribe take carry lock save conserve insure download heat drive move bank invest consume borrow read cook breastfeed exercise follow keep evacuate prepare store',
  'health-visit': 'vaccinate immunize screen book schedule undergo check inoculate boost',
  enroll: 'enroll enrol apply register renew claim file complete submit certify recertify train study graduate qualify finish fill opt',
  join: 'join enlist unionize affiliate recruit partner commit become work',
  reduce: 'reduce cut stop quit limit avoid lower decrease end curb prevent drop skip leave delay abstain eliminate minimize slow minimise refrain ban',
  share: 'share speak post forward discuss talk repost spread invite recommend refer advocate tweet persuade promote say open mention publicise publicize',
  learn: 'learn understand know recognise spot identify discover hear master remember find explore consider compare verify distinguish',
  act: 'act get do make start begin change improve increase raise build grow engage care respond comply win continue maintain pay attract',
}

/** Two-word verbs whose second word decides. */
export const particleClasses: readonly (readonly [RegExp, BehaviourClass])[] = [
  [/^turn (?!out\b)/, 'act'],
  [/^turn out\b/, 'vote'],
  [/^(?:register|pre-?register) to vote\b/, 'vote'],
  [/^sign up\b/, 'enroll'],
  [/^sign (?:an? )?(?:union )?(?:authori[sz]ation |union )?cards?\b/, 'join'],
  [/^sign on\b/, 'sign'],
  [/^show up\b/, 'attend'],
  [
    /^(?:see|visit|talk to|speak (?:to|with)|consult) (?:an? |the |their )?(?:own )?(?:[a-z]+ )?(?:doctor|dentist|nurse|midwife|therapist|counselor|physician|pediatrician|pharmacist|specialist)\b/,
    'health-visit',
  ],
  [/^save (?:the|our) (?!date\b)/, 'support'],
  [/^stand (?:with|by|up for)\b/, 'support'],
  [/^give birth\b/, 'act'],
  [/^stand up (?:to|against)\b/, 'oppose'],
  [/^give up\b/, 'reduce'],
  [/^cut (?:back|down)\b/, 'reduce'],
  [/^(?:speak|talk) (?:up|out)\b/, 'share'],
  [
    /^(?:get|take|have|receive|schedule|book|complete|undergo) (?:[\w’'-]+ ){0,5}?(?:vaccinat\w*|vaccines?|immuni[sz]\w*|shots?|jabs?|boosters?|screen\w*|test(?:ed|s|ing)?|check-?ups?|checked|mammograms?|colonoscop\w+|physicals?|exams?|pap smears?)\b/,
    'health-visit',
  ],
  [/^get (?:out )?(?:and |to )?(?:vote|the polls)\b/, 'vote'],
  [/^go to the polls\b/, 'vote'],
  [/^(?:give|donate) blood\b/, 'donate'],
  [/^take (?:part|action)\b/, 'attend'],
  [/^take (?:a )?(?:class|course|training)s?\b/, 'enroll'],
  [/^(?:get|become) (?:enrolled|registered|certified|licensed|insured)\b/, 'enroll'],
  [/^get (?:involved)\b/, 'volunteer'],
  [/^(?:learn|find out|hear|know) (?:about|more)\b/, 'learn'],
  [/^(?:leave|buy|bring|carry|store|lock)\b.*\bguns?\b/, 'adopt'],
  [/^leave feedback\b/, 'share'],
  [/^vote (?:against|no)\b/, 'vote'],
  [/^(?:do not|don't|not) /, 'reduce'],
  [
    /^(?:ask|tell|urge|call|write|email|contact|lobby) (?:to )?(?:[\w'’-]+ ){0,4}(?:senators?|legislators?|representatives?|congress|congressman|congresswoman|council|mayor|governor|lawmakers?|officials?|commissioners?|supervisors?|school board)\b/,
    'contact',
  ],
  [/^(?:write|speak|testify|comment) (?:to|at|before|on) /, 'contact'],
]
