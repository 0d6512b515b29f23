import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Module } from '../kernel/module.ts';

export const price: Module = { name: 'price', handlers: {} };

export interface TakenIn {
  /** New observations; those already known count nothing. */
  observations: number;
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
