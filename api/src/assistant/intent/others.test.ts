import { expect, test } from 'vitest';
import { withThatCode } from './code.ts';
import { understand } from './follow.ts';

test('BEY-49: whoever refuses a maker and asks for others wants others, and no more of the same', () => {
  for (const [currency, before, said, maker] of [
    ['THB', 'เมาส์ไร้สาย', 'ไม่เอา Tappen ขออันอื่น', 'Tappen'],
    ['THB', 'เมาส์ไร้สาย', 'Tappen ไม่เอา มีอันอื่นมั้ย', 'Tappen'],
    ['IDR', 'mouse wireless', 'jangan yang Looply, yang lain', 'Looply'],
    ['IDR', 'headset', 'yg mirelle ga usah, ada lagi?', 'mirelle'],
    ['SGD', 'wireless mouse', 'not Looply, show others', 'Looply'],
    ['SGD', 'wireless mouse', 'dun want looply, what else got', 'looply'],
    ['MYR', 'powerbank', 'yg mirelle takmo, tunjuk lain', 'mirelle'],
    ['PHP', 'bluetooth speaker', 'wag mirelle, iba naman', 'mirelle'],
    ['VND', 'chuột không dây', 'loại khác đi đừng looply nha', 'looply'],
  ] as const)
    expect(understand(said, [before], currency), said).toMatchObject({
      kind: 'FIND',
      by: null,
      page: 1,
      things: [`${before} -"${maker}"`],
    });
  expect(understand('show more', ['wireless mouse'], 'SGD')).toMatchObject({ by: 'MORE', page: 2 });
});

test('BEY-50: that code is the one that was spoken of last, in every language of the markets', () => {
  for (const [before, said, meant] of [
    ['โค้ด SUPER12 ขั้นต่ำเท่าไร', 'ซื้อ 2000 ใช้โค้ดนั้นเหลือเท่าไหร่', 'ซื้อ 2000 ใช้ SUPER12 เหลือเท่าไหร่'],
    ['PANTRY12 minimal berapa', 'belanja 150rb pake kode tadi', 'belanja 150rb pake  PANTRY12'],
    ['does COOK8 work', 'use that code on the first one', 'use  COOK8  on the first one'],
    ['baucar DENIMO20 min berapa', 'lepas baucar tu jadi brp', 'lepas  DENIMO20  jadi brp'],
    ['PAYDAY90 gumagana ba', '950 cart tapos yung code na yun', '950 cart tapos  PAYDAY90'],
    ['mã NUVOX5 còn hạn không', 'áp mã đó còn bao nhiêu', 'áp  NUVOX5  còn bao nhiêu'],
  ] as const)
    expect(withThatCode(said, [before]), said).toBe(meant);
  expect(withThatCode('use that code', ['headphones'])).toBe('use that code');
  expect(withThatCode('that code or MEGA50?', ['does COOK8 work'])).toBe('that code or MEGA50?');
});
