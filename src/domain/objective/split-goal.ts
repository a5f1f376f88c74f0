import { behaviourOfNoun } from './behaviour-of-noun.ts'
import { baseFromGerund, baseFromThird, isKnownVerb } from './behaviour-of-verb.ts'
import { tidy } from './find-time.ts'

export interface SplitGoal {
  readonly who: string | null
  /** A verb phrase in base form, or a noun phrase when nothing in it is a verb we know. */
  readonly what: string
  readonly intent: 'verb' | 'topic'
}

const causative =
  /^(?:get|persuade|convince|encourage|help|motivate|move|bring|have|enable|mobili[sz]e|urge|inspire|nudge|push|ask|make|let|cause|induce|prompt|train|teach|equip|empower|influence|drive|lead|want|need|see|allow|invite|rally|press|remind|incentivi[sz]e|challenge|call on|win over|engage)\s+(.+)$/i
const growing =
  /^(?:increase|raise|boost|grow|build|strengthen|expand|improve|lift|double|triple|win|secure|gain|generate|maximi[sz]e|promote|deepen|broaden|sustain|maintain|develop|foster|drive up|rebuild|restore|shore up)\s+(.+)$/i
const shrinking = /^(reduce|cut|lower|decrease|curb|stop|prevent|end|limit|discourage|halve|minimi[sz]e|drop|eliminate|combat|fight|tackle)\s+(.+)$/i
const placing =
  /^(recruit|register|enroll|enrol|vaccinate|immunize|insure|screen|sign up|unionize|educate|inform|teach|turn out|mobilize|mobilise|invite|enlist|test)\s+(.+)$/i
const placed: Readonly<Record<string, string>> = {
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
}
const participle =
  /^(.+?)\s+((?:fully |newly |regularly )?(?:vaccinated|tested|screened|registered|enrolled|insured|signed up|boosted|immunized|involved|engaged|certified|unionized|out to vote|off (?:of )?.+|on board with .+|behind .+|interested in .+|excited about .+))(\s.+)?$/i
const people =
  /\b(?:people|voters?|residents?|parents?|moms?|mothers?|fathers?|dads?|students?|teens?|teenagers?|youth|kids|children|women|men|girls?|boys?|seniors?|adults?|farmers?|growers?|ranchers?|workers?|nurses?|doctors?|teachers?|drivers?|riders?|commuters?|owners?|homeowners?|renters?|tenants?|volunteers|households?|families|veterans?|members?|customers?|users?|buyers?|shoppers?|donors?|citizens?|immigrants?|evangelicals?|christians?|catholics?|jews|muslims?|churchgoers?|conservatives?|liberals?|republicans?|democrats?|independents?|base|community|communities|employees?|managers?|businesses|landlords?|patients?|americans?|texans?|californians?|latinos?|latinas?|hispanics?|blacks?|graduates?|athletes?|fans?|hunters?|anglers?|gamers?|neighbors?|electorate|officers?|cyclists?|pedestrians?|professionals?|engineers?|developers?|congregations?|caregivers?|alumni|faculty|staff|crews?|coal miners|miners?|truckers?|fishermen|electricians?|taxpayers?|generation|gen z|millennials|boomers|grandparents|couples|hikers|boaters|folks|pet owners|undergraduates|freshmen|retirees|recruits?|organi[sz]ations|physicians)\b/i

const signatures =
  /^(?:collect|gather|gain|get|win|secure|obtain)\s+(?:(?:more|new|valid)\s+)*signatures\s+(?:from\s+(.+?)\s+)?(for|against|on|in favor of|to)\s+(.+)$/i

/** What those do who give a signature. */
function signing(relation: string, matter: string): string {
  if (/\b(?:petition|initiative|letter|pledge)\b/i.test(matter) && !/^(?:against|to)$/i.test(relation)) return `sign ${matter}`
  return `sign the petition ${relation.toLowerCase() === 'on' ? 'about' : relation.toLowerCase()} ${matter}`
}

function verbAfterTo(rest: string): { who: string; what: string } | null {
  for (const match of rest.matchAll(/\s+(?:to|into)\s+/gi)) {
    const after = rest.slice(match.index + match[0].length)
    const words = after.split(/[\s,]+/)
    const first = /^(?:[a-z]+ly|not|also|still|even)$/i.test(words[0] ?? '') ? (words[1] ?? '') : (words[0] ?? '')
    const gerund = baseFromGerund(first)
    if (/\binto\b/i.test(match[0]) && gerund === undefined) continue
    if (gerund !== undefined) return { who: rest.slice(0, match.index), what: after.replace(first, gerund) }
    if (isKnownVerb(first) || (/^[a-z][a-z-]+$/.test(first) && !/^(?:the|an?|their|our|this|that|retirement|school|college|work|home|age)$/.test(first)))
      return { who: rest.slice(0, match.index), what: after }
  }
  return null
}

