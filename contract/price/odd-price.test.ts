import { expect, test } from 'vitest';
import { mayBeMistake, whyOf } from './chip.ts';
import { UNKNOWN_VERDICT } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const verdict = (of: Partial<Verdict>): Verdict => ({
  ...UNKNOWN_VERDICT,
  kind: 'NO_CLAIM',
  typicalAmount: 100_00,
  totalDays: 40,
  ...of,
});
const why = (of: Partial<Verdict>, isCurrent = true) =>
  whyOf(verdict(of), { seenTime: '2026-11-21T03:00:00.000Z', isCurrent }).key;

test('BEY-40: a confirmed price more than 65 % below usual may be a mistake; one that waits for a second look, or has passed, is another thing', () => {
  expect(mayBeMistake(verdict({ real: 0.65 }))).toBe(false);
  expect(mayBeMistake(verdict({ real: 0.6501 }))).toBe(true);
  expect(mayBeMistake(verdict({ real: null }))).toBe(false);
  expect(why({ real: 0.92 })).toBe('why.odd');
  expect(why({ real: 0.92, kind: 'VERIFIED' })).toBe('why.odd');
  expect(why({ real: 0.92, seenOnce: true })).toBe('why.once');
  expect(why({ real: 0.92 }, false)).toBe('why.old');
  expect(why({ real: 0.4 })).not.toBe('why.odd');
});
