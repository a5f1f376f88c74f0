const goalVerb =
  /^(?:to )?(?:get|persuade|convince|encourage|help|motivate|move|bring|mobili[sz]e|urge|inspire|nudge|push|make|teach|train|equip|increase|raise|boost|grow|build|strengthen|expand|improve|reduce|cut|lower|decrease|curb|stop|prevent|end|recruit|register|enroll|vaccinate|support|oppose|sign|attend|vote|donate|turn out|win|defeat|pass|have)\b/i

/** The one sentence that states the goal: the first that starts with a goal verb, else the first with a few words. */
export function goalSentence(source: string): string {
  const sentences = source.split(/(?<=[.!?;])\s+(?=[\p{L}\p{N}"“(])/u).map((sentence) => sentence.replace(/^["“'(]+/, '').trim())
  const stripped = sentences.map(stripPreamble).filter((sentence) => sentence !== '')
  return stripped.find((sentence) => goalVerb.test(sentence)) ?? stripped.find((sentence) => sentence.split(' ').length >= 3) ?? stripped[0] ?? source
}

/** Drops "Our goal is to", "We want", "Objective:", "please". */
export function stripPreamble(sentence: string): string {
  return (
    sentence
      .replace(/^(?:objective|goal|desired outcome|outcome|aim|target|mission|campaign goal)\s*[:–—-]\s*/i, '')
      .replace(/^(?:please|hi|hello|so|ok|okay|well|basically)[,!]?\s+/i, '')
      .replace(
        /^(?:our|the|my|this) (?:\w+ )?(?:goal|objective|aim|mission|campaign|desired outcome|outcome|target|plan|job)(?: here)? (?:is|will be|wants|aims|seeks|should be)(?: to| that)? /i,
        '',
      )
      .replace(
        /^(?:we|i|they|the campaign|our campaign|our group|the county|the city)(?:['’]d| would| really)? (?:want|wants|like|need|needs|aim|aims|hope|hopes|plan|plans|seek|seeks|would like|are trying|am trying|intend)(?: to)? /i,
        '',
      )
      .replace(/^to (?=[a-z])/i, '')
      // Why it is wanted and how it is counted stay in the source; the goal itself ends before them.
      .replace(/,?\s+(?:so that|in order to|measured by|as measured by|because|to ensure|thereby|with the result that)\b.*$/i, '')
      .replace(/[.!?;:,\s]+$/, '')
      .trim()
  )
}
