import type { RoleKind } from '../../objective/situation-types.ts'

/** Noun phrases: what helps people of a kind where no table names it. Each can follow "what changed is". */
export const reliefsOfKinds: Readonly<Record<RoleKind, readonly string[]>> = {
  supporter: [
    'one person who asked me straight out',
    'a day that was set, and somebody to go with',
    'a friend who said “come with me”',
    'somebody who asked what I know and then listened',
    'one small part of it that was mine to do',
  ],
  'cross-pressured': [
    'a version of it that fits my week',
    'one honest answer about what it costs',
    'somebody who let me keep my doubts',
    'a first step I can take back',
  ],
  bystander: [
    'one example from a street like mine',
    'somebody who explained it in one sentence',
    'a reason that has to do with my own week',
    'a neighbor who had done it and just told me',
  ],
  opponent: [
    'a straight answer, in writing',
    'somebody who heard me out to the end',
    'a condition of mine that was written in',
    'an honest page on what it costs and who pays',
    'a way out of it if it doesn’t work',
  ],
  gatekeeper: [
    'one plain page I can hand on as it is',
    'a name I can send people to',
    'the room to say what I don’t know',
    'somebody who asked before putting my name on it',
    'both sides on one sheet',
  ],
}
