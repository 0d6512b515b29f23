/**
 * Keeps what lists are ordered and narrowed by: labels, discount and score of deals, and their rows
 * in `deal_label`, one per label and per first category of labels, of open deals alone. Set-based;
 * writes only what differs.
 */
import { DEAL_LABELS, labelCategory } from '#contract/catalog/label.ts';
import type { DealLabel } from '#contract/catalog/label.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { dealLabelsOf, mayBeFlash } from '../../price/index.ts';
import { DEAL_PRICE, IS_PRICED } from './price.ts';
import { capOf, points, sumOf } from './score.ts';

/** The labels of deals, strongest first, as the price module ranks them. */
const RANKED: readonly DealLabel[] = [...DEAL_LABELS].sort((a, b) =>
  dealLabelsOf([a, b])[0] === a ? -1 : 1,
);
const IS_LOW = RANKED.map((label) => label.endsWith('_LOW') || label.startsWith('LOWEST_'));
const CATEGORISED = RANKED.filter((label) => labelCategory(label) !== null);

/**
 * Reckons the deals that `which` (a condition on `deal d`) names; returns the ids of those whose
 * place in a list changed.
 */
export async function reckon(ctx: Context, which: Sql): Promise<number[]> {
  const now = sql`${ctx.now}::timestamptz`;
  const rows = await ctx.db.rows<{ content_id: number }>(sql`
    with parts as (
      select d.content_id, p.verdict, p.proven_discount as discount, ${labels} as labels,
        ${points(now, localDay(ctx.now, ctx.tenant.timezone))} as points
      from deal d join goods g on g.id = d.goods_id
        left join ${DEAL_PRICE}
        left join offer o on o.id = p.best_offer_id
          left join offer_price bp on bp.offer_id = p.best_offer_id
      where d.state in ('LIVE', 'UPCOMING') and ${IS_PRICED}
        and ${which}
    ), capped as (
      select content_id, discount, labels, points || jsonb_build_object('CAP',
        ${capOf(sql`points`, sql`verdict`)}) as points from parts
    ), scored as (
      select *, ${sumOf(sql`points`)} as score from capped
    )
    update deal d set labels = s.labels, discount = s.discount, points = s.points, score = s.score
    from scored s
    where d.content_id = s.content_id and (d.labels, d.discount, d.points,
      d.score) is distinct from (s.labels, s.discount, s.points, s.score::numeric)
    returning d.content_id`);
  await label(ctx, which);
  return rows.map((row) => row.content_id);
}

/** In the automatic collection: verified, really off by this, and as low as in half a year. */
const COLLECTION_REAL = 0.3;

/**
 * Labels by rule of `content` itself (LAB-02, LAB-03): a flash sale that a shopper found, a price
 * that needs a code, and the best of the verified.
 */
const automatic: Sql = sql`array_remove(array[
  case when d.is_flash and ${mayBeFlash(sql`p.verdict`, sql`p.real_discount`)}
    then 'FLASH_SALE' end,
  case when bp.coupon_amount > 0 and bp.coupon_code <> '' then 'EXCLUSIVE_AUTO' end,
  case when p.verdict = 'VERIFIED' and p.proven_discount >= ${COLLECTION_REAL}::numeric
    and p.labels && array['HALF_YEAR_LOW', 'ALL_TIME_LOW'] then 'COLLECTION_AUTO' end], null)`;

/**
 * Of what holds by price or rule and what an operator attached: strongest first, of the lows only
 * the strongest (LAB-08). A deal without an end is no flash sale, whatever its goods are. An
 * attached `-LABEL` suppresses one that holds by rule (LAB-03).
 */
const labels: Sql = sql`(
  select coalesce(array_agg(h.label order by h.rank), '{}') from (
    select r.label, r.rank, r.low, min(r.rank) filter (where r.low) over () as lowest
    from unnest(${RANKED}::text[], ${IS_LOW}::bool[]) with ordinality r(label, low, rank)
    where r.label = any(coalesce(p.labels, '{}') || g.manual_labels || d.manual_labels || ${automatic})
      and '-' || r.label <> all(g.manual_labels || d.manual_labels)
      and (r.label not in ('FLASH_SALE', 'LAZ_FLASH') or d.ends_at is not null)
  ) h where not h.low or h.rank = h.lowest)`;

async function label(ctx: Context, which: Sql): Promise<void> {
  const wanted = sql`
    select d.tenant_id, w.label, d.score, d.publish_time, d.content_id
    from deal d cross join lateral (
      select unnest(d.labels) as label
      union select k.category from unnest(${CATEGORISED}::text[],
        ${CATEGORISED.map(labelCategory)}::text[]) k(label, category) where k.label = any(d.labels)
    ) w where d.is_open and ${which}`;
  await ctx.db.run(sql`
    with wanted as (${wanted})
    delete from deal_label l using deal d where l.content_id = d.content_id and ${which}
      and not exists (select 1 from wanted w where w.content_id = l.content_id and w.label = l.label
        and w.score = l.score and w.publish_time = l.publish_time)`);
  await ctx.db.run(
    sql`insert into deal_label (tenant_id, label, score, publish_time, content_id) ${wanted}
        on conflict do nothing`,
  );
}
