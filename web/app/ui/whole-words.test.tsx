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

test('a marked hit within such a word leaves it whole, and marks what it marked', () => {
  expect(renderToStaticMarkup(<Marked text="หูฟังครอบหูไร้สาย Aira" marks={['หู']} />)).toBe(
    '<span class="whole"><mark>หู</mark>ฟัง</span><span class="whole">ครอบ<mark>หู</mark></span><span class="whole">ไร้สาย</span> Aira',
  );
  const text = 'ชุดจานเซรามิกสำหรับเดินทาง 12 ชิ้น';
  expect(
    renderToStaticMarkup(<Marked text={text} marks={['จานเซ', '12']} />).replace(/<[^>]*>/g, ''),
  ).toBe(text);
});
