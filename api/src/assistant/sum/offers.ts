/** Offers that a question names with their prices: "Shopee 890 or Lazada 850 with 60 shipping". */
import type { CurrencyCode } from '#contract/money.ts';
import { takenOff } from '#contract/coupon/stack.ts';
import type { StackCoupon } from '#contract/coupon/stack.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { intentOf, platformIn } from '../../search/index.ts';
import { SHOWN_WORDS } from '../intent/shown.ts';
import { SUM_WORDS, TALK } from '../intent/talk.ts';
import { WORDS } from '../intent/words.ts';
import { amountsIn, isPacked, plainOf } from './amounts.ts';
import type { Said } from './amounts.ts';
import { AFTER } from './packs.ts';

export interface NamedOffer {
  /** Of the shop, as it was written. */
  readonly name: string;
  readonly isPlatform: boolean;
  /** Its price has a currency or a scale. */
  readonly isMoney: boolean;
  /** A figure so short is of a name rather. */
  readonly isShort: boolean;
  readonly price: number;
  /** Null: nothing was said of it. */
  readonly shipping: number | null;
  /** What takes something off it; null: nothing was said to. */
  readonly voucher: StackCoupon | null;
}

const FEWEST = 2;
const MOST = 4;
/** A name is no longer than this. */
const NAME = 24;

/** An offer as it is named: its price, what is said of it, and where. */
interface Found {
  readonly name: string;
  readonly price: Said;
  readonly clause: string;
}

/** Undefined: the question names no two offers. What is said behind `AFTER` changes them. */
export function offersIn(typed: string, currency: CurrencyCode): NamedOffer[] | undefined {
  const said = amountsIn(typed, currency);
  const text = plainOf(typed);
  const first = text.split(AFTER, 1)[0] as string;
  const starts = said.filter(
    (one) => one.role === 'price' && one.start < first.length && !isPacked(one),
  );
  if (starts.length < FEWEST || starts.length > MOST) return undefined;
  const behind = platformsBehind(typed.slice(0, first.length), starts);
  const found = starts.map((price, at): Found => {
    const from = price.start - price.before.length;
    const clause = first.slice(price.start, starts[at + 1]?.start);
    return { name: behind?.[at] ?? nameIn(typed.slice(from, price.start)), price, clause };
  });
  if (found.some(({ name }) => name === '' || isOfSum(name.toLowerCase()))) return undefined;
  const rules = said.filter(({ role }) => role !== 'price');
  const owners = new Map(rules.map((one) => [one, ownersOf(one, said, text, found)]));
  return found.map((one) =>
    offerOf(
      one,
      rules.filter((rule) => owners.get(rule)?.includes(one)),
      currency,
    ),
  );
}

/** A basket, or what sending costs, is no shop. */
const OF_SUM = [
  SHOWN_WORDS.orders,
  ...SUM_WORDS.flatMap(({ role, before }) => (role === 'shipping' ? [before] : [])),
];
const isOfSum = (name: string): boolean => OF_SUM.some((one) => name.search(one) >= 0);

/** "450 at Shopee or 430 at Lazada": the platform behind each price, where none is before the first. */
function platformsBehind(text: string, prices: readonly Said[]): string[] | undefined {
  const isBefore = platformIn(`${text.slice(0, prices[0]?.start)} `) !== undefined;
  const found = prices.flatMap(({ end }, at) => {
    const { platform } = platformIn(`${text.slice(end, prices[at + 1]?.start)} `) ?? {};
    return platform === undefined ? [] : [PLATFORM_NAMES[platformOf(platform)]];
  });
  return isBefore || found.length < prices.length ? undefined : found;
}

/** Whose a rule is: of the one named in its clause, else the one before it; said later, of all. */
function ownersOf(
  rule: Said,
  said: readonly Said[],
  text: string,
  found: readonly Found[],
): readonly Found[] {
  const next = said.find(({ start }) => start > rule.start)?.start ?? text.length;
  const behind = text.slice(rule.end, next).split(/[,;.\n]/, 1)[0] as string;
  const named = (part: string) =>
    found.filter(({ name }) => part.includes(name.toLowerCase())).slice(0, 1);
  const before = named(rule.before.split(/[.;\n]/).at(-1) as string);
  if (before.length > 0) return before;
  const isLater = text.slice(0, rule.start).includes(AFTER);
  const after = isLater || rule.before.includes(';') ? named(behind) : [];
  if (after.length > 0 || isLater) return after.length > 0 ? after : found;
  // a rule of a voucher goes on from what that one takes off
  const previous = said.findLast(({ start }) => start < rule.start);
  return previous === undefined || previous.role === 'price'
    ? found.filter(({ price }) => price === previous)
    : ownersOf(previous, said, text, found);
}

function offerOf(
  { name, price, clause }: Found,
  parts: readonly Said[],
  currency: CurrencyCode,
): NamedOffer {
  const last = (role: Said['role']) => parts.findLast((one) => one.role === role);
  const isFree = intentOf(`x ${clause}`, currency).labels?.includes('FREE_SHIPPING') === true;
  const taken = last('off');
  return {
    name,
    isPlatform: platformIn(`${name} `) !== undefined,
    isMoney: price.isMoney,
    isShort: price.end - price.start === 1,
    price: price.amount,
    shipping: last('shipping')?.amount ?? (isFree ? 0 : null),
    voucher:
      taken === undefined
        ? null
        : {
            id: '',
            discountType: taken.isShare ? 'DISCOUNT' : 'AMOUNT',
            amount: taken.amount,
            fraction: taken.amount / 10_000,
            minSpendAmount: last('least')?.amount ?? null,
            capAmount: last('cap')?.amount ?? null,
            exclusive: false,
          },
  };
}

/** What so many of one offer cost, in minor units. */
export interface Paid {
  readonly total: number;
  readonly off: number;
  /** What is missing to the minimum of its voucher. */
  readonly missing: number;
  readonly pay: number;
}

export function paidFor({ price, shipping, voucher }: NamedOffer, pieces = 1): Paid {
  const total = price * pieces;
  const off = voucher === null ? 0 : takenOff(total, voucher);
  const missing = Math.max(0, (voucher?.minSpendAmount ?? 0) - total);
  return { total, off, missing, pay: total - off + (shipping ?? 0) };
}

const BETWEEN = new RegExp(`^(?:${WORDS.between.source})`, 'iu');

/** A platform, else the word or two that stand right before the price. */
function nameIn(before: string): string {
  const found = platformIn(`${before} `);
  if (found) return PLATFORM_NAMES[platformOf(found.platform)];
  const words = before
    .trim()
    .replace(BETWEEN, ' ')
    .replace(TALK.seen, ' ')
    .slice(-NAME)
    .replace(/[^\p{L}\p{M}\p{N}\s]+/gu, ' ')
    .trim()
    .split(/\s+/);
  return words.slice(-2).join(' ');
}
