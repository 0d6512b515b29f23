import { expect, test } from 'vitest';
import { choiceAfter, groupsOf } from './help-rules.ts';
import type { Suggestion } from './use-suggestions.ts';

const suggestion = (
  kind: Suggestion['kind'],
  text: string,
  keywordId: string | null = null,
): Suggestion => ({
  kind,
  text,
  code: null,
  href:
    kind === 'KEYWORD' || kind === 'TAG'
      ? `/search?keyword=${text}`
      : `/${kind.toLowerCase()}/${text}`,
  imageUrl: kind === 'GOODS' ? '/p.webp' : null,
  keywordId,
  price: kind === 'GOODS' ? { currentPrice: '฿990', currencyCode: 'THB' } : null,
});

test('SRCH-04, SRCH-05: nothing typed shows what was searched, then the hot words with their ids; neither where there is none', () => {
  const groups = groupsOf('', [suggestion('KEYWORD', 'หม้อ', '7')], ['หูฟัง & mp3']);
  expect(
    groups.map(({ kind, choices }) => [
      kind,
      ...choices.map((one) => [one.text, one.href, one.keywordId]),
    ]),
  ).toEqual([
    ['HISTORY', ['หูฟัง & mp3', `/search?keyword=${encodeURIComponent('หูฟัง & mp3')}`, null]],
    ['HOT', ['หม้อ', '/search?keyword=หม้อ', '7']],
  ]);
  expect(groupsOf('', [], [])).toEqual([]);
});

test('SRCH-05, P-15: suggestions stand by kind, kinds in the order of their best, goods last', () => {
  const found = [
    suggestion('BRAND', 'a'),
    suggestion('GOODS', 'g'),
    suggestion('KEYWORD', 'k'),
    suggestion('BRAND', 'b'),
  ];
  expect(
    groupsOf('x', found, ['old']).map(({ kind, choices }) => [
      kind,
      ...choices.map((one) => one.text),
    ]),
  ).toEqual([
    ['BRAND', 'a', 'b'],
    ['KEYWORD', 'k'],
    ['GOODS', 'g'],
  ]);
  expect(groupsOf('x', found, [])[2]?.choices[0]?.price?.currentPrice).toBe('฿990');
  expect(groupsOf('x', found, [])[1]?.choices[0]?.isSearch).toBe(true);
  expect(groupsOf('x', found, [])[0]?.choices[0]?.isSearch).toBe(false);
});

test('SRCH-05: arrows go round through the box itself; other keys stay with the text', () => {
  const walk = (key: string, count: number, steps: number) =>
    Array.from({ length: steps }).reduce<number[]>(
      (walked) => [...walked, choiceAfter(key, walked.at(-1) as number, count) as number],
      [-1],
    );
  expect(walk('ArrowDown', 2, 4)).toEqual([-1, 0, 1, -1, 0]);
  expect(walk('ArrowUp', 2, 4)).toEqual([-1, 1, 0, -1, 1]);
  for (const key of ['ArrowLeft', 'Home', 'a', 'Enter'])
    expect(choiceAfter(key, 0, 2)).toBeUndefined();
  expect(choiceAfter('ArrowDown', -1, 0)).toBeUndefined();
});
