/**
 * Promotions side by side, of which one is of several pieces: "buy 1 get 1 or 40% off", "2nd half
 * price". Pure; minor units.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { amountsIn, plainOf } from './amounts.ts';
import { FREE } from './free.ts';

/** What a piece costs less under it. */
export interface Promotion {
  /** Pieces that come free with those that are bought, a second one that costs less, any piece. */
  readonly of: 'FREE' | 'SECOND' | 'EACH';
  /** So many pieces are taken. */
  readonly pieces: number;
  /** So many of them are paid in full, under FREE. */
  readonly bought: number;
  /** Hundredths of a per cent that are taken off what it is of. */
  readonly share: number;
}

export interface Promotions {
  readonly all: readonly Promotion[];
  /** What a piece costs without any of them; null: that is not said. */
  readonly price: number | null;
}

/** Hundredths of a per cent. */
const WHOLE = 10_000;
/** The second piece, and so little until what is taken off it. */
const SECOND = new RegExp(
  `(?:${sourceOf(LEXICONS.map(({ detail }) => detail.secondPiece))})[^\\d.,;]{0,16}?(?:(\\d{1,2})\\s*%|(${sourceOf(LEXICONS.map(({ detail }) => detail.halfPrice))}))`,
  'gu',
);

/** Undefined: there are no two of them, all are of single pieces, or there are amounts beside them. */
export function promotionsIn(typed: string, currency: CurrencyCode): Promotions | undefined {
  const text = plainOf(typed);
  const free = [...text.matchAll(new RegExp(FREE.source, 'gu'))].map((found) => ({
    of: 'FREE' as const,
    ...spanOf(found),
    pieces: Number(found[1]) + Number(found[2]),
    bought: Number(found[1]),
    share: WHOLE,
  }));
  const second = [...text.matchAll(SECOND)].map((found) => ({
    of: 'SECOND' as const,
    ...spanOf(found),
    pieces: 2,
    bought: 1,
    share: found[1] === undefined ? WHOLE / 2 : Number(found[1]) * (WHOLE / 100),
  }));
  const several = [...free, ...second];
  const said = amountsIn(typed, currency).filter(
    ({ start, end }) => !several.some((one) => start < one.end && end > one.start),
  );
  const each = said
    .filter(({ isShare, role }) => isShare && role === 'off')
    .map(({ start, end, amount }) => ({
      of: 'EACH' as const,
      start,
      end,
      pieces: 1,
      bought: 0,
      share: amount,
    }));
  const prices = said.filter(({ isShare }) => !isShare);
  const [price] = prices;
  const isClear =
    prices.length < 2 &&
    said.length === each.length + prices.length &&
    (price === undefined || price.role === 'price' || price.role === 'each');
  const all = [...several, ...each].toSorted((one, other) => one.start - other.start);
  const areReal =
    several.every(({ pieces, bought }) => bought > 0 && pieces > bought) &&
    all.every(({ share }) => share > 0);
  return isClear && areReal && several.length > 0 && all.length > 1
    ? { all, price: price?.amount ?? null }
    : undefined;
}

const spanOf = ({ index, 0: words }: RegExpExecArray) => ({
  start: index,
  end: index + words.length,
});

/** Hundredths of a per cent that a piece costs less where all its pieces are taken. */
export function offEach({ pieces, bought, share }: Promotion): number {
  return ((pieces - bought) * share) / pieces;
}
