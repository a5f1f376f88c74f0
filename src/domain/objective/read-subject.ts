import { adverbInLy } from './adverb-in-ly.ts'
import { baseFromGerund } from './behaviour-of-verb.ts'
import type { BehaviourReading, SubjectReading } from './objective-reading.ts'
import { tidy } from './tidy.ts'

const verbGroup =
  /(?:turn out(?: to vote)?(?: (?:for|in))?|register to vote(?: in)?|sign up(?: for)?|sign on to|show up (?:to|at|for)|stand (?:up )?(?:with|by|for|to|against)|speak (?:up|out)(?: (?:for|about|against|on))?|give up|pick up after|clean up after|look after|care for|look out for|cut (?:back|down)(?: on)?|get (?:vaccinated|screened|tested|immunized|registered|enrolled|insured|certified|boosted|involved)(?: (?:against|for|with|in|on))?|take (?:part in|up)|learn (?:about|how to|more about)|act on|accept that|believe that|agree that|call on|call for|(?:run|stand|vote|donate|apply|enroll|register|volunteer|enlist|speak|write|testify|comment|talk|complain|switch|contribute|object|belong|commit|pledge|subscribe|upgrade|move|convert|opt|pay|care|give|argue|advocate|come|go|march|respond|train|prepare|lobby|rally)(?: (?:in|to|for|at|on|with|about|against|into|out of|as))?|[a-z’'-]+(?: (?:up|out|down|back|off|away|over)(?=\s|$))?(?: (?:with|to|for|at|on|about|against|into|from|of|in|as)(?= ))*)\s*/i
const verbLead = new RegExp(`^(?:(?:${adverbInLy}|not|also|still|help|both)\\s+)*${verbGroup.source}`, 'i')

const implied: Readonly<Partial<Record<BehaviourReading['class'], string>>> = {
  vote: 'the election',
  'health-visit': 'the appointment',
  donate: 'giving',
  volunteer: 'volunteering',
  join: 'joining',
  enroll: 'signing up',
}
const named: readonly (readonly [RegExp, string])[] = [
  [/^register to vote/i, 'voter registration'],
  [/^(?:donate|give) blood/i, 'blood donation'],
  [/^recycle\b/i, 'recycling'],
  [/^get (?:vaccinated|immunized)$/i, 'vaccination'],
  [/^get screened$/i, 'screening'],
  [/^unionize/i, 'a union'],
  [/^take the step the campaign/i, 'this campaign'],
  [/^vote (?:early|in person|by mail|absentee|before)\b(?!.* (?:in|on|for|against) (?:the|an?|[\w-]+ (?:election|primary|runoff|race)) )/i, 'the election'],
]

/** What the behaviour is about, as a noun phrase; the user's own words wherever there are any. */
export function readSubject(what: BehaviourReading, fallback: string): SubjectReading {
  for (const [pattern, text] of named) if (pattern.test(what.base)) return subject(text, true)
  const claim = /^(?:accept|believe|agree) that (.+)$/i.exec(what.base)?.[1]
  if (claim !== undefined) return subject(`the claim that ${claim}`, true)
  const fact = /^(?:know|learn|understand|see|remember) (?:that (.+)|((?:they|their|it|there) .+))$/i.exec(what.base)
  if (fact !== null) return subject(`the fact that ${fact[1] ?? fact[2] ?? ''}`, true)
  const topic = /^(?:contact|health-visit|share|learn)$/.test(what.class)
    ? /^\S+ .*?\b(?:about|against|regarding|concerning)\s+(.+)$/i.exec(what.base)?.[1]
    : undefined
  if (topic !== undefined) return subject(clip(topic.split(' ')), true)
  const doing = doingToOwn(what)
  if (doing !== null) return subject(clip(doing.split(' ')), true)
  const object = tidy(
    what.base
      .replace(
        /(?:^|\s+)(?:once|twice|three times|(?:\d+|two|three|four|five) (?:hours?|minutes|days|nights|evenings) (?:an?|per|each)|every|each|daily|weekly|regularly|more often|at least|no more than|within \d+|(?:un)?prompted)\b.*$/i,
        '',
      )
      .replace(/^((?:have|get) (?!them |it |him |her )\S.*) (?:\w+ed|done|seen|cut|swept|checked|shut|put in|taken out|drawn|shown|read)$/i, '$1')
      .replace(/^vote (?:early|in person|by mail|absentee)(?: in person| by mail)? (?=(?:in|on|for|against) )/i, 'vote ')
      .replace(/ and (?:[a-z]+ly )?[a-z]+ (?:them|it)\b.*$/i, '')
      .replace(/^vote (?:yes|no) on (?=\S)/i, 'vote on ')
      .replace(
        /^(?:let|allow) \S.*? (?:to )?(?:replace|fix|test|check|inspect|clean|plant|install|repair|collect|use|see|do|take) (?=(?:the|an?|their|its) )/i,
        'take ',
      )
      .replace(/^(switch|move|change) from .+? to (?=\S)/i, '$1 to ')
      .replace(verbLead, '')
      .replace(/^(?:for |with |in |to |about )?and (?:[a-z]+ly )?[a-z]+ /, '')
      .replace(/^(?:their|your|our) (?:kids?|child|children|sons?|daughters?|teens?|babies|families) (?=the |an? |[A-Z])/, ''),
  )
  const cleaned = tidy(
    object
      .replace(/^(?:(?:one|two|three|any|either|some|all|both|most) of (?:the )?(?:two |three |four |five |next )?)/i, '')
      .replace(/^(?:their|your|our|his|her) (?:own )?/i, 'the ')
      .replace(
        /\s+(?:who|which|because|so that|in order to|rather than|instead of|even if|when|while|if|as|where|such as|including|during|even)\b.*$|[,;:].*$/i,
        '',
      )
      .replace(/ (?:correctly|properly|safely|securely|responsibly|publicly|openly|carefully|fully|completely|early|quickly|again|instead)$/i, ''),
  )
  const words = cleaned.split(' ')
  if (cleaned === '' || !/\p{L}{2}/u.test(cleaned)) {
    const verb = what.gerund.split(' ').slice(0, 3).join(' ')
    return subject(implied[what.class] ?? (verb || fallback), what.stated)
  }
  const first = words[0] ?? ''
  // "Slow down near schools": nothing is slowed but oneself.
  if (/^(?:near|in|at|around|along|outside|under|behind|between|during|after|before)$/i.test(first)) return subject(clip(what.gerund.split(' ')), what.stated)
  if (/^(?:vote|to)$/i.test(first) && (words.length === 1 || what.class === 'vote')) return subject(implied.vote ?? 'the election', true)
  if (baseFromGerund(first) === undefined && /^(?:stop|quit|avoid|give|keep)\b/i.test(what.base) === false && /ing$/.test(first) && words.length === 1)
    return subject(cleaned, true)
  const clipped = words.length > 8 ? clip(words) : cleaned
  return subject(clipped, true)
}

/** "Microchip their pets" is about microchipping pets, not about the pets; joining, choosing and speaking keep their object. */
function doingToOwn(what: BehaviourReading): string | null {
  if (!/^(?:act|adopt|reduce|volunteer)$/.test(what.class)) return null
  const verb = /^([a-z-]+(?: (?:up|out|down|off|over|in|on|back|after|up after))?) (?:their|your|our|his|her) (?:own )?\S/i.exec(what.base)?.[1]
  if (verb === undefined || /^(?:keep|have|get|make|take|give|let|do|use|protect|change)\b/i.test(verb)) return null
  return tidy(
    what.gerund
      .replace(/ (?:their|your|our|his|her) (?:own )?/i, ' ')
      .replace(/\s+(?:who|which|because|so that|when|while|if|as|where|during|even|instead|before|(?:once|twice|every|each|at least)\b).*$|[,;:].*$/i, ''),
  )
}

function clip(words: readonly string[]): string {
  const cut = words.findIndex(
    (word, index) => index >= 3 && /^(?:in|at|on|for|with|by|from|to|about|before|after|and|or|through|that|during|between)$/i.test(word),
  )
  let kept = words.slice(0, cut > 0 && cut <= 8 ? cut : 8)
  while (kept.length > 1 && /^(?:and|or|the|an?|of|to|in|for|with|that|by|is|are)$/i.test(kept.at(-1) ?? '')) kept = kept.slice(0, -1)
  return kept.join(' ')
}

function subject(text: string, stated: boolean): SubjectReading {
  // "The claim that …" cannot stand without its article.
  if (/^the (?:claim|fact) that /i.test(text)) return { text, bare: text, stated }
  return { text, bare: text.replace(/^(?:the|an?|this|that|these|those)\s+/i, '') || text, stated }
}
