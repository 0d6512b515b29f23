/**
 * A record → an accepted row, or the first reason why not. Pure; it runs once per row of a feed, so
 * it stays lean.
 */
import type { Platform } from '#contract/catalog/label.ts';
import { CONDITION } from '#contract/catalog/condition.ts';
import type { Condition } from '#contract/catalog/condition.ts';
import { platformOf } from '#contract/catalog/label.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { brandNorm, platformOfLink } from '../../catalog/index.ts';
import { LIMITS } from '../limits.ts';
import type { Amount, DecimalMark } from '../parse/amount.ts';
import { parseAmount } from '../parse/amount.ts';
import { breadcrumbOf, imagesOf, pairsOf, variantOf } from '../parse/cell.ts';
import { parseCount, parseFlag, parseRating, parseSales } from '../parse/flag.ts';
import { parseGtin } from '../parse/gtin.ts';
import { parseEnd, parseInstant } from '../parse/instant.ts';
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
import { audienceOf, conditionOf, isGone } from '../parse/kind.ts';
import { priceAt } from './price.ts';
import { tenantOf } from './tenant.ts';

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
  /** When rows without an instant of their own were seen. */
  readonly observedAt: Date;
  readonly decimal: DecimalMark;
  /** Names from a second file, by external id. */
  readonly items: ReadonlyMap<string, Readonly<Partial<Record<Field, string>>>> | null;
}

/** A row that says that an item is no longer there. */
export interface Gone {
  readonly gone: string;
}

export type RowMapper = (cells: readonly string[], row: number) => Staged | Problem | Gone;

