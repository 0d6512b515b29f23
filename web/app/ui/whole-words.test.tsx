import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeWords } from './whole-words.tsx';

const drawn = (text: string) => renderToStaticMarkup(<WholeWords text={text} />);
const whole = (text: string) =>
  [...drawn(text).matchAll(/<span class="whole">(.*?)<\/span>/g)].map((match) => match[1]);

test('words that a dictionary breaks stay whole, and the text is what it was', () => {
  expect(whole('กระเป๋าและเดินทาง')).toEqual(['เดินทาง']);
  expect(whole('หูฟังไร้สาย Aira')).toEqual(['หูฟัง', 'ไร้สาย']);
  expect(whole('สมาร์ตวอทช์และสมาร์ตโฟน')).toEqual(['สมาร์ตวอทช์', 'สมาร์ตโฟน']);
  expect(whole('กางเกงยีนส์ Kazeo')).toEqual(['กางเกงยีนส์']);
  for (const text of ['ชุดจานเซรามิก 12 ชิ้น', 'Wireless <b>headphones</b>', ''])
    expect(drawn(text).replace(/<\/?span[^>]*>/g, '')).toBe(renderToStaticMarkup(<>{text}</>));
});
