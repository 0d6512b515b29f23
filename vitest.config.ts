import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

// commands and servers that tests start load what the one before them compiled
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), `khum-compiled-${userInfo().username}`);

/** Kinds of tests: pure tests and tests with a database beside the code, house tests, journeys in a real browser. */
export default defineConfig({
  test: {
    reporters: ['default', './test/tally.ts'],
    // a machine under load is slow, not wrong: these limits end what hangs, and nothing else
    // (house/limit.test.ts)
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          include: [
            'contract/**/*.test.ts',
            'web/app/**/*.test.{ts,tsx}',
            'seed/**/*.pure.test.ts',
            'house/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          sequence: { groupOrder: 1 },
          include: [
            'api/**/*.test.ts',
            'bin/**/*.test.ts',
            'seed/**/*.test.ts',
            'server/**/*.test.ts',
            'house/**/*.db.test.ts',
          ],
          exclude: ['**/*.pure.test.ts', '**/node_modules/**'],
          globalSetup: ['test/cluster.ts'],
          maxWorkers: 2,
          // the modules of the server are loaded once in each of the two processes, not once in
          // each test file: files share nothing but caches, which every world empties
          isolate: false,
          execArgv: ['--max-old-space-size=6144'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journey',
          sequence: { groupOrder: 2 },
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['journeys/setup.ts'],
          maxWorkers: 1,
          testTimeout: 600_000,
          // a browser, a server and PostgreSQL share two cores: what passes only the second time is
          // listed at the end of the run (test/tally.ts), to be mended
          retry: 1,
        },
      },
    ],
  },
});
