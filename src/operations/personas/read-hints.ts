import type { PersonasInput } from '../../contract/persona.ts'
import type { BarrierKind, Situation } from '../objective/situation-types.ts'
import { schoolingFor } from './draw-work.ts'
import type { Hints, SegmentKind } from './hints.ts'
import { readWhere } from './read-where.ts'
import { readWho } from './read-who.ts'

const kindWords: Readonly<Record<BarrierKind, RegExp>> = {
  time: /\b(?:time|hours?|busy|shifts?|evenings?|schedule\w*|calendar|chores|overtime|milking|cannot leave|week)\b/gi,
  money: /\b(?:money|cost\w*|price\w*|pay(?:s|ing)?|bills?|dues|afford\w*|margin\w*|wages?|dollars?|cash|rent)\b/gi,
  belief: /\b(?:doubt\w*|believ\w+|think|sure|skeptic\w*|nothing chang\w+|settled|pointless|convinced)\b/gi,
  identity: /\b(?:identity|kind of people|camp|loyal\w*|tribe|pride|not for (?:us|them)|themselves|party)\b/gi,
  trust: /\b(?:trust\w*|distrust\w*|burned|promis\w+|suspect\w*|wary|sold|fooled|sponsor|behind it)\b/gi,
  'social-risk': /\b(?:neighbors?|fear\w*|afraid|seen|judged|embarrass\w*|silence|quiet|private\w*|boss|retaliat\w*|friends)\b/gi,
  information: /\b(?:unaware|know|heard|hear of|information|notice|confus\w+|mixed up|headline\w*|jargon|unsure)\b/gi,
  habit: /\b(?:habit\w*|routine\w*|postpon\w*|autopilot|later|tomorrow|forget\w*|used to)\b/gi,
  access: /\b(?:ride|car|drive|forms?|steps|sitter|distance|miles|closed|language|reach|permission|apartment|paper(?:s|work))\b/gi,
  opposition: /\b(?:oppos\w+|against|objec\w+|refus\w+|critic\w*|resist\w*)\b/gi,
}

const opponent =
  /\b(?:oppos\w+|refus\w+|abstain\w*|against|critics?|resist\w*|soured|defenders|firm|naysayers|skeptics?|doubters|first voters|non-?interventionists?|hawks)\b/i
const supporter =
  /\b(?:regulars|supporters?|champions?|committed|every-election|friends of|backers|signers|front-row|advocates?|already (?:do|vote|come|give|sign)|practiced|helpers)\b/i

function kindOf(name: string, description: string): SegmentKind {
  if (opponent.test(name)) return 'opponent'
  if (supporter.test(name)) return 'supporter'
  return /\b(?:are|is|firmly|openly) (?:opposed|against)\b/i.test(description) ? 'opponent' : 'mixed'
}

/** Names of groups of adults around an audience of school age. */
const adultsAround =
  /\b(?:parents|mothers|moms|fathers|dads|grandparents|guardians|families|teachers|coaches|clerks|nurses|counselors|principals|administrators|staff|aides|owners|shopkeepers|retailers|sellers|officials|board|doctors|pediatricians|pastors|adults (?:who|around|in)|taxpayers|employers|neighbors|veterans|retirees|officers)\b/i

/** Words for people that name no work, though a word in them (school, house) also does. */
const noWork = /\b(?:home-?owners?|house-?holds?|households|home-?buyers?|students?|residents|parents|voters)\b/gi

type Ages = readonly [number, number] | null

/** Both texts' ages where they agree, else the segment's, else the objective's; people at work are under 67. */
function agesOf(own: Ages, both: Ages, stated: Ages, status: string | null): Ages {
  return both ?? own ?? stated ?? (status === 'working' ? [18, 66] : null)
}

/** What the segment's words say about its people; where they are silent, what the objective's say. */
export function readHints({ audienceSegment, region }: PersonasInput, { reading }: Situation): Hints {
  const { segment_name, segment_description } = audienceSegment
  const own = readWho(segment_name, segment_description)
  const stated = readWho(reading.who.stated ? reading.who.plural : '')
  const text = `${segment_name}. ${segment_description}`
  // In an objective about teens a group is of teens, unless its name says that it is of the adults around them.
  const teensOnly = stated.highSchool && !own.highSchool && adultsAround.test(segment_name)
  const overlap = own.ages !== null && stated.ages !== null ? ([Math.max(own.ages[0], stated.ages[0]), Math.min(own.ages[1], stated.ages[1])] as const) : null
  // Young people in an objective about college students are those students; grandparents in it are not.
  const compatible = !teensOnly && (own.ages === null || (overlap !== null && overlap[0] <= overlap[1]))
  // A group of its own age, sex or work (coaches, clerks) is not the objective's audience.
  const ownPeople = own.ages !== null || own.status !== null
  const status = own.status ?? (compatible ? stated.status : null)
  const audience = reading.who.stated ? reading.who.plural : ''
  const counts = Object.entries(kindWords).map(
    ([kind, words]) => [kind as BarrierKind, (text.match(words) ?? []).length + 2 * (segment_name.match(words) ?? []).length] as const,
  )
  return {
    // The adults around minors are those of their working and parenting years, unless the name says otherwise.
    ages:
      teensOnly && own.ages === null
        ? [20, 66]
        : agesOf(own.ages, compatible && overlap !== null ? overlap : null, teensOnly || (ownPeople && own.status === 'retired') ? null : stated.ages, status),
    highSchool: own.highSchool || (stated.highSchool && !teensOnly && own.ages === null),
    younger: /\b(?:graders|middle[- ]schoolers|pupils|minors)\b/i.test(audience),
    around: teensOnly,
    sex: own.sex ?? stated.sex,
    eth: own.eth ?? stated.eth,
    metro: own.metro ?? stated.metro ?? readWho(reading.place.stated ? reading.place.text : '').metro,
    educ: own.educ ?? (!compatible || own.status !== null ? null : stated.educ) ?? (status === 'working' && compatible ? schoolingFor(audience) : null),
    ...readWhere([text, reading.place.stated ? reading.place.text : '', reading.source], [reading.place.stated ? reading.place.text : '', region]),
    status,
    children: own.children ?? (own.ages === null ? stated.children : null),
    home: own.home ?? stated.home,
    veteran: own.veteran || stated.veteran,
    faith: own.faith || stated.faith,
    conservative: own.conservative || stated.conservative,
    segmentText: text,
    segmentName: segment_name,
    audienceText:
      stated.highSchool || stated.status === 'student' || !reading.who.stated ? '' : `${reading.who.plural} ${reading.place.text}`.replace(noWork, ''),
    audience,
    workforce: stated.highSchool || stated.status === 'student' ? '' : audience.replace(noWork, ''),
    kind: kindOf(segment_name, segment_description),
    barrierKinds: counts
      .filter(([, count]) => count > 0)
      .sort((a, b) => b[1] - a[1])
      .map(([kind]) => kind),
  }
}
