/** Parts of a price in words (BEY-04). */
import type { CurrencyCode } from '#contract/money.ts';
import type { PriceParts } from '#contract/price/effective.ts';
import { t } from '../../lib/message.ts';
import { toPay } from '../../lib/money.ts';

export function NotCounted() {
  return <span className="muted">{t('parts.not-counted')}</span>;
}

/** Free, an amount, or not known (which counts as nothing). */
export function shippingWords(parts: PriceParts, currency: CurrencyCode): string {
  if (parts.shippingAmount === null) return t('parts.unknown');
  return toPay(parts.shippingAmount, currency);
}
