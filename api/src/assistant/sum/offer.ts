/** An offer that a question names, with what is said of it, and what it comes to. Pure; minor units. */
import { takenOff } from '#contract/coupon/stack.ts';
import type { StackCoupon } from '#contract/coupon/stack.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, platformIn } from '../../search/index.ts';
import { SUM_WORDS } from '../intent/talk.ts';
import { has } from '../intent/words.ts';
import type { Said } from './amounts.ts';

export interface NamedOffer {
  /** Of the shop, as it was written. */
  readonly name: string;
  /** A platform, or a shop told apart from others by its number. */
  readonly isShop: boolean;
  /** Its price has a currency or a scale. */
  readonly isMoney: boolean;
  /** A figure so short is of a name rather. */
  readonly isShort: boolean;
  readonly price: number;
  /** Null: nothing was said of it. */
  readonly shipping: number | null;
  /** What takes something off it; null: nothing was said to. */
  readonly voucher: StackCoupon | null;
  /** What is paid back later; null: nothing was said to. */
  readonly back: StackCoupon | null;
  /** What coins pay of it. */
  readonly coins: number;
}

/** As it is named: its price, what is said of it, and where. */
export interface FoundOffer {
  readonly name: string;
  readonly price: Said;
  readonly clause: string;
}

export function offerOf(
  { name, price, clause }: FoundOffer,
  parts: readonly Said[],
  currency: CurrencyCode,
): NamedOffer {
  const last = (role: Said['role']) => parts.findLast((one) => one.role === role);
  const isFree = intentOf(`x ${clause}`, currency).labels?.includes('FREE_SHIPPING') === true;
  // "coins take off another 30"
  const isOfCoins = ({ role, isShare, before }: Said) =>
    role === 'off' && !isShare && COINS.some((one) => has(before.toLowerCase(), one));
  const coins = parts.findLast((one) => one.role === 'coins' || isOfCoins(one));
  const taken = parts.findLast((one) => one.role === 'off' && !isOfCoins(one));
  const back = last('back');
  const bound = last('cap')?.amount ?? null;
  const coupon = (one: Said | undefined, cap: number | null): StackCoupon | null =>
    one === undefined
      ? null
      : {
          id: '',
          discountType: one.isShare ? 'DISCOUNT' : 'AMOUNT',
          amount: one.amount,
          fraction: one.amount / 10_000,
          minSpendAmount: last('least')?.amount ?? null,
          capAmount: cap,
          exclusive: false,
        };
  const fee = last('shipping')?.amount ?? (isFree ? 0 : null);
  const waived = last('shippingOff')?.amount ?? 0;
  return {
    name,
    isShop: platformIn(`${name} `) !== undefined,
    isMoney: price.isMoney,
    isShort: price.end - price.start === 1,
    price: price.amount,
    shipping: fee === null ? null : Math.max(0, fee - waived),
    // of both it bounds the one that was said last
    coins: coins?.amount ?? 0,
    voucher: coupon(taken, back && taken && back.start > taken.start ? null : bound),
    back: coupon(back, back && taken && taken.start > back.start ? null : bound),
  };
}

/** Coins in what precedes an amount. */
const COINS = SUM_WORDS.flatMap(({ role, before }) => (role === 'coins' ? [before] : []));

/** What so many of one offer cost, in minor units. */
export interface Paid {
  readonly total: number;
  readonly off: number;
  /** Paid back later. */
  readonly back: number;
  /** What is missing to the minimum of its voucher. */
  readonly missing: number;
  readonly pay: number;
}

export function paidFor({ price, shipping, voucher, back, coins }: NamedOffer, pieces = 1): Paid {
  const total = price * pieces;
  const taken = voucher === null ? 0 : takenOff(total, voucher);
  const off = taken + Math.min(coins, total - taken);
  const missing = Math.max(0, (voucher?.minSpendAmount ?? 0) - total);
  return {
    total,
    off,
    back: back === null ? 0 : takenOff(total, back),
    missing,
    pay: total - off + (shipping ?? 0),
  };
}
