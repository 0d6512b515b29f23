/**
 * Packs side by side, each with its price: "500g for $6 or 1kg for $11", "2 แถม 1 ราคา 99". Pure;
 * minor units.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { measuresIn } from '../../words/index.ts';
import { namesIn } from '../intent/quote.ts';
import { SHOWN_WORDS } from '../intent/shown.ts';
import { TALK } from '../intent/talk.ts';
import { without, WORDS } from '../intent/words.ts';
import { amountsIn, plainOf } from './amounts.ts';
import { CONTAINERS } from './containers.ts';
import type { Said } from './amounts.ts';
import { FREE, freeIn as freePiecesIn } from './free.ts';
import { changedAgain, changedBy, changesIn, freeAgain } from './pack-changes.ts';
import { packNamed, withoutChanges } from './pack-changes.ts';

/** What a pack holds, and what it costs. */
export interface PricedPack {
  readonly unit: 'g' | 'ml' | 'piece';
  /** Grams, millilitres or pieces. */
  readonly size: number;
  readonly price: number;
  /** As it was typed: "12 x 600ml"; null: so many pieces, which nothing else names. */
  readonly words: string | null;
  /** Where it is named in what was typed. */
  readonly start: number;
}

/** What a pack is weighed or measured in, by the dimension of a measure. */
export const UNITS = { weight: 'g', volume: 'ml' } as const;
const COUNTED = new RegExp(`(?<![\\d.,])(\\d{1,3}\\s*)(?:${CONTAINERS})(?!\\p{L})`, 'giu');
/** "6 pcs" without what is counted, which else is a thing: "6". */
export const uncounted = (text: string): string => text.replace(COUNTED, '$1');
const EACH = sourceOf(LEXICONS.map(({ goods }) => goods.each));
/** "6 pack", "3-pack", "12 x", "3 bags of" at the end of what precedes a measure. */
const TIMES = new RegExp(
  `(?<![\\d.,])(\\d{1,3})[\\s-]*(?:[x×*]|${CONTAINERS})\\s*(?:${EACH})?\\s*$`,
  'u',
);
/** The same behind it, right before the price: "250ml x 3 $6", "750 ml 3 bags 129". */
const TIMES_BEHIND = new RegExp(
  `^\\s*(?:[x×*]\\s*(\\d{1,3})|(\\d{1,3})\\s*(?:${CONTAINERS}))(?=[\\s\\p{L}\\p{M}\\p{Sc}]{0,8}\\d)`,
  'u',
);
/** Between a pack and its price lies so much at most. */
const NEAR = 24;
const MOST = 4;
/** What is asked of packs, and is none of them. */
const ASKS = [WORDS.asks.COMPARE, WORDS.asks.GOOD_PRICE, WORDS.orders.CHEAPER];
/** What is said behind packs or offers that it goes on from. */
export const AFTER = '\n';

/**
 * Undefined: the text names no two packs with a price each, nor pieces that are free. What is said
 * behind `AFTER` goes on with more of them, and there may be one before it.
 */
export function packsIn(typed: string, currency: CurrencyCode): PricedPack[] | undefined {
  const [first = '', ...later] = typed.split(AFTER);
  // "700 ml, 3 bags 165" beside another is one of two, and no three pieces alone
  const named =
    changedPacksOf(first, currency, 2) ??
    (later.length === 0 ? undefined : changedPacksOf(first, currency, 1));
  const all = later.reduce<PricedPack[] | undefined>((packs, part) => {
    if (packs === undefined) return undefined;
    const free = freeAgain(packs, part) ?? countedAgain(packs, part, currency);
    if (free) return free;
    const more = packsOf(part, currency, 1);
    if (more !== undefined) return [...packs, ...more];
    // pieces that are free with nobody knows which of them take nothing off
    return freePiecesIn(plainOf(part)) ? undefined : changedAgain(packs, part, currency);
  }, named);
  const areAlike = new Set(all?.map(({ unit }) => unit)).size === 1;
  return areAlike && all !== undefined && all.length <= MOST ? all : undefined;
}

/** Packs with a price each, of which one is sent for $2 or has a voucher. */
export function changedPacksOf(
  typed: string,
  currency: CurrencyCode,
  least: number,
): PricedPack[] | undefined {
  const changes = changesIn(typed, currency) ?? [];
  // of pieces that are free one price is of several packs
  if (changes.length === 0 || FREE.test(plainOf(typed))) return packsOf(typed, currency, least);
  const packs = packsOf(withoutChanges(typed, changes), currency, least);
  return packs && changedBy(packs, changes);
}

