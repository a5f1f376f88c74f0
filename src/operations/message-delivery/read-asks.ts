/**
 * What a line asks of the viewer, as an index into the HPEM stages: attention, a look or a question, a comparison or a
 * check, saying where one stands, the act itself. Later rows are asked first: a line that asks for the act asks for it all.
 */
const askRows: readonly (readonly [number, RegExp])[] = [
  [
    4,
    /\b(?:sign (?:up|it|the|here|your)|register|enroll|attend|come (?:to|on|by|along|with)|show up|be there|vote\b|donate|give (?:blood|a pint|an hour)|volunteer|call (?:the|your|us|\d)|write (?:the date|to your)|book (?:a|the|your)|buy|pledge|bring (?:a|one|your|somebody)|put (?:it|the (?:date|day|hour))|pick (?:a|your) (?:day|date|hour)|make (?:the|an|your) (?:call|appointment)|drop (?:it|one) (?:off|in)|stop vaping|quit|join (?:us|the)|enlist|get (?:your|the|a) (?:shot|screening|test|policy|card|quote)|recycle|take the (?:first|next) step|support the|report (?:it|the|one)|meet us|see you (?:there|at|on))\b/i,
  ],
  [
    3,
    /\b(?:say (?:where|which|out loud|so)|where (?:do|would) you stand|where you stand|think again|reconsider|change your mind|put (?:it )?differently|tell (?:it|somebody|one person|them|your) (?:to |why|what|in your)|which side|make up your (?:own )?mind|name (?:the|your) (?:one|reason|line|limit)|decide for yourself)\b/i,
  ],
  [
    2,
    /\b(?:compare|check|look (?:it|them|yours|one|this) up|look up|read (?:the|it|both|page|your)|run it|count (?:them|it|yours|the)|find out|test (?:it|yours|your)|see for yourself|weigh|ask for the (?:record|minutes|numbers))\b/i,
  ],
  [
    1,
    /\b(?:ask (?:one|a|somebody|him|her|us|your|them)|comment|post|reply|send (?:it|this|us|in)|share|try it|guess|what would you|who (?:would|do) you|tell us|what do you|leave (?:a|your) (?:question|comment)|your (?:turn|question))\b/i,
  ],
  [
    0,
    /\b(?:notice|remember|keep (?:it|this) in mind|have seen|look (?:at|around|twice)|watch (?:for|out|this)|from now on you|you have one now|listen for|now you know|heard of it from me|have you noticed)\b/i,
  ],
]

const addressed = /\b(?:you|your|yours|yourself|let’s|let's|us|we)\b|^(?:please |just |so |then |today |or |and )*[a-z]+\b/i
const imperativeStart =
  /^(?:["“‘]?)(?:please |just |so,? |then,? |today,? |or |and |go |now,? )*(?:sign|register|enroll|attend|come|show|be|vote|donate|give|volunteer|call|write|book|buy|pledge|bring|put|pick|make|drop|stop|quit|join|enlist|get|recycle|take|support|report|meet|see|say|think|reconsider|change|tell|name|decide|compare|check|look|read|run|count|find|test|weigh|ask|comment|post|reply|send|share|try|guess|leave|notice|remember|keep|watch|listen)\b/i

/** What each sentence asks. A story's own past deeds ("she signed the sheet") ask nothing of the viewer; the last two sentences are read generously. */
export function asksOf(sentences: readonly string[]): (number | null)[] {
  return sentences.map((sentence, index) => {
    const closing = index >= sentences.length - 2
    const clauses = sentence.split(/[:;—–]\s+/)
    const heard =
      clauses.some((clause) => imperativeStart.test(clause.trim())) ||
      /\byou(?:r|rs)?\b/i.test(sentence) ||
      (closing && addressed.test(sentence) && /\b(?:you|let’s|us)\b/i.test(sentence))
    if (!heard) return null
    return askRows.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null
  })
}

/** The words by which a stage's request was found, for quoting them. */
export function askPattern(ask: number): RegExp | undefined {
  return askRows.find(([index]) => index === ask)?.[1]
}
