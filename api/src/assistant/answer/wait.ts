/**
 * Whether to wait, from the sale calendar and the product's own past; where that is thin, nothing
 * is said (BEY-22).
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { formatDate, startOfDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { BETTER_BY, mannerOf, waitingFor } from '../../price/index.ts';
import { about } from './price.ts';
import { aboutCard, follow } from './reply.ts';
import type { Reply } from './reply.ts';

export async function waitReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const { outlooks, sale } = await waitingFor(ctx, Number(card.id));
  const { timezone, dateFormat } = mannerOf(ctx);
  const told = outlooks.flatMap(({ days, advice, probability, said, right }) => [
    aboutCard(ctx, advice === 'WAIT' ? 'wait.wait' : 'wait.buy', card, {
      better: BETTER_BY * 100,
      days,
      percent: Math.round(probability * 100),
    }),
    aboutCard(ctx, 'wait.record', card, { right, said }),
  ]);
  const next = sale
    ? [
        aboutCard(ctx, 'wait.sale', card, {
          sale: sale.name,
          date: formatDate(startOfDay(sale.day, timezone), timezone, dateFormat),
        }),
      ]
    : [];
  return {
    ...about(card),
    lines: [
      aboutCard(ctx, 'price.now', card),
      ...(told.length > 0 ? told : [aboutCard(ctx, 'wait.thin', card)]),
      ...next,
    ],
    followUps: follow(ctx, 'follow.price', 'follow.explain', 'follow.coupons'),
  };
}
