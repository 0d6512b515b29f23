/**
 * A million price watches: what finding the watches that changes of prices reach costs, against the
 * bare join by pgbench; and how long it takes from the commit of a price until the message can be
 * read and the mail is handed over, while feeds come in and pages are asked for.
 */
import pg from 'pg';
import sql from 'sql-template-tag';
import { SMTPServer } from 'smtp-server';
import { systemClock } from '#api/kernel/clock.ts';
import type { Context } from '#api/kernel/context.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { candidatesOf } from '#api/alert/watch/candidates.ts';
import type { Span } from '#api/alert/watch/candidates.ts';
import { compose } from '#server/compose.ts';
import { addGoods, addWatchers, mailOfWatcher, observe } from '../test/watchers.ts';
import type { Offered } from '../test/watchers.ts';
import { rate, ratio, report } from './measure.ts';
import { hasPgbench, pgbench } from './pgbench.ts';
import { child } from './web.ts';
import { benchWorld } from './world.ts';
import type { BenchWorld } from './world.ts';

const GOODS = Number(process.env.BENCH_GOODS ?? 10_000);
const PER_GOODS = 100;
const WATCHERS = 20_000;
const START = 100_000;
/** Prices that change, one after the other, so far apart. */
const CHANGES = 240;
const APART_MS = 300;
/** Goods of a feed that comes in meanwhile, again and again. */
const FEED = 500;
/** Changes that are joined together. */
const PART = 200;
const ADDRESS = '/api/saas-search-service/feeds/deals?page=1&size=20';

export async function benchWatch(): Promise<void> {
  const world = await benchWorld(0);
  const config = { ...world.config, demo: false };
  const database = new Database({ url: world.url, poolSize: 6 });
  const log = makeLog({ logLevel: 'error', environment: 'production' });
  const { jobQueue, tenants } = compose({ config, database, clock: systemClock, log });
  const tenant = (await tenants.all()).find(({ id }) => id === 'TH');
  if (!tenant) throw new Error('No tenant.');
  const ctx = () => jobQueue.contextOf(tenant, 'bench');
  const goods = await fill(world, ctx(), database);
  await benchJoin(world, ctx(), goods);
  await benchLatency(world, ctx, goods);
  await database.close();
  await world.stop();
}

/** Every watch asks for less than now, by one to forty per cent, so a fall reaches a few of them. */
async function fill(world: BenchWorld, ctx: Context, database: Database): Promise<Offered[]> {
  const yesterday = { ...ctx, now: new Date(ctx.now.getTime() - 86_400_000) };
  const goods: Offered[] = [];
  for (let from = 0; from < GOODS; from += 2000) {
    const some = await addGoods(ctx, Math.min(2000, GOODS - from));
    await observe(
      { ...yesterday, emit: async () => {} },
      some.map(({ offerId }) => ({ offerId, amount: START })),
    );
    goods.push(...some);
  }
  const accounts = await addWatchers(
    ctx,
    Array.from({ length: WATCHERS }, (_, at) => `w${at}`),
  );
  const client = await database.client(ctx.tenant.id);
  await client.query("set statement_timeout = '900s'");
  await client.query(
    `insert into price_watch (tenant_id, account_id, goods_id, name, with_twins, with_shipping,
      with_coupon, kind, target_amount, verified_only, unit, fire_key, begun_at, unmet_at,
      created_at, updated_at)
    select 'TH', ($1::bigint[])[1 + (g.n * 97 + w) % ${WATCHERS}], g.id, 'Watched', false, true, true,
      'TARGET_PRICE', t.amount, false, 'AMOUNT', t.amount, now(), now() + interval '60 days',
      now(), now()
    from unnest($2::bigint[]) with ordinality g(id, n), generate_series(1, ${PER_GOODS}) w,
      lateral (select ${START} * 0.99 - (w * 7919 + g.n * 104729) % 39000 as amount) t`,
    [accounts, goods.map(({ id }) => id)],
  );
  await client.query(
    `insert into watch_goods (goods_id, tenant_id, looked_at, bases, has_days)
    select id, 'TH', now(), 8, false from unnest($1::bigint[]) id`,
    [goods.map(({ id }) => id)],
  );
  await client.end();
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('analyze');
  await owner.end();
  return goods;
}

const fallen = (at: number): number => Math.round(START * (0.97 - (at % 5) / 200));

/** Our statement over a part of the changes, against its first branch alone. */
async function benchJoin(
  world: BenchWorld,
  ctx: Context,
  goods: readonly Offered[],
): Promise<void> {
  if (!hasPgbench()) return report('watches that changes reach', 'no pgbench on this machine');
  const parts = Math.floor(goods.length / PART);
  const spans = goods.map(({ id }, at): Span => {
    const low = fallen(at);
    return {
      goodsId: id,
      basis: 3,
      low,
      high: low,
      share: Math.floor(low / 12),
      days: 3,
      wasOut: false,
    };
  });
  const client = new pg.Client(world.url);
  await client.connect();
  await client.query(
    'create table bench_change (part int, goods_id bigint, basis smallint, low bigint)',
  );
  await client.query('grant select on bench_change to khum_app');
  await client.query(
    `insert into bench_change select (n - 1) / ${PART}, g, 3, l
    from unnest($1::bigint[], $2::bigint[]) with ordinality c(g, l, n)`,
    [spans.map(({ goodsId }) => goodsId), spans.map(({ low }) => low)],
  );
  await client.query('create index on bench_change (part); analyze bench_change');
  await client.end();
  const bare = `\\set part random(0, ${parts - 1})
select w.id from bench_change c join price_watch w on w.goods_id = c.goods_id and w.basis = c.basis and w.unit = 'AMOUNT' and w.fire_key >= c.low where c.part = :part and w.armed and not w.paused and w.offer_id is null;`;
  const found = await ratio(
    () =>
      rate(async () => {
        const part = Math.floor(Math.random() * parts);
        const some = spans.slice(part * PART, (part + 1) * PART);
        await candidatesOf(ctx.db, some, []);
      }, 3000),
    () => Promise.resolve(pgbench(world.url, bare, 1)),
  );
  const times = 1 / found.ratio;
  report(
    `watches that ${PART} changes reach, of ${goods.length * PER_GOODS}`,
    `${times.toFixed(1)} times the bare join by pgbench (${(1000 / found.mine).toFixed(1)} of ${(1000 / found.floor).toFixed(1)} ms)`,
    { text: '≤ 5 times', ok: times <= 5 },
  );
}

