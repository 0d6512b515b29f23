import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from './marked.tsx';
import { heldTogether, WholeWords } from './whole-words.tsx';

const drawn = (text: string) => renderToStaticMarkup(<WholeWords text={text} />);
/** With common spaces, as a copy of it has them. */
const written = (shown: string) => shown.replaceAll('\u00a0', ' ');
const whole = (text: string) =>
  [...drawn(text).matchAll(/<span class="whole">(.*?)<\/span>/g)].map((match) => match[1]);

test('words that a dictionary breaks stay whole, and the text is what it was', () => {
  expect(whole('กระเป๋าและเดินทาง')).toEqual(['เดินทาง']);
  expect(whole('หูฟังไร้สาย Aira')).toEqual(['หูฟัง', 'ไร้สาย']);
  expect(whole('สมาร์ตวอทช์และสมาร์ตโฟน')).toEqual(['สมาร์ตวอทช์', 'สมาร์ตโฟน']);
  expect(whole('กางเกงยีนส์ Kazeo')).toEqual(['กางเกงยีนส์']);
  expect(whole('เปลี่ยนประเทศแล้วเช็กลิงก์นี้ได้เลย')).toEqual(['เช็ก']);
  expect(whole('ไม้แบดมินตัน น้ำหนักเบา')).toEqual(['น้ำหนัก']);
  expect(whole('เสื้อยืดคอกว้าง ชุดว่ายน้ำ')).toEqual(['คอกว้าง', 'ว่ายน้ำ']);
  expect(whole('ล่าสุดเมื่อ 2026-11-28 08:00')).toEqual(['2026-11-28']);
  for (const text of ['ชุดจานเซรามิก 12 ชิ้น', 'Wireless <b>headphones</b>', ''])
    expect(written(drawn(text).replace(/<\/?span[^>]*>/g, ''))).toBe(
      renderToStaticMarkup(<>{text}</>),
    );
});

test('a figure stays with its unit and a model with its number, in four languages', () => {
  const held = (text: string) => heldTogether(text).match(/\S+\u00a0[^\s,]+/g) ?? [];
  for (const [text, ...pairs] of [
    ['โน้ตบุ๊กทำงาน Corvia Core 6 RAM 16 GB', 'Core 6', '16 GB'],
    ['กระเป๋าเดินทาง Hanaro 24 นิ้ว 20 ลิตร', '24 นิ้ว', '20 ลิตร'],
    ['เกลือหิมาลัย Nammi Original 1 กก. แพ็ก 3', '1 กก.', 'แพ็ก 3'],
    ['Kickro Rally football, size 4', 'size 4'],
    ['Mi instan Noodo Select isi 6', 'isi 6'],
    ['Orbit Lite 6 smart watch, 5 ATM water resistant', 'Lite 6', '5 ATM'],
    ['Pavio Pro 5 กันน้ำ 10 ม.', 'Pro 5', '10 ม.'],
    ['Aira Mini power bank, 20000 mAh, 1.5 m', '20000 mAh', '1.5 m'],
    ['Drinking water, 12×250 ml, 2.4 GHz', '12×250 ml', '2.4 GHz'],
    ['Ransel Cabino Vista 30 liter, layar 15,6 inci', '30 liter', '15,6 inci'],
    ['Nước rửa chén 1,5 lít, hộp 30 viên', '1,5 lít', '30 viên'],
    ['Studio 3 masters, pack of 12 mugs, A54 glass', 'Studio 3'],
  ] as const) {
    expect(held(text)).toEqual(pairs.map((pair) => pair.replace(' ', '\u00a0')));
    expect(written(heldTogether(text)), 'nothing else changes').toBe(text);
  }
  expect(whole('Pavio Edge 8-hour battery, 3-in-1 USB-C cable')).toEqual(['8-hour', 'USB-C']);
});

test('what is looked for is marked across the blank between a figure and its unit', () => {
  expect(renderToStaticMarkup(<Marked text="RAM 16 GB" marks={['16 gb']} />)).toBe(
    'RAM <mark>16\u00a0GB</mark>',
  );
});

test('SRCH-02: a hit leaves such a word whole, and is marked from its beginning alone', () => {
  expect(renderToStaticMarkup(<Marked text="หูฟังครอบหูไร้สาย Aira" marks={['หู']} />)).toBe(
    '<span class="whole"><mark>หู</mark>ฟัง</span><span class="whole">ครอบหู</span><span class="whole">ไร้สาย</span> Aira',
  );
  const text = 'ชุดจานเซรามิกสำหรับเดินทาง 12 ชิ้น';
  expect(
    written(
      renderToStaticMarkup(<Marked text={text} marks={['จานเซ', '12']} />).replace(/<[^>]*>/g, ''),
    ),
  ).toBe(text);
});
