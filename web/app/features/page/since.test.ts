import { expect, test } from 'vitest';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { sinceOf } from './since.ts';

const goods = (code: string, currentAmount: number, more: Partial<GoodsCard> = {}) =>
  ({ code, currentAmount, inStock: true, isCurrent: true, ...more }) as GoodsCard;
const deal = (goodsCode: string, currentAmount: number, state: DealCard['state']) =>
  ({
    code: `d-${goodsCode}`,
    goodsCode,
    currentAmount,
    state,
    inStock: true,
    isCurrent: true,
  }) as DealCard;
const look = (code: string, amount: number, by?: string) => ({ code, amount, at: 1, deal: by });

test('BEY-36: since the last look: what fell most first, then what ended, what is gone, the same, what rose', () => {
  const looks = [
    look('rose', 100),
    look('same', 100),
    look('gone', 100),
    look('ended', 100, 'd-ended'),
    look('fell', 1000),
    look('fell-more', 100),
    look('old', 100),
    look('unknown', 100),
  ];
  const cards = [
    goods('rose', 120),
    goods('same', 100),
    goods('gone', 90, { inStock: false }),
    deal('ended', 80, 'EXPIRED'),
    goods('fell', 900),
    goods('fell-more', 50),
    goods('old', 40, { isCurrent: false }),
    goods('never looked at', 1),
  ];
  expect(sinceOf(looks, cards).map(({ card, kind, change }) => [card.code, kind, change])).toEqual([
    ['fell-more', 'FELL', -50],
    ['fell', 'FELL', -100],
    ['d-ended', 'ENDED', -20],
    ['gone', 'GONE', -10],
    ['same', 'SAME', 0],
    ['old', 'SAME', 0],
    ['rose', 'ROSE', 20],
  ]);
});
