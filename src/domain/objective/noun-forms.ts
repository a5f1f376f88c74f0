import { wordTable } from '../word-table.ts'

const irregularPlurals = wordTable<string>({
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  mice: 'mouse',
  feet: 'foot',
  teeth: 'tooth',
  lives: 'life',
  wives: 'wife',
  clergymen: 'clergyman',
  firemen: 'fireman',
  alumni: 'alumnus',
  youth: 'young person',
  folks: 'neighbor',
  staff: 'staff member',
  faculty: 'faculty member',
  clergy: 'member of the clergy',
  personnel: 'member of the personnel',
  police: 'police officer',
  kin: 'relative',
  families: 'family',
  moms: 'mom',
  'gen z': 'member of Gen Z',
})

const pluralsOfSingulars = wordTable<string>(
  Object.fromEntries(
    Object.entries(irregularPlurals)
      .filter(([, singular]) => !singular.includes(' '))
      .map(([plural, singular]) => [singular, plural]),
  ),
)

/** Group words that name one body of people; a sentence then speaks of its members. */
const collective =
  /^(?:base|community|population|public|electorate|congregation|church|party|movement|coalition|union|workforce|generation|diaspora|majority|minority|team|class|crowd|audience|bloc|membership|right|left|household|council|committee|board|group|segment|middle|neighborhood|city|town|county|state|country|nation|district|company|industry|network|army|campus|legislature|senate|congress|assembly|commission|parliament|cabinet)$/i

/** True when the word is plural in form or is always plural in sense. */
export function isPlural(word: string): boolean {
  const lower = word.toLowerCase()
  if (irregularPlurals[lower] !== undefined) return true
  return lower.length > 2 && /s$/.test(lower) && !/(?:ss|us|is|news|series|campus|politics)$/.test(lower)
}

export function singularOf(word: string): string {
  const lower = word.toLowerCase()
  const known = irregularPlurals[lower]
  if (known !== undefined) return known
  if (!isPlural(word)) return word
  if (/ies$/.test(lower) && lower.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|sses|xes|zes)$/.test(lower)) return word.slice(0, -2)
  return word.slice(0, -1)
}

export function pluralOf(word: string): string {
  const lower = word.toLowerCase()
  if (isPlural(word)) return word
  const known = pluralsOfSingulars[lower]
  if (known !== undefined) return known
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${word}es`
  return `${word}s`
}

export function isCollective(word: string): boolean {
  return collective.test(word)
}

/** `a` or `an` by sound, as far as spelling tells: `an hour`, `a union card`, `an NRA member`, `a US citizen`. */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = phrase.replace(/^[^\p{L}\p{N}]+/u, '')
  if (/^(?:8|11\b|18\b)/.test(word)) return 'an'
  if (/^(?:MAGA|NATO|NASA|FEMA|ROTC|SNAP|STEM|HOA|LULAC|DACA)\b/.test(word)) return 'a'
  if (/^[A-Z]{2,}\b/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  if (/^(?:hour|honest|honor|heir)/i.test(word)) return 'an'
  if (/^(?:uni(?!n|mp)|us(?:e|ed|er|ers|ual)\b|ut[ie]|eu|one\b|once\b|u\.?s\.?\b)/i.test(word)) return 'a'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

export function withArticle(phrase: string): string {
  return `${articleFor(phrase)} ${phrase}`
}
