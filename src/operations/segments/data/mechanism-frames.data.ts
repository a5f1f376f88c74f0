import type { BarrierKind, RoleKind } from '../../objective/situation-types.ts'

/** Why a group does not act and what would move it. `{r}` is the relief, `{R}` the same with a capital: one noun phrase, singular or plural. */
export const mechanismFrames: Readonly<Record<BarrierKind, readonly string[]>> = {
  time: [
    'The obstacle is an hour, not a conviction, so no argument touches it; {r} would.',
    'They are lost to the calendar and could be won back by it, with {r}.',
    'Nothing has to be proved to them; what they lack is {r}.',
  ],
  money: [
    'The sum decides before the opinion does, and {r} could change the sum.',
    'Principle passes them by while the bill stands; answer the bill with {r}.',
    'If price is the whole quarrel, then {r} would end it, and that can be tried.',
  ],
  belief: [
    'Their doubt came from experience and will yield to nothing less: they would need {r}.',
    'Repeating the claim hardens it; {r} would give them something to inspect.',
    'They can be persuaded by evidence that does not depend on us, such as {r}.',
    'A doubt like this moves when it is taken as a question, and answered with {r}.',
  ],
  identity: [
    'They protect a picture of themselves, and the way past it is {r}.',
    'They can move once moving no longer means changing sides, and {r} would allow that.',
    'Facts arrive second here; ahead of them has to stand {r}.',
  ],
  trust: [
    'Credit has to be paid in before anything is asked, and {r} would be a first payment.',
    'The sender is judged before the sentence, which is why {r} should do more than a better text.',
    'They believe what they can check without us, so offer {r}.',
  ],
  'social-risk': [
    'The price is social and falls when it is shared; {r} would share it.',
    'Alone most of them lean toward it; {r} could lower what it costs to be seen.',
    'They count eyes before reasons, and {r} would take some of the eyes away.',
    'Make it ordinary and they follow; what could make it so is {r}.',
    'What they would pay is paid to people they know, and it can be made smaller: {r}.',
  ],
  information: [
    'A fact is missing and perhaps nothing else, so begin with {r}.',
    'This may be the cheapest group to move and the easiest to overlook: {r} could be enough.',
    'Nobody refuses what never arrived; what would have to arrive is {r}.',
    'Motive may well be there already; it needs {r} before it can show.',
  ],
  habit: [
    'No decision is being made, so there is none to change; {r} could put one there.',
    'Intention and act part between two ordinary minutes, and that is where {r} would have to sit.',
    'Agreement adds nothing more here; what might is {r}.',
    'They have decided already, many times over; give the decision {r}.',
  ],
  access: [
    'The will is there and the way is not, so {r} would count for more than any film.',
    'Take the hindrance away and no message is needed; the means is {r}.',
    'It is a matter of logistics: {r} would turn agreement into a count.',
  ],
  opposition: [
    'They reckon with a loss, and {r} could open a talk about terms.',
    'Interest speaks here, so praise is wasted and {r} is not.',
    'They will not be charmed out of a sound calculation; it changes only with {r}.',
  ],
}

/** What to do with a part people play. `{a}` is an ask, `{l}` a record in object position. */
export const roleFrames: Readonly<Record<RoleKind, readonly string[]>> = {
  supporter: [
    'They need no persuading, only something to do with what they know; try “{a}”.',
    'Their worth lies in whom they bring along, so the ask is “{a}”.',
    'Conviction is there and direction is not. “{A}” would give it one.',
    'Thanks will not add to what they do; a next task might, such as “{a}”.',
  ],
  'cross-pressured': [
    'Both pulls are real, and the one that is spoken to respectfully tends to be the one that answers. A fair opening is “{a}”.',
    'Ask them to choose and they step back; let them weigh, beginning with “{a}”.',
  ],
  bystander: [
    'Attention has to come before opinion, so ask nothing beyond “{a}”.',
    'They have refused nothing. The smallest step, “{a}”, would show whether the matter can hold them.',
    'Indifference is not a verdict here; “{a}” is about as much as it will bear.',
  ],
  gatekeeper: [
    'One of them can carry further than a mailing to everybody else, and loses by seeming to take sides; what they can hand on is something checkable, such as {l}.',
    'They lend others a route, not a vote. No slogan, then, but a plain notice and {l}.',
    'Win their patience before their help, by asking what they would want to see from {l}.',
  ],
  opponent: [
    'Few of them will turn, and pressing them costs credit with those who watch. They are the test of fairness: would they recognize their own case as we state it?',
    'Spend nothing on moving them. Spend care on not giving them cause, because people nearby decide by how they are treated.',
  ],
}

/** The same once the asks are given out: what else such a part is good for. `{b}` is a benefit, `{m}` a medium, in object position. */
export const plainFrames: Readonly<Record<'supporter' | 'bystander', readonly string[]>> = {
  supporter: [
    'They serve better as witnesses than as an audience: let them say what they got out of it, be it {b}.',
    'Being asked for advice would move them further than being asked for more; the subject could be {b}.',
    'Others believe them because they gain nothing, so show them in passing and never on a stage, with {b} as the only reward named.',
    'What would wear them out is to be taken for granted; say once what others have from it, such as {b}.',
  ],
  bystander: [
    'No argument reaches people who have not looked up; a sight of it in {m} might.',
    'It would have to come across their way by chance, and {m} could be where.',
    'Let it meet them twice, the first time by way of {m}, before anything is asked.',
  ],
}

/** What an argument asks of a reply. `{y}` is an imperative. */
export const replyFrames = [
  'An honest reply has to {y}.',
  'To earn a hearing, {y}, ahead of any claim of our own.',
  'Leave their motive alone and {y}; some will still say no.',
  'Silence would be read as a concession here. {Y}.',
]
