/**
 * What an address of this page proposes (`/observe?url=…`): read off the page of a shop by a
 * stranger's script, so hostile until parsed. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { CURRENCIES } from '#contract/money.ts';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { headOf } from '#contract/text.ts';

export interface Proposed {
  readonly url: string;
  /** As one types it; empty where nothing could be read. */
  readonly price: string;
  readonly inStock: boolean;
  /** The page tells prices in another currency than the region's. */
  readonly foreign: string | null;
}

export function proposedBy(search: URLSearchParams, currency: CurrencyCode): Proposed {
  const given = (search.get('currency') ?? '').trim().toUpperCase();
  const foreign = /^[A-Z]{3}$/.test(given) && given !== currency ? given : null;
  return {
    url: headOf((search.get('url') ?? '').trim(), 2000),
    price: foreign ? '' : priceIn(search.get('price') ?? '', currency),
    inStock: search.get('stock') !== '0',
    foreign,
  };
}

/**
 * Machines write 1299.00; some pages write it as people do, in groups. What could be either is left
 * to the person.
 */
export function priceIn(text: string, currency: CurrencyCode): string {
  const written = text.trim();
  const plain = /^\d{1,3}(,\d{3})+(\.\d{1,4})?$/.test(written)
    ? written.replaceAll(',', '')
    : CURRENCIES[currency].shownDecimals === 0 && /^\d{1,3}(\.\d{3})+$/.test(written)
      ? written.replaceAll('.', '')
      : written;
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(plain)) return '';
  const { digits, shownDecimals } = CURRENCIES[currency];
  const amount = Math.round(Number(plain) * 10 ** digits);
  return amount > 0 && amount <= SIGHTING.most
    ? (amount / 10 ** digits).toFixed(shownDecimals)
    : '';
}
