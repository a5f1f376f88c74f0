import { contentWords } from './content-words.ts'
import { generalPlace } from './find-place.ts'
import type { ObjectiveReading } from './objective-reading.ts'

/**
 * A text the rules cannot take apart (another language, another script, no letters). It is not guessed at:
 * the user's words are quoted as the subject and the other slots say plainly that they come from that text.
 */
export function readForeign(source: string, region: string): ObjectiveReading {
  const characters = [...source]
  const excerpt = characters.length > 60 ? `${characters.slice(0, 58).join('').trim()}…` : source
  const quoted = excerpt === '' ? 'this objective' : `“${excerpt.replace(/[“”"]/g, '')}”`
  return {
    source,
    language: 'other',
    who: { plural: 'people concerned', one: 'one of the people concerned', head: 'person', stated: false },
    what: {
      class: 'act',
      base: `do what ${quoted} asks`,
      gerund: `doing what ${quoted} asks`,
      third: `does what ${quoted} asks`,
      past: `did what ${quoted} asks`,
      shortBase: 'do what is asked',
      shortGerund: 'doing what is asked',
      stated: false,
    },
    subject: { text: quoted, bare: quoted, stated: true },
    place: generalPlace(region),
    deadline: null,
    measure: null,
    constraints: [],
    keywords: contentWords(source),
  }
}
