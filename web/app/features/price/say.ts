/** Chips, reasons and facts of a verdict in the words and the short dates of this page. */
import { holeText } from '#contract/price/chip.ts';
import type { ChipKey, Statement, WhyKey } from '#contract/price/chip.ts';
import type { FactKey } from '#contract/price/fact.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { fill } from '../../lib/message.ts';
import { shortDate } from '../../lib/when.ts';

export function sayOf(
  { key, holes }: Statement<ChipKey | WhyKey | FactKey>,
  currency: CurrencyCode,
): string {
  const manner = { currency, date: shortDate };
  return fill(
    key,
    Object.fromEntries(
      Object.entries(holes).map(([name, value]) => [name, holeText(value, manner)]),
    ),
  );
}
