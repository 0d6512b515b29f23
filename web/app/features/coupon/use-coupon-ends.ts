/** What a page says of a price while it is open and a coupon in it ends. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { CouponStack } from '#contract/catalog/goods.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import type { PriceParts } from '#contract/price/effective.ts';
import { serverNow, watchClock } from '../../lib/server-clock.ts';

/** Nobody looks at a page longer; longer waits overflow in browsers. */
const LONGEST_MS = 86_400_000;
/** At once the coupon is in no sum … */
const AFTER_MS = 1000;
/** … and a price that was seen with it follows within a minute. */
const FOLLOWED_MS = 75_000;

/** Loads the page again when the first of the coupons that its bills count on has ended. */
export function useCouponEnds(
  coupons: readonly Coupon[],
  parts: PriceParts,
  stacks: readonly (CouponStack | null)[],
): void {
  const { revalidate } = useRevalidator();
  const used = new Set(stacks.flatMap((stack) => stack?.used ?? []).map(({ id }) => id));
  const ends = coupons
    .filter(({ id, code }) => used.has(id) || (code !== null && code === parts.couponCode))
    .flatMap(({ endTime }) => (endTime === null ? [] : [Date.parse(endTime)]));
  const end = Math.min(...ends);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchClock(() => {
      clearTimeout(timer);
      const left = end - serverNow();
      if (left < 0 || left > LONGEST_MS) return;
      const again = () => void revalidate();
      timer = setTimeout(() => {
        again();
        // it outlives this effect, which no more knows the coupon
        setTimeout(again, FOLLOWED_MS);
      }, left + AFTER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [end, revalidate]);
}
