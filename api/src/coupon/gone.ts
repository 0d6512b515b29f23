/**
 * Coupons that no longer work, and the prices that were seen with them: from then on these hold
 * without the coupon, and with it again once it works (BEY-04, BEY-07).
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { followCoupon } from '../price/index.ts';

/** Offers whose prices are taken in one transaction. */
const PIECE = 1000;

/** An offer as SQL: what its coupon says, and where it is sold. */
interface Seen {
  readonly code: Sql;
  readonly platform: Sql;
  readonly shop: Sql;
}

/** Coupons `k` with the code of an offer that hold on its platform and in its shop. */
const fitting = ({ code, platform, shop }: Seen): Sql => sql`k.code = ${code}
    and k.platform in (${platform}, 'UNKNOWN') and (k.shop_name is null or k.shop_name = ${shop})`;

/**
 * Whether the coupon that an offer was seen with is known and works no more at an instant: a code
 * that no coupon has says nothing, and one of several that still works is enough.
 */
export function isGone(seen: Seen, at: Sql): Sql {
  return sql`(exists (select from coupon k where ${fitting(seen)} and k.gone_at <= ${at})
    and not exists (select from coupon k where ${fitting(seen)}
      and (k.gone_at > ${at} or (k.gone_at is null and k.state <> 'SCHEDULED'))))`;
}

/** The prices that were seen with one of these coupons follow what became of it. */
export async function followPrices(ctx: Context, couponIds: readonly number[]): Promise<void> {
  const seen = { code: sql`p.coupon_code`, platform: sql`o.platform`, shop: sql`o.shop_name` };
  const now = sql`${ctx.now}::timestamptz`;
  for (let after = 0, more = true; more; ) {
    const rows = await ctx.db.rows<{
      offer_id: number;
      code: string;
      works: boolean;
      at: Date;
    }>(sql`
      select p.offer_id, p.coupon_code as code, not gone.is_gone as works, case when gone.is_gone then
        (select max(k.gone_at) from coupon k where ${fitting(seen)} and k.gone_at <= ${now})
        else ${now} end as at
      from (select distinct code from coupon where id = any(${couponIds}::bigint[])) c
      join offer_price p on p.tenant_id = ${ctx.tenant.id} and p.coupon_code = c.code
        and p.coupon_amount is not null
      join offer o on o.id = p.offer_id
      cross join lateral (select ${isGone(seen, now)} as is_gone) gone
      where gone.is_gone = (p.coupon_amount > 0) and p.offer_id > ${after}
      order by p.offer_id limit ${PIECE}`);
    if (rows.length > 0) {
      const list = sql`select * from unnest(${rows.map((row) => row.offer_id)}::bigint[],
          ${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.works)}::boolean[],
          ${rows.map((row) => row.at)}::timestamptz[]) w(offer_id, code, works, at)`;
      await followCoupon(ctx, list);
    }
    after = rows.at(-1)?.offer_id ?? after;
    more = rows.length === PIECE;
  }
}
