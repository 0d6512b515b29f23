/** 14.3: what changes in one region leaves the finished pages of the others alone. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { importFeed } from '#api/ingest/index.ts';
import { partsOf, ROOT, temporary } from '../../../../test/feeds.ts';
import { servePages } from '../../../../test/page-server.ts';
import { makeWorld } from '../../../../test/world.ts';
import { announce, listenForChanges, onChanged } from '../changed.ts';
import { makeLog } from '../log.ts';

const IMPORTER = 'test/children/importer.ts';
const world = await makeWorld();
const drawn: string[] = [];
const { site, pages, close } = await servePages({
  world,
  renderer: {
    async render({ url, call }) {
      const { code } = (await call('tenant.base-info')) as { code: string };
      const feed = (await call('deal.feed', { page: 1, size: 20 })) as { totalElements: number };
      const path = new URL(url).pathname;
      drawn.push(`${code} ${path}`);
      return {
        status: 200,
        html: `<h1>${code} ${path} ${feed.totalElements}</h1>`,
        cacheable: true,
      };
    },
    dataOf: (envelope) => (envelope as { data: unknown }).data,
  },
});
const heard: string[] = [];
const deaf = onChanged((topic, tenant) => {
  heard.push(`${topic} ${tenant}`);
  pages.clear(topic, tenant);
});
afterAll(async () => {
  deaf();
  await close();
});

const PATHS = ['/', '/deals/hot', '/search?keyword=fan'];
const CODES = ['TH', 'ID'] as const;
/** Visits all pages of both regions, and says of which region some had to be drawn. */
async function drawnFor(): Promise<string[]> {
  drawn.length = 0;
  for (const code of CODES)
    for (const path of PATHS) {
      const answer = await fetch(site + path, {
        headers: { cookie: `tenant=${code}; language=en` },
      });
      expect(await answer.text()).toContain(`<h1>${code} `);
    }
  return [...new Set(drawn.map((one) => one.split(' ')[0] as string))];
}
const feedOf = (currency: string, price: number) =>
  temporary(
    `${currency}-${price}.csv`,
    `id,title,price,currency,url\nP-1,Quiet desk fan,${price},${currency},https://shop.test/p/1\n`,
  );

test.each([
  ['ID', 'IDR', 150_000],
  ['TH', 'THB', 990],
] as const)(
  '14.3: an import for %s rebuilds its own pages, in this process, and no other’s',
  async (tenant, currency, price) => {
    await drawnFor();
    expect(await drawnFor()).toEqual([]);
    await importFeed(partsOf(world), {
      file: feedOf(currency, price),
      source: 'shop',
      tenant,
      dryRun: false,
    });
    await world.jobQueue.workAll();
    expect(heard).toContain(`goods ${tenant}`);
    expect(await drawnFor()).toEqual([tenant]);
    heard.length = 0;
  },
);

test.each([
  ['ID', 'IDR', 140_000],
  ['TH', 'THB', 890],
] as const)(
  '14.3: an import for %s by another process rebuilds its own pages here, and no other’s',
  async (tenant, currency, price) => {
    const stop = await listenForChanges(
      world.database,
      makeLog({ logLevel: 'silent', environment: 'test' }),
    );
    await drawnFor();
    expect(await drawnFor()).toEqual([]);
    heard.length = 0;
    const file = feedOf(currency, price);
    await promisify(execFile)(process.execPath, [IMPORTER, world.url, file, tenant], { cwd: ROOT });
    // what the other process announced before arrives before this
    await world.database.platform().run(sql`select pg_notify('khum_changed', 'last nowhere')`);
    await expect.poll(() => heard).toContain('last nowhere');
    expect(heard).toContain(`goods ${tenant}`);
    expect(heard.filter((one) => !one.endsWith(` ${tenant}`) && !one.endsWith(' nowhere'))).toEqual(
      [],
    );
    expect(await drawnFor()).toEqual([tenant]);
    heard.length = 0;
    await stop();
  },
);

test('14.3: what changes for all regions makes the pages of all again', async () => {
  await drawnFor();
  await announce(world.database.platform(), 'goods');
  expect(await drawnFor()).toEqual([...CODES]);
});