/** `least`: so many packs must be named. */
function packsOf(typed: string, currency: CurrencyCode, least: number): PricedPack[] | undefined {
  const text = plainOf(typed);
  const free = freeIn(typed, text, currency);
  if (free) return free;
  const counted = countedIn(typed, currency, least);
  if (counted) return counted;
  // what takes something off, or is paid beside, makes it a sum
  const isSum = amountsIn(typed, currency).some(({ role }) => role !== 'price' && role !== 'each');
  const packs = isSum ? [] : sizedIn(typed, text);
  if (packs.length < least) return undefined;
  const prices = pricesBeside(text, packs, currency);
  if (prices === undefined) return undefined;
  return packs.map(({ unit, size, words, start }, at) => ({
    unit,
    size,
    words,
    start,
    price: prices[at] as number,
  }));
}

interface Sized extends Omit<PricedPack, 'price'> {
  readonly words: string;
  readonly end: number;
}

function sizedIn(typed: string, text: string): Sized[] {
  let from = 0;
  return measuresIn(text).flatMap(({ dimension, amount, words }): Sized[] => {
    const start = text.indexOf(words, from);
    from = start + words.length;
    if (!(dimension in UNITS)) return [];
    const [times = '', count = '1'] = TIMES.exec(text.slice(0, start)) ?? [];
    const begin = start - times.length;
    const [behind = '', ...counts] = times ? [] : (TIMES_BEHIND.exec(text.slice(from)) ?? []);
    const many = counts.find((one) => one !== undefined) ?? count;
    from += behind.length;
    return [
      {
        unit: UNITS[dimension as keyof typeof UNITS],
        size: amount * Number(many),
        words: typed.slice(begin, from).trim(),
        start: begin,
        end: from,
      },
    ];
  });
}

/** What is said behind each pack, else before each; undefined: one has none. */
function pricesBeside(
  text: string,
  packs: readonly Sized[],
  currency: CurrencyCode,
): number[] | undefined {
  const behind = packs.map(({ end }, at) =>
    text.slice(end, Math.min(packs[at + 1]?.start ?? text.length, end + NEAR)),
  );
  const before = packs.map(({ start }, at) =>
    text.slice(Math.max(packs[at - 1]?.end ?? 0, start - NEAR), start),
  );
  const sides = [
    behind.map((part) => part.match(FIGURE)?.[0]),
    before.map((part) => part.match(LAST_FIGURE)?.[0]),
  ];
  for (const figures of sides) {
    const prices = figures.map((one) => amountsIn(one ?? '', currency)[0]);
    if (prices.every((one) => one !== undefined && !one.isShare))
      return prices.map((one) => (one as Said).amount);
  }
  return undefined;
}
/** A figure with its sign and scale. */
const FIGURE = /\S*\d\S*/u;
const LAST_FIGURE = /\S*\d\S*(?!.*\d)/u;

/** "Buy 2 get 1 free at $12 each": so many pieces for what is paid. */
function freeIn(typed: string, text: string, currency: CurrencyCode): PricedPack[] | undefined {
  const found = FREE.exec(text);
  if (!found) return undefined;
  const [words, bought, free] = [found[0], Number(found[1]), Number(found[2])];
  const end = found.index + words.length;
  const [price, ...others] = amountsIn(typed, currency).filter(
    (one) => one.start >= end || one.end <= found.index,
  );
  const single = others.find(({ role }) => role === 'each');
  const isClear = others.length === 0 || (others.length === 1 && single && price?.role !== 'each');
  if (price === undefined || price.isShare || !isClear || bought < 1 || free < 1) return undefined;
  const paid = price.role === 'each' ? price.amount * bought : price.amount;
  return [
    { unit: 'piece', size: bought + free, price: paid, words, start: found.index },
    ...(single
      ? [
          {
            unit: 'piece',
            size: 1,
            price: single.amount,
            words: null,
            start: single.start,
          } as const,
        ]
      : []),
  ];
}

/** "If the smaller box is 3 for $33": so many of one of them at another price. */
function countedAgain(
  packs: readonly PricedPack[],
  typed: string,
  currency: CurrencyCode,
): PricedPack[] | undefined {
  const text = plainOf(typed);
  // what precedes the number says which of them
  const start = [...text.matchAll(/\S*\d\S*/g)].at(-2)?.index ?? 0;
  const [many, ...others] = countedIn(typed.slice(start), currency, 1) ?? [];
  if (many === undefined || others.length > 0) return undefined;
  const { size: count, price } = many;
  const chosen = packNamed(packs, text.slice(0, start));
  if (chosen === undefined || count < 2) return undefined;
  const words = chosen.words ?? `${chosen.size}`;
  const all = { ...chosen, size: chosen.size * count, price, words: `${count} × ${words}` };
  return packs.map((one) => (one === chosen ? all : one));
}

