/**
 * The port through which the detail of goods names their live deals; `content`, a rung above,
 * registers its resolver.
 */
import type { GoodsDetail } from '#contract/catalog/goods.ts';
import type { Context } from '../kernel/context.ts';

export type LiveDeal = GoodsDetail['deals'][number];
export type LiveDealResolver = (ctx: Context, goodsId: number) => Promise<LiveDeal[]>;

let resolver: LiveDealResolver | undefined;

export function registerLiveDeals(dealsOf: LiveDealResolver): void {
  resolver = dealsOf;
}

export async function liveDealsOf(ctx: Context, goodsId: number): Promise<LiveDeal[]> {
  return (await resolver?.(ctx, goodsId)) ?? [];
}
