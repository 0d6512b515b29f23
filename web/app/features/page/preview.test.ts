import { expect, test } from 'vitest';
import { pageIn } from './preview.ts';

const here = 'https://khum.example';
const page = { title: 'Draft', modules: [] };

test('LOW-04: a draft comes from this origin, with its type and its modules, or not at all', () => {
  expect(pageIn({ origin: here, data: { type: 'lowcode-preview', page } }, here)).toMatchObject({
    title: 'Draft',
    type: 'COMMON_PAGE',
    modules: [],
  });
  expect(
    pageIn({ origin: 'https://evil.example', data: { type: 'lowcode-preview', page } }, here),
  ).toBeUndefined();
  for (const data of [
    null,
    'x',
    {},
    { type: 'other', page },
    { type: 'lowcode-preview' },
    { type: 'lowcode-preview', page: { modules: 'x' } },
  ])
    expect(pageIn({ origin: here, data }, here)).toBeUndefined();
});
