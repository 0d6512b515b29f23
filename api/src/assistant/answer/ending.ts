/** Which deals end next, of all or of what is named, each with its end. */
import type { DealCard } from '#contract/catalog/card.ts';
import { formatTime } from '#contract/time.ts';
import { dealsEnding } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf } from '../../price/index.ts';
import { search, SHOWN } from './look-up.ts';
import { plainReply } from './plain.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

export async function endingReply(ctx: Context, thing: string): Promise<Reply> {
  const cards = thing === '' ? await dealsEnding(ctx, SHOWN) : await endingOf(ctx, thing);
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

/** Open deals of what is named with an end, the next to end first. */
async function endingOf(ctx: Context, thing: string): Promise<DealCard[]> {
  const { content, understood } = await search(ctx, thing, 'CONTENT', { size: LOOKED_AT });
  if (understood?.partial) return [];
  return (content as DealCard[])
    .filter(({ endTime }) => endTime !== null)
    .toSorted((a, b) => Date.parse(a.endTime ?? '') - Date.parse(b.endTime ?? ''))
    .slice(0, SHOWN);
}
const LOOKED_AT = 60;
