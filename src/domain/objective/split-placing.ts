import { wordTable } from '../word-table.ts'
import { findPlace } from './find-place.ts'
import { isPeoplePhrase } from './people-words.ts'
import type { SplitGoal } from './split-goal.ts'
import { tidy } from './tidy.ts'
import { isVerb } from './verb-lexicon.ts'

const placing =
  /^(recruit|register|enroll|enrol|vaccinate|immunize|insure|screen|sign up|unionize|educate|inform|teach|turn out|mobilize|mobilise|invite|enlist|test|find|hire|train|certify)\s+(.+)$/i
const placed = wordTable<string>({
  vaccinate: 'get vaccinated',
  immunize: 'get immunized',
  insure: 'get insured',
  screen: 'get screened',
  unionize: 'unionize',
  test: 'get tested',
  register: 'register',
  enroll: 'enroll',
  enrol: 'enroll',
  'sign up': 'sign up',
  recruit: 'join',
  enlist: 'enlist',
  educate: 'learn',
  inform: 'learn',
  teach: 'learn',
  'turn out': 'turn out',
  mobilize: 'turn out',
  mobilise: 'turn out',
  invite: 'come',
  find: 'join',
  hire: 'join',
  train: 'train',
  certify: 'get certified',
})
/** What people are called after they have done what is asked. */
const roles =
  /\b(?:donors?|members?|poll workers?|election workers?|foster (?:families|parents|homes)|mentors?|tutors?|judges?|interpreters?|translators?|hosts?|counters?|officers?|counselors?|lifeguards?|companions?)$/i

function joined(tail: string): string {
  const rest = tail.replace(/^(?:to|into|for|in) /i, '')
  const verb = rest.split(' ')[0] ?? ''
  return isVerb(verb) && /^[a-z]/.test(rest) ? rest : `join ${rest}`
}

/** Reads orders to the campaign whose object should act: "enroll 250 miners in the apprenticeship". */
export function splitPlacing(sentence: string): SplitGoal | null {
  // "Sign 30 ranchers up to the program".
  const match = placing.exec(sentence.replace(/^sign (.+?) up (?=to |for |as )/i, 'sign up $1 '))
  const verb = (match?.[1] ?? '').toLowerCase()
  const does = placed[verb]
  if (match?.[2] === undefined || does === undefined) return null
  const located = findPlace(match[2])
  // "into the Army in Georgia" stays whole when taking the place out would leave a bare word.
  const rest = located.place === null ? match[2] : located.rest
  const [object = '', tail = ''] = cut(rest, /^(?:register|sign up)$/.test(verb))
  // "Find homes for 90 cats" seeks no people: the user's own words stay.
  if (!isPeoplePhrase(object) || (/^(?:find|hire)$/.test(verb) && /(?:homes|places|schools|shops|stores|clubs|farms|towns|cities)$/i.test(object))) return null
  const place = located.place
  const core = object.split(/ (?:under|over|aged|who|with) /)[0] ?? object
  // "Recruit volunteers": whoever comes is a volunteer afterwards, not before.
  if (/^(?:\w+ )?volunteers$/i.test(object)) return { who: null, what: tidy(/^to /i.test(tail) ? joined(tail) : `volunteer ${tail}`), intent: 'verb', place }
  if (does === 'join' || verb === 'register' || verb === 'sign up') {
    if (/^to [a-z]/i.test(tail) && isVerb(tail.split(' ')[1] ?? '')) return { who: object, what: joined(tail), intent: 'verb', place }
    if (roles.test(core)) {
      const role = core.replace(/^(?:new|more|additional|the|first-time|\d[\d,]*)\s+/gi, '')
      const as = does === 'join' ? 'become' : `${does} as`
      return { who: object, what: tidy(`${as} ${role} ${tail}`), intent: 'verb', place }
    }
  }
  const what = does === 'join' ? (/^(?:to|into|for|in) /i.test(tail) ? joined(tail) : `volunteer ${tail}`) : `${does} ${tail}`
  return { who: object, what: tidy(what), intent: 'verb', place }
}

function cut(rest: string, asks: boolean): readonly [string, string] {
  for (const match of rest.matchAll(/\s+(?=(?:to|into|in|for|about|on|against|as|with|at)\s)/gi)) {
    const object = rest.slice(0, match.index)
    const tail = rest.slice(match.index).trim()
    // "baristas at the three airport cafes" are who; "register … at DMV offices" is what.
    if (/^at /i.test(tail) && !asks) continue
    if (isPeoplePhrase(object)) return [object, tail]
  }
  return [rest, '']
}
