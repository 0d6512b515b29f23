import { expect, test } from 'vitest';
import { partsOf } from './marked-parts.ts';

/** With brackets around what is marked. */
const marked = (text: string, ...marks: string[]) => {
  const parts = partsOf(text, marks);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  return parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');
};

test('SRCH-02, BEY-09: Thai words are marked anywhere in a run, never within a letter with its marks', () => {
  expect(marked('หม้อทอดไร้น้ำมัน 5 ลิตร', 'หม้อทอด')).toBe('[หม้อทอด]ไร้น้ำมัน 5 ลิตร');
  expect(marked('ชุดหม้อทอดไร้น้ำมัน', 'หม้อ', 'ทอด')).toBe('ชุด[หม้อทอด]ไร้น้ำมัน');
  // ที is no part of ที่, น้ำ none of น้ำ cut before its vowel
  expect(marked('ที่นอน', 'ที')).toBe('ที่นอน');
  expect(marked('น้ำมัน', 'น้')).toBe('น้ำมัน');
  expect(marked('น้ำมัน', 'น้ำ')).toBe('[น้ำ]มัน');
  expect(marked('สีแดง', 'ส')).toBe('สีแดง');
  expect(marked('กล่อง ๓ ชั้น', '3')).toBe('กล่อง [๓] ชั้น');
});

test('SRCH-02: words that were typed as one are not marked apart where a title has them so', () => {
  expect(marked('หูฟังแบบใส่ในหู', 'หูฟัง', 'หู', 'ฟัง')).toBe('[หูฟัง]แบบใส่ในหู');
  expect(marked('หูฟังแบบใส่ในหู', 'หู', 'ฟัง', 'หูฟัง')).toBe('[หูฟัง]แบบใส่ในหู');
  expect(marked('หม้อหุงข้าว', 'หม้อทอด', 'หม้อ', 'ทอด')).toBe('[หม้อ]หุงข้าว');
});

test('SRCH-02, BEY-09: other letters are marked from the beginning of a word, across case and accents', () => {
  expect(marked('Kazeo Tempo 3', 'tempo', 'kazeo')).toBe('[Kazeo] [Tempo] 3');
  expect(marked('Crème brûlée', 'creme', 'BRULEE')).toBe('[Crème] [brûlée]');
  expect(marked('Nồi chiên Điện', 'noi', 'dien')).toBe('[Nồi] chiên [Điện]');
  expect(marked('Galaxy A54 5G', '54', 'a')).toBe('Galaxy [A54] 5G');
  expect(marked('samsung', 'sung')).toBe('samsung');
  expect(marked('headphones', 'head')).toBe('[head]phones');
  expect(marked('a bag and a band', 'a')).toBe('[a] bag and [a] band');
  expect(marked('โซนี่SONYไทย', 'sony')).toBe('โซนี่[SONY]ไทย');
});

test('SRCH-02: nothing to mark leaves the text whole; signs are letters, not patterns', () => {
  expect(marked('หูฟัง')).toBe('หูฟัง');
  expect(marked('', 'x')).toBe('');
  expect(marked('a.b (c)', '', ' ', '.', 'b')).toBe('a.[b] (c)');
  expect(marked('👩‍👩‍👧 ครอบครัว', 'ครอบครัว')).toBe('👩‍👩‍👧 [ครอบครัว]');
});
