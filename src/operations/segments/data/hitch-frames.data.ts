import type { BarrierKind } from '../../objective/situation-types.ts'

/** Who a group is and what stands in its way, as its first sentence. `{P}` is the people with a capital, `{x}` the clause. */
export const hitchFrames: Readonly<Record<BarrierKind, readonly string[]>> = {
  time: ['{P} would do it if the hour suited them, but {x}.', '{P} cannot find the hour: {x}.', '{P} agree and cannot get away, because {x}.'],
  money: ['{P} stop at the price: {x}.', '{P} do the math first: {x}.', '{P} hold back over money: {x}.'],
  belief: ['{P} hold back because {x}.', '{P} are not convinced, and the reason is that {x}.', '{P} have drawn a conclusion of their own: {x}.'],
  identity: ['{P} feel that this is not for them: {x}.', '{P} worry about what it would say about them: {x}.', '{P} do not see themselves in it: {x}.'],
  trust: ['{P} do not trust whoever is asking: {x}.', '{P} have been let down before: {x}.', '{P} wait to see who is behind it, because {x}.'],
  'social-risk': [
    '{P} keep quiet because of the people around them: {x}.',
    '{P} worry about what others would say: {x}.',
    '{P} look around before they answer, because {x}.',
  ],
  information: ['{P} are missing a basic fact: {x}.', '{P} have not refused; {x}.', '{P} lack what they need to decide: {x}.'],
  habit: ['{P} mean well and rarely get to it: {x}.', '{P} follow a routine that leaves no room for it: {x}.', '{P} keep putting it off, since {x}.'],
  access: [
    '{P} are willing and run into a practical obstacle: {x}.',
    '{P} would do it if they could: {x}.',
    '{P} agree and are stopped on the way, because {x}.',
  ],
  opposition: ['{P} have a reason to want things left as they are: {x}.', '{P} know what it would cost them: {x}.', '{P} are at odds with this, because {x}.'],
}

/** Who makes an argument, as a group's first sentence. `{N}` is the group's name, `{x}` the claim; then what is fair about it. */
export const claimFrames = ['{N} say that {x}.', '{N} argue that {x}.', '{N} hold that {x}.']

/** The same for a claim in the first person. */
export const ownClaimFrames = ['{N} put it this way: “{X}.”', '{N} have one objection: “{X}.”']
export const fairFrames = ['They have a point: {x}.', 'It is fair to grant them that {x}.', 'The complaint has a basis: {x}.']
