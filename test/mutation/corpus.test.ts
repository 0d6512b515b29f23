/**
 * The specification against what the SQL said of the same series, written before by `equal.test.ts`
 * (KHUM_CORPUS).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specified } from '../series.ts';
import type { Said, Story } from '../series.ts';

const corpus = readFileSync(process.env.KHUM_CORPUS ?? '', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { story: Story; said: Said });

test('BEY-01, LAB-05, LAB-06: the specification says what the SQL said', () => {
  expect(corpus.length).toBeGreaterThan(500);
  for (const { story, said } of corpus) expect(specified(story)).toEqual(said);
});
