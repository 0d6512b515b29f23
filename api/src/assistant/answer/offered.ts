/** Whether a price that somebody saw is good: judged by the product's own history. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { formatDate } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf, statistics } from '../../price/index.ts';
import { about } from './price.ts';
import { aboutCard, follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';

const DAYS = 90;

/** `isNear`: of the name nothing is known, and the card is only what comes nearest. */
export async function offeredReply(
  ctx: Context,
  card: GoodsCard,
  offered: number,
  words: string,
  isNear: boolean,
): Promise<Reply> {
  const money = (amount: number) => moneyText(amount, card.currencyCode);
  const { typicalAmount, observedDays } = card.verdict;
  const { min } = await statistics(ctx, {
    id: card.id,
    dayRange: DAYS,
    minDays: 1,
    judged: false,
    withShipping: true,
    withCoupon: true,
  });
  const { timezone, dateFormat } = mannerOf(ctx);
  const lines: Line[] = [
    isNear
      ? line(ctx, 'offered.near', { text: words })
      : aboutCard(ctx, 'offered.about', card, { offered: money(offered) }),
    aboutCard(ctx, 'price.now', card),
    usualLine(),
    ...(min === null
      ? []
      : [
          aboutCard(ctx, offered < min.amount ? 'offered.under-low' : 'price.low', card, {
            low: money(min.amount),
            date: formatDate(min.time, timezone, dateFormat),
            days: DAYS,
            offered: money(offered),
          }),
        ]),
    ...(offered > card.currentAmount && card.isCurrent
      ? [
          aboutCard(ctx, 'offered.dearer', card, {
            difference: money(offered - card.currentAmount),
          }),
        ]
      : []),
  ];
  return {
    ...about(card),
    lines,
    followUps: follow(ctx, 'follow.wait', 'follow.coupons'),
    echoes: [words],
  };

  function usualLine(): Line {
    if (typicalAmount === null)
      return aboutCard(ctx, 'price.thin', card, { seenDays: observedDays });
    const real = 1 - offered / typicalAmount;
    const key =
      real >= JUDGING.claimMin
        ? 'offered.below'
        : real <= -JUDGING.claimMin
          ? 'offered.above'
          : 'offered.usual';
    return aboutCard(ctx, key, card, {
      offered: money(offered),
      typical: money(typicalAmount),
      percent: Math.floor(Math.abs(real) * 100),
      days: observedDays,
    });
  }
}
