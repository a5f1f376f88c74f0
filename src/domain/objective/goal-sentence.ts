import { noteGoal } from './note-goal.ts'
import { isVerb } from './verb-lexicon.ts'

const goalVerb =
  /^(?:get|persuade|convince|encourage|help|motivate|move|bring|mobili[sz]e|urge|inspire|nudge|push|make|teach|train|equip|increase|raise|boost|grow|build|strengthen|expand|improve|reduce|cut|lower|decrease|curb|stop|prevent|end|recruit|register|enroll|vaccinate|support|oppose|sign|attend|vote|donate|turn out|win|defeat|pass|have|ask|invite|keep|discourage|unionize|double|spread|lift|bring)\b/i
const abbreviations =
  /\b(?:St|Mr|Mrs|Ms|Dr|Ft|Mt|No|vs|etc|approx|Jr|Sr|Rev|Gov|Sen|Rep|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec|p\.m|a\.m|U\.S|D\.C|e\.g|i\.e)\.$/
const wish =
  /^(?:we|i|our (?:\w+ )?(?:goal|aim|objective|hope|mission)|the (?:goal|aim|objective|hope|campaign|mission)|objective|goal|desired outcome|aim|ask|target|success|how (?:do|can|could|might) we|what would)\b/i
const reason =
  /,?\s+(?:so that|so (?=they|we|the |our |every|no |more|fewer|that)|in order to|measured by|as measured by|because|since (?=they|we|the|most|many)|to ensure|thereby|with the result that|in an effort to|with the aim of|given that|even though|although|, which )\b.*$/i

