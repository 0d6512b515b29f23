/** Money as this page shows it. */
import type { CurrencyCode } from '#contract/money.ts';
import { shownAmount } from '#contract/money.ts';
import { t } from './message.ts';

/** `฿1,290`, `Rp149,000`: symbol and grouped figure in one word; "Free" for what costs nothing. */
export function money(amount: number, currency: CurrencyCode): string {
  if (amount === 0) return t('price.free');
  const { symbol, figure } = shownAmount(amount, currency);
  return symbol + figure;
}
