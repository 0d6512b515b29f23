import { expect, test } from 'vitest';
import { partsOf, stillMentioned, typedMention, withMention } from './mention.ts';

const ann = { userId: '1', nickname: 'Ann' };
const anna = { userId: '2', nickname: 'Anna' };

test('COMM-09: a mention is the text between an @ at the beginning of a word and the caret', () => {
  expect(typedMention('ask @ab', 7)).toEqual({ from: 4, keyword: 'ab' });
  expect(typedMention('@สม', 3)).toEqual({ from: 0, keyword: 'สม' });
  expect(typedMention('hi @Som Chai', 12)?.keyword).toBe('Som Chai');
  for (const [text, caret] of [
    ['mail me@ab', 10],
    ['ask @ab or now', 14],
    ['ask @', 5],
    ['hi @Som Chai ', 13],
  ] as const)
    expect(typedMention(text, caret), text).toBeNull();
  expect(withMention('ask @ab, please', 4, 7, 'Abby')).toEqual({
    text: 'ask @Abby , please',
    caret: 10,
  });
});

test('COMM-03: only mentions that are still there are sent, each once; they become links, the longest name first', () => {
  expect(stillMentioned('hi @Ann @Ann', [ann, ann, { userId: '3', nickname: 'Bob' }])).toEqual([
    '1',
  ]);
  expect(partsOf('hi @Anna and @Ann', [ann, anna])).toEqual([
    { text: 'hi ' },
    { text: '@Anna', userId: '2' },
    { text: ' and ' },
    { text: '@Ann', userId: '1' },
  ]);
  expect(partsOf('mail a@b', [ann])).toEqual([{ text: 'mail a@b' }]);
});