/** The sentences of a text; a full stop after "St." or "p.m." ends none. */
export function sentencesOf(source: string): readonly string[] {
  // A figure after a colon is a sentence of its own: "More fathers at the table: 30 % of the seats …".
  const parts = source.split(/(?<=[.!?;])\s+(?=[\p{L}\p{N}"“(])|(?<=^[A-Z][a-z]+(?: [\w’'-]+){3,12}:)\s+(?=\d)/u)
  const sentences: string[] = []
  for (const part of parts) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviations.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

export interface GoalSentence {
  readonly text: string
  /** What follows it in the text: counts and dates named later still belong to it. */
  readonly later: string
}

/** The one sentence that states the goal: the first that says what is wanted, else the first with a few words. */
export function goalSentence(source: string): GoalSentence {
  const notes = noteGoal(source)
  if (notes !== null) return notes
  const raw = sentencesOf(source).map((sentence) => sentence.replace(/^["“'(]+/, '').trim())
  const stripped = raw.map(stripPreamble)
  const usable = (test: (sentence: string, original: string) => boolean): number =>
    stripped.findIndex(
      (sentence, index) => sentence !== '' && !/^(?:do not|don[’']t|never|no|nothing|use only|avoid)\b/i.test(sentence) && test(sentence, raw[index] ?? ''),
    )
  const wished = (sentence: string, original: string): boolean =>
    sentence !== original.replace(/[.!?;:,\s]+$/, '') && wish.test(original) && / to |^(?:get|have|make) | that /i.test(` ${sentence} `)
  const order = [
    usable(
      (sentence, original) =>
        /^(?:(?:our|the|my) )?(?:campaign )?(?:objective|goal|aim|target|ask|desired outcome)\s*:\s*\S/i.test(original) && sentence.split(' ').length > 2,
    ),
    usable((sentence, original) => goalVerb.test(sentence) || wished(sentence, original)),
    usable((sentence) => /\s(?:should|must|need to|ought to|will have)\s/i.test(sentence)),
    usable((sentence, original) => sentence.split(' ').length >= 3 && !/:;?$/.test(original)),
    usable((sentence) => sentence.split(' ').length >= 3),
    usable(() => true),
  ]
  const at = order.find((index) => index >= 0) ?? 0
  return { text: stripped[at] || stripped.find((sentence) => sentence !== '') || source, later: raw.slice(at + 1).join(' ') }
}

/** Puts the ways to say what is wanted into one: "we would like nurses to", "our goal is for nurses to" → "get nurses to". */
export function stripPreamble(sentence: string): string {
  return unwrapped(
    sentence
      .replace(/\s*\([^)]{0,200}\)/g, ' ')
      .replace(/^(?:please|hi|hello|so|ok|okay|well|basically|now|then)[,!]?\s+/i, '')
      .replace(/^(?:(?:our|the|my) )?(?:objective|goal|goals|desired outcome|outcome|aim|target|mission|campaign goal|ask)\s*[:–—-]\s*/i, ''),
  )
    .replace(reason, '')
    .replace(/,\s+(?:especially|particularly|above all|currently|now at|mostly|ideally|if possible|for example|such as)\b[^,]{0,80}(?=,|$)/gi, '')
    .replace(/, (?:a third|half|most|many|some|few|one in \w+) of them (?:don['’]?t|do|are|never|have|can|still)\b.*$/i, '')
    .replace(/, (?:the|they|it|we|there|most|nobody|no one|everyone) [^,]{0,40}?\b(?:have|has|are|is|was|were|does|don[’']?t|cannot) .*$/, '')
    .replace(/,(?=\s+(?:to ([a-z]+)|should|will|must)\s)/g, (comma, verb: string | undefined) => (verb === undefined || isVerb(verb) ? '' : comma))
    .replace(/[.!?;:,\s]+$/, '')
    .trim()
}

const ours =
  /^(?:(?:our|the|my|this) (?:\w+[- ])?(?:goal|objective|aim|mission|campaign|desired outcome|outcome|target|plan|job|hope|idea)(?: here| of (?:this|the|our) [\w-]+)?|success|victory) (?:is|will be|would be|would mean|means|wants|aims|seeks|should be|will mean)(?: that)? (?=\S)/i
const we =
  /^(?:need (?=\d|more|people|about|at least)|(?:we|i|they|the campaign|our campaign|our group|the county|the city)(?:['’]d|['’]re|['’]m| would| really| all| are| am)? (?:want|wants|like|need|needs|aim|aims|hope|hopes|plan|plans|seek|seeks|would like|would love|love|trying|looking|hoping|aiming|asking|intend|wish|expect|ask)(?: (?:to see|for|that))? (?=\S))/i

function unwrapped(sentence: string): string {
  const asked = sentence
    .replace(/^how (?:do|can|could|might|should|would) (?:we|i) /i, '')
    .replace(/^what (?:would|could|will) (?=make|get|help|persuade|convince)/i, '')
    .replace(
      /^(?:make (?:sure|certain)|ensure|see to it|see|it would be great|the idea is)(?: that| if)? (?=(?:the |all |every |more |our |at least )?[\p{L}-]+)/iu,
      (lead) => (/^see $/i.test(lead) ? lead : ''),
    )
  const goal = asked.replace(ours, '')
  if (goal !== asked) return fromWish(goal)
  const wanted = asked.replace(we, '')
  if (wanted !== asked) return fromWish(wanted)
  return asked.replace(/^to (?=[a-z])/i, '').replace(/^that (?=(?:all|every|the|more|at least|\d)\b)/i, '')
}

/** What follows "we want" or "our goal is": an act, people who should act, or a sentence of its own. */
function fromWish(rest: string): string {
  if (/^to [a-z]/i.test(rest)) return unwrapped(rest.replace(/^to /i, ''))
  if (/^(?:for|that) /i.test(rest) && /^for .+? to /i.test(rest)) return `get ${rest.replace(/^for /i, '')}`
  const plain = rest.replace(/^that /i, '')
  if (goalVerb.test(plain)) return plain
  return /\sto\s/i.test(plain) && !/\s(?:should|will|must)\s/i.test(plain) && !/^(?:every|each)\b/i.test(plain) ? `get ${plain}` : plain
}
