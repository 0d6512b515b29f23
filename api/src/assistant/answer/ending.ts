/** Which deals end next, each with its end. */
import { formatTime } from '#contract/time.ts';
import { dealsEnding } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf } from '../../price/index.ts';
import { SHOWN } from './look-up.ts';
import { plainReply } from './plain.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

export async function endingReply(ctx: Context): Promise<Reply> {
  const cards = await dealsEnding(ctx, SHOWN);
  if (cards.length === 0) return plainReply(ctx, 'deals.endless');
  return {
    lines: [
      line(ctx, 'deals.ending'),
      ...cards.map((card) =>
        aboutCard(ctx, 'deals.until', card, {
          end: formatTime(card.endTime ?? '', ctx.tenant.timezone, mannerOf(ctx).dateFormat),
        }),
      ),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'AIFEED')),
    followUps: follow(ctx, 'follow.explain', 'follow.wait', 'follow.coupons'),
  };
}
