/** In what two products differ by what their shops state. */
import { expect, test } from 'vitest';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { statedWordsOf } from './compare.ts';

const card = (name: string, brandName: string) =>
  ({ name, brandName, stated: [] }) as unknown as GoodsCard;

test.each([
  ['Saapan Max air fryer, 5 litres', 'Saapan', 'Cuchina Go 3 air fryer, 5 litres', 'Cuchina'],
  ['Aira Mini wireless headphones', 'Aira', 'Sonvo Flex wireless headphones', 'Sonvo'],
  ['หม้อทอด Saapan Max 5 ลิตร', 'Saapan', 'Cuchina Go 3 หม้อทอด 5 ลิตร', 'Cuchina'],
])('BEY-10: that %s is called otherwise is no difference', (one, maker, other, otherMaker) => {
  expect(statedWordsOf(card(one, maker), card(other, otherMaker))).toBe('');
});

test.each([
  [
    'Aira Mini wireless headphones, noise cancelling',
    'Aira',
    'Sonvo Flex wireless headphones, Bluetooth 5.4',
    'Sonvo',
    ['noise', 'Bluetooth'],
  ],
  [
    'Byteen Slim 7 work laptop, 16 GB RAM',
    'Byteen',
    'Corvia Plus work laptop, 8 GB RAM',
    'Corvia',
    ['16 GB', '8 GB'],
  ],
  [
    'Voltia One power bank, cabin approved',
    'Voltia',
    'Nuvox Plus 9 power bank',
    'Nuvox',
    ['cabin'],
  ],
])(
  'BEY-10: what %s says and the other does not is said',
  (one, maker, other, otherMaker, words) => {
    const said = statedWordsOf(card(one, maker), card(other, otherMaker));
    for (const word of words) expect(said).toContain(word);
  },
);
