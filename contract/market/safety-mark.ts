/** The marks of safety that electrical goods carry where people pay in a currency. */
import type { CurrencyCode } from './currency.ts';

/** Absent: the assistant names none. */
export const SAFETY_MARKS: { readonly [One in CurrencyCode]?: string } = {
  SGD: 'SAFETY Mark',
  MYR: 'SIRIM',
  THB: 'มอก. (TIS)',
  IDR: 'SNI',
  PHP: 'PS / ICC',
  VND: 'CR',
};
