import { behaviourOfNoun } from './behaviour-of-noun.ts'
import type { Parts } from './find-infinitive.ts'
import { atVerb } from './find-verb.ts'
import { lowerFirst } from './lower-first.ts'
import type { PlaceReading } from './objective-reading.ts'
import { isPeoplePhrase, isPeopleWord, isPersonNoun } from './people-words.ts'
import { placeNames } from './places.data.ts'
import { fromGerunds } from './split-causative.ts'
import type { SplitGoal } from './split-goal.ts'
import { whoDo } from './split-statement.ts'
import { tidy } from './tidy.ts'
import { placeNouns } from './word-classes.data.ts'

const growing =
  /^(?:increase|raise|boost|grow|build|strengthen|expand|improve|lift|double|triple|quadruple|win|secure|gain|generate|maximi[sz]e|promote|deepen|broaden|sustain|maintain|develop|foster(?! an? )|drive up|rebuild|restore|shore up|earn|drum up|bring up|push up|move|keep up|spread)\s+(.+)$/i
const shrinking =
  /^(reduce|cut|lower|decrease|curb|stop|prevent|end|limit|discourage|halve|minimi[sz]e|drop|eliminate|combat|fight|tackle|bring down|drive down|cut down on|cut back on|shrink|slash|slow)\s+(.+)$/i
const signatures =
  /^(?:(?:collect|gather|gain|get|win|secure|obtain)\s+)?(?:(?:more|new|valid)\s+)*signatures\s+(?:from\s+(.+?)\s+)?(for|against|on|in favor of|to)\s+(.+)$/i
const money = /^(?:raise|collect|gather)\s+(?:(?:money|funds|donations)\s+)?from\s+(.+?)\s+(for|to|toward|towards)\s+(.+)$/i
const counted = /^(?:the )?(?:share|number|proportion|percentage|rate|count|ranks|percent|fraction) of (.+)$/i

/** What those do who give a signature. */
function signing(relation: string, matter: string): string {
  if (/\b(?:petition|initiative|letter|pledge)\b/i.test(matter) && !/^(?:against|to)$/i.test(relation)) return `sign ${matter}`
  return `sign the petition ${relation.toLowerCase() === 'on' ? 'about' : relation.toLowerCase()} ${matter}`
}

/** "support in the MAGA base for the alliance". Its parts have a longest length, or a text of 4000 characters would take it a second. */
const inABody = /^(.{1,120}?)\s+(?:in|among|within)\s+(.{1,80}?(?:diaspora|community|base|public|electorate)\b.{0,80}?)\s+((?:of|about|on|for)\s.+)$/i

