import type { BarrierKind, RoleKind } from '../../objective/situation-types.ts'

/** What follows for the campaign from a group's barrier. `{r}` is the relief, `{R}` the same with a capital: one noun phrase, singular or plural. */
export const mechanismFrames: Readonly<Record<BarrierKind, readonly string[]>> = {
  time: ['More arguments will not help here; {r} would.', 'They do not need convincing; what they need is {r}.', 'Leave the message as it is and offer {r}.'],
  money: [
    'The price decides here, so offer {r}.',
    'Do not argue about principle; answer the bill with {r}.',
    'If price is the only objection, {r} would end it, and that can be tested.',
  ],
  belief: [
    'Before they change their minds they would need {r}.',
    'Repeating the claim will not work; {r} might.',
    'What could move them is something they can check, such as {r}.',
    'Take the doubt as a real question and answer it with {r}.',
  ],
  identity: [
    'They could agree without changing sides if there were {r}.',
    'Facts come second with them; first they need {r}.',
    'What would make it feel like something for them is {r}.',
  ],
  trust: [
    'Trust has to be earned before anything is asked; {r} would be a start.',
    'They judge the sender first, so {r} should do more than a better text.',
    'Before asking for anything, offer {r}.',
  ],
  'social-risk': [
    'The cost is social, and {r} would lower it.',
    'Most of them lean toward it in private; {r} could make it safer to show.',
    'They need cover more than reasons, and {r} would give it.',
    'Make it ordinary and they will follow; what could make it so is {r}.',
    'So that nobody stands out, give them {r}.',
  ],
  information: [
    'They may lack only a fact, so begin with {r}.',
    'This may be the cheapest group to move, since {r} could be enough.',
    'What has to reach them is {r}.',
    'They may want to already; {r} would let it show.',
  ],
  habit: [
    'There is nothing to argue them out of; {r} could change the routine.',
    'What would break the routine is {r}.',
    'Another appeal adds nothing, but {r} might.',
    'They have decided already, many times over; to act on it they need {r}.',
  ],
  access: [
    'No message is needed here; {r} would do more.',
    'Remove the obstacle first, with {r}.',
    'This is a matter of logistics: {r} would turn agreement into action.',
  ],
  opposition: [
    'They stand to lose something, and {r} could open a talk about terms.',
    'Praise is wasted on them; {r} is not.',
    'They will not be charmed; what could change their answer is {r}.',
  ],
}

/** What to do with a part people play. `{A}` is an ask, `{l}` a record in object position. */
export const roleFrames: Readonly<Record<RoleKind, readonly string[]>> = {
  supporter: [
    'They need no persuading, only a next step, such as “{A}.”',
    'Their value is in whom they bring along, so the ask is “{A}.”',
    'Give them something specific to do: “{A}.”',
    'Thanking them changes nothing; a next task might, for instance “{A}.”',
  ],
  'cross-pressured': ['Respect both sides of what they feel and start small: “{A}.”', 'Do not ask them to choose yet; ask them to weigh it: “{A}.”'],
  bystander: [
    'They have to notice it before they can have an opinion, so ask only this: “{A}.”',
    'They have not refused anything; a small step will show whether it interests them: “{A}.”',
    'At first, expect no more of them than this: “{A}.”',
  ],
  gatekeeper: [
    'One of them can reach more people than a mailing and will not risk looking partisan, so give them something that can be checked, such as {l}.',
    'They pass things on and do not take sides, so give them a plain notice and {l}.',
    'Ask for their advice before their help, and bring {l}.',
  ],
  opponent: [
    'Few of them will change their minds, and pressing them costs goodwill among those who watch. Use them as a test: would they say that their case is stated fairly?',
    'Spend nothing on persuading them, and take care not to give them cause. People nearby judge a campaign by how it treats its critics.',
  ],
}

/** The same once the asks are given out: what else such a part is good for. `{b}` is a benefit, `{m}` a medium, in object position. */
export const plainFrames: Readonly<Record<'supporter' | 'bystander', readonly string[]>> = {
  supporter: [
    'Let them say in their own words what they got out of it, such as {b}.',
    'Ask their advice on how to explain one benefit to others: {b}.',
    'Others believe them because they gain nothing by it; the only reward to mention is {b}.',
    'They tire of being taken for granted, so tell them once what their work gives others, such as {b}.',
  ],
  bystander: [
    'No argument reaches people who are not paying attention, but seeing it in {m} might.',
    'They would have to come across it by chance, most likely in {m}.',
    'Let them see it twice in {m} before anything is asked.',
  ],
}

/** What an argument asks of a reply. `{y}` is an imperative. */
export const replyFrames = [
  'An honest reply has to {y}.',
  'To earn a hearing, {y} before making any claim.',
  'Leave their motives alone and {y}; some will still say no.',
  'Do not stay silent, because silence looks like agreement. {Y}.',
]
