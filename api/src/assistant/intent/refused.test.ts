import { expect, test } from 'vitest';
import { understand } from './follow.ts';
import { unslipped } from './slip.ts';

test('BEY-49: what is refused behind its name is kept out in every language of the markets', () => {
  for (const [currency, before, said, refused] of [
    ['THB', 'พาวเวอร์แบงก์', 'เอา eloop ออก', 'eloop'],
    ['THB', 'กระเป๋าเดินทาง', 'สีน้ำเงินไม่เอา', 'สีน้ำเงิน'],
    ['THB', 'กระเป๋าเดินทาง', 'ยี่ห้อ anker ไม่เอานะ', 'anker'],
    ['IDR', 'power bank', 'yang hitam jangan', 'hitam'],
    ['IDR', 'power bank', 'merk vivan ga usah deh', 'vivan'],
    ['SGD', 'backpack', 'black is out', 'black'],
    ['SGD', 'backpack', 'nike no need lah', 'nike'],
    ['MYR', 'beg galas', 'hitam taknak', 'hitam'],
    ['PHP', 'backpack', 'yung itim ayoko', 'itim'],
    ['VND', 'balo', 'màu đen thì thôi', 'màu đen'],
  ] as const)
    expect(understand(said, [before], currency).things, said).toEqual([`${before} -"${refused}"`]);
  for (const said of ['no need', 'that one dun want', 'is it sold out'])
    expect(understand(said, ['backpack'], 'SGD').things.join(), said).not.toContain('-"');
});

test('BEY-09: a slip in a name of several words is read by the words beside it, and no other word', () => {
  for (const [currency, typed, meant] of [
    ['SGD', 'lookin for power bnk i can bring', 'lookin for power bank i can bring'],
    ['SGD', 'air fyer 5 litre', 'air fryer 5 litre'],
    ['SGD', 'hair dyer', 'hair dryer'],
    ['IDR', 'mesin cusi 7kg', 'mesin cuci 7kg'],
    ['SGD', 'two power banks for the trip', 'two power banks for the trip'],
    ['SGD', 'face wash, dog food, gas stove', 'face wash, dog food, gas stove'],
    ['VND', 'màu đen thì thôi', 'màu đen thì thôi'],
  ] as const)
    expect(unslipped(typed, currency), typed).toBe(meant);
});
