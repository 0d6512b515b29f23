/** Money as this page shows it. */
import type { CurrencyCode } from '#contract/money.ts';
import { shownAmount } from '#contract/money.ts';

/** `฿1,290`, `Rp149,000`: symbol and grouped figure in one word. */
export function money(amount: number, currency: CurrencyCode): string {
  const { symbol, figure } = shownAmount(amount, currency);
  return symbol + figure;
}
