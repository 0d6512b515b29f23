import { expect, test } from 'vitest';
import { withWord, without, wordsIn } from './history.ts';

test('SRCH-04, AMB-57: newest first, each word once however it is written, ten at most', () => {
  expect(withWord(['b', 'Kazeo  Tempo'], ' kazeo Tempo ')).toEqual([
    'kazeo Tempo',
    'b',
    'Kazeo  Tempo',
  ]);
  expect(withWord(['b', 'KAZEO'], 'kazeo')).toEqual(['kazeo', 'b']);
  expect(withWord(['หม้อ'], '   ')).toEqual(['หม้อ']);
  const many = Array.from({ length: 12 }, (_, at) => `w${at}`).reduce<string[]>(withWord, []);
  expect(many).toEqual(['w11', 'w10', 'w9', 'w8', 'w7', 'w6', 'w5', 'w4', 'w3', 'w2']);
  expect(without(['a', 'É', 'b'], 'é')).toEqual(['a', 'b']);
});

test('SRCH-04, STOR-01: whatever somebody put into the storage, it is words or nothing', () => {
  expect(wordsIn(null)).toEqual([]);
  for (const text of ['', '{', '"x"', '{"0":"a"}', 'null']) expect(wordsIn(text), text).toEqual([]);
  expect(wordsIn('["a",3,null,""," ","b"]')).toEqual(['a', 'b']);
  expect(wordsIn(JSON.stringify(Array.from({ length: 40 }, (_, at) => `w${at}`)))).toHaveLength(10);
  expect(wordsIn(JSON.stringify(['x'.repeat(201)]))).toEqual([]);
});
