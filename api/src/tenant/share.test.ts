import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());

test('API-98, UI-07: every target is offered, until the settings of the tenant switch one off', async () => {
  await owner.query(
    `update tenant set settings = settings || '{"share": {"line": false}}' where id = 'ID'`,
  );
  expect((await world.call('switch.share')).data).toEqual({
    copyLink: true,
    native: true,
    line: true,
    facebook: true,
  });
  expect((await world.call('switch.share', {}, { 'x-tenant': 'ID' })).data).toEqual({
    copyLink: true,
    native: true,
    line: false,
    facebook: true,
  });
});
