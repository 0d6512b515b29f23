import { expect, test } from 'vitest';
import { sources } from './source.ts';

test('BEY-12: ports are registered and noticeboards made in one place, so that a command line answers what the server answers', () => {
  const made = /\bnew Noticeboard\(|\bregister(?:Subject|Inbox|Export|MarkReader)\(/;
  const makers = sources().filter(({ path, text }) => made.test(text.replaceAll(/export function \w+\(/g, '')) && !path.startsWith('house/'));
  expect(makers.map(({ path }) => path)).toEqual(['api/src/kernel/compose.ts']);
});
