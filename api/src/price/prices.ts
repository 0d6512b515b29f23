/** The prices of goods and offers, for the cards and details of other modules. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { CouponStack } from '#contract/catalog/goods.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { payOf } from '#contract/price/bill.ts';
import type { Context } from '../kernel/context.ts';
import { ageOf, bestOf, byWorth, isCurrent, judgeAside } from './judge/aside.ts';
import { goodsPriceRows, offerPriceRows, PRICED } from './queries.ts';
import { showGoodsPrice, showOfferPrice } from './show.ts';
import type { Assumptions, GoodsPrice, GoodsPriceRow, OfferPrice } from './show.ts';

/**
 * The price part of cards, by goods id, in one query. Goods without any price that counts are left
 * out.
 */
export async function pricesOf(
  ctx: Context,
  goodsIds: readonly number[],
): Promise<Map<number, GoodsPrice>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await goodsPriceRows(ctx.db, goodsIds);
  return new Map(
    rows.map((row) => [row.goods_id, showGoodsPrice(row, ctx.tenant.currency as CurrencyCode)]),
  );
}

/**
 * The price of goods as one column, for a query that reads the goods anyway: read it with
 * `priceIn`.
 */
export function priceColumn(goodsId: Sql): Sql {
  return sql`(select row_to_json(priced) from (${PRICED} where g.goods_id = ${goodsId}) priced)`;
}

/** What `priceColumn` yields: a row whose instants are still text. */
export type PriceColumn = Omit<GoodsPriceRow, Instant> & {
  observed_at: string;
  dropped_at: string | null;
  judged_at: string;
  flash_until: string | null;
};
type Instant = 'observed_at' | 'dropped_at' | 'judged_at' | 'flash_until';

export function priceIn(ctx: Context, column: PriceColumn): GoodsPrice {
  const { observed_at, dropped_at, judged_at, flash_until, ...row } = column;
  return showGoodsPrice(
    {
      ...row,
      observed_at: new Date(observed_at),
      dropped_at: dropped_at === null ? null : new Date(dropped_at),
      judged_at: new Date(judged_at),
      flash_until: flash_until === null ? null : new Date(flash_until),
    },
    ctx.tenant.currency as CurrencyCode,
  );
}

/**
 * The price part of every priced offer of one goods, the best first, under the assumptions asked
 * for (BEY-04).
 */
export async function offerPricesOf(
  ctx: Context,
  goodsId: number,
  assumptions: Assumptions,
): Promise<OfferPrice[]> {
  const rows = await offerPriceRows(ctx.db, goodsId);
  const judged = await judgeAside(ctx, rows, assumptions);
  const best = bestOf(ctx, rows, assumptions);
  return rows.toSorted(byWorth(ctx, assumptions)).map((row) =>
    showOfferPrice(
      { ...row, evidence: judged.get(row.offer_id) ?? row.evidence },
      ctx.tenant.currency as CurrencyCode,
      assumptions,
      {
        isBest: row === best,
        isCurrent: isCurrent(ctx, row),
      },
    ),
  );
}

/**
 * The order of offers as they are shown, of several goods too: what is paid least for in the end
 * comes first, what is not to be had or long unseen last.
 */
export function byShownWorth(ctx: Context): (a: ShownWorth, b: ShownWorth) => number {
  const age = (one: ShownWorth) => ageOf(ctx, { observed_at: new Date(one.seenTime ?? 0) });
  return (a, b) =>
    Number(b.inStock) - Number(a.inStock) ||
    age(a) - age(b) ||
    Number(a.verdict.seenOnce) - Number(b.verdict.seenOnce) ||
    payOf(a) - payOf(b);
}

interface ShownWorth extends Pick<OfferPrice, 'inStock' | 'currentAmount' | 'verdict'> {
  readonly stack: CouponStack | null;
  readonly seenTime: string | null;
}
