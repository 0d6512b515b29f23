/** What vouchers whose rules are said take off a basket. Pure; minor units, no floating point. */
import { takenOff } from '#contract/coupon/stack.ts';
import type { StackCoupon } from '#contract/coupon/stack.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { thingIn, wordsOf } from '../../words/index.ts';
import { questionOf } from '../intent/intent.ts';
import { isUnknown } from '../intent/models.ts';
import { TALK } from '../intent/talk.ts';
import { without, WORDS } from '../intent/words.ts';
import { amountsIn, plainOf, TAKEN } from './amounts.ts';
import type { Said } from './amounts.ts';
import { basketIn } from './basket.ts';
import { changedBy } from './changed.ts';
import { boughtAt, countFor, isPieces, times } from './counted.ts';
import { issuerAt } from './issuer.ts';
import type { Issuer } from './issuer.ts';
import { AFTER } from './packs.ts';

export interface Voucher {
  /** Null: nothing is said of it. */
  readonly issuer: Issuer | null;
  /** Hundredths of a per cent; null: it takes off `amount`. */
  readonly share: number | null;
  readonly amount: number | null;
  readonly cap: number | null;
  /** What the basket has to cost at least. */
  readonly least: number | null;
  /** It has to cost more than was said: `least` is one minor unit above. */
  readonly exceeds: boolean;
  /** It comes back later, and lowers nothing that is paid now. */
  readonly isBack: boolean;
  /** It is for what one shop sells. */
  readonly sameShop: boolean;
}

export interface Reckoning {
  readonly vouchers: readonly Voucher[];
  /** What each piece costs, as far as the question says so. */
  readonly prices: readonly number[];
  readonly shipping: number;
  readonly budget: number | null;
  /** One order takes one of the vouchers alone. */
  readonly isOneAlone?: boolean;
  /** What each of several orders costs, in which all of it is bought; empty: that was not said. */
  readonly orders?: readonly number[];
}

/** What is to be paid for is named, and not only what lowers it. */
export function hasBasket(text: string, currency: CurrencyCode): boolean {
  const sum = reckoningIn(text, currency);
  return sum !== undefined && (sum.prices.length > 0 || sum.budget !== null);
}

/**
 * The sum that a question asks for, changed by what is said behind `AFTER`; undefined where it has
 * no voucher.
 */
export function reckoningIn(text: string, currency: CurrencyCode): Reckoning | undefined {
  const [first = '', ...later] = text.split(AFTER);
  return later.reduce((sum, part) => sum && changedBy(sum, part, currency), sumIn(first, currency));
}

function sumIn(text: string, currency: CurrencyCode): Reckoning | undefined {
  const said = freed(amountsIn(text, currency));
  const of = (role: Said['role']) => said.filter((one) => one.role === role);
  const vouchers = vouchersIn(plainOf(text), said);
  if (vouchers.length === 0) {
    const prices = basketIn(text, currency);
    return prices && { vouchers, prices, shipping: 0, budget: null };
  }
  const each = of('each');
  const hasBudget = of('budget').length > 0;
  return {
    vouchers,
    prices: [
      // beside a budget a bare figure is a size or a model
      ...of('price')
        .filter((one) => (!hasBudget || one.isMoney) && !(each.length > 0 && one.isCount))
        // "if I buy 3 packs": so many, and no price
        .filter((one) => !isPieces(text, one))
        .flatMap((one) => times(boughtAt(plainOf(text), said, one, currency), one.amount)),
      ...each.flatMap((one) => times(countFor(text, said, one), one.amount)),
    ],
    shipping: of('shipping').reduce((sum, one) => sum + one.amount, 0),
    budget: firstOf(of('budget'))?.amount ?? null,
  };
}

/** "Free shipping voucher $3, shipping $5": of two amounts for shipping that one is a bound. */
function freed(said: readonly Said[]): readonly Said[] {
  const isFreed = ({ role, before }: Said) =>
    (role === 'shipping' || role === 'price') && FREED.test(before) && !TALK.spent.test(before);
  return said.some((one) => one.role === 'shipping' && !isFreed(one))
    ? said.map((one) => (isFreed(one) ? { ...one, role: 'cap', isClose: true } : one))
    : said;
}
/** Free shipping at the end of what precedes an amount, with a word beside it at most. */
const FREED = new RegExp(`(?:${WORDS.asWish.SHIPPING.source})\\s*(?:[\\p{L}\\p{M}]+\\s*)?$`, 'u');

/** The one whose role is said right beside it, of several the last. */
function firstOf(said: readonly Said[]): Said | undefined {
  return said.findLast((one) => one.isClose) ?? said[0];
}

/** A place in a text where a voucher is named: by what it takes off, or as one for shipping. */
interface Named extends Pick<Said, 'start' | 'end'> {
  readonly off: Said | null;
}