export function isProblem(result: Staged | Problem | Gone): result is Problem {
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
  const sayPrice = (field: 'price' | 'sale' | 'was'): string => {
    const text = say(field);
    return isNothing(text) ? '' : text;
  };
  // where there is a column for sales and none for the plain price, the regular one (`was`) is what
  // others cost
  const plainField =
    positions.price === undefined && positions.sale !== undefined ? 'was' : 'price';
  const plainPrice = () => sayPrice(plainField);
  const priceNames = `${mapping.shown.price ?? ''} ${mapping.shown.sale ?? ''}`.replaceAll(
    '_',
    ' ',
  );
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

    const idText = say('id').trim();
    const id = isNothing(idText) ? '' : idText;
    if (isGone(say('action'))) {
      const url = parseLink(say('url'));
      const key = externalIdOf(id, 'wrong' in url ? '' : url.url);
      return id === '' && 'wrong' in url
        ? problem('row', 'id.missing', say('action'))
        : { gone: key };
    }

    const titleText = say('title');
    // bytes that were no text in the feed's encoding; in a description they are left out, in a
    // title they ruin it
    if (titleText.includes('\ufffd')) return problem('title', 'encoding.invalid', titleText);
    const name = cleanLine(titleText);
    if (name === '' || isNothing(name))
      return problem(
        'title',
        items !== null && extra === undefined ? 'title.unknown_item' : 'title.missing',
        say('id'),
      );
    const urlText = say('url');
    let url = '';
    if (urlText !== '' && !isNothing(urlText)) {
      const link = parseLink(urlText);
      if ('wrong' in link) return problem('url', LINK_REASONS[link.wrong], urlText);
      url = link.url;
    }
    if (id === '' && url === '') return problem('url', 'id.missing', urlText);
    if (id.length > LIMITS.word || UNFIT.test(id)) return problem('id', 'id.unusable', id);

    const conditionText = say('condition');
    const condition = conditionOf(isNothing(conditionText) ? '' : conditionText, name);
    const saleText = sayPrice('sale');
    const priceText = saleText === '' ? plainPrice() : saleText;
    const tenant = tenantOf(ctx, say('currency'), priceText, profile.constants?.currency);
    if ('reason' in tenant) return tenant;
    const { currency } = tenant;
    const observed = say('observed_at');
    let observedAt: Date | null = null;
    if (observed !== '' && !isNothing(observed)) {
      observedAt = parseInstant(observed, tenant.timezone);
      if (observedAt === null) return problem('observed_at', 'observed_at.invalid', observed);
      if (observedAt.getTime() > ctx.now.getTime() + LIMITS.aheadMs)
        return problem('observed_at', 'observed_at.future', observed);
    }

    const price = priceAt(
      observedAt ?? ctx.observedAt,
      {
        plain: plainPrice(),
        sale: saleText,
        was: sayPrice('was'),
        dates: say('sale_dates'),
        from: say('sale_from'),
        until: say('sale_until'),
      },
      { currency, decimal: ctx.decimal, timezone: tenant.timezone, scale },
    );
    if ('reason' in price) return price;

    const externalId = externalIdOf(id, url);
    const gtin = parseGtin(say('gtin'));
    const matchKey = matchKeyOf(ctx.source, gtin, line('parent_id') ?? '', externalId, condition);
    const shipping = shippingAmount(say('shipping'), currency, ctx.decimal, scale.shipping);
    const couponText = line('coupon_code', 64);
    // a coupon for newcomers takes nothing off what others pay
    const isOpenCoupon = audienceOf(couponText ?? '') === 'PUBLIC';
    const coupon = isOpenCoupon
      ? optionalAmount(say('coupon_amount'), currency, ctx.decimal, scale.coupon_amount)
      : null;
    const couponCode = isOpenCoupon ? couponText : null;
    const audience = audienceOf(name, say('audience'), priceNames);
    const inStock = stockOf(say('in_stock'), say('stock'));
    const brand = brands(say('brand'));
    const crumb = crumbs(say('category'));
    const image = say('image');
    const more = say('images');
    const images = imagesOf(more === '' ? image : `${image} ${more}`);
    const descriptionText = say('description');
    const description =
      descriptionText === '' || isNothing(descriptionText) ? '' : cleanText(descriptionText);
    const attributes = shownAttributes(crumb.shown, line('mpn'), say('attributes'), condition);
    const platform = platformFor(say('platform'), url, profile.constants?.platform);
    const shop = line('shop');
    const isMall = parseFlag(say('mall')) === true;
    const flashSale = parseFlag(say('flash_sale')) === true;
    const flashUntil = flashSale ? parseEnd(say('flash_until'), tenant.timezone) : null;
    const variant = variantOf(say('variant'));
    const sku = line('sku');
    const rating = parseRating(say('rating'));
    const reviews = Math.min(parseCount(say('reviews')) ?? 0, 2_000_000_000);
    const sales = {
      sold: parseCount(say('sold')) ?? 0,
      sold14: parseSales(say('sold_14')),
      sold30: parseSales(say('sold_30')),
    };
    const vouchers = vouchersOf(say('vouchers'), currency, tenant.timezone);
    const voucherText = vouchers.length === 0 ? null : jsonOf(vouchers);
    const words = `${name}\u0001${brand.norm}\u0001${crumb.id}\u0001${images.join(' ')}\u0001${description}\u0001${attributes}\u0001${gtin}\u0001${platform}\u0001${shop}\u0001${
      isMall
    }\u0001${flashSale}\u0001${flashUntil?.getTime()}\u0001${variant}\u0001${sku}\u0001${url}\u0001${rating}\u0001${reviews}\u0001${sales.sold}\u0001${matchKey}${sales.sold14 === null && sales.sold30 === null ? '' : `\u0001${sales.sold14}\u0001${sales.sold30}`}`;
    const figures = `${currency}\u0001${price.item}\u0001${price.was}\u0001${shipping}\u0001${coupon}\u0001${couponCode}\u0001${inStock}\u0001${voucherText}${audience === 'PUBLIC' ? '' : `\u0001${audience}`}`;
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
      ...sales,
      item: price.item,
      was: price.was,
      audience,
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

function platformFor(text: string, url: string, constant: Platform | undefined): Platform {
  const named = text === '' ? 'UNKNOWN' : platformOf(text);
  if (named !== 'UNKNOWN') return named;
  return constant ?? (url === '' ? 'UNKNOWN' : platformOfLink(url));
}

/**
 * The raw breadcrumb and part number stay with the specifications: what the feed said is never
 * lost.
 */
function attributesWriter(): (
  breadcrumb: string,
  mpn: string | null,
  pairs: string,
  condition: Condition | null,
) => string {
  const bare = remembering((breadcrumb) =>
    breadcrumb === '' ? '[]' : jsonOf([{ name: 'breadcrumb', value: breadcrumb }]),
  );
  return (breadcrumb, mpn, pairs, condition) => {
    if (mpn === null && pairs === '' && condition === null) return bare(breadcrumb);
    const all = pairsOf(pairs).filter((pair) => pair.name !== CONDITION);
    if (condition !== null) all.unshift({ name: CONDITION, value: condition });
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
