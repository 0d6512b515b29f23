/** What is asked that only texts of shops say. */
import { expect, test } from 'vitest';
import { byPresence, passageOf } from '../answer/passage.ts';
import { understand } from './follow.ts';
import { allergensIn, askedOfText } from './written.ts';

test.each([
  ['mùi gì vậy, cho nam hay nữ', ['mùi gì', 'cho nam hay nữ']],
  ['garansinya brp lama', ['garansinya brp lama']],
  ['what comes with it', ['what comes with it']],
  ['ตัวแรกกลิ่นยังไง', ['กลิ่นยังไง']],
  ['can machine wash?', ['can machine wash']],
])('BEY-49: "%s" asks what a shop may write', (text, words) => {
  expect(askedOfText(text)?.parts.map((part) => part.words)).toEqual(words);
});

test('BEY-49: a wish for goods asks nothing of texts', () => {
  for (const text of ['ada susu ga', 'perfume for men', 'blouse cotton wanita'])
    expect(askedOfText(text), text).toBeUndefined();
});

test('BEY-49: what it smells of is asked of what was looked for', () => {
  expect(understand('mùi gì vậy, cho nam hay nữ', ['nuoc hoa 30ml'], 'VND').kind).toBe('INCLUDED');
});

test('BEY-10: what somebody cannot stand is quoted where it is there, and no claim of cures', () => {
  const finds = byPresence(allergensIn('bé bị dị ứng đạm bò') as RegExp);
  expect(passageOf('Whole milk in cartons.', finds)).toBe('Whole milk in cartons.');
  expect(passageOf('Made without milk.', finds)).toBeUndefined();
  expect(passageOf('Milk that cures everything.', finds)).toBeUndefined();
});