/** "3 shampoos for $15 or $6 each": so many for what is paid, beside another. */
function countedIn(typed: string, currency: CurrencyCode, least: number): PricedPack[] | undefined {
  const text = plainOf(typed);
  const said = amountsIn(typed, currency);
  const hasEach = said.some(({ role }) => role === 'each');
  const counts = new Set<number>();
  // from the last one on: what a price counts is no price itself
  const packs = said.toReversed().flatMap(({ role, amount, start, isShare }): PricedPack[] => {
    if (isShare || counts.has(start) || (role !== 'each' && role !== 'price')) return [];
    const found = role === 'price' ? countBefore(text.slice(0, start), hasEach) : undefined;
    const size = role === 'each' ? 1 : (found?.size ?? 0);
    // "39 baht, buy 5 bags": what names its money counts nothing
    const isPaid = said.some((one) => one.isMoney && found?.at.includes(one.start));
    if (size === 0 || isPaid) return [];
    for (const at of found?.at ?? []) counts.add(at);
    return [{ unit: 'piece', size, price: amount, words: null, start }];
  });
  const others = said.filter(({ start }) => !counts.has(start)).length - packs.length;
  const isSure = others === 0 && packs.some(({ size }) => size > 1);
  return isSure && packs.length >= least ? packs.toReversed() : undefined;
}

/**
 * How many pieces, and where their numbers begin. Where nothing says "each" a name may end in a
 * figure: "iphone 15 for 900".
 */
function countBefore(before: string, hasEach: boolean): { size: number; at: number[] } | undefined {
  const pack = PACK.exec(before);
  if (pack) return { size: Number(pack[1]), at: [pack.index] };
  const holds = HOLDS.exec(before);
  if (holds) {
    const [words, packs = '1', pieces = ''] = holds;
    const size = Number(packs) * Number(pieces);
    return { size, at: [holds.index, holds.index + words.lastIndexOf(pieces)] };
  }
  const found = (hasEach ? COUNT_AND_WORD : COUNT).exec(before);
  const named = found ?? COUNT_AND_NAME.exec(before) ?? containedIn(before);
  // so many grams are weighed
  if (!named || measuresIn(before.slice(named.index)).length > 0) return undefined;
  // "45rb and 5 for 70rb": a figure ends what precedes it, with its scale
  const [lead = ''] = before.slice(0, named.index).split(FIGURE).slice(-1);
  const isFree =
    namesIn([SHOWN_WORDS.buying, WORDS.beside, WORDS.perUnit, ...ASKS].reduce(without, lead))
      .length === 0;
  const isSure = found !== null && (hasEach || found[2] !== undefined);
  return isSure || isFree ? { size: Number(named[1]), at: [named.index] } : undefined;
}
/** "2 boxes of milk", where nothing joins it to another. */
function containedIn(before: string): RegExpExecArray | null {
  const found = CONTAINED.exec(before);
  return found && without(found[2] ?? '', WORDS.beside) === found[2] ? found : null;
}
const CONTAINED = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s*(?:${CONTAINERS})\\s+((?:[\\p{L}\\p{M}-]+\\s+){1,3})$`,
  'u',
);

/** One of what is sold, and none that joins it to another. */
const WORD = `(?!(?:${WORDS.between.source})\\s)[\\p{L}\\p{M}]+\\s+`;
/** "3 pack sponges for". */
const PACK = new RegExp(
  `(?<![\\d.,])(\\d{1,2})[\\s-]*(?:${sourceOf(LEXICONS.map(({ goods }) => goods.packs))})\\s*(?:${WORD}){0,3}(?:${TALK.seen.source})?\\s*$`,
  'u',
);
/** "Box of 12 at", "2 boxes with 40". */
const HOLDS = new RegExp(
  `(?:(?<![\\d.,])(\\d{1,2})\\s*(?:${CONTAINERS})\\s*)?(?:${sourceOf(LEXICONS.map(({ goods }) => goods.packOf))})\\s*(\\d{1,3})\\s*(?:${CONTAINERS})?\\s*(?:${WORD}){0,2}(?:${TALK.seen.source})?\\s*$`,
  'u',
);
/** Before what so many cost: "3 for", "3 ขวด". */
const COUNT = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s*(?:${TALK.seen.source}|(${CONTAINERS})?\\s*$)`,
  'u',
);
/** "2 power banks for", behind what names nothing. */
const COUNT_AND_NAME = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s+(?:[\\p{L}\\p{M}-]+\\s+){1,3}(?:${TALK.seen.source})\\s*$`,
  'u',
);
const COUNT_AND_WORD = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s*(?:[\\p{L}\\p{M}]+\\s+)?(?:${TALK.seen.source}|$)`,
  'u',
);
