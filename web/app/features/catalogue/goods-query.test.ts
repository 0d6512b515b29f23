import { expect, test } from 'vitest';
import { REFUTED, VERDICTS } from '#contract/price/verdict.ts';
import { nameOfCode, VERDICT_CHOICES } from './goods-query.ts';

test('BEY-01: hiding what is refuted leaves every other verdict', () => {
  expect(VERDICT_CHOICES.fair.toSorted()).toEqual(
    VERDICTS.filter((kind) => !REFUTED.includes(kind)).toSorted(),
  );
});

test('PROD-09: a platform that nothing of a list is from has its name all the same', () => {
  const names = ['TOKOPEDIA', 'tiktok', 'TIKTOK_SHOP', 'SHEIN', 'nowhere'];
  expect(names.map((code) => nameOfCode('platform', code))).toEqual([
    'Tokopedia',
    'TikTok Shop',
    'TikTok Shop',
    'SHEIN',
    'nowhere',
  ]);
  expect(nameOfCode('label', 'SHOPEE_MALL')).toBe('Shopee Mall');
  expect(nameOfCode('brand', 'kazeo')).toBe('kazeo');
});
