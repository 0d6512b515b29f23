import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from './marked.tsx';
import { WholeWords } from './whole-words.tsx';

const drawn = (text: string) => renderToStaticMarkup(<WholeWords text={text} />);
const whole = (text: string) =>
  [...drawn(text).matchAll(/<span class="whole">(.*?)<\/span>/g)].map((match) => match[1]);

test('words that a dictionary breaks stay whole, and the text is what it was', () => {
  expect(whole('กระเป๋าและเดินทาง')).toEqual(['เดินทาง']);
  expect(whole('หูฟังไร้สาย Aira')).toEqual(['หูฟัง', 'ไร้สาย']);
  expect(whole('สมาร์ตวอทช์และสมาร์ตโฟน')).toEqual(['สมาร์ตวอทช์', 'สมาร์ตโฟน']);
  expect(whole('กางเกงยีนส์ Kazeo')).toEqual(['กางเกงยีนส์']);
  expect(whole('เปลี่ยนประเทศแล้วเช็กลิงก์นี้ได้เลย')).toEqual(['เช็ก']);
  expect(whole('ล่าสุดเมื่อ 2026-11-28 08:00')).toEqual(['2026-11-28']);
  for (const text of ['ชุดจานเซรามิก 12 ชิ้น', 'Wireless <b>headphones</b>', ''])
    expect(drawn(text).replace(/<\/?span[^>]*>/g, '')).toBe(renderToStaticMarkup(<>{text}</>));
});

test('a figure stays with its unit and a model with its number, in four languages', () => {
  expect(whole('โน้ตบุ๊กทำงาน Corvia Core 6 RAM 16 GB')).toEqual(['Core 6', '16 GB']);
  expect(whole('กระเป๋าเดินทาง Hanaro 24 นิ้ว 20 ลิตร')).toEqual(['เดินทาง', '24 นิ้ว', '20 ลิตร']);
  expect(whole('เกลือหิมาลัย Nammi Original 1 กก. แพ็ก 3')).toEqual(['1 กก.']);
  expect(whole('Aira Mini power bank, 20000 mAh, 1.5 m')).toEqual(['20000 mAh', '1.5 m']);
  expect(whole('Drinking water, 12×250 ml, 2.4 GHz')).toEqual(['12×250 ml', '2.4 GHz']);
  expect(whole('Ransel Cabino Vista 30 liter, layar 15,6 inci')).toEqual(['30 liter', '15,6 inci']);
  expect(whole('Nước rửa chén 1,5 lít, hộp 30 viên')).toEqual(['1,5 lít', '30 viên']);
  expect(whole('Pavio Edge 8-hour battery, 3-in-1 USB-C cable')).toEqual(['8-hour', 'USB-C']);
  expect(whole('Studio 3 masters, pack of 12 mugs, A54 glass')).toEqual(['Studio 3']);
  for (const text of ['RAM 16 GB', 'Pavio Pro 5 กันน้ำ 10 ม.'])
    expect(drawn(text).replace(/<\/?span[^>]*>/g, '')).toBe(text);
});

test('a marked hit within such a word leaves it whole, and marks what it marked', () => {
  expect(renderToStaticMarkup(<Marked text="หูฟังครอบหูไร้สาย Aira" marks={['หู']} />)).toBe(
    '<span class="whole"><mark>หู</mark>ฟัง</span><span class="whole">ครอบ<mark>หู</mark></span><span class="whole">ไร้สาย</span> Aira',
  );
  const text = 'ชุดจานเซรามิกสำหรับเดินทาง 12 ชิ้น';
  expect(
    renderToStaticMarkup(<Marked text={text} marks={['จานเซ', '12']} />).replace(/<[^>]*>/g, ''),
  ).toBe(text);
});
