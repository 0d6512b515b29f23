import { expect, test } from 'vitest';
import { temporary } from '../test/feeds.ts';
import { questionsIn } from './search-questions.ts';

test('BEY-49: questions are read one in JSON a line, with one title or several', () => {
  const file = temporary(
    'questions.jsonl',
    '{"query":"a red cup","title":"Cup red"}\n\n{"query":"a fan","reward":{"title":["Fan 5","Fan"]}}\n',
  );
  expect(questionsIn(file)).toEqual([
    { query: 'a red cup', titles: ['Cup red'] },
    { query: 'a fan', titles: ['Fan 5', 'Fan'] },
  ]);
});

test('BEY-49: a line without a product is refused with its number', () => {
  const file = temporary('wrong.jsonl', '{"query":"a cup","title":"Cup"}\n{"query":"a fan"}\n');
  expect(() => questionsIn(file)).toThrow('Line 2');
});
