import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the specification of the judgement, of low labels and of the quarantine
 * have to fail; none needs a database.
 */
export default defineConfig({
  test: {
    include: [
      'contract/price/*.test.ts',
      'api/src/price/quarantine/{plausible,edges}.test.ts',
      'test/mutation/corpus.test.ts',
    ],
    // fixed, so that a mutant that lived once lives again
    setupFiles: ['test/mutation/seed.ts'],
    testTimeout: 300_000,
  },
});
