export interface UnexplainedSuppression {
  /** From 1. */
  readonly line: number
  readonly text: string
}

// Put together from parts, so that this file does not suppress anything itself.
const suppression = new RegExp(`${'biome'}-ignore(?:-all|-start)?\\s+(\\S+?):?(?=[:\\s]|$)(.*)|@ts-${'expect'}-error(.*)`)
const forbidden = new RegExp(`@ts-${'ignore'}|@ts-${'nocheck'}|${'eslint'}-disable`)
const minReasonLength = 10

/** Lint and type suppressions that do not say why, and those that hide more than one line and are never allowed. */
export function unexplainedSuppressions(source: string): readonly UnexplainedSuppression[] {
  return source.split('\n').flatMap((text, index) => {
    const match = suppression.exec(text)
    if (!match && !forbidden.test(text)) return []
    const reason = (match?.[2] ?? match?.[3] ?? '')
      .replace(/^[\s:-]+/, '')
      .replace(/(\*\/\}?|-->)\s*$/, '')
      .trim()
    const explained = match !== null && reason.length >= minReasonLength && !reason.startsWith('<')
    return explained ? [] : [{ line: index + 1, text: text.trim() }]
  })
}
