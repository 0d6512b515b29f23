/** A record → an accepted row, or the first reason why not. Pure; it runs once per row of a feed, so it stays lean. */
import type { Platform } from '#contract/catalog/label.ts';
import { platformOf } from '#contract/catalog/label.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { isCurrencyCode } from '#contract/money.ts';
import { brandNorm, platformOfLink } from '../../catalog/index.ts';
import { LIMITS } from '../limits.ts';
import type { Amount, DecimalMark } from '../parse/amount.ts';
import { parseAmount } from '../parse/amount.ts';
import { breadcrumbOf, imagesOf, pairsOf, variantOf } from '../parse/cell.ts';
import { currencyInPrice, currencyOf } from '../parse/currency.ts';
import { parseCount, parseFlag, parseRating } from '../parse/flag.ts';
import { parseGtin } from '../parse/gtin.ts';
import { parseInstant } from '../parse/instant.ts';
import { parseLink } from '../parse/link.ts';
import { isNothing } from '../parse/nothing.ts';
import { cleanLine, cleanText } from '../parse/text.ts';
import { vouchersOf } from '../parse/voucher.ts';
import type { Mapping } from '../profile/choose.ts';
import type { Field } from '../profile/profile.ts';
import type { CategoryFinder } from './category.ts';
import { externalIdOf, feedHashOf, matchKeyOf } from './identity.ts';
import type { Staged } from './staged.ts';
import { jsonOf } from '../../kernel/json.ts';

export interface Problem {
  readonly field: Field | 'row';
  readonly reason: string;
  readonly value: string;
}
export interface MapTenant {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly timezone: string;
}

export interface MapContext {
  readonly source: string;
  readonly mapping: Mapping;
  /** Tenants by currency; with `only` that tenant alone. */
  readonly tenants: ReadonlyMap<string, MapTenant>;
  readonly only: MapTenant | null;
  readonly category: CategoryFinder;
  readonly now: Date;
  readonly decimal: DecimalMark;
  /** Names from a second file, by external id. */
  readonly items: ReadonlyMap<string, Readonly<Partial<Record<Field, string>>>> | null;
}

export type RowMapper = (cells: readonly string[], row: number) => Staged | Problem;

export function isProblem(result: Staged | Problem): result is Problem {
  return 'reason' in result;
}

