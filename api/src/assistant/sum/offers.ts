/** Offers that a question names with their prices: "Shopee 890 or Lazada 850 with 60 shipping". */
import type { CurrencyCode } from '#contract/money.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { intentOf, platformIn } from '../../search/index.ts';
import { TALK } from '../intent/talk.ts';
import { amountsIn, plainOf } from './amounts.ts';
import type { Said } from './amounts.ts';

export interface NamedOffer {
  /** Of the shop, as it was written. */
  readonly name: string;
  readonly isPlatform: boolean;
  /** Its price has a currency or a scale. */
  readonly isMoney: boolean;
  readonly price: number;
  /** Null: nothing was said of it. */
  readonly shipping: number | null;
  readonly off: number;
  readonly pay: number;
}

const FEWEST = 2;
const MOST = 4;
/** A name is no longer than this. */
const NAME = 24;

/** Undefined: the question names no two offers. */
export function offersIn(typed: string, currency: CurrencyCode): NamedOffer[] | undefined {
  const said = amountsIn(typed, currency);
  const text = plainOf(typed);
  const starts = said.flatMap((one, at) => (one.role === 'price' ? [at] : []));
  if (starts.length < FEWEST || starts.length > MOST) return undefined;
  if (said.some(({ role }) => role === 'least' || role === 'cap')) return undefined;
  const offers = starts.map((from, at) => {
    const parts = said.slice(from, starts[at + 1]);
    const price = parts[0] as Said;
    const clause = text.slice(price.start, said[starts[at + 1] ?? -1]?.start);
    return offerOf(price, parts.slice(1), clause, currency);
  });
  return offers.every(({ name }) => name !== '') ? offers : undefined;
}

function offerOf(
  price: Said,
  parts: readonly Said[],
  clause: string,
  currency: CurrencyCode,
): NamedOffer {
  const fee = parts.find(({ role }) => role === 'shipping');
  const isFree = intentOf(`x ${clause}`, currency).labels?.includes('FREE_SHIPPING') === true;
  const shipping = fee?.amount ?? (isFree ? 0 : null);
  const taken = parts.find(({ role }) => role === 'off');
  const off =
    taken === undefined
      ? 0
      : taken.isShare
        ? Math.floor((price.amount * taken.amount) / 10_000)
        : Math.min(taken.amount, price.amount);
  return {
    name: nameIn(price.before),
    isPlatform: platformIn(`${price.before} `) !== undefined,
    isMoney: price.isMoney,
    price: price.amount,
    shipping,
    off,
    pay: price.amount - off + (shipping ?? 0),
  };
}

/** A platform, else the word or two that stand right before the price. */
function nameIn(before: string): string {
  const found = platformIn(`${before} `);
  if (found) return PLATFORM_NAMES[platformOf(found.platform)];
  const words = before
    .replace(TALK.seen, ' ')
    .slice(-NAME)
    .replace(/[^\p{L}\p{M}\p{N}\s]+/gu, ' ')
    .trim()
    .split(/\s+/);
  return words.slice(-2).join(' ');
}
