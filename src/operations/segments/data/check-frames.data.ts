import type { RoleKind } from '../../objective/situation-types.ts'

/** How a reading of a group could be shown wrong. `{t}` is an imperative, `{T}` with a capital. */
export const testFrames = [
  'To check this, {t}.',
  'Before spending money on them, {t}.',
  'A quick check would be to {t}.',
  'The cheapest way to check is to {t}.',
  'This is still a guess; to test it, {t}.',
  'To find out whether this is right, {t}.',
  'As a small trial, {t}.',
  'First of all, {t}.',
]

/** What to check about a part people play, or about people who make an argument. Imperatives with slots as in fill-slots. */
export const partTests: Readonly<Record<RoleKind | 'argument', readonly string[]>> = {
  supporter: [
    'ask five of them to bring one person each and count who comes',
    'ask ten of them what they got out of it and whom they have told',
    'offer them one named task about {subject} and see how many take it',
  ],
  'cross-pressured': [
    'ask ten of them which way they lean now and again two weeks later',
    'put the best case for and against {subject} to eight of them and note where they hesitate',
    'ask what single thing would settle it for them',
  ],
  bystander: ['ask twenty of them what they have heard about {subject}', 'place one notice where they will pass it and ask a week later who saw it'],
  gatekeeper: [
    'show a draft to three of them and ask which sentence they could not repeat',
    'ask six of them what they passed on last month and what they held back',
  ],
  opponent: [
    'read the campaign’s summary of their case to five of them and ask what is unfair in it',
    'ask five of them what they would say about {subject} at a public meeting',
  ],
  argument: [
    'try the reply on ten of them and count whose objection gets milder',
    'ask ten of them what would make them drop this objection to {subject}',
    'give the reply to one half of a mixed group and compare what the two halves say',
  ],
}
