/** What a kind of goods usually costs: the span of what is sold, and how that was reckoned. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { thingIn } from '../../words/index.ts';
import { goodPriceReply } from './on-day.ts';
import type { Question } from '../intent/question.ts';
import { listReply } from './list.ts';
import { fitting, intentIn } from './look-up.ts';
import { noneReply } from './none.ts';
import { together } from './plain.ts';
import { aboutCard, line } from './reply.ts';
import type { Reply } from './reply.ts';

/** So many of a kind are looked at. */
const LOOKED_AT = 60;
/** Of fewer no span says what is usual. */
const FEWEST = 4;
/** Of fewer no half lies between two of them. */
const MANY = 8;
const SHOWN = 3;

/** Of the one card that is spoken of, where the question names nothing; else of the kind. */
export async function usualReply(
  ctx: Context,
  question: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const { things, pointsBack } = question;
  const [thing = '', ...more] = things;
  if (more.length > 0)
    return together(
      await Promise.all(
        things.map((one) => usualReply(ctx, { ...question, things: [one] }, shown)),
      ),
    );
  const [only, ...others] = pointsBack ? await shown() : [];
  if (only && others.length === 0) return goodPriceReply(ctx, only, { ...question, things: [] });
  const { minAmount: _least, maxAmount: _most, ...wanted } = intentIn(ctx, thing);
  const exact = await fitting(ctx, wanted, { size: LOOKED_AT });
  const kind = thingIn(thing, ctx.tenant.currency) ?? thing;
  const isMissed = exact.isNear || exact.cards.length === 0;
  const found = isMissed ? await fitting(ctx, { text: kind }, { size: LOOKED_AT }) : exact;
  if (found.isNear || found.cards.length === 0) return noneReply(ctx, things);
  const cards = found.cards.filter((card) => card.isCurrent);
  return spanReply(ctx, cards.length > 0 ? cards : found.cards, found.words);
}

function spanReply(ctx: Context, cards: readonly GoodsCard[], text: string): Reply {
  const money = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const sorted = cards.toSorted((a, b) => a.currentAmount - b.currentAmount);
  const prices = sorted.map((card) => card.currentAmount);
  const usual = sorted
    .flatMap(({ verdict: { typicalAmount } }) => typicalAmount ?? [])
    .toSorted((a, b) => a - b);
  const usually =
    usual.length === 0
      ? line(ctx, 'usual.unknown')
      : line(ctx, 'usual.history', {
          n: usual.length,
          from: money(at(usual, 0)),
          to: money(at(usual, 1)),
          middle: money(at(usual, HALF)),
        });
  if (sorted.length < FEWEST) {
    const reply = listReply(ctx, line(ctx, 'usual.few', { text, n: sorted.length }), text, sorted);
    return {
      ...reply,
      lines: [...reply.lines.slice(0, 1), ...sorted.map((one) => each(ctx, one))],
    };
  }
  const intro = line(ctx, 'usual.span', {
    text,
    n: prices.length,
    from: money(at(prices, 0)),
    to: money(at(prices, 1)),
    middle: money(at(prices, HALF)),
  });
  const half = line(ctx, 'usual.half', {
    low: money(at(prices, QUARTER)),
    high: money(at(prices, 1 - QUARTER)),
  });
  const middle = Math.floor((sorted.length - 1) * HALF);
  const reply = listReply(ctx, intro, text, sorted.slice(middle - 1, middle - 1 + SHOWN));
  const [first, ...lines] = reply.lines;
  return {
    ...reply,
    lines: [
      ...(first ? [first] : []),
      ...(prices.length < MANY ? [] : [half]),
      usually,
      line(ctx, 'usual.middle'),
      ...lines,
    ],
  };
}

/** What one of few usually costs, where its history says so. */
function each(ctx: Context, card: GoodsCard) {
  const { typicalAmount } = card.verdict;
  return typicalAmount === null
    ? aboutCard(ctx, 'find.line', card)
    : aboutCard(ctx, 'usual.line', card, { typical: moneyText(typicalAmount, card.currencyCode) });
}

const QUARTER = 0.25;
const HALF = 0.5;

/** The value below which such a share of them lies, rounded down to one that there is. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] as number;
}
