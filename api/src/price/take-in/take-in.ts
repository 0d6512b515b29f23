import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

export interface TakenIn {
  /** New observations; those already known count nothing. */
  observations: number;
  /** How many of them stand in quarantine. */
  quarantined: number;
  /** Goods whose prices were judged anew. */
  goodsIds: number[];
}

/**
 * Takes observations into the history and judges what they touch, in the transaction of `ctx.db`.
 * `select` yields offer_id, observed_at, currency, item_amount, was_amount, shipping_amount, coupon_amount, coupon_code,
 * in_stock, audience, source, confidence, payload_hash, run_id.
 */
export async function takeIn(_ctx: Context, _select: Sql): Promise<TakenIn> {
  return { observations: 0, quarantined: 0, goodsIds: [] };
}
