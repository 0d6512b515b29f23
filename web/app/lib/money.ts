/** Money as this page shows it. */
import type { CurrencyCode } from '#contract/money.ts';
import { shownAmount } from '#contract/money.ts';
import { t } from './message.ts';

/** `฿1,290`, `Rp149,000`: symbol and grouped figure in one word. */
export function money(amount: number, currency: CurrencyCode): string {
  const { symbol, figure } = shownAmount(amount, currency);
  return symbol + figure;
}

/** The same for what is paid: nothing to pay is "Free". */
export const toPay = (amount: number, currency: CurrencyCode): string =>
  amount === 0 ? t('price.free') : money(amount, currency);
