import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());

async function offered(tenant: string): Promise<string[]> {
  const { data } = await world.call('switch.share', {}, { 'x-tenant': tenant });
  return Object.entries(data ?? {}).flatMap(([name, isOn]) => (isOn ? name : []));
}

test('API-98, UI-07: each region shares by the messengers that its people use, unless its settings switch one on or off (MY here)', async () => {
  await owner.query(
    `update tenant set settings = settings || '{"share": {"line": true, "whatsapp": false}}'
      where id = 'MY'`,
  );
  for (const [tenant, messengers] of [
    ['TH', ['line']],
    ['ID', ['whatsapp']],
    ['SG', ['whatsapp']],
    ['MY', ['line']],
    ['PH', ['messenger', 'viber']],
    ['VN', ['zalo']],
  ] as const)
    expect(await offered(tenant), tenant).toEqual([
      'copyLink',
      'native',
      ...messengers,
      'facebook',
    ]);
});
