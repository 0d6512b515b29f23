import { expect, test } from 'vitest';
import { vectorOf } from './lexeme.ts';
import { normalise } from './normalise.ts';
import { wordsOf } from './words.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

test('0.2: น้ำ is the same however its marks were typed, and doubled marks count once', () => {
  const right = 'น\u0E49\u0E33';
  for (const typed of [right, 'น\u0E4D\u0E49\u0E32', 'น\u0E49\u0E4D\u0E32', 'น\u0E49\u0E49\u0E33']) expect(normalise(typed)).toBe(right);
  expect(normalise('ทํา')).toBe('ทำ');
  expect(normalise('เเก้ว')).toBe('แก้ว');
  expect(normalise('ปีี๒๕๖๙ Café Đà')).toBe('ปี2569 cafe da');
});

test('0.2: mixed scripts are cut at their borders', () => {
  expect(texts('หม้อทอดไร้น้ำมันPhilipsราคาถูก')).toContain('philips');
  expect(texts('ไอโฟน15โปร')).toEqual(expect.arrayContaining(['ไอโฟน', '15', 'โปร']));
});

test('0.2: brands and loan words stay whole', () => {
  for (const brand of ['ลาซาด้า', 'อาดิดาส', 'ช้อปปี้', 'ซัมซุง', 'พาวเวอร์แบงก์']) expect(texts(`${brand}ของแท้`)).toContain(brand);
});

test('สีแดง is found by both of its words', () => {
  expect(texts('เสื้อสีแดง')).toEqual(['เสื้อ', 'สี', 'แดง']);
});

test('a query wants every word, Latin ones from their beginning, model numbers in pieces too', () => {
  expect(queryOf('USB Hub')).toEqual({ every: "'usb':* & 'hub':*", any: "'usb' | 'hub'" });
  expect(queryOf('headphones')?.every).toBe("('headphones':* | 'headphone':*)");
  expect(queryOf('A54')?.every).toBe("('a54':* | ('a' & '54'))");
  expect(queryOf('  !! ')).toBeNull();
  expect(vectorOf([{ text: "O'Neil A54", weight: 'A' }])).toBe("'o':1A 'neil':2A 'a54':3A 'a':4A '54':5A");
});

test('a run of letters without end is left out of a document', () => {
  expect(vectorOf([{ text: `${'x'.repeat(5000)} pan`, weight: 'A' }])).toBe("'pan':2A");
});
