/**
 * Search over many goods (BENCH_GOODS, a hundred thousand unless told; BENCH_KEEP, a folder that
 * keeps them for the next run): how fast documents are made, and how a keyword search with its
 * facets, and a suggestion, compare with the bare indexed SQL of the same matches, prepared.
 */
import pg from 'pg';
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import { makeApp } from '#api/kernel/app.ts';
import { makeLog } from '#api/kernel/log.ts';
import { compose } from '#server/compose.ts';
import { Database, overClient } from '#api/kernel/postgres/database.ts';
import { countTerms, indexGoods, keepPhrases } from '#api/search/index.ts';
import { randomOf } from '../test/golden.ts';
import { report } from './measure.ts';
import { generateNamedGoods } from './names.ts';
import { benchWorld } from './world.ts';

const GOODS = Number(process.env.BENCH_GOODS ?? 100_000);
const QUERIES = 150;

export async function benchSearch(): Promise<void> {
  const world = await benchWorld(0, process.env.BENCH_KEEP);
  const database = new Database({ url: world.url, poolSize: 4 });
  const log = makeLog({ logLevel: 'error', environment: 'production' });
  // nothing kept in the process is young enough
  let now = Date.now();
  const clock = { now: () => new Date((now += 61_000)) };
  const composition = compose({ config: world.config, database, clock, log });
  const { tenants, jobQueue } = composition;
  const app = await makeApp(composition);
  const [tenant] = await tenants.all();
  if (!tenant) throw new Error('No tenant.');
  const client = await database.client(tenant.id);
  await client.query("set statement_timeout = '900s'");
  const ctx = {
    ...jobQueue.contextOf(tenant, 'bench', { db: overClient(client) }),
    emit: async () => {},
  };
  const owner = new pg.Client(world.url);
  await owner.connect();

  const allIds = async () =>
    (await ctx.db.rows<{ id: number }>(sql`select id from goods order by id`)).map((row) => row.id);
  if ((await allIds()).length < GOODS) {
    await generateNamedGoods(ctx, GOODS);
    await makeDocuments(ctx, await allIds());
    await owner.query('vacuum analyze');
  }
  const keywords = await queries();
  // a page asks for its list and its facets at one moment
  const call = (
    name: 'search.search' | 'search.filters' | 'search.suggest',
    ask: object,
    at = clock.now(),
  ) =>
    app.callerFor({
      ...jobQueue.contextOf(tenant, 'bench', { now: at }),
      lang: 'th',
    })(name as never, ask as never) as Promise<{
      success: boolean;
      message: string;
    }>;
  const bare = new pg.Client({
    connectionString: world.url,
    options: '-c app.tenant=TH -c jit=off',
  });
  await bare.connect();
  const times = {
    search: [] as number[],
    suggest: [] as number[],
    floor: [] as number[],
    count: [] as number[],
  };
  for (let round = 0; round < 2; round++)
    for (const words of keywords) {
      const query = words.map((word) => `'${word}'`).join(' & ');
      times.floor.push(
        await timed(() =>
          bare.query({
            name: 'bare',
            text: "select subject_id from search_document where tenant_id = 'TH' and subject_type = 'GOODS' and tsv @@ $1::tsquery",
            values: [query],
          }),
        ),
      );
      const keyword = words.join(' ');
      times.search.push(
        await timed(async () => {
          const at = clock.now();
          const answers = await Promise.all([
            call('search.search', { keyword, dataTypes: ['GOODS'] }, at),
            call('search.filters', { keyword, dataTypes: ['GOODS'] }, at),
          ]);
          for (const answer of answers)
            if (!answer.success) throw new Error(`${keyword}: ${answer.message}`);
        }),
      );
      times.suggest.push(
        await timed(() => call('search.suggest', { keyword: keyword.slice(0, -1) })),
      );
    }
  // the first round fills the caches of both
  const p95 = (all: number[]) =>
    all.slice(all.length / 2).sort((a, b) => a - b)[Math.floor((all.length / 2) * 0.95)] as number;
  const [mine, floor, typed] = [p95(times.search), p95(times.floor), p95(times.suggest)];
  report(
    `keyword search with facets, p95, ${GOODS} goods`,
    `${(mine / floor).toFixed(1)} times the bare SQL (${mine.toFixed(0)} of ${floor.toFixed(0)} ms)`,
    {
      text: '≤ 4',
      ok: mine / floor <= 4,
    },
  );
  report('suggestion, p95', `${typed.toFixed(0)} ms`, { text: 'below search', ok: typed < mine });
  await bare.end();
  await owner.end();
  await client.end();
  await app.server.close();
  await database.close();
  await world.stop();

  /** One to three words of some goods, common and rare as they come. */
  async function queries(): Promise<string[][]> {
    const random = randomOf(7);
    const names = await ctx.db.rows<{ name: string }>(
      sql`select name from goods order by md5(code) limit ${QUERIES}`,
    );
    return names.map(({ name }) => {
      const words = name.toLowerCase().split(' ');
      const from = Math.floor(random() * (words.length - 1));
      return words.slice(from, from + 1 + Math.floor(random() * 3));
    });
  }
}

async function makeDocuments(ctx: Context, ids: readonly number[]): Promise<void> {
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  for (let at = 0; at < ids.length; at += 5000) await indexGoods(ctx, ids.slice(at, at + 5000));
  const seconds = (performance.now() - begun) / 1000;
  const busy = process.cpuUsage(cpu);
  await countTerms(ctx);
  await keepPhrases(ctx);
  report(
    `search documents made, ${ids.length} goods`,
    `${(ids.length / seconds).toFixed(0)} a second (cutting words alone: ${(ids.length / ((busy.user + busy.system) / 1e6)).toFixed(0)})`,
    { text: '≥ 3000', ok: ids.length / seconds >= 3000 },
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
