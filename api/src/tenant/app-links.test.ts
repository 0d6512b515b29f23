import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());
const get = (name: string) => world.app.server.inject({ url: `/.well-known/${name}` });

test('AMB-87, AMB-80: links open in the app only where the operator has set what Android and iOS ask for', async () => {
  await owner.query(`update tenant set android_app_id = '', ios_app_id = '' where id = 'TH'`);
  for (const name of ['assetlinks.json', 'apple-app-site-association'])
    expect((await get(name)).statusCode, name).toBe(404);
  const print = Array.from({ length: 32 }, () => 'AB').join(':');
  await owner.query(
    `update tenant set android_app_id = 'com.khum', ios_app_id = '123', settings = settings || $1::jsonb where id = 'TH'`,
    [
      JSON.stringify({
        androidFingerprints: [print, 'nonsense'],
        appleAppId: 'ABCDE12345.com.khum',
      }),
    ],
  );
  world.clock.set('2026-11-21T03:01:00.000Z');
  expect((await get('assetlinks.json')).json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.khum',
        sha256_cert_fingerprints: [print],
      },
    },
  ]);
  expect((await get('apple-app-site-association')).json()).toMatchObject({
    applinks: { details: [{ appIDs: ['ABCDE12345.com.khum'] }] },
  });
});
