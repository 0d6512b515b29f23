/** Money as this page shows it. */
import type { CurrencyCode } from '#contract/money.ts';
import { moneyText } from '#contract/money.ts';
import { t } from './message.ts';

export { moneyText as money };

/** The same for what is paid: nothing to pay is "Free". */
export const toPay = (amount: number, currency: CurrencyCode): string =>
  amount === 0 ? t('price.free') : moneyText(amount, currency);
