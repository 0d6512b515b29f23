import { expect, test } from 'vitest';
import { en } from '../messages/en/index.ts';
import { th } from '../messages/th/index.ts';
import { t } from './message.ts';
import { findVisitBy } from './page.ts';
import type { PageContext } from './page.ts';

const speak = (messages: Record<string, string>) =>
  findVisitBy(() => ({ page: {} as PageContext, messages }));

test('12.plurals: a count takes the word that suits it, in a language that has two', () => {
  speak(en);
  expect([0, 1, 2, 11, 21].map((n) => t('goods.count', { n }))).toEqual([
    '0 products',
    '1 product',
    '2 products',
    '11 products',
    '21 products',
  ]);
  expect(['1', '1,000', '10,000+'].map((n) => t('goods.reviews', { n }))).toEqual([
    '1 review',
    '1,000 reviews',
    '10,000+ reviews',
  ]);
  expect(t('comment.mention.found', { n: 1 })).toMatch(/^1 person found\./);
  speak(th);
  expect(t('goods.count', { n: 1 })).not.toMatch(/[{|}]/);
});