/** "support for X among Y", "attendance at X by Y": cut at the last preposition that leads to people. */
function lastAudience(phrase: string): (Parts & { readonly for: boolean }) | null {
  const among = /^(.+?),?\s+among(?:st)?\s+(.+)$/i.exec(phrase)
  const backing = /^((?:public |strong |more )?(?:opposition|support|resistance|backing)) (?:from|by) (.+?) ((?:to|for|of) .+)$/i.exec(phrase)
  if (backing?.[1] !== undefined && isPeoplePhrase(backing[2] ?? '')) return { what: `${backing[1]} ${backing[3] ?? ''}`, who: backing[2] ?? '', for: false }
  if (among?.[1] !== undefined && among[2] !== undefined) {
    const fact = /^(?:\w+ )?(?:awareness|knowledge|understanding|belief)$/i.test(among[1]) ? /^(.+?)\s+((?:that|of|about) .+)$/i.exec(among[2]) : null
    if (fact?.[1] !== undefined && isPeoplePhrase(fact[1])) return { what: `${among[1]} ${fact[2] ?? ''}`, who: fact[1], for: false }
    const level = /^(.+?)\s+(to (?:\d|one|two|three|four|five|under|below|no more|at most).*)$/i.exec(among[2])
    const poll = /^turnout$/i.test(among[1]) ? /^(.+?)\s+(in the (?:.+ )?(?:election|primary|referendum|runoff|caucus)\b.*)$/i.exec(among[2]) : null
    if (poll?.[1] !== undefined) return { what: `turnout ${poll[2] ?? ''}`, who: poll[1], for: false }
    return { what: level === null ? among[1] : `${among[1]} ${level[2] ?? ''}`, who: level?.[1] ?? among[2], for: false }
  }
  let best: (Parts & { readonly for: boolean }) | null = null
  for (const match of phrase.matchAll(/\s+(?:by|from|within|for|in|of|to)\s+/gi)) {
    const after = phrase.slice(match.index + match[0].length)
    const what = phrase.slice(0, match.index)
    if (/\s(?:who|that)\s/.test(what)) break
    if (!isPeoplePhrase(after)) continue
    const inside = /^\s+(?:in|within|of|to)\s/i.test(match[0])
    const head =
      after
        .split(/,| (?:in|at|on|of|for|with|who|that|from|to|near|under|over|aged|between|living|using) /)[0]
        ?.split(' ')
        .at(-1) ?? ''
    // "in Ohio high schools", "in coastal towns": where, although schools and towns act, too.
    if (inside && /^(?:the )?[A-Z]/.test(after) && !/^[A-Z][a-z]+['’]s [a-z]/.test(after)) continue
    if (/^\s+in\s/i.test(match[0]) && placeNouns.has(head)) continue
    if (!inside && /^[A-Z]/.test(head)) continue
    const matter = /^(.+?)\s+((?:of|about|on) (?:how|why|what|when|where|whether)\b.*)$/i.exec(after)
    best = { what: matter === null ? what : `${what} ${matter[2] ?? ''}`, who: matter?.[1] ?? after, for: match[0].trim().toLowerCase() === 'for' }
  }
  if (best !== null) return best
  const [, matter, body, aim] = inABody.exec(phrase) ?? []
  return matter === undefined || body === undefined || aim === undefined ? null : { what: `${matter} ${aim}`, who: body, for: false }
}

/** "teen vaping", "student attendance", "veteran suicide": the first word is who. */
function leadingAudience(phrase: string): Parts | null {
  const [first = '', ...rest] = phrase.split(' ')
  if (
    rest.length === 0 ||
    !isPersonNoun(first) ||
    /^(?:local|native|minor|major|single|head|male|female|host|guard|scout|union|team|board|group|school|church|farm|store|shop|firm|city|town|band|club|voter|blacks?|base|community|children|staff|driver|member|password|user)$/i.test(
      first,
    )
  )
    return null
  if (/^(?:in|of|for|at|to|on|who|with|and|or)$/i.test(rest[0] ?? '')) return null
  return { who: first, what: rest.join(' ') }
}

/** "Flu shot uptake, nursing home staff, Rhode Island": a list of notes. */
function fromNotes(phrase: string): { readonly text: string; readonly who: string | null; readonly place: PlaceReading | null } {
  const parts = phrase.split(/,\s+/)
  if (parts.length < 2 || parts.length > 5 || parts.some((part) => part.split(' ').length > 7 || / and | or /.test(part)))
    return { text: phrase, who: null, place: null }
  const who = parts.find((part, index) => index > 0 && isPeoplePhrase(part))
  const places = parts.filter(
    (part, index) =>
      index > 0 &&
      part !== who &&
      (placeNames.has(part) || /^(?:[A-Z]\w+ )+(?:County|Valley|City|Parish|Island|Islands|Coast|Bay|Township|District)$/.test(part)),
  )
  if (who === undefined && places.length === 0) return { text: phrase, who: null, place: null }
  const where = places.length === 0 ? null : { text: places.join(', '), inPlace: `in ${places.join(', ')}`, stated: true }
  const rest = parts.filter((part) => part !== who && !places.includes(part))
  return { text: rest.join(', '), who: who ?? null, place: where }
}

export function splitNoun(input: string): SplitGoal {
  const notes = fromNotes(input)
  const noun = notes.text
  if (
    notes.who === null &&
    noun.split(' ').length <= 4 &&
    !/ (?:for|of|by|among) /.test(noun) &&
    isPeopleWord(noun.split(' ').at(-1) ?? '') &&
    !/\b(?:registration|drive)\b/i.test(noun)
  )
    return { who: noun, what: 'take the step the campaign asks for', intent: 'verb', place: notes.place }
  const match = notes.who === null ? lastAudience(noun) : null
  const head = match === null ? noun : match.what
  const lead = match === null && notes.who === null ? leadingAudience(head) : null
  const phrase = lead?.what ?? head
  const behaviour = behaviourOfNoun(phrase)
  const who = notes.who ?? match?.who ?? lead?.who ?? null
  // "Password managers for seniors": a thing for people is there to be used.
  if (behaviour === undefined && match?.for === true && /^[\p{L}-]+(?: [\p{L}-]+){0,3}$/u.test(phrase) && /s$/.test(phrase))
    return { who, what: `use ${lowerFirst(phrase)}`, intent: 'verb', place: notes.place }
  return { who, what: behaviour ?? phrase, intent: behaviour === undefined ? 'topic' : 'verb', place: notes.place }
}

function splitShrinking(verb: string, noun: string): SplitGoal {
  const audience = lastAudience(noun) ?? leadingAudience(noun)
  const what = (audience?.what ?? noun).replace(/^(?:the )?(?:rates?|number|amount|incidence|level)s? of /i, '')
  const gerund = /^\w+ing\b/i.test(what)
  const wide = /^(?:combat|fight|tackle|curb|discourage|limit)$/i.test(verb)
  const own = /^(?:stop|prevent|end|eliminate)$/i.test(verb) ? `help ${verb.toLowerCase()}` : audience === null || wide ? 'help cut' : verb.toLowerCase()
  return { who: audience?.who ?? null, what: `${gerund ? 'stop' : own} ${what}`, intent: 'verb' }
}

/** People counted by what they do: "the share of farmers who test their wells", "… of farmers using a plan". */
function splitCount(phrase: string, stops: boolean): SplitGoal | null {
  const people = counted.exec(phrase)?.[1]
  if (people === undefined) return null
  const clause = whoDo(people, stops)
  if (clause !== null) return clause
  const doing = atVerb(people, ['gerund'], true)
  if (doing === null) return null
  const what = people.slice(doing.who.length).trim()
  return { who: tidy(doing.who), what: stops ? `stop ${what}` : tidy(fromGerunds(what)), intent: 'verb' }
}

/** Reads goals named as a thing to have more or less of; null when the sentence names none. */
export function splitNounGoal(sentence: string): SplitGoal | null {
  const petition = signatures.exec(sentence)
  if (petition !== null) return { who: petition[1] ?? null, what: signing(petition[2] ?? 'for', petition[3] ?? ''), intent: 'verb' }
  const given = money.exec(sentence)
  if (given?.[1] !== undefined) return { who: given[1], what: `donate ${given[2] ?? 'for'} ${given[3] ?? ''}`, intent: 'verb' }
  const word = /^spread (?:the )?(?:word|news) (?:about|of|on) (.+?)(?: (?:to|among) (.+))?$/i.exec(sentence)
  if (word?.[1] !== undefined) return { who: word[2] ?? null, what: `learn about ${word[1]}`, intent: 'verb' }
  const grow = growing.exec(sentence)?.[1]
  if (grow !== undefined) return splitCount(grow, false) ?? splitNoun(grow)
  const shrink = shrinking.exec(sentence)
  if (shrink?.[1] !== undefined && shrink[2] !== undefined) return splitCount(shrink[2], true) ?? splitShrinking(shrink[1], shrink[2])
  return null
}
