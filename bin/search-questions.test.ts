import { expect, test } from 'vitest';
import { temporary } from '../test/feeds.ts';
import { questionsIn } from './search-questions.ts';

test('BEY-49: questions are read one in JSON a line; a line that is none is left out and counted', () => {
  const file = temporary(
    'questions.jsonl',
    [
      '{"query":"a red cup","title":"Cup red"}',
      '',
      '{"query":"a fan","reward":{"title":["Fan 5","Fan"]}}',
      '{"query":"a fan"}',
      'null',
      '{"query":',
    ].join('\n'),
  );
  expect(questionsIn(file)).toEqual({
    questions: [
      { query: 'a red cup', titles: ['Cup red'] },
      { query: 'a fan', titles: ['Fan 5', 'Fan'] },
    ],
    leftOut: 3,
  });
});
