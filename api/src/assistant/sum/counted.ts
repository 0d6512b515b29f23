/** How many pieces of a price a question says: "2 x $34.90", "15 each, I buy 3 packs". Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { headOf } from '#contract/text.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { thingIn, wordsOf } from '../../words/index.ts';
import { BOUGHT } from '../intent/shown.ts';
import { CONTAINERS } from './containers.ts';
import { TAKEN } from './amounts.ts';
import type { Said } from './amounts.ts';

/** Pieces of one price that are reckoned with. */
const MOST_PIECES = 99;

const IN_PIECES = new RegExp(`^\\s*(?:${CONTAINERS})`, 'u');
const HELD = new RegExp(`^(?:${CONTAINERS})(?![\\p{L}\\p{M}])`, 'iu');
const COUNTED_PIECES = new RegExp(`(?<![\\d.,])(\\d{1,2})\\s*(?:${CONTAINERS})`, 'iu');
/** So far behind a number what is counted is looked for. */
const COUNTED = 24;
/** A number of pieces, and no price: "if I buy 3", "3 shirts", "3 packs". */
export function isPieces(text: string, { isCount, isMoney, before, start, end }: Said): boolean {
  // "buy 2, 15% off": few, and nothing says that it is money
  const isFew = !isMoney && /^\d{1,2}$/.test(text.slice(start, end));
  if (isFew && BOUGHT.test(before)) return true;
  if (!isCount) return false;
  const behind = text.slice(end);
  const [first = '', second = ''] = wordsOf(headOf(behind, COUNTED)).map((word) => word.text);
  const isThing = [first, `${first} ${second}`].some((one) => thingIn(one) === one);
  return isThing || IN_PIECES.test(behind);
}

/** A container or a piece, and what is in it: "packs", "hộp sữa". */
function isHolding(text: string, currency: CurrencyCode): boolean {
  const held = text.replace(HELD, '').trim();
  const isThing = wordsOf(held).length === 1 && thingIn(held, currency) !== undefined;
  return HELD.test(text) && (held === '' || isThing);
}

/** Each of so many pieces. */
export const times = (pieces: number, amount: number): number[] =>
  Array.from({ length: Math.min(pieces, MOST_PIECES) }, () => amount);

const PRICE = sourceOf(LEXICONS.map(({ money }) => money.price));
/** Right before what each costs: "2 x", "2 cái giá". */
const TIMES = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s*(?:[x×*@]|(?:${CONTAINERS})\\s+(?:${PRICE}))\\s*$`,
  'iu',
);

/** "Buy 3 shirts $5": a number and a thing right before a price, which is that of each. */
export function boughtAt(
  text: string,
  said: readonly Said[],
  price: Said,
  currency: CurrencyCode,
): number {
  const count = said.find(({ before, end, role }) => {
    if (role !== 'price') return false;
    const between = text.slice(end, Math.max(end, price.start)).trim();
    // "buy 2 packs $15"
    const isHeld = BOUGHT.test(before) && isHolding(between, currency);
    return between !== '' && (thingIn(between) === between || isHeld);
  });
  const [, times] = TIMES.exec(text.slice(0, price.start)) ?? [];
  if (times !== undefined) return Number(times);
  return count && isPieces(text, count) ? Number(text.slice(count.start, count.end)) : 1;
}

/**
 * How many pieces of what is priced by the piece, by the last count before its price, else by the
 * first that is counted behind it: "15 each, I buy 3 packs".
 */
export function countFor(text: string, said: readonly Said[], { start, end }: Said): number {
  const before = text.slice(0, start);
  // "80 baht off" counts nothing
  const amounts = said.filter(({ isMoney, role }) => isMoney || TAKEN.includes(role));
  const isCount = ({ index }: RegExpExecArray) => !amounts.some((one) => one.start === index);
  const counts = before.matchAll(/(?<![\d.,])(\d{1,2})\s*(?:x|×|[\p{L}\p{M}]{2,})/giu);
  const [, figure] =
    [...counts].filter(isCount).at(-1) ?? COUNTED_PIECES.exec(text.slice(end)) ?? [];
  return Math.max(1, Number(figure ?? 1));
}
