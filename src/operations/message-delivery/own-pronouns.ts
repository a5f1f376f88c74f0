/** People of each sex whom a pronoun could also mean. */
const others: Readonly<Record<'she' | 'he', RegExp>> = {
  she: /\b(?:mother|mom|sister(?:-in-law)?|daughter|wife|woman|women|aunt|grandmother|girl|niece|her own mother|classmate|coworker|colleague|technician|she was)\b/i,
  he: /\b(?:father|dad|brother(?:-in-law)?|son|husband|man|men|uncle|grandfather|boy|nephew|classmate|coworker|colleague|director|technician)\b/i,
}

/**
 * A text about one person with its pronouns in the first person: `a place she knows` becomes `a place I know`. Null where
 * a pronoun could be somebody else's. `baseOf` gives the base of a verb in the third person, or undefined.
 */
export function ownPronouns(text: string, gender: string, baseOf: (verb: string) => string | undefined): string | null {
  const who = gender === 'female' ? 'she' : gender === 'male' ? 'he' : null
  const any = /\b(?:he|she|him|her|his|hers|himself|herself|they|their|them|themselves)\b/i
  if (!any.test(text)) return text
  if (who === null || others[who].test(text)) return null
  const turned =
    who === 'she'
      ? text
          .replace(/\bherself\b/g, 'myself')
          .replace(/\bhers\b/g, 'mine')
          .replace(/\bher(?=$|[,.;:]| (?:to|for|with|at|in|on|and|or|about|from|since|because|until|first|what|how|who|next|wait|listen|think|since)\b)/g, 'me')
          .replace(/\bher\b/g, 'my')
      : text
          .replace(/\bhimself\b/g, 'myself')
          .replace(/\bhim\b/g, 'me')
          .replace(/\bhis\b/g, 'my')
  let certain = true
  const said = turned.replace(
    new RegExp(`\\b${who} ((?:no longer|still|never|already|also|only|once|often|mostly) )?([a-z’]+)`, 'gi'),
    (_, adverb: string | undefined, verb: string) => {
      const base = baseOf(verb)
      if (base === undefined && /s$/.test(verb) && !/^(?:was|is)$/.test(verb)) certain = false
      return `I ${adverb ?? ''}${base ?? verb}`
    },
  )
  return certain && !any.test(said) ? said : null
}
