/**
 * Listings that became another thing (BEY-03, BEY-20): a title or a variant that changed with the
 * price, and a pack of another size. What came before is not compared, or compared by the unit; the
 * history itself stays as it was seen.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { judge, todayOf } from './judge.ts';

/** A price that moved by less with a new title is the same thing under a new title. */
export const RELISTED = { below: 0.75, above: 1.34 } as const;

/**
 * Of the given offers, whose title or variant changed, those whose price in `taking_stored` moved
 * with it. In the taking's transaction.
 */
export function noteRelisted(ctx: Context, offerIds: readonly number[]): Promise<number> {
  return ctx.db.run(sql`insert into offer_change (offer_id, tenant_id, since)
    select t.offer_id, ${ctx.tenant.id}, min((t.observed_at at time zone
      ${ctx.tenant.timezone})::date)
    from taking_stored t join offer_price p on p.offer_id = t.offer_id
    where t.offer_id = any(${offerIds}::bigint[]) and t.audience = 'PUBLIC'
      and t.observed_at > p.observed_at
      and (t.item_amount < ${RELISTED.below}::numeric * p.item_amount
        or t.item_amount > ${RELISTED.above}::numeric * p.item_amount)
    group by t.offer_id
    on conflict (offer_id) do update set since = excluded.since, scale = null`);
}

/**
 * The pack of goods is another one now; `scale` is its size over that of the one before. Judges
 * them again.
 */
export async function noteRepacked(ctx: Context, goodsId: number, scale: number): Promise<void> {
  await ctx.db.transaction(async (db) => {
    await db.run(sql`insert into offer_change as known (offer_id, tenant_id, since,
        scale) select id, ${ctx.tenant.id}, ${todayOf(ctx)}::date, ${scale} from offer
        where goods_id = ${goodsId}
      on conflict (offer_id) do update set since = excluded.since,
        scale = excluded.scale * coalesce(case when known.since = excluded.since then known.scale
        end, 1)`);
    const isKnown = await db.row(
      sql`select 1 from price_day where offer_id in (select id from offer
          where goods_id = ${goodsId}) limit 1`,
    );
    if (isKnown) await judge({ ...ctx, db }, [goodsId]);
  });
}
