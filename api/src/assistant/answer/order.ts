/** Lists in the order that is asked for, of one kind of goods. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { COMMON, thingIn } from '../../words/index.ts';
import type { Question } from '../intent/question.ts';
import { fitting, intentIn } from './look-up.ts';

/** What is said before a list in each order. */
export const ORDERED = {
  CHEAPEST: 'find.cheapest',
  DEAREST: 'find.dearest',
  RATED: 'find.rated',
  SOLD: 'find.sold',
  REVIEWED: 'find.reviewed',
} as const;

export function inOrder(cards: readonly GoodsCard[], by: keyof typeof ORDERED): GoodsCard[] {
  const key = {
    CHEAPEST: (one: GoodsCard) => one.currentAmount,
    DEAREST: (one: GoodsCard) => -one.currentAmount,
    RATED: (one: GoodsCard) => -(one.rating ?? 0),
    SOLD: (one: GoodsCard) => -one.soldCount,
    REVIEWED: (one: GoodsCard) => -one.reviewCount,
  }[by];
  return cards.toSorted((a, b) => key(a) - key(b));
}

/** Those that are what the best match is: the cheapest smartphone is no watch. */
export function ofOneKind(cards: readonly GoodsCard[]): readonly GoodsCard[] {
  const kind = kindIn(cards[0]?.name ?? '');
  return kind === undefined ? cards : cards.filter((one) => kindIn(one.name) === kind);
}

/** In whatever language the title is. */
function kindIn(title: string): string | undefined {
  const thing = thingIn(title);
  return thing === undefined ? undefined : (COMMON.kindsOf(thing)[0] ?? thing);
}

/** The first so many of a kind, the cheapest two. */
export async function someOfKind(
  ctx: Context,
  kind: string,
  { by, pieces }: Pick<Question, 'by' | 'pieces'>,
): Promise<readonly GoodsCard[]> {
  const { cards, isNear } = await fitting(ctx, intentIn(ctx, kind));
  const ofKind = isNear ? [] : ofOneKind(cards);
  const isOrdered = by !== null && by in ORDERED;
  return (isOrdered ? inOrder(ofKind, by as keyof typeof ORDERED) : ofKind).slice(0, pieces);
}
