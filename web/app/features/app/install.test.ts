/** When Khum is offered for the home screen, by its rules alone (BEY-14). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INSTALL, isDue, visitsAfter } from './install.ts';

const BEGIN = Date.UTC(2026, 10, 21);
const gap = fc.oneof(
  fc.integer({ min: 0, max: INSTALL.pauseMs }),
  fc.integer({ min: INSTALL.pauseMs + 1, max: 90 * 86_400_000 }),
);

test('BEY-14: pages of one visit count once, whatever lies between visits', () => {
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 20 }), (gaps) => {
      let now = BEGIN;
      let stored = visitsAfter(null, now);
      for (const ms of gaps) stored = visitsAfter(stored, (now += ms));
      const visits = 1 + gaps.filter((ms) => ms > INSTALL.pauseMs).length;
      expect(stored).toBe(`${visits} ${now}`);
      expect(isDue(stored, null, now)).toBe(visits >= 3);
      expect(isDue(stored, String(now - INSTALL.quietMs), now), 'the last quiet moment').toBe(
        false,
      );
      expect(isDue(stored, String(now - INSTALL.quietMs - 1), now)).toBe(visits >= 3);
    }),
  );
});

test('BEY-14: whatever else is stored counts from one and is never an offer out of turn', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, now) => {
      fc.pre(!/^\d{1,6} \d{1,16}$/.test(text));
      expect(visitsAfter(text, now)).toBe(`1 ${now}`);
      expect(isDue('3 0', text, now)).toBe(now - Number(text) > INSTALL.quietMs);
    }),
  );
});
