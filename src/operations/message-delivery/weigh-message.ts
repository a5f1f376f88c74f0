import type { HpemStage } from '../../contract/hpem-stage.ts'
import { hpemStages } from '../../contract/hpem-stage.ts'
import { tones } from './data/tone.data.ts'
import { voiceKinds } from './data/voices.data.ts'
import { deliveryWeights as weights } from './delivery-weights.ts'
import type { Reaction } from './reaction.ts'
import { askPattern } from './read-asks.ts'
import type { PersonReading } from './read-person.ts'
import { claim, concession, type Line, type ScriptReading } from './read-script.ts'
import type { Topic } from './topic-fit.ts'
import { sharedWeight, wordsOf } from './words.ts'

type Kind = Reaction['kind']
const react = (kind: Kind, line: Line | null, share = 1, wanted?: RegExp): Reaction => ({ kind, points: weights[kind] * share, line, wanted })

/** The line that shares most with a meaning, and how much; words of the objective itself say nothing about the person. */
function nearest(lines: readonly Line[], meaning: ReadonlySet<string>, topic: Topic | null): { line: Line; weight: number } | null {
  const personal = new Set([...meaning].filter((item) => topic === null || !topic.core.has(item)))
  let best: { line: Line; weight: number } | null = null
  for (const line of lines) {
    const weight = sharedWeight(line.meaning, personal)
    if (weight > (best?.weight ?? 0)) best = { line, weight }
  }
  return best
}

/** Whether what holds this person back is answered, spoken of or missed. Their own stated condition outranks the rules' guess at its kind. */
function obstacleReaction({ lines }: ScriptReading, person: PersonReading, topic: Topic | null): Reaction {
  const met = nearest(lines, person.reliefMeaning, null)
  const needed = Math.min(2, Math.max(1, [...person.reliefMeaning].filter((item) => !item.startsWith('~')).length / 2))
  if (met !== null && met.weight >= needed) return react('obstacleLifted', met.line)
  const [first, second] = person.obstacles
  // "Lost cat, found cat, piano for free" lifts no cost: the line has to be about the matter or about this trouble.
  const about = ({ meaning }: Line) =>
    topic === null || sharedWeight(meaning, topic.core) > 0 || sharedWeight(meaning, topic.field) >= 1 || sharedWeight(meaning, person.barriers) >= 1
  const lifting = first && lines.find((line) => first.lifts.test(line.text) && about(line))
  if (lifting !== undefined) return react('obstacleLifted', lifting, 0.75, first?.lifts)
  const lifted = second && lines.find((line) => second.lifts.test(line.text) && about(line))
  if (lifted !== undefined) return react('obstacleLifted', lifted, 0.5, second?.lifts)
  const spoken = nearest(lines, person.barriers, topic)
  if (spoken !== null && spoken.weight >= 1) return react('obstacleNamed', spoken.line, Math.min(1.4, spoken.weight / 1.5))
  const named = first && lines.find((line) => first.names.test(line.text))
  return named === undefined ? react('obstacleMissed', null) : react('obstacleNamed', named, 1, first?.names)
}

function voiceReactions({ lines, text }: ScriptReading, person: PersonReading): Reaction[] {
  const found: Reaction[] = []
  for (const [kind, pattern] of voiceKinds) {
    if (!pattern.test(text)) continue
    const line = lines.find((candidate) => pattern.test(candidate.text)) ?? null
    if (person.distrusted.has(kind)) found.push(react('distrustedVoice', line, 1, pattern))
    else if (person.trusted.has(kind)) found.push(react('trustedVoice', line, line === null ? 0.5 : 1, pattern))
  }
  const best = (wanted: Kind) => found.filter(({ kind }) => kind === wanted).sort((a, b) => Math.abs(b.points) - Math.abs(a.points))[0]
  return [best('trustedVoice'), best('distrustedVoice')].filter((reaction): reaction is Reaction => reaction !== undefined)
}

function claimReactions({ lines }: ScriptReading, person: PersonReading): Reaction[] {
  const bare = lines.filter((line) => line.claims && !line.sourced)
  const marked = lines.find((line) => line.claims && line.sourced)
  const found = bare.slice(0, 3).map((line) => react('bareClaim', line, person.wary ? 1.5 : 1, claim))
  return marked === undefined ? found : [...found, react('sourcedClaim', marked, person.wary ? 2 : 1, claim)]
}

function toneReactions({ lines }: ScriptReading): Reaction[] {
  return tones.flatMap(([kind, pattern]) => {
    const wronging = lines.filter((line) => line.tones.includes(kind))
    return wronging.slice(0, 2).map((line, index) => react(kind, line, index === 0 ? 1 : 0.5, pattern))
  })
}