/** "Help seniors avoid scams", "Get more people recycling": the first verb after one to six words. */
function bareVerb(rest: string): { who: string; what: string } | null {
  const words = rest.split(' ')
  for (let index = 1; index <= Math.min(7, words.length - 1); index++) {
    const word = (words[index] ?? '').replace(/,$/, '')
    const gerund = baseFromGerund(word)
    const before = words.slice(0, index).join(' ')
    if (!people.test(before) && !/s$/.test(words[index - 1] ?? '')) continue
    if (gerund !== undefined) return { who: before, what: [gerund, ...words.slice(index + 1)].join(' ') }
    if (isKnownVerb(word) && /^[a-z-]+$/.test(word)) return { who: before, what: words.slice(index).join(' ') }
  }
  return null
}

function fromParticiple(rest: string): { who: string; what: string } | null {
  const match = participle.exec(rest)
  if (match === null) return null
  const [, who = '', state = '', tail = ''] = match
  const what = /^off /i.test(state)
    ? state.replace(/^off (?:of )?/i, 'give up ')
    : /^out to vote/i.test(state)
      ? 'vote'
      : /^signed up/i.test(state)
        ? 'sign up'
        : /^(?:on board with|behind) /i.test(state)
          ? state.replace(/^(?:on board with|behind) /i, 'support ')
          : /^(?:registered|enrolled)$/i.test(state) && /^ to vote/i.test(tail)
            ? 'register'
            : `get ${state}`
  return { who, what: `${what}${tail}` }
}

function fromNoun(noun: string): SplitGoal {
  if (noun.split(' ').length <= 4 && people.test(noun.split(' ').at(-1) ?? '') && !/\b(?:registration|drive)\b/i.test(noun))
    return { who: noun, what: 'take the step the campaign asks for', intent: 'verb' }
  const match = lastAudience(noun)
  const head = match === null ? noun : match.what
  const lead = match === null ? leadingAudience(head) : null
  const phrase = lead?.what ?? head
  const behaviour = behaviourOfNoun(phrase)
  return { who: match?.who ?? lead?.who ?? null, what: behaviour ?? phrase, intent: behaviour === undefined ? 'topic' : 'verb' }
}

/** "support for X among Y", "attendance at X by Y": cut at the last preposition that leads to people. */
function lastAudience(phrase: string): { what: string; who: string } | null {
  const among = /^(.+?),?\s+among(?:st)?\s+(.+)$/i.exec(phrase)
  if (among?.[1] !== undefined && among[2] !== undefined) return { what: among[1], who: among[2] }
  let best: { what: string; who: string } | null = null
  for (const match of phrase.matchAll(/\s+(?:by|from|within|for|in|of)\s+/gi)) {
    const after = phrase.slice(match.index + match[0].length)
    if (people.test(after.split(/\s+(?:in|at|on|for|about|with)\s+/)[0] ?? '') && !/^(?:the )?[A-Z]/.test(after))
      best = { what: phrase.slice(0, match.index), who: after }
  }
  return best
}

/** "teen vaping", "student attendance", "veteran suicide": the first word is who. */
function leadingAudience(phrase: string): { what: string; who: string } | null {
  const [first = '', ...rest] = phrase.split(' ')
  if (rest.length === 0 || !people.test(first) || /^(?:voter|blacks?|base|community|children|staff|driver|member)$/i.test(first)) return null
  return { who: first, what: rest.join(' ') }
}

function fromShrinking(verb: string, noun: string): SplitGoal {
  const behaviourOnPeople = /^(?:stop|prevent|discourage|keep)$/i.test(verb) ? /^(.+?)\s+from\s+(\w+ing)\b(.*)$/i.exec(noun) : null
  if (behaviourOnPeople !== null) {
    const [, who = '', gerund = '', tail = ''] = behaviourOnPeople
    return { who, what: `stop ${gerund}${tail}`, intent: 'verb' }
  }
  const audience = lastAudience(noun) ?? leadingAudience(noun)
  const what = (audience?.what ?? noun).replace(/^(?:the )?(?:rates?|number|amount|incidence|level)s? of /i, '')
  const gerund = /^\w+ing\b/i.test(what)
  const stop = gerund
    ? 'stop'
    : /^(?:stop|prevent|end|eliminate)$/i.test(verb)
      ? `help ${verb.toLowerCase()}`
      : audience === null || /^(?:combat|fight|tackle|curb|discourage|limit)$/i.test(verb)
        ? 'help cut'
        : 'cut back on'
  return { who: audience?.who ?? null, what: `${stop} ${what}`, intent: 'verb' }
}