/** When mails came, by receiver. */
async function mailServer() {
  const came = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          if (!came.has(address)) came.set(address, performance.now());
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  return { came, url: `smtp://127.0.0.1:${port}`, close: () => server.close(() => {}) };
}

interface Seen {
  readonly goodsId: number;
  readonly name: string;
  readonly at: number;
}

async function benchLatency(
  world: BenchWorld,
  ctx: () => Context,
  goods: readonly Offered[],
): Promise<void> {
  const mail = await mailServer();
  const site = await child('serve.ts', {
    BENCH_URL: world.url,
    BENCH_DATA: world.config.dataDir,
    BENCH_ROLE: 'all',
    BENCH_SMTP: mail.url,
  });
  const state = { isOver: false };
  const [changed, feed] = [goods.slice(0, CHANGES), goods.slice(CHANGES, CHANGES + FEED)];
  const load = Promise.all([
    feedAgain(ctx, feed, state),
    ask(site.url, state),
    ask(site.url, state),
  ]);
  const seen: Seen[] = [];
  const watching = watchMessages(ctx, seen, state);
  const committed = new Map<number, number>();
  for (const [at, { id, offerId }] of changed.entries()) {
    await observe(ctx(), [{ offerId, amount: fallen(at) }]);
    committed.set(id, performance.now());
    await pause(APART_MS);
  }
  const expected = await firing(ctx(), changed);
  const until = performance.now() + 120_000;
  const ours = () => seen.filter(({ goodsId }) => committed.has(goodsId));
  const mails = () => ours().filter(({ name }) => mail.came.has(mailOfWatcher(name)));
  while ((ours().length < expected || mails().length < expected) && performance.now() < until)
    await pause(50);
  state.isOver = true;
  await Promise.all([load, watching]);
  const sinceCommit = (one: Seen, at: number) =>
    Math.max(0, at - (committed.get(one.goodsId) as number));
  say(
    'its message',
    expected,
    ours().map((one) => sinceCommit(one, one.at)),
  );
  say(
    'its mail',
    expected,
    mails().map((one) => sinceCommit(one, mail.came.get(mailOfWatcher(one.name)) as number)),
  );
  site.process.kill();
  mail.close();
}

function say(what: string, expected: number, found: readonly number[]): void {
  const sorted = found.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? Infinity) / 1000;
  report(
    `from a price to ${what}, a million watches, under load`,
    `95th percentile ${at(0.95).toFixed(2)} s (median ${at(0.5).toFixed(2)}, longest ${at(1).toFixed(2)}; ${found.length} of ${expected})`,
    { text: '≤ 5 s', ok: at(0.95) <= 5 && found.length >= expected },
  );
}

/** How many watches the changes reach. */
async function firing({ db }: Context, changed: readonly Offered[]): Promise<number> {
  const row = await db.row<{ n: number }>(sql`
    select count(distinct (w.account_id, w.goods_id)) as n from price_watch w
    join unnest(${changed.map(({ id }) => id)}::bigint[],
      ${changed.map((_, at) => fallen(at))}::bigint[]) c(goods_id, low)
      on w.goods_id = c.goods_id and w.target_amount >= c.low`);
  return row?.n ?? 0;
}

/** Looks for new messages as an inbox would, every few milliseconds. */
async function watchMessages(
  ctx: () => Context,
  seen: Seen[],
  state: { readonly isOver: boolean },
): Promise<void> {
  const known = new Set<number>();
  while (!state.isOver) {
    const last = Math.max(0, ...[...known].slice(-50)) - 1000;
    const rows = await ctx().db.rows<{ id: number; goods_id: number; name: string }>(sql`
      select m.id, m.subject_id as goods_id, a.nickname as name from message m
      join account a on a.id = m.account_id where m.id > ${last} and m.subject_type = 'GOODS'`);
    const at = performance.now();
    for (const { id, goods_id: goodsId, name } of rows)
      if (!known.has(id)) {
        known.add(id);
        seen.push({ goodsId, name, at });
      }
    await pause(20);
  }
}

/** A feed whose prices move a little at every import. */
async function feedAgain(
  ctx: () => Context,
  feed: readonly Offered[],
  state: { readonly isOver: boolean },
): Promise<void> {
  for (let turn = 0; !state.isOver; turn += 1) {
    await observe(
      ctx(),
      feed.map(({ offerId }, at) => ({ offerId, amount: START + ((turn + at) % 7) * 100 })),
    );
    await pause(3000);
  }
}

async function ask(url: string, state: { readonly isOver: boolean }): Promise<void> {
  while (!state.isOver) {
    await (await fetch(url + ADDRESS)).arrayBuffer();
    await pause(20);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
