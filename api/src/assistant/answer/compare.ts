/** Products side by side: which is cheaper now, and by how much. */
import { moneyText } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { Context } from '../../kernel/context.ts';
import { wordsOf } from '../../words/index.ts';
import { thingAsTyped } from './instead.ts';
import { aboutCard, follow, line, nameOf, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { unitOf } from './unit.ts';

/** `missing`: names that nothing was found for. */
export function compareReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  missing: readonly string[] = [],
): Reply {
  const lines = cards.map((card) => aboutCard(ctx, 'find.line', card));
  const [first, second] = cards.toSorted((a, b) => a.currentAmount - b.currentAmount);
  if (!first || !second)
    lines.push(
      line(ctx, missing.length > 0 ? 'compare.missing' : 'compare.one', {
        text: missing.map((one) => thingAsTyped(one, ctx)).join(', '),
      }),
    );
  else if (first.currentAmount === second.currentAmount) lines.push(line(ctx, 'compare.same'));
  else
    lines.push(
      aboutCard(ctx, 'compare.cheapest', first, {
        difference: moneyText(second.currentAmount - first.currentAmount, first.currencyCode),
      }),
    );
  lines.push(...unitLines(ctx, cards));
  return {
    lines,
    cards,
    refs: cards.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

/** Which of two packs of other sizes costs less by the unit. */
function unitLines(ctx: Context, cards: readonly GoodsCard[]): Line[] {
  const sized = cards.flatMap((card) => (card.unitPrice ? [{ card, ...card.unitPrice }] : []));
  const [best, other, ...more] = sized.toSorted((a, b) => a.amount / a.per - b.amount / b.per);
  if (!best || !other || more.length > 0 || cards.length !== sized.length) return [];
  if (best.unit !== other.unit || best.size === other.size) return [];
  const { amount } = unitOf(ctx, other.card);
  return [
    aboutCard(ctx, 'compare.unit', best.card, { ...unitOf(ctx, best.card), other: amount ?? '' }),
  ];
}

/** How two products that were shown differ, as far as rows say so; titles are the claims of shops. */
export function differReply(ctx: Context, cards: readonly GoodsCard[]): Reply {
  const [one, other] = cards;
  if (!one || !other) return compareReply(ctx, cards);
  const [cheap, dear] = [one, other].toSorted((a, b) => a.currentAmount - b.currentAmount) as [
    GoodsCard,
    GoodsCard,
  ];
  const [better, worse] = [one, other].toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)) as [
    GoodsCard,
    GoodsCard,
  ];
  const brands = [one, other].flatMap(({ brandName }) => brandName ?? []);
  const platforms = [one, other].map(({ platform }) => PLATFORM_NAMES[platform]);
  const words = titleWordsOf(one, other);
  return {
    lines: [
      ...[one, other].map((card) => aboutCard(ctx, 'find.line', card)),
      dear.currentAmount === cheap.currentAmount
        ? line(ctx, 'compare.same')
        : aboutCard(ctx, 'differ.price', dear, {
            difference: moneyText(dear.currentAmount - cheap.currentAmount, dear.currencyCode),
          }),
      ...unitLines(ctx, [one, other]),
      ...(better.rating !== null && worse.rating !== null && better.rating > worse.rating
        ? [
            aboutCard(ctx, 'differ.rating', better, {
              rating: better.rating,
              other: worse.rating,
            }),
          ]
        : []),
      ...(new Set(brands).size > 1
        ? [line(ctx, 'differ.brand', { brands: brands.join(', ') })]
        : []),
      ...(new Set(platforms).size > 1
        ? [line(ctx, 'differ.platform', { platforms: platforms.join(', ') })]
        : []),
      ...(words === '' ? [] : [line(ctx, 'differ.title', { words })]),
    ],
    cards: [one, other],
    refs: [one, other].map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

/** The words of each title that the other does not have. */
function titleWordsOf(one: GoodsCard, other: GoodsCard): string {
  const own = (card: GoodsCard, than: GoodsCard) => {
    const theirs = new Set(wordsOf(than.name).map((word) => word.text));
    return nameOf(card)
      .split(' ')
      .filter((part) => wordsOf(part).some((word) => !theirs.has(word.text)))
      .join(' ');
  };
  return [own(one, other), own(other, one)].filter((words) => words !== '').join(' / ');
}
