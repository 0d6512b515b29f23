/** What titles say of a trait of several words, and what they don't. */
import { expect, test } from 'vitest';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { unsaidOf } from './unsaid.ts';

const titled = (name: string) => ({ name, brandName: null, stated: [] }) as unknown as GoodsCard;

test.each([
  [
    'VND',
    'tai nghe chống ồn',
    'tai nghe',
    'Teqra wireless headphones, noise cancelling',
    'Mirelle wireless headphones, Bluetooth 5.4',
  ],
  [
    'VND',
    'tai nghe chong on',
    'tai nghe',
    'Teqra wireless headphones, noise cancelling',
    'Mirelle wireless headphones, Bluetooth 5.4',
  ],
  [
    'THB',
    'หูฟังกันเสียงรบกวน',
    'หูฟัง',
    'หูฟังครอบหู Aira Hush 2 ตัดเสียงรบกวน',
    'หูฟังไร้สาย Teqra Duo กันน้ำ IPX5',
  ],
  [
    'THB',
    'ทรายแมวเต้าหู้',
    'ทรายแมว',
    'Pawlo Select ทรายแมว เต้าหู้ ฝุ่นน้อย',
    'Miaora Family ทรายแมว 5 ลิตร',
  ],
])(
  'BEY-10: in %s “%s” is stated by titles that say it alone',
  (currency, text, thing, saying, silent) => {
    expect(unsaidOf(text, thing, [titled(saying)], currency)).toEqual([]);
    expect(unsaidOf(text, thing, [titled(silent)], currency)).not.toEqual([]);
  },
);
