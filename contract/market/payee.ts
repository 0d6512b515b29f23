/** How somebody can be paid where a currency is used; the first is offered first. */
import type { CurrencyCode } from './currency.ts';

const KINDS: Partial<Record<CurrencyCode, readonly ('BANK' | 'PROMPTPAY' | 'E_WALLET')[]>> = {
  THB: ['PROMPTPAY', 'BANK', 'E_WALLET'],
};

export const payeeKindsOf = (
  currency: CurrencyCode,
): readonly ('BANK' | 'PROMPTPAY' | 'E_WALLET')[] => KINDS[currency] ?? ['BANK', 'E_WALLET'];
