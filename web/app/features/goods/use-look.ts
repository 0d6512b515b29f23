import { useEffect } from 'react';
import type { GoodsDetail } from '#contract/catalog/goods.ts';
import type { Assumptions } from '../price/assumptions.ts';
import { rememberLook } from './looked-at.ts';

/** Remembers in this browser what a product cost when its page was looked at, as lists count it. */
export function useLook(
  { code, currentAmount, isCurrent }: Pick<GoodsDetail, 'code' | 'currentAmount' | 'isCurrent'>,
  { withShipping, withCoupon }: Assumptions,
  deal?: string,
): void {
  const isUsual = withShipping && withCoupon && isCurrent;
  useEffect(() => {
    if (isUsual) rememberLook({ code, amount: currentAmount, at: Date.now(), deal });
  }, [code, currentAmount, isUsual, deal]);
}
