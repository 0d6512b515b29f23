/**
 * Whether shipping and coupons count (BEY-04): on unless the address says otherwise, so that a link
 * keeps what was chosen.
 */
export interface Assumptions {
  readonly withShipping: boolean;
  readonly withCoupon: boolean;
}

/** As lists have it. */
export const AS_LISTED: Assumptions = { withShipping: true, withCoupon: true };

export function assumptionsOf(url: URL): Assumptions {
  return {
    withShipping: url.searchParams.get('shipping') !== '0',
    withCoupon: url.searchParams.get('coupon') !== '0',
  };
}

/** As parameters of an address; what is on leaves no trace. */
export function assumptionQuery({ withShipping, withCoupon }: Assumptions): {
  shipping: string | undefined;
  coupon: string | undefined;
} {
  return { shipping: withShipping ? undefined : '0', coupon: withCoupon ? undefined : '0' };
}
