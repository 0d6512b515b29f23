import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codesIn,
  compared,
  comparedIn,
  compareAddress,
  noneCompared,
  setCompared,
} from './compared.ts';
import { findVisitBy } from './page.ts';
import type { Visit } from './page.ts';

findVisitBy(() => ({ page: { tenant: { code: 'TH' } } }) as Visit);

test('BEY-59: whatever lies in the storage gives at most four products, each once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const found = comparedIn(text);
      expect(found.length).toBeLessThanOrEqual(4);
      expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
    }),
  );
  const one = (code: string) => ({ code, name: code, cover: '/p' });
  expect(comparedIn(JSON.stringify(['a', 'b', 'a', '../x', 'c', 'd', 'e'].map(one)))).toEqual(
    ['a', 'b', 'c', 'd'].map(one),
  );
});

test('BEY-59: an address names at most four codes, each once, and reads back as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[\w-]{1,12}$/), { maxLength: 9 }), (codes) => {
      const kept = codesIn(codes.join(','));
      expect(kept).toEqual([...new Set(codes)].slice(0, 4));
      const query = compareAddress(kept).split('ids=')[1] ?? null;
      expect(codesIn(query)).toEqual(kept);
    }),
  );
  expect(codesIn('a,,b,<script>,a,%00')).toEqual(['a', 'b']);
  expect(codesIn(null)).toEqual([]);
});

test('BEY-59: who compares nothing gets the list that the server drew, or every card would be drawn twice', () => {
  expect(compared()).toBe(noneCompared());
  setCompared([]);
  expect(compared()).toBe(noneCompared());
});

test('BEY-59: a region lists its own products; those kept before regions were named are everywhere', () => {
  const stored = JSON.stringify([
    { code: 'a', name: 'A', cover: '/p', tenant: 'TH' },
    { code: 'b', name: 'B', cover: '/p', tenant: 'SG' },
    { code: 'c', name: 'C', cover: '/p' },
  ]);
  expect(comparedIn(stored, 'TH').map(({ code }) => code)).toEqual(['a', 'c']);
  expect(comparedIn(stored, 'SG').map(({ code }) => code)).toEqual(['b', 'c']);
});
