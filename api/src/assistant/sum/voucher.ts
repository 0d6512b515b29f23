/** What a voucher whose rules are said takes off a basket. Pure; minor units, no floating point. */
import { takenOff } from '#contract/coupon/stack.ts';
import type { StackCoupon } from '#contract/coupon/stack.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { thingIn } from '../../words/index.ts';
import { questionOf } from '../intent/intent.ts';
import { TALK } from '../intent/talk.ts';
import { amountsIn, plainOf } from './amounts.ts';
import type { Said } from './amounts.ts';

export interface Voucher {
  /** Hundredths of a per cent; null: it takes off `amount`. */
  readonly share: number | null;
  readonly amount: number | null;
  readonly cap: number | null;
  /** What the basket has to cost at least. */
  readonly least: number | null;
  /** It has to cost more than was said: `least` is one minor unit above. */
  readonly exceeds: boolean;
  /** It is for what one shop sells. */
  readonly sameShop: boolean;
}

export interface Reckoning {
  readonly voucher: Voucher;
  /** What each piece costs, as far as the question says so. */
  readonly prices: readonly number[];
  readonly shipping: number;
  readonly budget: number | null;
}

/** Pieces of one price that are reckoned with. */
const MOST_PIECES = 99;

/** The sum that a question asks for; undefined where it has no voucher. */
export function reckoningIn(text: string, currency: CurrencyCode): Reckoning | undefined {
  const said = amountsIn(text, currency);
  const of = (role: Said['role']) => said.filter((one) => one.role === role);
  /** The one whose role is said right beside it, of several the last. */
  const first = (role: Said['role']) => of(role).findLast((one) => one.isClose) ?? of(role)[0];
  const off = first('off');
  if (!off) return undefined;
  const least = first('least');
  const exceeds = least !== undefined && least.before.search(TALK.exceeds) >= 0;
  const each = of('each');
  const hasBudget = of('budget').length > 0;
  return {
    voucher: {
      share: off.isShare ? off.amount : null,
      amount: off.isShare ? null : off.amount,
      cap: first('cap')?.amount ?? null,
      least: least === undefined ? null : least.amount + (exceeds ? 1 : 0),
      exceeds,
      sameShop: plainOf(text).search(TALK.sameShop) >= 0,
    },
    prices: [
      // beside a budget a bare figure is a size or a model
      ...of('price')
        .filter((one) => (!hasBudget || one.isMoney) && !(each.length > 0 && one.isCount))
        .map((one) => one.amount),
      ...each.flatMap((one) =>
        Array.from({ length: countIn(text.slice(0, one.start)) }, () => one.amount),
      ),
    ],
    shipping: of('shipping').reduce((sum, one) => sum + one.amount, 0),
    budget: first('budget')?.amount ?? null,
  };
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

/** How many pieces of what is priced by the piece, by the last count before its price. */
function countIn(before: string): number {
  const [, figure] =
    [...before.matchAll(/(?<![\d.,])(\d{1,2})\s*(?:x|×|[\p{L}\p{M}]{2,})/giu)].at(-1) ?? [];
  return Math.min(Math.max(1, Number(figure ?? 1)), MOST_PIECES);
}

/** As a coupon that is known, so that one rule reckons both. */
export function couponOf({ share, amount, cap, least }: Voucher): StackCoupon {
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

/** What it takes off items that cost so much together. */
export function offOf(voucher: Voucher, total: number): number {
  return takenOff(total, couponOf(voucher));
}

/** The same sum of so many pieces, or at another price of a piece. */
export function again(
  sum: Reckoning,
  { pieces, amount }: { readonly pieces?: number; readonly amount?: number },
): Reckoning {
  const priced = amount === undefined ? sum.prices : sum.prices.map(() => amount);
  if (pieces === undefined) return { ...sum, prices: priced };
  const kinds = [...new Set(priced)];
  return {
    ...sum,
    prices: kinds.flatMap((price) =>
      Array.from({ length: Math.min(pieces, MOST_PIECES) }, () => price),
    ),
  };
}
