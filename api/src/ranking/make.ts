/**
 * Makes automatic groups: what is ordered, by which figure, and what counts as enough evidence to
 * be ordered at all. The rule is written for readers in docs/leaderboards.md; change both together.
 * It reads sales, stars, reviews, stock and verdicts; there is no commission anywhere for it to
 * read (BEY-30).
 */
import { FRESH_PRICE_DAYS } from '#contract/price/judging.ts';
import { localDay, startOfDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { announce } from '../kernel/changed.ts';
import type { Context } from '../kernel/context.ts';

/** Below these a figure says nothing. */
export const EVIDENCE = {
  sold: 10,
  /** Reviews behind an average. */
  ratingReviews: 50,
  reviews: 10,
  /** A verified discount of at least this. */
  realDiscount: 0.1,
} as const;

/** Which groups, as a condition on `item_group t`. */
export type Groups = Sql;
export const every: Groups = sql`true`;

/** Groups that were not made yet on the tenant's present day (AMB-56). */
export function due(ctx: Context): Groups {
  return sql`(t.made_at is null or t.made_at <
      ${startOfDay(localDay(ctx.now, ctx.tenant.timezone), ctx.tenant.timezone)})`;
}

/**
 * Groups that never had an item, or of whose items some are gone: an import may have changed that.
 */
export const stale: Groups = sql`(not exists (select from item_group_ref r where r.group_id = t.id)
  or (t.subject_type = 'GOODS' and exists (select from item_group_ref r
    join goods g on g.id = r.subject_id left join goods_price p on p.goods_id = g.id
    where r.group_id = t.id and (not g.listed or p.goods_id is null or not p.in_stock)))
  or (t.subject_type = 'CONTENT' and exists (select from item_group_ref r
    join deal d on d.content_id = r.subject_id where r.group_id = t.id and not d.is_open)))`;

/**
 * Makes automatic groups again; returns how many. Safe to repeat: the same data give the same order.
 */
export async function makeGroups(ctx: Context, which: Groups): Promise<number> {
  const made = (await make(ctx, which, 'GOODS')) + (await make(ctx, which, 'CONTENT'));
  if (made > 0) await announce(ctx.db, 'ranking');
  return made;
}

/**
 * One statement for all groups of a kind. What was before the statement is what `before` shows.
 */
async function make(ctx: Context, which: Groups, kind: 'GOODS' | 'CONTENT'): Promise<number> {
  const asked = sql`t.generation_type = 'AUTO' and t.subject_type = ${kind} and ${which}`;
  // most minutes there is nothing to make, and then nothing is gathered
  if (!(await ctx.db.row(sql`select 1 from item_group t where ${asked} limit 1`))) return 0;
  return ctx.db.run(sql`
    with made as (
      select t.*, k.figure from item_group t, ${salesOf} k where ${asked}
    ), subject as materialized (${subjects(kind, ctx.now)}
    ), pool as (
      select m.id as group_id, m.most, s.subject_id, v.value, case m.order_type
        when 'AVERAGE_SCORE' then s.review_count else s.sold_count end as second
      from subject s join made m on m.category_id is null or m.category_id = any(s.path)
        cross join lateral (select ${value} as value) v where v.value is not null
    ), ranked as (
      select group_id, most, subject_id, value, row_number() over (partition by group_id
        order by value desc, second desc, subject_id) as rank,
        count(*) over (partition by group_id) as sample from pool
    ), written as (
      insert into item_group_ref (tenant_id, group_id, rank, subject_id, before, value)
      select ${ctx.tenant.id}, n.group_id, n.rank, n.subject_id, r.rank, n.value
      from ranked n left join item_group_ref r on r.group_id = n.group_id
        and r.subject_id = n.subject_id where n.rank <= n.most
      on conflict (group_id, rank) do update set subject_id = excluded.subject_id,
        before = excluded.before, value = excluded.value
      returning group_id
    ), sample as (
      select m.id, coalesce(max(n.sample), 0) as size from made m
        left join ranked n on n.group_id = m.id group by m.id
    ), cut as (
      delete from item_group_ref r using sample s, made m where m.id = s.id and r.group_id = s.id
        and r.rank > least(s.size, m.most)
    )
    update item_group g set sample_size = s.size, sales_of = m.figure, made_at = ${ctx.now},
      updated_at = ${ctx.now}
    from sample s join made m on m.id = s.id where g.id = s.id`);
}

/**
 * Sales of 30 days where any feed reports them, else of all time: one figure for a whole tenant,
 * never a mixture.
 */
const salesOf: Sql = sql`(select case when exists (select from goods_price
    where sold_30 > 0) then '30_DAYS' else 'ALL' end as figure)`;

/**
 * What may be ranked at all, gathered once with the path of its category, however many groups there
 * are.
 */
function subjects(kind: 'GOODS' | 'CONTENT', now: Date): Sql {
  const [id, from, open] =
    kind === 'GOODS'
      ? [sql`g.id`, sql`goods g`, sql`g.listed`]
      : [
          sql`d.content_id`,
          sql`deal d join goods g on g.id = d.goods_id`,
          sql`g.listed and d.is_open and not d.is_freebie`,
        ];
  return sql`
    select ${id} as subject_id, c.path, g.rating, g.review_count, g.sold_count, p.sold_30, p.sold,
      p.proven_discount
    from ${from} join goods_price p on p.goods_id = g.id
      left join category c on c.id = g.category_id
    where ${open} and p.in_stock and p.observed_at > ${now}::timestamptz - make_interval(days =>
      ${FRESH_PRICE_DAYS}::int)`;
}

/** The figure of subject `s` in group `m`; null: too little is known. */
const value: Sql = sql`case m.order_type
  when 'SOLD_QUANTITY' then case when (case m.figure when '30_DAYS' then s.sold_30
    else s.sold end) >= ${EVIDENCE.sold}::int then (case m.figure when '30_DAYS' then s.sold_30
    else s.sold end)::numeric end
  when 'AVERAGE_SCORE' then case when s.review_count >= ${EVIDENCE.ratingReviews}::int then s.rating
    end
  when 'DISCOUNT' then case when s.proven_discount >= ${EVIDENCE.realDiscount}::numeric then
    s.proven_discount end
  when 'REVIEW_COUNT' then case when s.review_count >= ${EVIDENCE.reviews}::int then s.review_count
    end
end`;
