import { expect, test } from 'vitest';
import { sources } from './source.ts';

test('BEY-12: ports are registered and noticeboards made in one place, so that a command line answers what the server answers', () => {
  const made = /\bnew Noticeboard\(|\bregister(?:Subject|Inbox|Export|MarkReader)\(/;
  const makers = sources().filter(
    ({ path, text }) =>
      made.test(text.replaceAll(/export function \w+\(/g, '')) && !path.startsWith('house/'),
  );
  expect(makers.map(({ path }) => path)).toEqual(['server/compose.ts']);
});

test('12.6: what components know of a visit is set for as long as its page is drawn, and in the browser at its start', () => {
  const setters = sources().filter(
    ({ path, text }) =>
      path.startsWith('web/') &&
      !path.includes('.test.') &&
      /(?<!function )\bset(?:Page|Messages)\(/.test(text),
  );
  expect(setters.map(({ path }) => path).toSorted()).toEqual([
    'web/app/entry-client.tsx',
    'web/app/lib/during-visit.ts',
  ]);
});
