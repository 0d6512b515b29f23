/** From what order on a shop sends for free: no row says it, but what sending costs now. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { anythingReply } from './biggest.ts';
import { intentIn, SHOWN } from './look-up.ts';
import { together } from './plain.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';
import { shippingReply } from './seller.ts';
import { wishNames } from './wishes.ts';

/** `thing`: the wish, perhaps with a platform. `shown`: of these where there are any. */
export async function freeFromReply(
  ctx: Context,
  thing: string,
  shown: readonly GoodsCard[],
): Promise<Reply> {
  const unknown = { lines: [line(ctx, 'shipping.from')], cards: [], refs: [], followUps: [] };
  const known = shown.slice(0, SHOWN).map((card) => shippingReply(ctx, card));
  if (known.length > 0) return together([unknown, ...(await Promise.all(known))]);
  const intent = intentIn(ctx, `x ${thing}`);
  return together([unknown, await anythingReply(ctx, intent, wishNames(ctx, intent))]);
}
