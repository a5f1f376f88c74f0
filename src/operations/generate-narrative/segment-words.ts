const wordLimit = 32

/** A plain start is lower-cased so that the phrase can stand inside a sentence; names and initials are kept. */
function lowerStart(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) && !/^(?:I\b|Amer|Christ|Cathol|Jew|Musl|Republic|Democr|Wiscon|God)/.test(text)
    ? (text[0] ?? '').toLocaleLowerCase('en-US') + text.slice(1)
    : text
}

/** A sentence as a clause that can follow a colon. */
export function asClause(text: string): string {
  return lowerStart(clean(text)).replace(/[\s.…]+$/, '')
}

function clean(text: string): string {
  return text
    .replace(/[“”"«»]/g, '')
    .replace(/[\s ]+/g, ' ')
    .trim()
}

/** The segment's name for use inside a sentence: a title in capitals is quoted, a plain one lower-cased. */
export function segmentPhrase(name: string): string {
  const text = clean(name).replace(/[.!?,;:…]+$/, '') || 'people like these'
  const [, ...rest] = text.split(' ')
  return rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) ? `the “${text}”` : lowerStart(text)
}

const bareVerb =
  /^(?:run|agree|want|fear|work|live|believe|think|feel|own|support|oppose|hold|see|have|are|cannot|can’t|can't|do not|don’t|don't|know|trust|care|watch|worry|value|prefer|need|follow|doubt|distrust|hear|read|like|remember)\b/i

/** Notes such as "Run fewer than 80 cows" get the subject they leave out. */
function withSubject(part: string): string {
  return bareVerb.test(part) ? `They ${lowerStart(part)}` : part
}

/** The sentences of the segment's own text, shortened where they run long, without closing mark. */
export function ownSentences(description: string): string[] {
  return clean(description)
    .split(/(?<=[.?!…;])\s+|\n+/)
    .map(withSubject)
    .map((part) => {
      const words = part.replace(/[.?!…;:,]+$/, '').split(' ')
      return words.length > wordLimit
        ? `${words
            .slice(0, wordLimit)
            .join(' ')
            .replace(/[.,;:]+$/, '')} …`
        : words.join(' ')
    })
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Words that name an obstacle, the plainest kind first. */
const obstacles = [
  /\b(?:cannot|can’t|can't|fear\w*|afraid|worr\w+|distrust\w*|doubt\w*|refuse\w*|will not|won’t|won't)\b/i,
  /\b(?:but|never|nobody|without|lack|no|not|too|until|unless|though)\b/i,
]

/** The part that says most plainly what stands in the way, to follow a colon; null when there is no text. */
export function ownKnot(description: string): string | null {
  const own = ownSentences(description)
  const chosen = obstacles.map((words) => own.find((part) => words.test(part))).find((part) => part !== undefined) ?? own[0]
  return chosen === undefined ? null : lowerStart(chosen)
}
