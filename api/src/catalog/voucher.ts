/**
 * The port through which details of goods and deals show coupons, whose module lies above the
 * catalogue.
 */
import type { CouponStack } from '#contract/catalog/goods.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { byHelp, helpedBy, holdsAt } from '#contract/coupon/help.ts';
import type { HelpedOffer } from '#contract/coupon/help.ts';
import { bestStack, takenOff } from '#contract/coupon/stack.ts';
import type { PriceParts } from '#contract/price/effective.ts';
import type { Context } from '../kernel/context.ts';

/** Coupons of many goods at once, by goods id; goods without any may be left out. */
export type VoucherResolver = (
  ctx: Context,
  goodsIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly Coupon[]>>;

declare module '../kernel/ports.ts' {
  interface Ports {
    readonly vouchers: VoucherResolver;
  }
}

/** Those of many goods, by goods id; nothing is asked for none. */
export async function vouchersForEach(
  ctx: Context,
  goodsIds: readonly number[],
): ReturnType<VoucherResolver> {
  return goodsIds.length === 0 ? new Map() : ctx.ports.vouchers(ctx, goodsIds);
}

export async function vouchersFor(ctx: Context, goodsId: number): Promise<Coupon[]> {
  return [...((await ctx.ports.vouchers(ctx, [goodsId])).get(goodsId) ?? [])];
}

/** Coupons that a page of goods shows, and the page of one offer. */
export const VOUCHERS = { ofGoods: 8, ofOffer: 3 } as const;

/**
 * Those of the coupons that take something off this offer, the most first: they work, here, at this
 * price.
 */
export function vouchersOn(
  itemAmount: number,
  offer: { platform: string; shopName: string | null },
  coupons: readonly Coupon[],
): Coupon[] {
  return coupons
    .filter((one) => holdsAt(offer, one) && takenOff(itemAmount, one) > 0)
    .toSorted((one, other) => takenOff(itemAmount, other) - takenOff(itemAmount, one));
}

/**
 * The coupons of goods as their page shows them: first those of the offer that the price is of, then
 * those of the others. Of each, what takes something off comes first, the most first, then what two
 * pieces would be enough for, the least short first. What helps with none of the offers is left out.
 * Doubtful ones and those of their own shop that have ended follow. `offers`: own ones, that of the
 * price first.
 */
export function vouchersOfGoods(
  offers: readonly HelpedOffer[],
  coupons: readonly Coupon[],
): Coupon[] {
  const ranked = coupons
    .filter((one) => one.state === 'LIVE')
    .flatMap((coupon) => {
      const helped = helpedBy(coupon, offers);
      return helped ? [{ coupon, ...helped }] : [];
    })
    .toSorted(
      (one, other) => Number(other.isFirst) - Number(one.isFirst) || byHelp(one.help, other.help),
    );
  return [...ranked.map((one) => one.coupon), ...coupons.filter((one) => one.state !== 'LIVE')];
}

/**
 * What the coupons that are live take off an offer; null when its price counts as much already. A
 * coupon that the price was seen with is among the others, so that nothing is taken off twice.
 */
export function stackOn(
  parts: PriceParts,
  offer: { platform: string; shopName: string | null } | undefined,
  coupons: readonly Coupon[],
): CouponStack | null {
  if (!offer) return null;
  const usable = coupons.filter((one) => holdsAt(offer, one));
  const seen =
    parts.withCoupon &&
    (parts.couponAmount ?? 0) > 0 &&
    !usable.some((one) => one.code !== null && one.code === parts.couponCode);
  const shown = { id: '0', code: parts.couponCode, title: parts.couponCode ?? '' };
  const asSeen = {
    ...shown,
    discountType: 'AMOUNT' as const,
    amount: parts.couponAmount,
    fraction: null,
    minSpendAmount: null,
    capAmount: null,
    exclusive: false,
    issuer: 'platform',
  };
  // marketplaces take one coupon of the shop and one of their own
  const issued = usable.map((one) => ({
    ...one,
    issuer: one.shopName === null ? 'platform' : 'shop',
  }));
  const all = seen ? [...issued, asSeen] : issued;
  const { used, couponAmount, payAmount } = bestStack(
    parts.itemAmount,
    parts.withShipping ? (parts.shippingAmount ?? 0) : 0,
    all,
  );
  if (payAmount >= parts.effectiveAmount) return null;
  const byId = new Map(all.map((one) => [one.id, one]));
  return {
    couponAmount,
    payAmount,
    used: used.map(({ id, amount }) => ({
      id,
      code: byId.get(id)?.code ?? null,
      title: byId.get(id)?.title ?? '',
      amount,
    })),
  };
}
