/** Which tenant a row belongs to. */
import type { CurrencyCode } from '#contract/money.ts';
import { isCurrencyCode } from '#contract/money.ts';
import { currencyInPrice, currencyOf } from '../parse/currency.ts';
import { isNothing } from '../parse/nothing.ts';
import { problem } from './context.ts';
import type { MapContext, MapTenant, Problem } from './context.ts';

/**
 * Whose row this is. Without a named tenant the currency decides; a currency never changes tenants
 * silently.
 */
export function tenantOf(
  ctx: Pick<MapContext, 'only' | 'tenants'>,
  currencyText: string,
  priceText: string,
  constant: CurrencyCode | undefined,
): MapTenant | Problem {
  const inPrice = currencyInPrice(priceText);
  const named = currencyText === '' || isNothing(currencyText) ? null : currencyOf(currencyText);
  if (named === null && currencyText !== '' && !isNothing(currencyText))
    return problem('currency', 'currency.unknown', currencyText);
  if (named !== null && inPrice !== null && named !== inPrice)
    return problem('price', 'currency.conflict', `${currencyText}, ${priceText}`);
  const code = named ?? inPrice ?? constant ?? ctx.only?.currency ?? null;
  if (code === null) return problem('currency', 'currency.missing', priceText);
  if (ctx.only !== null)
    return code === ctx.only.currency
      ? ctx.only
      : problem('currency', 'currency.wrong_tenant', code);
  return (
    ctx.tenants.get(code) ??
    problem(
      'currency',
      isCurrencyCode(code) || /^[A-Z]{3}$/.test(code) ? 'currency.not_served' : 'currency.unknown',
      code,
    )
  );
}
