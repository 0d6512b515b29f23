import { expect, test } from 'vitest';
import config from '../vitest.config.ts';
import { sources } from './source.ts';

const { testTimeout, expect: { poll } = {} } = (
  config as { test: { testTimeout: number; expect?: { poll?: { timeout?: number } } } }
).test;

/** Limits that a test sets for itself, in milliseconds. */
const limitsIn = (text: string) =>
  [...text.matchAll(/^\s*\},?\s*([\d_]{4,}),?\s*\);?$/gm)].map(([, number]) =>
    Number(number?.replaceAll('_', '')),
  );
const pollsIn = (text: string) =>
  [...text.matchAll(/\bpoll\([^\n]*timeout: ([\d_]+)/g)].map(([, number]) =>
    Number(number?.replaceAll('_', '')),
  );

test('12.14: a test that starts processes sets itself no limit below the usual one: a machine may be busy', () => {
  const starters = sources().filter(
    ({ path, text }) =>
      /\.test\.tsx?$/.test(path) &&
      /\b(spawn|fork|runCommand|startCluster|startServer)\w*\(/.test(text),
  );
  expect(starters.length).toBeGreaterThan(5);
  const hasty = starters.filter(
    ({ text }) =>
      limitsIn(text).some((ms) => ms < testTimeout) ||
      pollsIn(text).some((ms) => ms < (poll?.timeout ?? 0)),
  );
  expect(hasty.map(({ path }) => path)).toEqual([]);
});

test('the rule reads limits as they are written', () => {
  expect(limitsIn("test('x', async () => {\n}, 120_000);\n  },\n  60_000,\n);")).toEqual([
    120_000, 60_000,
  ]);
  expect(pollsIn('await expect.poll(waiting, { timeout: 1_000, interval: 50 })')).toEqual([1000]);
});

test('12.5: every connection to the database limits its statements on our side, also where the server answers nothing', () => {
  const openings = sources()
    .filter(({ path }) => /^(?:api|bin|seed|server)\//.test(path) && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/new pg\.(?:Client|Pool)\(([^;]*)\);/g)].map(([opening, options]) => ({
        path,
        opening,
        options: options as string,
      })),
    );
  expect(openings.length).toBeGreaterThan(8);
  // `settings()` of the one Database holds the limit
  expect(
    openings
      .filter(({ options }) => !/query_timeout|\.\.\.this\.settings\(\)/.test(options))
      .map(({ path, opening }) => `${path}: ${opening}`),
  ).toEqual([]);
  const copies = sources().filter(
    ({ path, text }) =>
      path.startsWith('api/src/') && !path.endsWith('.test.ts') && /\bcopy(?:From|To)\(/.test(text),
  );
  expect(copies.filter(({ text }) => !text.includes('stallMs')).map(({ path }) => path)).toEqual(
    [],
  );
});
