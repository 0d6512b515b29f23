/**
 * A database that takes a connection and then answers nothing ends an import by our own limit,
 * whatever its statements are.
 */
import { expect, test } from 'vitest';
import { faultProxy } from '../../../../test/fault-proxy.ts';
import { temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { Database } from '../../kernel/postgres/database.ts';
import { servingUrl } from '../../kernel/postgres/serving.ts';
import { chooseMapping } from '../profile/choose.ts';
import { detectFormat } from '../read/format.ts';
import { openText } from '../read/open.ts';
import { connect } from './connection.ts';
import { makeTally } from './report.ts';
import { stageFeed } from './stage.ts';

const world = await makeWorld();
const proxy = await faultProxy(world.url);
const database = new Database({ url: servingUrl(proxy.url), poolSize: 4 });

test('12.5: a copy that the database no longer takes is given up, before and after its last row', async () => {
  const { tenant, now } = await world.ctx();
  for (const rows of [50_000, 1]) {
    const lines = Array.from(
      { length: rows },
      (_, at) => `${at},Lamp ${at},100,https://shop.example/${at}`,
    );
    const feed = await openText(
      temporary(`stall-${rows}.csv`, `id,title,price,url\n${lines.join('\n')}\n`),
      undefined,
    );
    const format = detectFormat(feed);
    const mapping = chooseMapping(format.columns, {
      profile: undefined,
      map: undefined,
      hasItems: false,
    });
    const known = {
      source: 's',
      mapping,
      only: tenant,
      now,
      observedAt: now,
      decimal: 'auto',
      tenants: new Map(),
      category: () => null,
      items: null,
    } as const;
    const { client } = await connect(database);
    proxy.hang();
    const began = performance.now();
    await expect(
      stageFeed(
        client,
        1,
        feed,
        format,
        format.columns,
        known as never,
        makeTally(),
        async () => {},
        300,
      ),
    ).rejects.toThrow('took no rows');
    expect(performance.now() - began).toBeLessThan(60_000);
    await proxy.refuse();
    await proxy.mend();
  }
  await database.close();
  await proxy.close();
});