export function rowMapper(ctx: MapContext): RowMapper {
  const { mapping, items } = ctx;
  const { profile } = mapping;
  const scale = profile.scale ?? {};
  const positions = mapping.columns;
  let cells: readonly string[] = [];
  let extra: Readonly<Partial<Record<Field, string>>> | undefined;
  const say = (field: Field): string => {
    const at = positions[field];
    if (at !== undefined) {
      for (const one of at) {
        const text = cells[one] as string;
        if (text !== '' && (at.length === 1 || !isNothing(text))) return text;
      }
    }
    return extra?.[field] ?? '';
  };
  const line = (field: Field, limit: number = LIMITS.word): string | null => {
    const text = say(field);
    if (text === '' || isNothing(text)) return null;
    const plain = cleanLine(text, limit);
    return plain === '' ? null : plain;
  };
  const brands = remembering((text) => {
    const name = cleanLine(text, 120);
    const norm = isNothing(text) ? null : brandNorm(name);
    return { norm, name: norm === null ? null : name };
  });
  const crumbs = remembering((text) => {
    const steps = breadcrumbOf(text);
    return { id: ctx.category(steps), shown: steps.join(' > ') };
  });
  const shownAttributes = attributesWriter();

  return (given, row) => {
    cells = given;
    extra = undefined;
    if (items !== null) extra = items.get((cells[positions.id?.[0] ?? -1] ?? '').trim());
    const zero = cells.find((cell) => cell.includes('\u0000'));
    if (zero !== undefined) return problem('row', 'nul_byte', zero);

    const titleText = say('title');
    // bytes that were no text in the feed's encoding; in a description they are left out, in a title they ruin it
    if (titleText.includes('\ufffd')) return problem('title', 'encoding.invalid', titleText);
    const name = cleanLine(titleText);
    if (name === '' || isNothing(name)) return problem('title', items !== null && extra === undefined ? 'title.unknown_item' : 'title.missing', say('id'));
    const urlText = say('url');
    let url = '';
    if (urlText !== '' && !isNothing(urlText)) {
      const link = parseLink(urlText);
      if ('wrong' in link) return problem('url', LINK_REASONS[link.wrong], urlText);
      url = link.url;
    }
    const idText = say('id').trim();
    const id = isNothing(idText) ? '' : idText;
    if (id === '' && url === '') return problem('url', 'id.missing', urlText);
    if (id.length > LIMITS.word || UNFIT.test(id)) return problem('id', 'id.unusable', id);

    const priceText = say('price');
    const tenant = tenantOf(ctx, say('currency'), priceText, profile.constants?.currency);
    if ('reason' in tenant) return tenant;
    const { currency } = tenant;
    const price = parseAmount(priceText, currency, ctx.decimal, scale.price);
    if (price.kind !== 'amount') return problem('price', PRICE_REASONS[price.kind === 'wrong' ? price.reason : price.kind], priceText);
    if (price.value === 0) return problem('price', 'price.zero', priceText);

    const observed = say('observed_at');
    let observedAt: Date | null = null;
    if (observed !== '' && !isNothing(observed)) {
      observedAt = parseInstant(observed, tenant.timezone);
      if (observedAt === null) return problem('observed_at', 'observed_at.invalid', observed);
      if (observedAt.getTime() > ctx.now.getTime() + LIMITS.aheadMs) return problem('observed_at', 'observed_at.future', observed);
    }

    const externalId = externalIdOf(id, url);
    const gtin = parseGtin(say('gtin'));
    const matchKey = matchKeyOf(ctx.source, gtin, line('parent_id') ?? '', externalId);
    const was = optionalAmount(say('was'), currency, ctx.decimal, scale.was);
    const oldPrice = was !== null && was > price.value ? was : null;
    const shipping = shippingAmount(say('shipping'), currency, ctx.decimal, scale.shipping);
    const coupon = optionalAmount(say('coupon_amount'), currency, ctx.decimal, scale.coupon_amount);
    const couponCode = line('coupon_code', 64);
    const inStock = stockOf(say('in_stock'), say('stock'));
    const brand = brands(say('brand'));
    const crumb = crumbs(say('category'));
    const image = say('image');
    const more = say('images');
    const images = imagesOf(more === '' ? image : `${image} ${more}`);
    const descriptionText = say('description');
    const description = descriptionText === '' || isNothing(descriptionText) ? '' : cleanText(descriptionText);
    const attributes = shownAttributes(crumb.shown, line('mpn'), say('attributes'));
    const platform = platformFor(say('platform'), url, profile.constants?.platform);
    const shop = line('shop');
    const isMall = parseFlag(say('mall')) === true;
    const flashSale = parseFlag(say('flash_sale')) === true;
    const flashUntil = flashSale ? parseInstant(say('flash_until'), tenant.timezone) : null;
    const variant = variantOf(say('variant'));
    const sku = line('sku');
    const rating = parseRating(say('rating'));
    const reviews = Math.min(parseCount(say('reviews')) ?? 0, 2_000_000_000);
    const sold = parseCount(say('sold')) ?? 0;
    const vouchers = vouchersOf(say('vouchers'), currency, tenant.timezone);
    const voucherText = vouchers.length === 0 ? null : jsonOf(vouchers);
    const words = `${name}\u0001${brand.norm}\u0001${crumb.id}\u0001${images.join(' ')}\u0001${description}\u0001${attributes}\u0001${gtin}\u0001${platform}\u0001${shop}\u0001${
      isMall
    }\u0001${flashSale}\u0001${flashUntil?.getTime()}\u0001${variant}\u0001${sku}\u0001${url}\u0001${rating}\u0001${reviews}\u0001${sold}\u0001${matchKey}`;
    const figures = `${currency}\u0001${price.value}\u0001${oldPrice}\u0001${shipping}\u0001${coupon}\u0001${couponCode}\u0001${inStock}\u0001${voucherText}`;
    return {
      tenant: tenant.id,
      row,
      externalId,
      matchKey,
      name,
      brandName: brand.name,
      brandNorm: brand.norm,
      categoryId: crumb.id,
      cover: images[0] ?? '',
      images,
      description,
      attributes,
      gtin,
      platform,
      shop,
      isMall,
      flashSale,
      flashUntil,
      variant,
      sku,
      url,
      currency,
      rating,
      reviews,
      sold,
      item: price.value,
      was: oldPrice,
      shipping,
      coupon,
      couponCode,
      inStock,
      observedAt,
      vouchers: voucherText,
      hash: feedHashOf(words, figures),
    };
  };
}

