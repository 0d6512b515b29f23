/**
 * What changes of deals mean to alerts. A deal is looked at when it opens and whenever it became
 * better in some respect; its anchors find the few alerts that may want it, and each alert and deal
 * fires once. What comes twice changes nothing, and what does not change costs nothing.
 */
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import { anchorsOfDeal } from './anchor.ts';
import { factsOf, isBetter } from './facts.ts';
import type { DealFacts, Moment } from './facts.ts';
import { fireAlerts } from './fire.ts';
import { evaluateWatches } from '../watch/evaluate.ts';
import { ALERT_COLUMNS } from './row.ts';
import type { AlertRow } from './row.ts';

/** Deals that are evaluated together. */
const BATCH = 200;
/** Deals that one wake of the catching up evaluates at most. */
const BEHIND = 5000;
/** Days that a deal which is over is stored for: those of previews, and a little. */
const STORED_DAYS = 100;

/** An alert that a deal matches, whatever its rule says of the deal. */
export interface Candidate extends AlertRow {
  readonly deal_id: number;
}

export async function evaluateDeals(ctx: Context, dealIds: readonly number[]): Promise<void> {
  for (let from = 0; from < dealIds.length; from += BATCH)
    await oneAtATime(ctx, async (inside) => {
      const changed = await store(
        inside,
        await factsOf(inside.db, dealIds.slice(from, from + BATCH)),
      );
      // of a price watch and an alert about one price the watch is heard, however jobs overtake
      await evaluateWatches(
        inside,
        changed.map(({ goodsId }) => goodsId),
      );
      await fireAlerts(inside, changed, await candidatesOf(inside, changed));
    });
}

/** For alerts that were set after their time: for the demo world and moving in. */
export async function evaluateAgain(ctx: Context, dealIds: readonly number[]): Promise<void> {
  await oneAtATime(ctx, async (inside) => {
    const deals = await factsOf(inside.db, dealIds);
    await fireAlerts(inside, deals, await candidatesOf(inside, deals));
  });
}

/** Two that evaluate the same deal at once would both find it new. */
function oneAtATime(ctx: Context, work: (inside: Context) => Promise<void>): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(
      sql`select pg_advisory_xact_lock(hashtext('alert.deals'), hashtext(${ctx.tenant.id}))`,
    );
    await work(inside);
  });
}

/** The open deals of goods, whose prices were judged and which were settled since. */
export async function evaluateDealsOf(ctx: Context, goodsIds: readonly number[]): Promise<void> {
  const deals = await ctx.db.rows<{ id: number }>(sql`
    select d.content_id as id from deal d
    where d.goods_id = any(${goodsIds}::bigint[]) and d.is_open`);
  await evaluateDeals(
    ctx,
    deals.map(({ id }) => id),
  );
}

/** Open deals of which no news came, whatever was lost; wakes every ten minutes. */
export async function evaluateUnseen(ctx: Context): Promise<void> {
  const deals = await ctx.db.rows<{ id: number }>(sql`
    select d.content_id as id from deal d where d.is_open
      and not exists (select from alert_deal a where a.content_id = d.content_id)
    limit ${BEHIND}`);
  await evaluateDeals(
    ctx,
    deals.map(({ id }) => id),
  );
}

/** What no preview asks for any more; wakes daily. */
export async function forgetDeals(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - STORED_DAYS * 86_400_000);
  await ctx.db.run(sql`
    delete from alert_deal a where a.tenant_id = ${ctx.tenant.id} and a.opened_at < ${before}
      and not exists (select from deal d where d.content_id = a.content_id and d.is_open)`);
}

interface Stored {
  id: number;
  words: string[];
  tag_keys: string[];
  brand_id: number | null;
  category_ids: number[];
  amount: number;
  discount: number | null;
  is_verified: boolean;
  score: number;
  low_days: number;
}

