import { expect, test } from 'vitest';
import { importsOf, sources } from './source.ts';

const product = sources().filter(
  (file) => /^(?:api\/src|server)\//.test(file.path) && !file.path.endsWith('.test.ts'),
);

test('BEY-30: nothing that ranks, judges, searches or shows can reach affiliate programs: one module knows of them, and none imports it', () => {
  const knows = product
    .filter((file) => /affiliate[._](program|parameters)/.test(file.text))
    .map((file) => file.path);
  expect(knows).toEqual(['api/src/outbound/leave.ts']);
  const users = product
    .flatMap(importsOf)
    .filter(
      ({ from, to }) =>
        to.startsWith('api/src/outbound/') && !from.path.startsWith('api/src/outbound/'),
    );
  expect(users.map(({ from }) => from.path)).toEqual(['server/modules.ts']);
});
