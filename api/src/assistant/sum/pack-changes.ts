/** What is taken off the price of one pack among others, or paid for sending it. Pure; minor units. */
import type { CurrencyCode } from '#contract/money.ts';
import { measuresIn, measuresSaid, withoutMeasures } from '../../words/index.ts';
import type { Measure } from '../../words/index.ts';
import { placesIn } from '../intent/places.ts';
import { sizeIn } from '../intent/shown.ts';
import { WORDS } from '../intent/words.ts';
import { amountsIn, plainOf } from './amounts.ts';
import type { Said } from './amounts.ts';
import { freeIn } from './free.ts';
import type { PricedPack } from './packs.ts';

/** Hundredths of a per cent. */
const WHOLE = 10_000;

/** Undefined: one of them is said of more than the pack before it, behind a comma. */
export function changesIn(typed: string, currency: CurrencyCode): Said[] | undefined {
  const changes = amountsIn(typed, currency).filter(
    ({ role }) => role === 'off' || role === 'shipping' || role === 'back',
  );
  return changes.some(({ before }) => /[,;]|\.\s/.test(unmeasured(before))) ? undefined : changes;
}

/** Without measures and the dots that they end in: "5 กก. ". */
const unmeasured = (text: string): string =>
  measuresSaid(text).reduce((left, one) => left.replace(`${one}.`, one).replace(one, ' '), text);

/** The same with blanks in their place. */
export function withoutChanges(typed: string, changes: readonly Said[]): string {
  return changes.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    typed,
  );
}

/** Each change is of the pack before it. Undefined: no price is left. */
export function changedBy(
  packs: readonly PricedPack[],
  changes: readonly Said[],
): PricedPack[] | undefined {
  const isOf = (at: number, { start }: Said) =>
    Math.max(
      0,
      packs.findLastIndex((one) => one.start < start),
    ) === at;
  const all = packs.map((pack, at) => ({
    ...pack,
    price: changes.filter((one) => isOf(at, one)).reduce(changed, pack.price),
  }));
  return all.every(({ price }) => price > 0) ? all : undefined;
}

/**
 * "A $1 voucher on the second?", "the 5 kg one is sent for $2": one of the packs before at another
 * price.
 */
export function changedAgain(
  packs: readonly PricedPack[],
  text: string,
  currency: CurrencyCode,
): PricedPack[] | undefined {
  const changes = changesIn(text, currency) ?? [];
  const left = withoutChanges(text, changes).toLowerCase();
  const chosen = packNamed(packs, left);
  if (changes.length === 0 || chosen === undefined) return undefined;
  const price = changes.reduce(changed, chosen.price);
  return price > 0 ? packs.map((one) => (one === chosen ? { ...one, price } : one)) : undefined;
}

/** "The 500 g one is buy 2 get 1 free": three of them for what two cost. */
export function freeAgain(packs: readonly PricedPack[], typed: string): PricedPack[] | undefined {
  const text = plainOf(typed);
  const found = freeIn(text);
  const chosen = found ? packNamed(packs, text.replace(found.said, ' ')) : undefined;
  if (!found || !chosen) return undefined;
  const { bought, free } = found;
  const count = bought + free;
  const all = {
    ...chosen,
    size: chosen.size * count,
    price: chosen.price * bought,
    words: chosen.words === null ? null : `${count} × ${chosen.words}`,
  };
  return packs.map((one) => (one === chosen ? all : one));
}

/** The one that is meant by its place, its size or the number of its pieces, beside no other figure. */
export function packNamed(packs: readonly PricedPack[], text: string): PricedPack | undefined {
  const [place, ...others] = placesIn(text, WORDS);
  const counts = withoutMeasures(text).match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (place === undefined)
    return counts.length > 1 ? undefined : (extremeOf(packs, text) ?? sizedAs(packs, text));
  const isClear = others.length === 0 && counts.every((one) => Number(one) === place + 1);
  return isClear ? packs.at(place) : undefined;
}

/** "The big one". */
function extremeOf(packs: readonly PricedPack[], text: string): PricedPack | undefined {
  const order = sizeIn(text)?.order;
  const sorted = packs.toSorted((one, other) => one.size - other.size);
  return order === 'big' ? sorted.at(-1) : order === 'small' ? sorted[0] : undefined;
}

/** The one pack of the one size, or number of pieces, that is named. */
function sizedAs(packs: readonly PricedPack[], text: string): PricedPack | undefined {
  const measures = measuresIn(text);
  const counts = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const isNamed = ({ unit, size, words }: PricedPack) =>
    measures.length === 0
      ? unit === 'piece' && counts.length === 1 && size === Number(counts[0])
      : measures.length === 1 && isAlike(measuresIn(words ?? ''), measures);
  const [found, ...others] = packs.filter(isNamed);
  return others.length === 0 ? found : undefined;
}

function isAlike([one]: readonly Measure[], [other]: readonly Measure[]): boolean {
  return one?.dimension === other?.dimension && one?.amount === other?.amount;
}

const changed = (price: number, { role, amount, isShare }: Said): number =>
  role === 'shipping'
    ? price + amount
    : price - (isShare ? Math.round((price * amount) / WHOLE) : amount);