/** Takes a goal sentence apart into who and what. */
export function splitGoal(sentence: string): SplitGoal {
  const rest = causative.exec(sentence)?.[1]
  if (rest !== undefined && !/^(?:turnout|support)\b/i.test(rest)) {
    const that = /^(.+?)\s+that\s+(.+)$/i.exec(rest)
    const to = verbAfterTo(rest)
    if (that?.[1] !== undefined && that[2] !== undefined && (to === null || that[1].length < to.who.length))
      return { who: that[1], what: `accept that ${that[2]}`, intent: 'verb' }
    const found = to ?? fromParticiple(rest) ?? bareVerb(rest)
    if (found !== null) return { who: tidy(found.who), what: tidy(found.what), intent: 'verb' }
  }
  const petition = signatures.exec(sentence)
  if (petition !== null) return { who: petition[1] ?? null, what: signing(petition[2] ?? 'for', petition[3] ?? ''), intent: 'verb' }
  const grow = growing.exec(sentence)?.[1]
  if (grow !== undefined) return fromNoun(grow.replace(/^(?:the )?(?:share|number|proportion|percentage|rate|count) of (.+?) (?:who|that) /i, '$1 who '))
  const placingMatch = placing.exec(sentence)
  const placedVerb = placed[(placingMatch?.[1] ?? '').toLowerCase()]
  if (
    placingMatch?.[2] !== undefined &&
    placedVerb !== undefined &&
    people.test(placingMatch[2].split(/\s+(?:to|into|in|for|about|on|against|as)\s+/)[0] ?? '')
  ) {
    const split = /^(.+?)(\s+(?:to|into|in|for|about|on|against|as|with)\s+.+)?$/i.exec(placingMatch[2])
    const tail = (split?.[2] ?? '').trim()
    // "Recruit volunteers": whoever comes is a volunteer afterwards, not before.
    const volunteers = /^(?:\w+ )?volunteers$/i.test((split?.[1] ?? '').trim())
    const joins = placedVerb === 'join' && !volunteers && /^(?:to|into|for|in) /i.test(tail)
    const what = joins ? joined(tail) : `${placedVerb === 'join' ? 'volunteer' : placedVerb} ${tail}`
    const who = volunteers ? null : (split?.[1] ?? null)
    return { who, what: tidy(what), intent: 'verb' }
  }
  const shrink = shrinking.exec(sentence)
  if (shrink?.[1] !== undefined && shrink[2] !== undefined) return fromShrinking(shrink[1], shrink[2])
  return declarative(sentence) ?? fromNoun(sentence)
}

function joined(tail: string): string {
  const rest = tail.replace(/^(?:to|into|for|in) /i, '')
  const verb = rest.split(' ')[0] ?? ''
  return isKnownVerb(verb) && /^[a-z]/.test(rest) ? rest : `join ${rest}`
}

/** "Voters should support X", "Parents attend Y", or an order: "Sign the petition". */
function declarative(sentence: string): SplitGoal | null {
  const words = sentence.split(' ')
  const first = (words[0] ?? '').toLowerCase().replace(/,$/, '')
  if ((isKnownVerb(first) && words.length > 1 && !people.test(first)) || (words.length === 1 && isKnownVerb(first) && baseFromGerund(first) === undefined)) {
    const [head = '', ...tail] = words
    return { who: null, what: [head.toLowerCase(), ...tail].join(' '), intent: 'verb' }
  }
  const modal = /^(.{2,80}?)\s+(?:should|will|must|need to|ought to|would|can|shall|to)\s+(.+)$/i.exec(sentence)
  if (modal?.[1] !== undefined && modal[2] !== undefined && /^(?:[a-z]+ly |not )?[a-z-]+\b/.test(modal[2]) && (people.test(modal[1]) || /s$/.test(modal[1])))
    return { who: modal[1], what: modal[2], intent: 'verb' }
  for (let index = 1; index <= Math.min(5, words.length - 1); index++) {
    const word = words[index] ?? ''
    const before = words.slice(0, index).join(' ')
    if (!people.test(before)) continue
    const base = isKnownVerb(word) && /^[a-z]/.test(word) ? word : baseFromThird(word)
    if (base !== undefined) return { who: before, what: [base, ...words.slice(index + 1)].join(' '), intent: 'verb' }
  }
  return null
}