function vouchersIn(text: string, said: readonly Said[]): Voucher[] {
  // "300 coins worth $3": so many of them are so much
  const areValued = said.some(({ role, isMoney }) => role === 'coins' && isMoney);
  const offs = said.filter(
    ({ role, isMoney }) => TAKEN.includes(role) && (role !== 'coins' || isMoney || !areValued),
  );
  const sure = offs
    // "100% cotton" takes nothing off
    .filter((one) => one.isClose || (one.isShare && issuerAt(text, said, one) !== null))
    .filter((one, at, all) => all.findIndex((other) => isAlike(one, other)) === at);
  const named: Named[] = [...sure.map((off) => ({ off, ...off })), ...freeShippingIn(text, said)]
    // in the order of the sentence, which says whose a minimum is
    .toSorted((a, b) => a.start - b.start);
  if (named.length < 2) {
    const off = firstOf(offs);
    return off ? [voucherOf(text, said, off, said)] : [];
  }
  const rules = said.filter(({ role }) => role === 'least' || role === 'cap');
  const [firstRule] = rules;
  // "from 500 on 50 off": the rule precedes what it is of, in all of the sentence
  const isBefore = firstRule !== undefined && firstRule.start < (named[0] as Named).start;
  const ownerOf = (rule: Said) =>
    (isBefore
      ? named.find(({ start }) => start > rule.start)
      : named.findLast(({ start }) => start < rule.start)) ?? named.at(isBefore ? -1 : 0);
  return named.map((one) =>
    voucherOf(
      text,
      rules.filter((rule) => ownerOf(rule) === one),
      one.off,
      said,
      one,
    ),
  );
}

const isAlike = (one: Said, other: Said): boolean =>
  one.amount === other.amount && one.isShare === other.isShare;

/** "Free shipping" as a voucher, where what sending costs is said too. */
function freeShippingIn(text: string, said: readonly Said[]): Named[] {
  if (said.some(({ role }) => role === 'shippingOff')) return [];
  if (!said.some(({ role, amount }) => role === 'shipping' && amount > 0)) return [];
  return [...text.matchAll(WORDS.asWish.SHIPPING)]
    .slice(0, 1)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length, off: null }));
}

/** `rules`: the minimum and the cap of it, among other amounts or alone. */
function voucherOf(
  text: string,
  rules: readonly Said[],
  off: Said | null,
  said: readonly Said[],
  place: Pick<Said, 'start' | 'end'> | null = off,
): Voucher {
  const of = (role: Said['role']) => firstOf(rules.filter((one) => one.role === role));
  const least = of('least');
  const exceeds = least !== undefined && least.before.search(TALK.exceeds) >= 0;
  return {
    issuer:
      off === null || off.role === 'shippingOff'
        ? 'SHIPPING'
        : off.role === 'coins'
          ? 'COINS'
          : place && issuerAt(text, said, place),
    share: off?.isShare ? off.amount : null,
    amount: off === null || off.isShare ? null : off.amount,
    cap: of('cap')?.amount ?? null,
    least: least === undefined ? null : least.amount + (exceeds ? 1 : 0),
    exceeds,
    isBack: off?.role === 'back',
    sameShop: plainOf(text).search(TALK.sameShop) >= 0,
  };
}

/** What is to be bought, of the sentences that name a thing and no rule of a voucher. */
export function wantedIn(text: string, currency: CurrencyCode): string[] {
  return text
    .split(/[.?!;\n]+(?:\s|$)|,\s/)
    .filter(
      (part) => thingIn(part, currency) !== undefined && amountsIn(part, currency).length === 0,
    )
    .map((part) => questionOf(without(part, WORDS.inTotal)).things[0] ?? '')
    .flatMap((part) => besideEachOther(part, currency))
    .filter((part) => part !== '');
}

/** "Blendo Lite and yoga mat": each by itself, where each is a thing or begins with a maker. */
function besideEachOther(text: string, currency: CurrencyCode): string[] {
  const parts = text.split(WORDS.between).map((part) => part.trim());
  const isNamed = (part: string) =>
    thingIn(part, currency) !== undefined || isUnknown(wordsOf(part)[0]?.text ?? '');
  return parts.length > 1 && parts.every(isNamed) ? parts : [text];
}

/** As a coupon that is known, so that one rule reckons both. */
function couponOf({ share, amount, cap, least }: Voucher): StackCoupon {
  return {
    id: '',
    discountType: share === null ? 'AMOUNT' : 'DISCOUNT',
    amount,
    fraction: share === null ? null : share / 10_000,
    minSpendAmount: least,
    capAmount: cap,
    exclusive: false,
  };
}

/** What it takes off items that cost so much together, or off what sending them costs. */
export function offOf(voucher: Voucher, total: number, shipping: number): number {
  const coupon = couponOf(voucher);
  if (voucher.issuer !== 'SHIPPING') return takenOff(total, coupon);
  if (total < (voucher.least ?? 0)) return 0;
  const isWhole = voucher.share === null && voucher.amount === null;
  const ofShipping = { ...coupon, minSpendAmount: null, ...(isWhole ? { amount: shipping } : {}) };
  return Math.min(shipping, takenOff(shipping, ofShipping));
}
