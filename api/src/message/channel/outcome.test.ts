import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL_PROBLEMS } from '#contract/message/delivery.ts';
import { CHANNEL_FAILURES_MAX } from '#contract/message/limits.ts';
import { encoded } from './carry/ntfy.ts';
import { plainText } from './carry/carrier.ts';
import { codeIn } from './link.ts';
import { LONGEST_RETRY_MS, outcomeOf, readProblem, settle, writeProblem } from './outcome.ts';
import type { Health, Outcome } from './outcome.ts';

const START = new Date('2026-11-21T03:00:00Z');
const FRESH: Health = {
  enabled: true,
  failures: 0,
  failingSince: null,
  retryAt: null,
  offAt: null,
};
const problem = fc.record({
  what: fc.constantFrom(...CHANNEL_PROBLEMS),
  status: fc.option(fc.integer({ min: 100, max: 599 })),
});
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constant<Outcome>({ how: 'sent' }),
  fc.record({ how: fc.constantFrom('refused' as const, 'ended' as const), problem }),
  fc.record({ how: fc.constant('instead' as const), problem }),
  fc.record({ how: fc.constant('later' as const), problem, afterMs: fc.nat(10 ** 9) }),
);

test('BEY-35: whatever follows whatever, failures are counted, a channel goes off at exactly the fifth in a row, is asked no more, and every message is sent, kept, mailed or accounted for', () => {
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 60 }), (outcomes) => {
      let health = FRESH;
      let inARow = 0;
      let now = START;
      const fates = { sent: 0, dropped: 0, later: 0, mailed: 0 };
      for (const one of outcomes) {
        if (!health.enabled) break;
        now = new Date(now.getTime() + 60_000);
        const next = settle(health, one, now);
        fates[next.fate] += 1;
        inARow = one.how === 'sent' ? 0 : one.how === 'instead' ? inARow : inARow + 1;
        expect(next.health.failures).toBe(inARow);
        const isOff = inARow >= CHANNEL_FAILURES_MAX || one.how === 'ended';
        expect([next.health.enabled, next.health.offAt]).toEqual([!isOff, isOff ? now : null]);
        expect(next.health.failingSince === null).toBe(inARow === 0);
        expect(next.fate === 'later').toBe(one.how === 'later' && !isOff);
        if (next.health.retryAt) {
          const wait = next.health.retryAt.getTime() - now.getTime();
          expect(next.fate).toBe('later');
          expect(wait).toBeGreaterThanOrEqual(60_000);
          expect(wait).toBeLessThanOrEqual(LONGEST_RETRY_MS);
          if (one.how === 'later')
            expect(wait).toBeGreaterThanOrEqual(Math.min(one.afterMs ?? 0, LONGEST_RETRY_MS));
        }
        ({ health } = next);
      }
      // an attempt is given up only where a failure of the channel says so
      expect(fates.dropped + fates.later).toBeLessThanOrEqual(outcomes.length);
    }),
    { numRuns: 500 },
  );
});

test('BEY-35: what an answer means: taken, refused for good, or to be tried again, after as long as it says', () => {
  const how = (status: number, headers = {}) => outcomeOf({ status, headers }).how;
  expect([200, 201, 204].map((status) => how(status))).toEqual(['sent', 'sent', 'sent']);
  expect([400, 401, 403, 404, 410, 413, 422].map((status) => how(status))).toEqual(
    Array.from({ length: 7 }, () => 'refused'),
  );
  expect([301, 302, 307, 408, 425, 429, 500, 502, 503].map((status) => how(status))).toEqual(
    Array.from({ length: 9 }, () => 'later'),
  );
  expect(outcomeOf({ status: 429, headers: { 'retry-after': '120' } })).toMatchObject({
    afterMs: 120_000,
  });
  for (const odd of ['-5', 'soon', '', '1e999', 'Fri, 31 Dec 1999 23:59:59 GMT']) {
    const { health } = settle(
      FRESH,
      outcomeOf({ status: 429, headers: { 'retry-after': odd } }),
      START,
    );
    expect(Number.isNaN(health.retryAt?.getTime()), odd).toBe(false);
  }
  fc.assert(
    fc.property(problem, (one) => {
      expect(readProblem(writeProblem(one))).toEqual(one);
    }),
  );
  expect(readProblem('The push service answers 403.')).toEqual({ what: 'ANSWER', status: null });
});

test('BEY-35: a title of any letters is a header that ntfy reads back; a text ends within what a service takes, at a whole character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const header = encoded(title);
      expect(header).toMatch(/^[\x20-\x7e]*$/);
      const line = title.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
      const [, word] = /^=\?UTF-8\?B\?(.*)\?=$/.exec(header) ?? [];
      expect(word === undefined ? header : Buffer.from(word, 'base64').toString('utf8')).toBe(line);
    }),
  );
  const carried = { id: 'x', url: 'https://khum.example/deal/1', tag: 't', lang: 'th' } as const;
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 100 }), { maxLength: 6 }),
      fc.integer({ min: 100, max: 1000 }),
      (title, titles, max) => {
        const text = plainText({ ...carried, title, text: title, titles }, max);
        expect(text.length).toBeLessThanOrEqual(max);
        expect(text.isWellFormed()).toBe(true);
        expect(text.endsWith(carried.url)).toBe(true);
      },
    ),
  );
});

test('BEY-35: a code is found in whatever somebody writes around it, in any case, and nothing else is one', () => {
  const code = 'TH-23456789ABCD';
  for (const text of [code, `/start ${code}`, code.toLowerCase(), `รหัส ${code} ครับ`])
    expect(codeIn(text), text).toEqual({ code, tenant: 'TH' });
  for (const text of ['', '/start', 'TH-2345', 'hello', `${code}9`, '0'.repeat(10_000)])
    expect(codeIn(text), text.slice(0, 20)).toBeUndefined();
});
