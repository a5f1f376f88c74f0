import { expect, test } from 'vitest'
import { unexplainedSuppressions } from './unexplained-suppressions.ts'

const biome = `biome-${'ignore'}`
const expectError = `@ts-${'expect'}-error`

test.each([
  `// ${biome} lint/suspicious/noExplicitAny: the library types this as any`,
  `{/* ${biome} lint/a11y/useSemanticElements: a fieldset cannot be a grid here */}`,
  `// ${expectError} the caller may be plain JavaScript`,
])('a suppression that says why is kept: %s', (line) => {
  expect(unexplainedSuppressions(line)).toEqual([])
})

test.each([
  `// ${biome} lint/suspicious/noExplicitAny`,
  `// ${biome} lint/suspicious/noExplicitAny:`,
  `// ${biome} lint/suspicious/noExplicitAny: <explanation>`,
  `/* ${biome} lint/style/noEnum: no */`,
  `// ${expectError}`,
  `// @ts-${'ignore'} because I say so at length`,
  `// @ts-${'nocheck'}`,
])('a suppression that does not is found: %s', (line) => {
  expect(unexplainedSuppressions(`const a = 1\n${line}\n`)).toEqual([{ line: 2, text: line }])
})
