/** What became of what was looked at: fell, ended, gone, risen, the same. Pure. */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { LookedAt } from '../goods/looked-at.ts';

type Card = GoodsCard | DealCard;
export interface Seen {
  readonly card: Card;
  readonly kind: 'FELL' | 'ENDED' | 'GONE' | 'ROSE' | 'SAME';
  /** Minor units more (or less) than at the look. */
  readonly change: number;
}

const ORDER: readonly Seen['kind'][] = ['FELL', 'ENDED', 'GONE', 'SAME', 'ROSE'];

/** What fell most comes first, then what ended, then by the time of the look. */
export function sinceOf(looks: readonly LookedAt[], cards: readonly Card[]): Seen[] {
  const place = new Map(looks.map(({ code }, at) => [code, at]));
  const seen = cards.flatMap((card) => {
    const look = looks[place.get(codeOf(card)) ?? -1];
    return look ? [{ ...seenOf(card, look), at: place.get(look.code) ?? 0, was: look.amount }] : [];
  });
  return seen
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
        (one.kind === 'FELL' ? one.change / one.was - other.change / other.was : 0) ||
        one.at - other.at,
    )
    .map(({ card, kind, change }) => ({ card, kind, change }));
}

function seenOf(card: Card, { amount }: LookedAt): Seen {
  const change = card.currentAmount - amount;
  if ('state' in card && card.state === 'EXPIRED') return { card, kind: 'ENDED', change };
  if (!card.inStock) return { card, kind: 'GONE', change };
  if (!card.isCurrent || change === 0) return { card, kind: 'SAME', change: 0 };
  return { card, kind: change < 0 ? 'FELL' : 'ROSE', change };
}

const codeOf = (card: Card): string => ('goodsCode' in card ? card.goodsCode : card.code);
