/** What vouchers whose rules are said take off a basket. Pure; minor units, no floating point. */
import { takenOff } from '#contract/coupon/stack.ts';
import type { StackCoupon } from '#contract/coupon/stack.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { platformIn } from '../../search/index.ts';
import { thingIn } from '../../words/index.ts';
import { questionOf } from '../intent/intent.ts';
import type { SumRole } from '../../lexicon/index.ts';
import type { Question } from '../intent/question.ts';
import { SUM_WORDS, TALK } from '../intent/talk.ts';
import { has, WORDS } from '../intent/words.ts';
import type { Words } from '../intent/words.ts';
import { amountsIn, plainOf, TAKEN } from './amounts.ts';
import { boughtAt, countFor, isPieces, times } from './counted.ts';
import type { Said } from './amounts.ts';

/** Who gives a voucher: of each kind one order takes one. */
export type Issuer = 'SHOP' | 'PLATFORM' | 'BANK' | 'SHIPPING' | 'COINS';

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
}

/** What is to be paid for is named, and not only what lowers it. */
export function hasBasket(text: string, currency: CurrencyCode): boolean {
  const sum = reckoningIn(text, currency);
  return sum !== undefined && (sum.prices.length > 0 || sum.budget !== null);
}

/** The sum that a question asks for; undefined where it has no voucher. */
export function reckoningIn(text: string, currency: CurrencyCode): Reckoning | undefined {
  const said = freed(amountsIn(text, currency));
  const of = (role: Said['role']) => said.filter((one) => one.role === role);
  const vouchers = vouchersIn(plainOf(text), said);
  if (vouchers.length === 0) return undefined;
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

/** Of the clause of a voucher: what is named before it says who gives it, else what is behind. */
function issuerAt(
  text: string,
  said: readonly Said[],
  { start, end }: Pick<Said, 'start' | 'end'>,
): Issuer | null {
  const from = said.findLast((one) => one.end <= start)?.end ?? 0;
  const to = said.find((one) => one.start >= end)?.start ?? text.length;
  const clauses = (part: string) => part.replace(WORDS.between, ',').split(/[,;.()+&\n]/);
  return (
    issuerIn(clauses(text.slice(from, start)).at(-1) ?? '') ??
    issuerIn(clauses(text.slice(end, to))[0] ?? '')
  );
}

function issuerIn(clause: string): Issuer | null {
  if (has(clause, TALK.bank)) return 'BANK';
  if (has(clause, TALK.platform) || platformIn(`${clause} `)) return 'PLATFORM';
  return has(clause, WORDS.shop) ? 'SHOP' : null;
}

/** What is to be bought, of the sentences that name a thing and no rule of a voucher. */
export function wantedIn(text: string, currency: CurrencyCode): string[] {
  return text
    .split(/[.?!;\n]+(?:\s|$)|,\s/)
    .filter(
      (part) => thingIn(part, currency) !== undefined && amountsIn(part, currency).length === 0,
    )
    .map((part) => questionOf(part).things[0] ?? '')
    .filter((part) => part !== '');
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

/** Of each role what precedes its amount. */
const BEFORE = Object.fromEntries(SUM_WORDS.map(({ role, before }) => [role, before])) as Record<
  SumRole,
  RegExp
>;

/** Whose voucher is left out, by what is refused: "without the code of the shop". */
export function leftOutOf(refused: string, { asks }: Words): Question['leftOut'] {
  if (has(refused, BEFORE.coins)) return 'COINS';
  if (has(refused, BEFORE.shippingOff) || has(refused, BEFORE.shipping)) return 'SHIPPING';
  return issuerIn(refused) ?? (has(refused, asks.COUPONS) ? 'ALL' : undefined);
}

/** The same sum of so many pieces, at another price of a piece, or without some of its vouchers. */
export function again(
  { vouchers, ...rest }: Reckoning,
  {
    pieces,
    amount,
    leftOut,
    isSentFree,
  }: Pick<Question, 'pieces' | 'amount' | 'leftOut' | 'isSentFree'>,
): Reckoning {
  const kept = vouchers.filter(({ issuer }) => leftOut !== 'ALL' && issuer !== leftOut);
  const sum = { ...rest, vouchers: kept, ...(isSentFree ? { shipping: 0 } : {}) };
  const priced = amount === undefined ? sum.prices : sum.prices.map(() => amount);
  if (pieces === undefined) return { ...sum, prices: priced };
  const kinds = [...new Set(priced)];
  return {
    ...sum,
    prices: kinds.flatMap((price) => times(pieces, price)),
  };
}
