import { defineConfig } from 'vitest/config'

/** Suites that kill, cut and corrupt real processes: each has a server of its own, so one file at a time. */
export default defineConfig({
  test: {
    name: 'faults',
    environment: 'node',
    include: ['faults/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    reporters: ['default', ['json', { outputFile: 'test-results/reports/faults.json' }]],
  },
})