const UNFIT = /[\u0000-\u001f\u007f\ufffd]/;

function problem(field: Problem['field'], reason: string, value: string): Problem {
  return { field, reason, value };
}

const LINK_REASONS = {
  'not an address': 'url.invalid',
  'not http or https': 'url.scheme',
  'with a password': 'url.password',
  'too long': 'url.too_long',
} as const;
const PRICE_REASONS = {
  'not a number': 'price.not_a_number',
  negative: 'price.negative',
  'too large': 'price.too_large',
  nothing: 'price.missing',
  free: 'price.zero',
} as const;

/** Whose row this is. Without a named tenant the currency decides; a currency never changes tenants silently. */
function tenantOf(ctx: MapContext, currencyText: string, priceText: string, constant: CurrencyCode | undefined): MapTenant | Problem {
  const inPrice = currencyInPrice(priceText);
  const named = currencyText === '' || isNothing(currencyText) ? null : currencyOf(currencyText);
  if (named === null && currencyText !== '' && !isNothing(currencyText)) return problem('currency', 'currency.unknown', currencyText);
  if (named !== null && inPrice !== null && named !== inPrice) return problem('price', 'currency.conflict', `${currencyText}, ${priceText}`);
  const code = named ?? inPrice ?? constant ?? ctx.only?.currency ?? null;
  if (code === null) return problem('currency', 'currency.missing', priceText);
  if (ctx.only !== null) return code === ctx.only.currency ? ctx.only : problem('currency', 'currency.wrong_tenant', code);
  return ctx.tenants.get(code) ?? problem('currency', isCurrencyCode(code) || /^[A-Z]{3}$/.test(code) ? 'currency.not_served' : 'currency.unknown', code);
}

function optionalAmount(text: string, currency: CurrencyCode, mark: DecimalMark, scale: number | undefined): number | null {
  if (text === '') return null;
  const found: Amount = parseAmount(text, currency, mark, scale);
  return found.kind === 'amount' && found.value > 0 ? found.value : null;
}

/** Unlike other sums 0 means something: free. Google's form is `TH::Standard:45.00 THB`. */
function shippingAmount(text: string, currency: CurrencyCode, mark: DecimalMark, scale: number | undefined): number | null {
  if (text === '') return null;
  const found = parseAmount(text.includes(':') ? text.slice(text.lastIndexOf(':') + 1) : text, currency, mark, scale);
  return found.kind === 'amount' ? found.value : found.kind === 'free' ? 0 : null;
}

/** Out of stock when a status or a count says so; silence counts as in stock. */
function stockOf(status: string, count: string): boolean {
  const said = status === '' ? null : parseFlag(status);
  if (said === false) return false;
  return !(count !== '' && parseCount(count) === 0);
}

function platformFor(text: string, url: string, constant: Platform | undefined): Platform {
  const named = text === '' ? 'UNKNOWN' : platformOf(text);
  if (named !== 'UNKNOWN') return named;
  return constant ?? (url === '' ? 'UNKNOWN' : platformOfLink(url));
}

/** The raw breadcrumb and part number stay with the specifications: what the feed said is never lost. */
function attributesWriter(): (breadcrumb: string, mpn: string | null, pairs: string) => string {
  const bare = remembering((breadcrumb) => (breadcrumb === '' ? '[]' : jsonOf([{ name: 'breadcrumb', value: breadcrumb }])));
  return (breadcrumb, mpn, pairs) => {
    if (mpn === null && pairs === '') return bare(breadcrumb);
    const all = pairsOf(pairs);
    if (mpn !== null) all.unshift({ name: 'MPN', value: mpn });
    if (breadcrumb !== '') all.unshift({ name: 'breadcrumb', value: breadcrumb });
    return jsonOf(all);
  };
}

/** Remembers what a text came to; feeds repeat brands, breadcrumbs and shops. */
function remembering<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = make(text);
      if (known.size < 50_000) known.set(text, found);
    }
    return found;
  };
}
