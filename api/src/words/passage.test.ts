import { expect, test } from 'vitest';
import { quotedAt, sentencesOf } from './passage.ts';

test('BEY-10: the sentences of a text stand on one line each, without signs that are no words', () => {
  expect(sentencesOf('Soft. It\u0007 lasts\tlong!\n\nกลิ่นสด\u202e ท้ายอุ่น <b>Bold</b>')).toEqual([
    'Soft.',
    'It lasts long!',
    'กลิ่นสด ท้ายอุ่น Bold',
  ]);
  expect(sentencesOf('It is “the best”.')).toEqual(["It is 'the best'."]);
  expect(sentencesOf('— … —\n\n')).toEqual([]);
});

test('BEY-10: what leads elsewhere is never quoted', () => {
  for (const text of [
    'One year of warranty at https://evil.example/x',
    'Warranty: see www.evil',
    'Warranty by evil-shop.com',
    'Warranty: ask me@evil',
    'Warranty, call +65 8123 4567',
    'Warranty 081-234-5678',
  ])
    expect(sentencesOf(text), text).toEqual([]);
  expect(sentencesOf('20000 mAh, 230 °C, one year of warranty.')).toHaveLength(1);
});

test('BEY-10: a long sentence is cut between letters, around the place that is meant', () => {
  const long = `${'ผ้านุ่ม '.repeat(40)}ประกัน 1 ปี ${'สีสด '.repeat(60)}`.trim();
  const quoted = quotedAt(long, long.indexOf('ประกัน'));
  expect(quoted).toMatch(/^….*ประกัน 1 ปี.*…$/);
  expect([...new Intl.Segmenter('th').segment(quoted)].length).toBeLessThan(170);
  expect(quotedAt('One year of warranty.', 12)).toBe('One year of warranty.');
  expect(quotedAt(`${'👩‍👩‍👧'.repeat(200)}`, 0)).toMatch(/👩‍👩‍👧…$/u);
});
