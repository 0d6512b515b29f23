/**
 * Search over many goods (BENCH_GOODS, a hundred thousand unless told; BENCH_KEEP, a folder that
 * keeps them for the next run): how fast documents are made, and how a keyword search with its
 * facets, and a suggestion, compare with the bare indexed SQL of the same matches, prepared; and how
 * the slowest of many queries (BENCH_QUERIES, two thousand unless told) compares with their median.
 * The slowest twenty are asked three times more, and of each the median counts: where a machine
 * halts once, whichever query it halts would else be the slowest.
 */
import pg from 'pg';
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import { countTerms, indexGoods, keepKinds, keepPhrases } from '#api/search/index.ts';
import { report } from './measure.ts';
import { mixedQueries, wordsOfNames } from './mixed.ts';
import { generateNamedGoods } from './names.ts';
import { benchTenant } from './tenant.ts';
import type { BenchTenant } from './tenant.ts';
import { benchWorld } from './world.ts';

const GOODS = Number(process.env.BENCH_GOODS ?? 100_000);
const QUERIES = 150;
const MIXED = Number(process.env.BENCH_QUERIES ?? 2000);
/** So many of the slowest are asked so often again, and so many of them printed. */
const [SLOWEST, AGAIN, PRINTED] = [20, 3, 5];

interface Times {
  readonly search: number[];
  readonly suggest: number[];
  readonly floor: number[];
}

export async function benchSearch(): Promise<void> {
  const world = await benchWorld(0, process.env.BENCH_KEEP);
  // nothing cached in the process is young enough
  let now = Date.now();
  const clock = { now: () => new Date((now += 61_000)) };
  const bench = await benchTenant(world, clock);
  await fill(bench);
  const bare = new pg.Client({
    connectionString: world.url,
    options: '-c app.tenant=TH -c jit=off',
  });
  await bare.connect();
  const times: Times = { search: [], suggest: [], floor: [] };
  const queries = wordsOfNames(await namesOf(bench.ctx, QUERIES), 7);
  for (let round = 0; round < 2; round++)
    for (const words of queries) {
      times.floor.push(await timed(() => askBare(bare, words)));
      times.search.push(await timed(() => search(bench, clock.now(), words.join(' '))));
      const typed = words.join(' ').slice(0, -1);
      times.suggest.push(
        await timed(() => call(bench, clock.now(), 'search.suggest', { keyword: typed })),
      );
    }
  reportTimes(times);
  await reportSlowest(bench, clock);
  await bare.end();
  await bench.close();
  await world.stop();
}

async function fill({ ctx, owner }: BenchTenant): Promise<void> {
  const allIds = async () =>
    (await ctx.db.rows<{ id: number }>(sql`select id from goods order by id`)).map((row) => row.id);
  if ((await allIds()).length >= GOODS) return;
  await generateNamedGoods(ctx, GOODS);
  await makeDocuments(ctx, await allIds());
  await owner.query('vacuum analyze');
}

/** The names of so many goods, whichever come. */
async function namesOf({ db }: Context, many: number): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    sql`select name from goods order by md5(code) limit ${many}`,
  );
  return rows.map(({ name }) => name);
}

function askBare(bare: pg.Client, words: readonly string[]): Promise<unknown> {
  return bare.query({
    name: 'bare',
    text: "select subject_id from search_document where tenant_id = 'TH' and subject_type = 'GOODS' and tsv @@ $1::tsquery",
    values: [words.map((word) => `'${word}'`).join(' & ')],
  });
}

/** A page asks for its list and its facets at one moment. */
async function search(bench: BenchTenant, at: Date, keyword: string): Promise<void> {
  const ask = { keyword, dataTypes: ['GOODS'] };
  const answers = await Promise.all([
    call(bench, at, 'search.search', ask),
    call(bench, at, 'search.filters', ask),
  ]);
  for (const answer of answers)
    if (!answer.success) throw new Error(`${keyword}: ${answer.message}`);
}

function call(
  { app, jobQueue, tenant }: BenchTenant,
  now: Date,
  name: 'search.search' | 'search.filters' | 'search.suggest',
  ask: object,
): Promise<{ success: boolean; message: string }> {
  const ctx = { ...jobQueue.contextOf(tenant, 'bench', { now }), lang: 'th' as const };
  return app.callerFor(ctx)(name as never, ask as never) as Promise<{
    success: boolean;
    message: string;
  }>;
}

function reportTimes(times: Times): void {
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
}

/** Each is asked once, the slowest again, and nothing of it is cached. */
async function reportSlowest(bench: BenchTenant, clock: { now(): Date }): Promise<void> {
  const times: Timed[] = [];
  for (const keyword of mixedQueries(await namesOf(bench.ctx, MIXED)))
    times.push({ keyword, ms: await timed(() => search(bench, clock.now(), keyword)) });
  times.sort(dearestFirst);
  const again: Timed[] = [];
  for (const { keyword } of times.slice(0, SLOWEST)) {
    const each: number[] = [];
    for (let round = 0; round < AGAIN; round++)
      each.push(await timed(() => search(bench, clock.now(), keyword)));
    again.push({ keyword, ms: medianOf(each) });
  }
  again.sort(dearestFirst);
  const [once, slowest] = [times[0]?.ms ?? 0, again[0]?.ms ?? 0];
  const median = medianOf(times.map(({ ms }) => ms));
  report(
    `slowest of ${times.length} searches against their median`,
    `${(slowest / median).toFixed(1)} times (${slowest.toFixed(0)} of ${median.toFixed(0)} ms; asked once ${(once / median).toFixed(1)})`,
    { text: '≤ 10', ok: slowest / median <= 10 },
  );
  for (const { keyword, ms } of again.slice(0, PRINTED))
    report(`  ${keyword}`.slice(0, 58), `${ms.toFixed(0)} ms`);
}

interface Timed {
  readonly keyword: string;
  readonly ms: number;
}
const dearestFirst = (a: Timed, b: Timed) => b.ms - a.ms;
const medianOf = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Of the second round; the first fills the caches of both. */
const p95 = (all: readonly number[]) =>
  all.slice(all.length / 2).sort((a, b) => a - b)[Math.floor((all.length / 2) * 0.95)] as number;

async function makeDocuments(ctx: Context, ids: readonly number[]): Promise<void> {
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  for (let at = 0; at < ids.length; at += 5000) await indexGoods(ctx, ids.slice(at, at + 5000));
  const seconds = (performance.now() - begun) / 1000;
  const busy = process.cpuUsage(cpu);
  await countTerms(ctx);
  await keepPhrases(ctx);
  await keepKinds(ctx);
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