/** Writes what is new of deals, and returns those that some alert may want now and did not before. */
async function store(ctx: Context, deals: readonly DealFacts[]): Promise<DealFacts[]> {
  const rows = await ctx.db.rows<Stored>(sql`
    select a.content_id as id, a.words, a.tag_keys, a.brand_id,
      a.category_ids::float8[] as category_ids, l.amount, l.discount::float8 as discount,
      l.is_verified, l.score, l.low_days
    from unnest(${deals.map(({ id }) => id)}::bigint[]) x(id)
      join alert_deal a on a.content_id = x.id
      cross join lateral (select * from alert_deal_look l where l.content_id = a.content_id
        order by l.at desc limit 1) l`);
  const known = new Map(rows.map((row) => [row.id, row]));
  const changed = deals.filter((deal) => isNews(deal, known.get(deal.id)));
  if (changed.length === 0) return [];
  await ctx.db.run(sql`
    insert into alert_deal (content_id, tenant_id, goods_id, opened_at, words, tag_keys, brand_id,
      category_ids)
    select n.id, ${ctx.tenant.id}, n.goods_id, least(n.opened_at, ${ctx.now}), n.words, n.tag_keys,
      n.brand_id, n.category_ids
    from jsonb_to_recordset(${jsonOf(changed.map(rowOf))}::jsonb) as n(id bigint, goods_id bigint,
      opened_at timestamptz, words text[], tag_keys text[], brand_id bigint,
      category_ids bigint[])
    on conflict (content_id) do update set goods_id = excluded.goods_id, words = excluded.words,
      tag_keys = excluded.tag_keys, brand_id = excluded.brand_id,
      category_ids = excluded.category_ids`);
  // the first is the moment at which it opened
  const looks = changed.map(({ id, openedAt, moment }) => ({
    id,
    at: known.has(id) || openedAt > ctx.now ? ctx.now : openedAt,
    ...moment,
  }));
  await ctx.db.run(sql`
    insert into alert_deal_look (content_id, tenant_id, at, amount, discount, is_verified, score,
      low_days)
    select n.id, ${ctx.tenant.id}, n.at, n.amount, n.discount, n."isVerified", n.score, n."lowDays"
    from jsonb_to_recordset(${jsonOf(looks)}::jsonb) as n(id bigint, at timestamptz, amount bigint,
      discount numeric, "isVerified" boolean, score int, "lowDays" int)
    on conflict (content_id, at) do update set amount = excluded.amount,
      discount = excluded.discount, is_verified = excluded.is_verified, score = excluded.score,
      low_days = excluded.low_days`);
  return changed;
}

const rowOf = (deal: DealFacts) => ({
  id: deal.id,
  goods_id: deal.goodsId,
  opened_at: deal.openedAt,
  words: [...deal.words],
  tag_keys: deal.tagKeys,
  brand_id: deal.brandId,
  category_ids: deal.categoryIds,
});

function isNews(deal: DealFacts, known: Stored | undefined): boolean {
  if (!known) return true;
  const before: Moment = {
    amount: known.amount,
    discount: known.discount,
    isVerified: known.is_verified,
    score: known.score,
    lowDays: known.low_days,
  };
  const hasMore = <Item>(now: Iterable<Item>, had: readonly Item[]) =>
    new Set(now).difference(new Set(had)).size > 0;
  return (
    isBetter(deal.moment, before) ||
    deal.brandId !== known.brand_id ||
    hasMore(deal.words, known.words) ||
    hasMore(deal.tagKeys, known.tag_keys) ||
    hasMore(deal.categoryIds, known.category_ids)
  );
}

/**
 * The alerts that deals match and did not fire for yet; an alert hears of what opened since. Looked up
 * one by one (`offset 0`): a planner that joins them reads every alert there is.
 */
export function candidatesOf(ctx: Context, deals: readonly DealFacts[]): Promise<Candidate[]> {
  const anchors = deals.flatMap((deal) =>
    anchorsOfDeal(deal).map((anchor) => ({ deal: deal.id, anchor })),
  );
  if (anchors.length === 0) return Promise.resolve([]);
  return ctx.db.rows<Candidate>(sql`
    with near as materialized (
      select distinct n.alert_id, x.deal
      from unnest(${anchors.map(({ deal }) => deal)}::bigint[],
        ${anchors.map(({ anchor }) => anchor)}::text[]) x(deal, anchor)
        cross join lateral (select n.alert_id from alert_anchor n
          where n.tenant_id = ${ctx.tenant.id} and n.anchor = x.anchor offset 0) n)
    select d.content_id as deal_id, ${ALERT_COLUMNS}
    from near n cross join lateral (select * from deal_alert a where a.id = n.alert_id offset 0) a
      cross join lateral (select * from alert_deal d where d.content_id = n.deal offset 0) d
    where a.since <= d.opened_at and a.words <@ d.words
      and (a.brand_id is null or a.brand_id = d.brand_id)
      and (a.category_ids = '{}' or a.category_ids && d.category_ids)
      and (a.tag_keys = '{}' or a.tag_keys && d.tag_keys)
      and not exists (select from alert_fire f where f.alert_id = a.id
        and f.content_id = d.content_id offset 0)
    order by a.id, d.content_id`);
}
