/** How a reading of a group could be shown wrong. `{t}` is an imperative, `{T}` with a capital. */
export const testFrames = [
  'To find out, {t}.',
  'Before money goes there, {t}.',
  '{T}; the answer decides whether they stay on this list.',
  'The cheapest check is to {t}.',
  'This is a guess until somebody does the following: {t}.',
  'One way to be proved wrong about them: {t}.',
  '{T}, and only then write for them.',
  'A small trial first: {t}.',
]

/** The same where only a record is at hand. `{l}` is a noun phrase in object position. */
export const recordFrames = [
  'Whether they are many enough to plan for should show in {l}.',
  'This reading can be held against {l}.',
  'Set it beside {l} before relying on it.',
  'Doubt it until it has been compared with {l}.',
  'If they matter as much as this assumes, there should be a trace of it in {l}.',
  'How far it holds {in} has to come from {l}.',
]
