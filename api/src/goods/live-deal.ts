/**
 * The port through which the detail of goods names their live deals; `content`, above, provides it.
 */
import type { GoodsDetail } from '#contract/catalog/goods.ts';
import type { Context } from '../kernel/context.ts';

export type LiveDeal = GoodsDetail['deals'][number];

declare module '../kernel/ports.ts' {
  interface Ports {
    readonly liveDeals: (ctx: Context, goodsId: number) => Promise<LiveDeal[]>;
  }
}
