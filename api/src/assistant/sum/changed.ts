/** Sums once more, with what another sentence says otherwise. Pure; minor units. */
import type { CurrencyCode } from '#contract/money.ts';
import type { SumRole } from '../../lexicon/index.ts';
import type { Question } from '../intent/question.ts';
import { placesIn } from '../intent/places.ts';
import { SUM_WORDS, TALK } from '../intent/talk.ts';
import { has, WORDS } from '../intent/words.ts';
import type { Words } from '../intent/words.ts';
import { amountsIn, plainOf } from './amounts.ts';
import type { Said } from './amounts.ts';
import { times } from './counted.ts';
import { issuerAt, issuerIn } from './issuer.ts';
import type { Issuer } from './issuer.ts';
import type { Reckoning, Voucher } from './voucher.ts';

/** "What if the cap is 15?", "and with 150 shipping?": what is said of it counts. */
export function changedBy(sum: Reckoning, typed: string, currency: CurrencyCode): Reckoning {
  const said = amountsIn(typed, currency);
  const text = plainOf(typed);
  const [place = -1] = placesIn(text, WORDS);
  const ofPlace = place >= 0 && place < sum.vouchers.length ? place : undefined;
  if (has(text, TALK.unusable)) return withoutOne(sum, text, said, ofPlace);
  if (has(text, TALK.split)) return { ...sum, orders: ordersIn(said) };
  const told = has(text, TALK.oneCode) ? { ...sum, isOneAlone: true } : sum;
  const uncapped = has(text, TALK.uncapped) ? withoutCap(told, ofPlace) : told;
  return said.reduce(
    (now, one) => changedByOne(now, text, one, issuerAt(text, said, one), ofPlace),
    uncapped,
  );
}

/** "Two orders, 115 and 100": what each costs; "2 orders" is no amount. */
function ordersIn(said: readonly Said[]): number[] {
  const amounts = said.filter(({ isShare, isCount }) => !isShare && !isCount);
  return amounts.length < 2 ? [] : amounts.map(({ amount }) => amount);
}

/** "The 10% code has expired": by its place, what it takes off, who gives it, or the only one. */
function withoutOne(
  sum: Reckoning,
  text: string,
  said: readonly Said[],
  place?: number,
): Reckoning {
  const { vouchers } = sum;
  const issuer = issuerIn(text);
  const isNamed = ({ share, amount }: Voucher) =>
    said.some((one) => (one.isShare ? one.amount === share : one.amount === amount));
  const isOfShipping = has(text, WORDS.asWish.SHIPPING);
  const ways = [
    isNamed,
    (one: Voucher) => issuer !== null && one.issuer === issuer,
    (one: Voucher) => isOfShipping && one.issuer === 'SHIPPING',
  ];
  const found = ways.map((is) => vouchers.findIndex(is)).find((at) => at >= 0);
  const at = place ?? found ?? (vouchers.length === 1 ? 0 : -1);
  return at < 0 ? sum : { ...sum, vouchers: vouchers.toSpliced(at, 1) };
}

/** "And if the first has no cap?" */
function withoutCap(sum: Reckoning, place?: number): Reckoning {
  const at = place ?? sum.vouchers.findIndex(({ cap }) => cap !== null);
  const voucher = sum.vouchers[at];
  return voucher ? { ...sum, vouchers: sum.vouchers.with(at, { ...voucher, cap: null }) } : sum;
}

/** "Take out the one of 290", "the 290 one is gone". */
export const isTakenOut = (typed: string, { before, end }: Said): boolean =>
  TALK.removed.test(before.toLowerCase()) || TALK.isRemoved.test(plainOf(typed).slice(end));

function changedByOne(
  sum: Reckoning,
  text: string,
  one: Said,
  issuer: Issuer | null,
  place: number | undefined,
): Reckoning {
  const { role, amount, isShare } = one;
  if (role === 'shipping') return { ...sum, shipping: amount };
  if (role === 'budget') return { ...sum, budget: amount };
  if ((role === 'price' || role === 'each') && !isShare) {
    const total = sum.prices.reduce((all, price) => all + price, 0);
    // "and if I take out the one of 290?"
    const isLess = isTakenOut(text, one) && amount < total;
    return total > 0 ? { ...sum, prices: [isLess ? total - amount : amount] } : sum;
  }
  const at = place ?? meantBy(one, issuer, sum.vouchers);
  const voucher = sum.vouchers[at];
  return voucher ? { ...sum, vouchers: sum.vouchers.with(at, changed(voucher, one)) } : sum;
}

/** Of which voucher it is said: of who is named with it, else of the first that has such a rule. */
function meantBy(
  { role, isShare }: Said,
  issuer: Issuer | null,
  vouchers: readonly Voucher[],
): number {
  const named = issuer === null ? -1 : vouchers.findIndex((one) => one.issuer === issuer);
  if (named >= 0) return named;
  const has = (is: (one: Voucher) => boolean) => vouchers.findIndex(is);
  if (role === 'cap') return has(({ cap, share }) => cap !== null || share !== null);
  if (role === 'least')
    return Math.max(
      0,
      has(({ least }) => least !== null),
    );
  if (role === 'back') return has(({ isBack }) => isBack);
  if (role === 'shippingOff') return has((one) => one.issuer === 'SHIPPING');
  if (role === 'coins') return has((one) => one.issuer === 'COINS');
  const isLike = has((one) => (one.share !== null) === isShare && one.issuer !== 'SHIPPING');
  return isLike >= 0 ? isLike : vouchers.length === 1 ? 0 : -1;
}

function changed(voucher: Voucher, { role, amount, isShare }: Said): Voucher {
  if (role === 'cap') return { ...voucher, cap: amount };
  if (role === 'least') return { ...voucher, least: amount, exceeds: false };
  return { ...voucher, share: isShare ? amount : null, amount: isShare ? null : amount };
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
