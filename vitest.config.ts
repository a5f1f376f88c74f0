import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// A change must pass on two cores; more workers than that make the database tests compete for memory.
const maxWorkers = 2
const setupFiles = ['scripts/testing/property-seed.ts']

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', ['json', { outputFile: 'test-results/reports/unit.json' }]],
    projects: [
      {
        test: {
          name: 'node',
          setupFiles,
          environment: 'node',
          include: ['src/{contract,domain,operations,engines,server}/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Ends a wait in vain; a busy machine may need more than the second that is the default.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          setupFiles,
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
