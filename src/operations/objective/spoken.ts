import { wordTable } from '../../domain/word-table.ts'

/** Fragments tell of others ("they do not expect to see it"); in a film the people themselves talk. Longest forms first. */
const spokenForms: readonly (readonly [RegExp, string])[] = [
  [/\bthemselves\b/g, 'ourselves'],
  [/\btheirs\b/g, 'ours'],
  [/\bThey\b/g, 'We'],
  [/\bthey\b/g, 'we'],
  [/\btheir\b/g, 'our'],
  [/\bTheir\b/g, 'Our'],
  [/\bthem\b/g, 'us'],
]
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, '$1n’t'],
  [/\bcannot\b/g, 'can’t'],
  [/\bCannot\b/g, 'Can’t'],
  [/\bwill not\b/g, 'won’t'],
  // "As it is also has a price" keeps its verb.
  [/(?<!\b(?:as|than|where|how|what|who|which) )\b(it|that|there|nobody) is(?= \S)(?! also has)/gi, '$1’s'],
  [/\bone’s own\b/g, 'your own'],
  [/\bone’s\b/g, 'your'],
  [/\bone (had|knew|can|could)\b/g, 'you $1'],
  [/\boneself\b/g, 'yourself'],
]
const replaced = (text: string, forms: readonly (readonly [RegExp, string])[]) => forms.reduce((said, [found, form]) => said.replace(found, form), text)

/** A clause about other people with the contractions of speech; "they" stays "they". */
export const contracted = (clause: string): string => replaced(clause, contractions).replace(/"([^"]*)"/g, '“$1”')

/** A clause about a group as one of the group says it. Plural verbs fit "we" as they fit "they". */
export const asWe = (clause: string): string => contracted(replaced(clause, spokenForms))

const owned = (text: string, my: string, self: string) => text.replace(/\btheir\b/g, my).replace(/\bthemselves\b/g, self)
/** A behavior as one says it to the viewer. */
export const asYours = (base: string): string => owned(base, 'your', 'yourself')

/**
 * Takes one of the alternatives in every `[[one|other]]`, so that two objectives that meet in one story do not share
 * its plain lines. `choose` answers the same for the same text.
 */
export function chosenForms(text: string, choose: (options: string) => number): string {
  return text.replace(/\[\[([^\]]+)\]\]/g, (_, options: string) => {
    const forms = options.split('|')
    return forms[choose(options) % forms.length] ?? ''
  })
}

const pluralVerbs = wordTable<string>({
  is: 'are',
  'isn’t': 'aren’t',
  has: 'have',
  comes: 'come',
  looks: 'look',
  shows: 'show',
  means: 'mean',
  takes: 'take',
  asks: 'ask',
  touches: 'touch',
})
/** Where the subject hangs on a preposition, the verb is another's: `the first thing about {subject} is`. */
const afterSubject = new RegExp(
  `(?<!\\b(?:about|of|on|with|for|from|to) )(\\{[Ss]ubject\\} (?:still |actually |just )?)(${Object.keys(pluralVerbs).join('|')})(?![\\w’])`,
  'gi',
)

/** What a subject is called ends where it is told more closely: `scraps in the bin`, `the claim that …`, `feeding the squirrels`. */
const afterHead = / (?:of|for|that|who|in|on(?! Wheels)|at|to|with|from|about|near|against|around|through|by|before|after|the|their|an?) /
/** Plurals that the letters do not give away, and words in -s that are none. */
const pluralHead = /\b(?:people|children|women|men|feet|teeth|police|clinics)$/i
const singularInS = /\b(?:news|measles|mumps|shingles|rabies|diabetes|series|summons)$/i

/** True where the name of the subject surely is a plural: `scam callers`, `older people`, `hearings of the board`. */
function surelyPlural(subject: string): boolean {
  const [head = ''] = subject.split(afterHead)
  if (/^an? /i.test(subject) || singularInS.test(head)) return false
  return pluralHead.test(head) || /[^suiac]s$/.test(head)
}

/** A line whose verb after the subject fits a plural one; frames are written for a singular. */
export function agreeing(frame: string, subject: string): string {
  if (!surelyPlural(subject)) return frame
  return frame
    .replace(afterSubject, (_, before: string, verb: string) => `${before}${pluralVerbs[verb] ?? verb}`)
    .replace(/\bhas (?=\{subject\} been\b)/g, 'have ')
}
