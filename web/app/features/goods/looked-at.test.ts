import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksIn, withLook } from './looked-at.ts';

const look = fc.record({
  code: fc.stringMatching(/^[a-z0-9]{1,8}$/),
  amount: fc.nat(),
  at: fc.nat(),
});

test('BEY-36: what was looked at is there once each, newest first, at most 24', () => {
  fc.assert(
    fc.property(fc.array(look, { maxLength: 60 }), (all) => {
      const kept = all.reduce(withLook, []);
      expect(kept).toEqual(looksIn(JSON.stringify(kept)));
      expect(kept.length).toBe(Math.min(24, new Set(all.map(({ code }) => code)).size));
      expect(new Set(kept.map(({ code }) => code)).size).toBe(kept.length);
      if (all.length > 0) expect(kept[0]).toEqual(all.at(-1));
    }),
  );
});

test('BEY-36: whatever lies in the storage is no error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { code, amount, at } of looksIn(text)) {
        expect(code).toMatch(/^[\w-]{1,64}$/);
        expect(Number.isSafeInteger(amount) && amount >= 0 && Number.isSafeInteger(at)).toBe(true);
      }
    }),
  );
  expect(looksIn(null)).toEqual([]);
  expect(looksIn('[{"code":"a","amount":1.5,"at":1},{"code":"../x","amount":1,"at":1},7]')).toEqual(
    [],
  );
});
