import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { LongFirst } from './test/order.ts';
import { scratchFolder } from './test/scratch.ts';

// commands and servers that tests start load what the one before them compiled
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), `khum-compiled-${userInfo().username}`);
process.env['TMPDIR'] = scratchFolder();

/** Tests with a database of their own, out of one cluster. */
function withDatabase(
  name: string,
  groupOrder: number,
  include: string[],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      sequence: { groupOrder },
      include,
      exclude: ['**/*.pure.test.ts', '**/node_modules/**'],
      globalSetup: ['test/cluster.ts'],
      maxWorkers: 2,
      // the modules of the server are loaded once in each of the two processes, not once in each
      // test file: files share nothing but caches, which every world empties
      isolate: false,
      execArgv: ['--max-old-space-size=6144'],
    },
  };
}

/** Kinds of tests: pure tests and tests with a database beside the code, house tests, journeys in a real browser. */
export default defineConfig({
  test: {
    reporters: ['default', './test/tally.ts'],
    // a machine under load is slow, not wrong: these limits end what hangs, and nothing else
    // (house/limit.test.ts)
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    setupFiles: ['test/examples.ts'],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          maxWorkers: 2,
          include: [
            'contract/**/*.test.ts',
            'web/app/**/*.test.{ts,tsx}',
            'seed/**/*.pure.test.ts',
            'house/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      withDatabase('database', 1, ['api/**/*.test.ts']),
      // in processes of their own: those of the project before have grown to gigabytes
      withDatabase('system', 2, [
        'bin/**/*.test.ts',
        'seed/**/*.test.ts',
        'server/**/*.test.ts',
        'house/**/*.db.test.ts',
      ]),
      {
        extends: true,
        test: {
          name: 'journey',
          sequence: { groupOrder: 3 },
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['journeys/setup.ts'],
          setupFiles: ['journeys/each-test.ts'],
          // two at once, a site each (journeys/setup.ts), cost WebKit its limits and Chromium its GPU process
          maxWorkers: 1,
          // in each one browser and one copy of the modules for all of them
          isolate: false,
          testTimeout: 600_000,
          // a browser, a server and PostgreSQL share two cores: what passes only the second time is
          // listed at the end of the run (test/tally.ts), to be mended
          retry: 1,
        },
      },
    ],
  },
});
