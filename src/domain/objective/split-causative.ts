import type { Parts } from './find-infinitive.ts'
import { atInfinitive } from './find-infinitive.ts'
import { atVerb } from './find-verb.ts'
import { isPeoplePhrase } from './people-words.ts'
import { tidy } from './tidy.ts'
import { isVerb, verbOfGerund } from './verb-lexicon.ts'

const causative =
  /^(get|persuade|convince|encourage|help|motivate|move|bring|have|enable|mobili[sz]e|urge|inspire|nudge|push|ask|make|let|cause|induce|prompt|train|teach|equip|empower|influence|drive|lead|want|need|see|allow|invite|rally|press|remind|incentivi[sz]e|challenge|call on|win over|engage|talk|coax|steer|guide|prepare|sway|tell|pressure|require|direct|assist|organi[sz]e|enlist|recruit|reassure|show|commit|draw|turn|support|pay|warn|sign up|register|educate|turn out|coach|appeal to|beg|lobby|switch|reach|spur|entice|tempt|trust|authori[sz]e|permit|keep|ensure)\s+(.+)$/i
/** Verbs that take the bare verb: "help seniors avoid", "have parents read". */
const bare = /^(?:help|have|let|make|see|want|need|get|assist|ensure|keep)$/i
/** Verbs whose object is who should act only if an infinitive follows. */
const onlyWithInfinitive =
  /^(?:support|recruit|enlist|show|pay|sign up|register|educate|turn out|switch|reach|require|direct|trust|organi[sz]e|keep|ensure|drive|train|draw|turn|commit|warn)$/i

const participle =
  /^(.+?)\s+((?:fully |newly |regularly )?(?:vaccinated|tested|screened|registered|enrolled|insured|signed up|boosted|immunized|involved|engaged|certified|unionized|checked|treated|trained|licensed|counted|connected|weatherized|inspected|retrofitted|out to vote|off (?:of )?.+|on board with .+|behind .+|interested in .+|excited about .+))((?:\s|,).+)?$/i

