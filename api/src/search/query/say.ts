/** An intent as words that read as the same intent again, in the money of the tenant. */
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { plainDecimal } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Intent } from './intent.ts';
import { withRefused } from './refuse.ts';

/** Said in one language: every language reads it. */
const WORDS: Readonly<Record<string, string>> = {
  FREE_SHIPPING: 'free shipping',
  OFFICIAL_SHOP: 'official store',
  FLASH_SALE: 'flash sale',
  VERIFIED: 'real discount',
};

export function sayIntent(intent: Intent, currency: CurrencyCode): string {
  const { text, minAmount, maxAmount, platforms = [], labels = [], verdicts = [] } = intent;
  const { pieces } = intent;
  const most = (amount: number) =>
    pieces === undefined
      ? `<= ${plainDecimal(amount, currency)}`
      : `total ${plainDecimal(amount * pieces, currency)} for ${pieces}`;
  const words = [
    text,
    ...platforms.map((code) => PLATFORM_NAMES[platformOf(code)]),
    ...[...labels, ...verdicts].flatMap((code) => WORDS[code] ?? []),
    ...(intent.perUnit ? ['per unit'] : []),
    ...(minAmount === undefined ? [] : [`>= ${plainDecimal(minAmount, currency)}`]),
    ...(maxAmount === undefined ? [] : [most(maxAmount)]),
  ];
  return withRefused(words.filter((one) => one !== '').join(' '), intent.without);
}