/** Stage and person together say what may be asked: somebody unwilling hears a request for the act as too soon whatever the stage. */
function askReactions({ lines }: ScriptReading, person: PersonReading, stage: HpemStage | undefined): Reaction[] {
  const asking = lines.filter((line) => line.ask !== null)
  const last = asking.at(-1)
  const acts = asking.filter((line) => line.ask === 4)
  const found: Reaction[] = new Set(acts.map((line) => line.scene)).size >= 3 ? [react('manyAsks', acts.at(-1) ?? null)] : []
  if (last === undefined) return stage === 'Awareness' ? found : [...found, react('noAsk', null, stage === undefined ? 0.6 : 1)]
  const asked = last.ask ?? 0
  const wanted = askPattern(asked)
  const allowed = stage === undefined ? 4 : hpemStages.indexOf(stage)
  if (asked > allowed + (allowed === 0 ? 1 : 0)) found.push(react('askTooSoon', last, Math.min(1.4, (asked - allowed) / 2 + 0.4), wanted))
  else if (asked === 4 && person.readiness <= -0.5) found.push(react('askTooSoon', last, 0.7, wanted))
  else if (asked === 4 && stage === undefined && person.readiness < 0.3) found.push(react('askFits', last, 0.5, wanted))
  else if (asked >= allowed - 1 || stage === undefined) found.push(react('askFits', last, 1, wanted))
  return found
}

function openingReaction({ lines, lead }: ScriptReading): Reaction[] {
  const [first] = lines
  if (first === undefined) return []
  const length = wordsOf(first.text).length
  if (
    /^(?:we (?:are|at)|our (?:organization|mission|campaign|coalition)|hello,? (?:we|my name)|did you know|in (?:today|a world|these)|as (?:we|you) (?:all )?know|welcome to|this (?:video|message)|paid for|for (?:years|decades|generations))\b/i.test(
      first.text,
    ) ||
    length > 34
  )
    return [react('slowOpening', first)]
  const earns = (first.concrete ? 1 : 0) + (length <= 14 ? 1 : 0) + (/\?/.test(first.text) || (lead !== null && first.text.includes(lead)) ? 1 : 0)
  return earns >= 2 ? [react('goodOpening', first)] : []
}

function loadReactions(script: ScriptReading, person: PersonReading): Reaction[] {
  const found: Reaction[] = []
  if (script.topPace > 3) found.push(react('rushed', null, Math.min(2, script.topPace / 3)))
  if (script.totalSeconds > person.patienceSeconds) found.push(react('tooLong', null, Math.min(2, script.totalSeconds / person.patienceSeconds - 0.4)))
  const said = script.lines.map((line) => line.text)
  if (said.length >= 3 && new Set(said).size <= said.length / 2) found.push(react('repeats', script.lines[0] ?? null))
  return found
}

/** Everything this message did to this person, in no order. */
export function weighMessage(script: ScriptReading, person: PersonReading, topic: Topic | null, stage: HpemStage | undefined): Reaction[] {
  const { lines } = script
  const motive = nearest(lines, person.motives, topic)
  const life = nearest(lines, person.life, topic)
  // A request counts for what it speaks of, but is quoted as a request only.
  const told = lines.filter((line) => line.ask === null)
  const toldMotive = nearest(told, person.motives, topic)
  const toldLife = nearest(told, person.life, topic)
  const concretes = lines.filter((line) => line.concrete)
  const share = lines.length === 0 ? 0 : concretes.length / lines.length
  const granted = lines.find((line) => line.concedes)
  // Not everybody stumbles over the same empty sentence.
  const plain = lines.filter((line) => !line.concrete && line.ask === null && wordsOf(line.text).length >= 5)
  return [
    obstacleReaction(script, person, topic),
    ...(motive === null ? [] : [react('motive', toldMotive?.line ?? null, Math.min(1.3, motive.weight / 1.5))]),
    ...(life === null || life.weight < 1 ? [] : [react('life', toldLife?.line ?? null, Math.min(1.3, life.weight / 2))]),
    ...voiceReactions(script, person),
    ...(granted === undefined ? [] : [react('concession', granted, person.wary ? 1.4 : 1, concession)]),
    ...claimReactions(script, person),
    ...toneReactions(script),
    ...(share >= 0.4 ? [react('concrete', concretes[Math.floor(concretes.length / 2)] ?? null, Math.min(1, share + 0.2))] : []),
    ...(share < 0.15 ? [react('vague', plain[(Math.floor(plain.length / 2) + person.life.size) % Math.max(1, plain.length)] ?? null)] : []),
    ...openingReaction(script),
    ...askReactions(script, person, stage),
    ...loadReactions(script, person),
  ]
}
