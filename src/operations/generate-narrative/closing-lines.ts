import { nth } from '../objective/speak.ts'
import type { Arc } from './arc.ts'
import { asClause, segmentPhrase } from './segment-words.ts'

/** Who to cast, said once, in the first film. */
export function castingNote({ lead: [name], people, order }: Arc, segmentName: string): string {
  const from = people === null ? segmentPhrase(segmentName) : asClause(people)
  return nth([`Cast ${name} from ${from}; no actors needed.`, `${name} is played by one of these: ${from}.`, `Look for ${name} among ${from}.`], order)
}

/** Where the sponsor is named: a small addition to the last picture, in the same sentence. */
export function sponsorFrame(order: number): string {
  return nth(
    [
      "then a plain end card: 'Paid for by [sponsor]'",
      "'Paid for by [sponsor]' in the lower third",
      "hold three seconds with 'Paid for by [sponsor]' below",
      "fade to an end card with 'Paid for by [sponsor]'",
    ],
    order,
  )
}

/** What a crew of two can do without lights, each with the word that says a picture has it already. */
const cameraNotes: readonly (readonly [string, RegExp])[] = [
  ['natural light', /light|lamp/i],
  ['handheld', /handheld|shaky|steady/i],
  ['camera on a tripod, eye level', /handheld|angle|walking|shaky/i],
  ['room sound only', /sound|music/i],
  ['one take', /take|cut/i],
  ['filmed on a phone, held sideways', /phone|film|selfie/i],
]

/** How a picture is taken that says nothing of its own about it. */
export function cameraNote(visual: string, choice: number): string {
  const [note] = nth(
    cameraNotes.filter(([, said]) => !said.test(visual)),
    choice,
  )
  return note
}
