/** Whether a price that somebody saw is good: judged by the product's own history. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { JUDGING } from '#contract/price/judging.ts';
import type { Context } from '../../kernel/context.ts';
import { listReply } from './list.ts';
import { about, lowestOf } from './price.ts';
import { aboutCard, follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';

/** `isNear`: of the name nothing is known, and the card is only what comes nearest. */
export async function offeredReply(
  ctx: Context,
  card: GoodsCard,
  offered: number,
  words: string,
  isNear: boolean,
): Promise<Reply> {
  const seen = moneyText(offered, card.currencyCode);
  const less = offered - card.currentAmount;
  const lines: Line[] = [
    isNear
      ? line(ctx, 'offered.near', { text: words })
      : aboutCard(ctx, 'offered.about', card, { offered: seen }),
    aboutCard(ctx, 'price.now', card),
    ...againstUsual(ctx, card, offered),
    ...(await againstLow(ctx, card, offered)),
    ...(less > 0 && card.isCurrent
      ? [aboutCard(ctx, 'offered.dearer', card, { difference: moneyText(less, card.currencyCode) })]
      : []),
  ];
  return {
    ...about(card),
    lines,
    followUps: follow(ctx, 'follow.wait', 'follow.coupons'),
  };
}

/** Of a whole kind of goods: how the price compares with what the kind costs now. */
export function offeredKindReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  offered: number,
  words: string,
): Reply {
  const priced = cards
    .filter((card) => card.isCurrent)
    .toSorted((a, b) => a.currentAmount - b.currentAmount);
  const money = (amount = 0) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const cheaper = priced.filter((card) => card.currentAmount < offered);
  const intro = line(ctx, cheaper.length > 0 ? 'offered.kind' : 'offered.kind-least', {
    text: words,
    offered: money(offered),
    n: priced.length,
    cheaper: cheaper.length,
    from: money(priced[0]?.currentAmount),
    to: money(priced.at(-1)?.currentAmount),
  });
  const reply = listReply(ctx, intro, words, (cheaper.length > 0 ? cheaper : priced).slice(0, 3));
  return { ...reply, lines: [...reply.lines, line(ctx, 'offered.which')] };
}

/** What costs less now is no good price, whatever is usual. */
function againstUsual(ctx: Context, card: GoodsCard, offered: number): Line[] {
  const { typicalAmount, observedDays } = card.verdict;
  if (typicalAmount === null)
    return [aboutCard(ctx, 'price.thin', card, { seenDays: observedDays })];
  const real = 1 - offered / typicalAmount;
  const key =
    real >= JUDGING.claimMin
      ? 'offered.below'
      : real <= -JUDGING.claimMin
        ? 'offered.above'
        : 'offered.usual';
  const isDearer = card.isCurrent && offered > card.currentAmount * (1 + JUDGING.claimMin);
  if (isDearer && key !== 'offered.above') return [];
  return [
    aboutCard(ctx, key, card, {
      offered: moneyText(offered, card.currencyCode),
      typical: moneyText(typicalAmount, card.currencyCode),
      percent: Math.floor((Math.abs(typicalAmount - offered) * 100) / typicalAmount),
      days: observedDays,
    }),
  ];
}

async function againstLow(ctx: Context, card: GoodsCard, offered: number): Promise<Line[]> {
  const low = await lowestOf(ctx, card);
  if (low === null) return [];
  const key = offered < low.amount ? 'offered.under-low' : 'price.low';
  return [aboutCard(ctx, key, card, low.holes)];
}