/** "Get seniors screened", "get teens off nicotine": the state people should be in. */
function atState(rest: string): Parts | null {
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

/** "Make farmworkers aware that …", "make renters aware of …". */
function atAware(rest: string): Parts | null {
  const match = /^(.+?)\s+(?:more |fully )?aware\s+(that|of)\s+(.+)$/i.exec(rest)
  if (match?.[1] === undefined || match[3] === undefined) return null
  return { who: match[1], what: match[2]?.toLowerCase() === 'that' ? `know that ${match[3]}` : `know about ${match[3]}` }
}

/** "Get 300 people to the June hearing", "move commuters onto the night bus". */
function atGoing(verb: string, rest: string): Parts | null {
  if (!/^(?:get|bring|move|draw|turn|switch|steer|shift|win over|make)$/i.test(verb)) return null
  const back = /^back\s+(.+?)\s+to\s+(.+)$/i.exec(rest) ?? /^(.+?)\s+back\s+to\s+(.+)$/i.exec(rest)
  if (back?.[1] !== undefined && back[2] !== undefined) return { who: back[1], what: `come back to ${back[2]}` }
  const between = /^(.+?)\s+from\s+(.+?)\s+(?:to|into|onto)\s+(.+)$/i.exec(rest)
  if (/^(?:move|switch|shift|turn|get)$/i.test(verb) && between?.[1] !== undefined && isPeoplePhrase(between[1]) && !/^\d|^\p{Lu}/u.test(between[2] ?? ''))
    return { who: between[1], what: `switch from ${between[2] ?? ''} to ${between[3] ?? ''}` }
  const become = /^(.+?)\s+into\s+(.+)$/i.exec(rest)
  if (/^(?:turn|make)$/i.test(verb) && become?.[1] !== undefined && isPeoplePhrase(become[1])) return { who: become[1], what: `become ${become[2] ?? ''}` }
  const won = /^(.+?)\s+to\s+(.+)$/i.exec(rest)
  if (/^win over$/i.test(verb)) return won?.[1] === undefined || !isPeoplePhrase(won[1]) ? null : { who: won[1], what: `support ${won[2] ?? ''}` }
  const match = /^(.+?)\s+(to|into|onto|on|off|out of|away from|through|from)\s+((?:the|an?|our|their|its|one|\d).+)$/i.exec(rest)
  if (match?.[1] === undefined || match[3] === undefined || !isPeoplePhrase(match[1])) return null
  const way = (match[2] ?? '').toLowerCase()
  if (way === 'to') return { who: match[1], what: `come to ${match[3]}` }
  if (way === 'from') return / to /.test(match[3]) ? { who: match[1], what: `switch from ${match[3]}` } : null
  return { who: match[1], what: `get ${way} ${match[3]}` }
}

/** "Talk owners into …" is read at its gerund; "talk owners out of selling" and "keep teens from vaping" here. */
export function atPrevention(sentence: string): Parts | null {
  const from = /^(?:stop|prevent|discourage|keep|dissuade|deter|talk|persuade)\s+(.+?)\s+(?:from|out of|against)\s+((?:ever |even )?\w+ing\b.*)$/i.exec(
    sentence,
  )
  if (from?.[1] !== undefined && from[2] !== undefined) return { who: from[1], what: `stop ${from[2]}` }
  const plain = /^(?:stop|prevent)\s+(.+)$/i.exec(sentence)?.[1]
  const found = plain === undefined ? null : atVerb(plain, ['gerund'])
  if (found === null || plain === undefined) return null
  const gerund = plain.slice(found.who.length).trim()
  return /^(?:the|our|their|an?)\s/i.test(plain) || isPeoplePhrase(found.who) ? { who: found.who, what: `stop ${gerund}` } : null
}

/** "Persuade voters that …": the claim they should come to hold. */
function atClaim(verb: string, rest: string, before: number): Parts | null {
  if (!/^(?:persuade|convince|reassure|teach|show|remind|tell|warn|help|get)$/i.test(verb)) return null
  const that = /^(.+?)\s+that\s+(.+)$/i.exec(rest)
  if (that?.[1] === undefined || that[2] === undefined || that[1].length > before) return null
  if (
    !isPeoplePhrase(that[1]) ||
    (/^(?:[a-z]+s|are|is|have|need|want|own)\s/i.test(`${that[2]} `) &&
      !/^(?:they|the|their|it|this|these|there|a|an|all|no|its)\b/i.test(that[2]) &&
      /^(?:are|is|have|need|want|own|use|live|do|don)/i.test(that[2]))
  )
    return null
  return { who: that[1], what: `${/^(?:remind|teach|tell|show|warn)$/i.test(verb) ? 'know' : 'accept'} that ${that[2]}` }
}

/** Reads "get X to do Y" in its many forms; null when the sentence does not begin so. */
export function splitCausative(sentence: string): Parts | null {
  const prevented = atPrevention(sentence)
  if (prevented !== null) return prevented
  const match = causative.exec(sentence)
  const [, verb = '', rest = ''] = match ?? []
  if (match === null || /^(?:turnout|support|awareness|sure|down|up|about)\b/i.test(rest)) return null
  const easier = /^it (?:more |less )?[a-z]+(?: and [a-z]+)? for (.+)$/i.exec(rest)?.[1]
  const eased = easier === undefined || !/^make$/i.test(verb) ? null : atInfinitive(easier)
  if (eased !== null) return withJoined(eased)
  const vote = /^out the vote(?: (?:among|by|of|from) (.+))?$/i.exec(rest)
  if (vote?.[1] !== undefined) return { who: vote[1], what: 'vote' }
  const aware = atAware(rest)
  if (aware !== null) return aware
  // "Them" for people named before: "Reach 200 renters and get them to sign up".
  const again = /^(.+?),?\s+(?:and|then)\s+(?:get|persuade|convince|encourage|help|ask|urge|invite|motivate)\s+them\s+(?:to\s+)?(.+)$/i.exec(rest)
  if (again?.[1] !== undefined && again[2] !== undefined && isPeoplePhrase(again[1])) return { who: again[1], what: again[2] }
  // "Help reduce …", "help build …": the verb follows at once.
  if (/^help$/i.test(verb) && isVerb(rest.split(' ')[0] ?? '') && !isPeoplePhrase(rest)) return null
  const to = atInfinitive(rest)
  const only = onlyWithInfinitive.test(verb)
  const state = to?.unsure === true ? atState(rest) : null
  if (state !== null && !/^give up/.test(state.what)) return withJoined(state)
  const going = /^turn$/i.test(verb) && to === null ? atGoing(verb, rest) : null
  if (going !== null) return going
  if (only) return to !== null && isPeoplePhrase(to.who) ? to : null
  const claim = atClaim(verb, rest, to?.who.length ?? rest.length)
  if (claim !== null) return claim
  const early = bare.test(verb) ? atVerb(rest, ['base']) : null
  if (early !== null && /^(?:help|have|let|make|see)$/i.test(verb) && (to === null || to.unsure === true || early.who.length < to.who.length))
    return withJoined(early)
  if (/^(?:teach|show)$/i.test(verb) && to !== null) return { who: to.who.replace(/\s+how$/i, ''), what: to.what }
  const back = /^(?:have|see|get)$/i.test(verb) ? /^(.+?)\s+back\s+(?:at|in|on|to)\s+(.+)$/i.exec(rest) : null
  if (to === null && back?.[1] !== undefined && isPeoplePhrase(back[1])) return { who: back[1], what: `come back to ${back[2] ?? ''}` }
  const present = /^(?:have|see)$/i.test(verb) ? /^(.+?)\s+((?:at|on|in|behind) .+)$/i.exec(rest) : null
  const found =
    to ??
    atState(rest) ??
    (bare.test(verb) ? early : null) ??
    atGoing(verb, rest) ??
    atVerb(rest, ['gerund']) ??
    (present?.[1] !== undefined && isPeoplePhrase(present[1]) ? { who: present[1], what: `be ${present[2] ?? ''}` } : null)
  return found === null ? null : withJoined(found)
}

/** "Know …, and to ask": a second infinitive loses its "to"; a second gerund follows the first. */
function withJoined(parts: Parts): Parts {
  const what = parts.what.replace(/(,? (?:and|or)) to (?=[a-z]+)/g, (all, joint: string, offset: number) =>
    isVerb(parts.what.slice(offset + all.length).split(/\W/)[0] ?? '') ? `${joint} ` : all,
  )
  return { who: tidy(parts.who), what: tidy(what) }
}

/** The base forms of a phrase that begins with a gerund: "using a plan and saving" → "use a plan and save". */
export function fromGerunds(phrase: string): string {
  return phrase.replace(/(^| and | or )(\w+ing)\b/g, (all, joint: string, gerund: string) => {
    const verb = verbOfGerund(gerund)
    return verb === undefined ? all : `${joint}${verb}`
  })
}
