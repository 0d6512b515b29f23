/** Coupons by their terms: the lowest minimum, the first to end, the most off an order. */
import type { Coupon } from '#contract/coupon/coupon.ts';
import { takenOff } from '#contract/coupon/stack.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { formatDate } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf } from '../../price/index.ts';
import type { Question } from '../intent/question.ts';
import { say } from '../messages/say.ts';

export type Terms = Pick<Question, 'term' | 'amount'>;

export interface Termed<One> {
  /** The best by what is asked first; none where nothing answers it. */
  readonly found: readonly One[];
  readonly intro: string;
  /** What is said before the line of each. */
  readonly lead: (one: One) => string;
}

/** `coupons`: those that can be used now, in the order of how well they work. */
export function byTerms<One>(
  ctx: Context,
  coupons: readonly One[],
  couponOf: (one: One) => Coupon,
  { term, amount }: Terms,
): Termed<One> {
  const money = (value: number) => moneyText(value, ctx.tenant.currency as CurrencyCode);
  const usable = coupons.filter((one) => couponOf(one).state === 'LIVE');
  const holes = { order: amount === undefined ? '' : money(amount) };
  const lead = () => '';
  if (term === 'ends') {
    const end = (one: One) => couponOf(one).endTime;
    const found = usable.filter((one) => end(one) !== null);
    return {
      found: found.toSorted((a, b) => timeOf(end(a)) - timeOf(end(b))),
      intro: say(ctx.lang, found.length > 0 ? 'terms.ends' : 'terms.ends-unknown'),
      lead: (one) => say(ctx.lang, 'terms.end', { date: dateOf(ctx, timeOf(end(one))) }),
    };
  }
  if (term === 'worth' && amount !== undefined) {
    const worth = (one: One) => mostOff(couponOf(one));
    // a share of a price takes off so much of a high one alone
    const isShare = (one: One) => Number(couponOf(one).discountType !== 'AMOUNT');
    const found = usable
      .filter((one) => worth(one) >= amount)
      .toSorted((a, b) => isShare(a) - isShare(b) || worth(a) - worth(b));
    const most = usable.filter((one) => worth(one) > 0).toSorted((a, b) => worth(b) - worth(a));
    return {
      found: found.length > 0 ? found : most,
      intro: say(ctx.lang, found.length > 0 ? 'terms.worth' : 'terms.worth-none', holes),
      lead,
    };
  }
  if (term === 'saves' && amount === undefined) {
    const found = usable.toSorted((a, b) => byMost(couponOf(a), couponOf(b)));
    return { found, intro: say(ctx.lang, 'terms.most'), lead };
  }
  const least = (one: One) => couponOf(one).minSpendAmount ?? 0;
  if (term === 'least' || amount === undefined) {
    const found = usable.filter((one) => least(one) <= (amount ?? Number.POSITIVE_INFINITY));
    const sorted = found.toSorted((a, b) => least(a) - least(b));
    const isFree = sorted.slice(0, FEW).every((one) => least(one) === 0);
    const key =
      amount !== undefined ? 'terms.least-within' : isFree ? 'terms.least-free' : 'terms.least';
    return {
      found: sorted,
      intro: say(ctx.lang, found.length > 0 ? key : 'terms.least-none', holes),
      lead,
    };
  }
  const off = (one: One) => takenOff(amount, couponOf(one));
  const found = usable.filter((one) => off(one) > 0);
  return {
    found: found.toSorted((a, b) => off(b) - off(a)),
    intro: say(ctx.lang, found.length > 0 ? 'terms.saves' : 'terms.saves-none', holes),
    lead: (one) =>
      say(ctx.lang, 'terms.off', { off: money(off(one)), pay: money(amount - off(one)) }),
  };
}

/** So many are looked at for whether any asks for a minimum. */
const FEW = 3;

/** What a coupon takes off at most; 0 where that depends on the order alone. */
function mostOff({ discountType, amount, capAmount }: Coupon): number {
  return (discountType === 'AMOUNT' ? amount : capAmount) ?? 0;
}

/** The most first; a share without a cap takes off the more the more is paid. */
function byMost(one: Coupon, other: Coupon): number {
  const [a, b] = [one, other].map((coupon) => mostOff(coupon) || Number.MAX_SAFE_INTEGER);
  return (b as number) - (a as number);
}

const timeOf = (time: string | null): number => Date.parse(time ?? '');

/** A day as readers of the region write it. */
export function dateOf(ctx: Context, at: number): string {
  const { timezone, dateFormat } = mannerOf(ctx);
  return formatDate(new Date(at), timezone, dateFormat);
}
