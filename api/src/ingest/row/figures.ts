/** What a row says of price and stock, in the currency of its tenant. */
import type { CurrencyCode } from '#contract/money.ts';
import { jsonOf } from '../../kernel/json.ts';
import { LIMITS } from '../limits.ts';
import type { Amount, DecimalMark } from '../parse/amount.ts';
import { parseAmount } from '../parse/amount.ts';
import { parseCount, parseFlag } from '../parse/flag.ts';
import { parseInstant } from '../parse/instant.ts';
import { audienceOf } from '../parse/kind.ts';
import { isNothing } from '../parse/nothing.ts';
import { vouchersOf } from '../parse/voucher.ts';
import type { Cells } from './cells.ts';
import { problem } from './context.ts';
import type { MapContext, MapTenant, Problem } from './context.ts';
import type { Item } from './item.ts';
import { priceAt } from './price.ts';
import type { PriceProblem, RowPrice } from './price.ts';
import type { Staged } from './staged.ts';
import { tenantOf } from './tenant.ts';

export interface Figures
  extends Pick<
    Staged,
    | 'currency'
    | 'item'
    | 'was'
    | 'shipping'
    | 'coupon'
    | 'couponCode'
    | 'inStock'
    | 'vouchers'
    | 'audience'
    | 'observedAt'
  > {
  readonly tenant: MapTenant;
}

/** Reads the figures of the row at hand, or the first reason why they cannot be taken. */
export function figuresReader(ctx: MapContext, cells: Cells): (item: Item) => Figures | Problem {
  const { shown, profile } = ctx.mapping;
  const { say, line } = cells;
  const scale = profile.scale ?? {};
  const priceNames = `${shown.price ?? ''} ${shown.sale ?? ''}`.replaceAll('_', ' ');
  return ({ name }) => {
    const saleText = cells.sayPrice('sale');
    const priceText = saleText === '' ? cells.plainPrice() : saleText;
    const tenant = tenantOf(ctx, say('currency'), priceText, profile.constants?.currency);
    if ('reason' in tenant) return tenant;
    const { currency, timezone } = tenant;
    const observedAt = instantOf(say('observed_at'), timezone, ctx.now);
    if (observedAt !== null && 'reason' in observedAt) return observedAt;
    const price = priceOf(ctx, cells, tenant, observedAt);
    if ('reason' in price) return price;
    const couponText = line('coupon_code', 64);
    // a coupon for newcomers takes nothing off what others pay
    const isOpenCoupon = audienceOf(couponText ?? '') === 'PUBLIC';
    const vouchers = vouchersOf(say('vouchers'), currency, timezone);
    return {
      tenant,
      currency,
      item: price.item,
      was: price.was,
      shipping: shippingAmount(say('shipping'), currency, ctx.decimal, scale.shipping),
      coupon: isOpenCoupon
        ? optionalAmount(say('coupon_amount'), currency, ctx.decimal, scale.coupon_amount)
        : null,
      couponCode: isOpenCoupon ? couponText : null,
      inStock: stockOf(say('in_stock'), say('stock')),
      vouchers: vouchers.length === 0 ? null : jsonOf(vouchers),
      audience: audienceOf(name, say('audience'), priceNames),
      observedAt,
    };
  };
}

/** The row's own instant; null where it has none. */
function instantOf(text: string, timezone: string, now: Date): Date | null | Problem {
  if (text === '' || isNothing(text)) return null;
  const observedAt = parseInstant(text, timezone);
  if (observedAt === null) return problem('observed_at', 'observed_at.invalid', text);
  if (observedAt.getTime() > now.getTime() + LIMITS.aheadMs)
    return problem('observed_at', 'observed_at.future', text);
  return observedAt;
}

function priceOf(
  ctx: MapContext,
  { say, sayPrice, plainPrice }: Cells,
  { currency, timezone }: MapTenant,
  observedAt: Date | null,
): RowPrice | PriceProblem {
  return priceAt(
    observedAt ?? ctx.observedAt,
    {
      plain: plainPrice(),
      sale: sayPrice('sale'),
      was: sayPrice('was'),
      dates: say('sale_dates'),
      from: say('sale_from'),
      until: say('sale_until'),
    },
    { currency, decimal: ctx.decimal, timezone, scale: ctx.mapping.profile.scale ?? {} },
  );
}

function optionalAmount(
  text: string,
  currency: CurrencyCode,
  mark: DecimalMark,
  scale: number | undefined,
): number | null {
  if (text === '') return null;
  const found: Amount = parseAmount(text, currency, mark, scale);
  return found.kind === 'amount' && found.value > 0 ? found.value : null;
}

/** Unlike other sums 0 means something: free. Google's form is `TH::Standard:45.00 THB`. */
function shippingAmount(
  text: string,
  currency: CurrencyCode,
  mark: DecimalMark,
  scale: number | undefined,
): number | null {
  if (text === '') return null;
  const found = parseAmount(
    text.includes(':') ? text.slice(text.lastIndexOf(':') + 1) : text,
    currency,
    mark,
    scale,
  );
  return found.kind === 'amount' ? found.value : found.kind === 'free' ? 0 : null;
}

/** Out of stock when a status or a count says so; silence counts as in stock. */
function stockOf(status: string, count: string): boolean {
  const said = status === '' ? null : parseFlag(status);
  if (said === false) return false;
  return !(count !== '' && parseCount(count) === 0);
}
