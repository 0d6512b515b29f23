import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mutedWords, rulesOf } from './mute-rules.ts';
import { mutesIn } from './muted.ts';

test('BEY-36: what is muted becomes words of cards, of a category with all below it, and rules that hide them', () => {
  const kept = JSON.stringify([
    { kind: 'brand', code: 'aira', name: 'Aira' },
    { kind: 'platform', code: 'TIKTOK_SHOP', name: 'TikTok Shop' },
    { kind: 'category', code: 'el', name: 'Electronics', below: ['el1', 'el11'] },
  ]);
  expect(mutesIn(kept)).toHaveLength(3);
  const words = mutedWords(kept);
  expect(words).toEqual(['b:aira', 'p:TIKTOK_SHOP', 'c:el', 'c:el1', 'c:el11']);
  expect(rulesOf(words.slice(0, 1))).toEqual([
    ':is([data-of~="b:aira"]){display:none!important}',
    '.cell:has(:is([data-of~="b:aira"])){display:none}',
    '.cards:has([data-of~="b:aira"]):not(:has([data-of]:not([data-of~="b:aira"])))+.all-muted{display:block}',
  ]);
  expect(rulesOf([])).toEqual([]);
});

test('BEY-36, STOR-01: whatever lies in the storage is no error and no rule of its own', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      for (const { code } of mutesIn(text)) expect(code).toMatch(/^[\w-]{1,64}$/);
      for (const word of mutedWords(text)) expect(word).toMatch(/^[bpc]:[\w-]{1,64}$/);
    }),
  );
  const evil = [{ kind: 'brand', code: '"]{}*{display:none}', name: 'x' }];
  expect(mutesIn(JSON.stringify(evil))).toEqual([]);
  expect(mutedWords(JSON.stringify(evil))).toEqual([]);
});
