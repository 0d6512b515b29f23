/** What a row says of the goods beside their price. */
import type { Platform } from '#contract/catalog/label.ts';
import { CONDITION } from '#contract/catalog/condition.ts';
import type { Condition } from '#contract/catalog/condition.ts';
import { platformOf } from '#contract/catalog/label.ts';
import { brandNorm, platformOfLink } from '../../catalog/index.ts';
import { jsonOf } from '../../kernel/json.ts';
import { brandIn, isBrandWord } from '../../words/index.ts';
import { BETWEEN_STEPS, breadcrumbOf, imagesOf, pairsOf, variantOf } from '../parse/cell.ts';
import { parseCount, parseFlag, parseRating, parseSales } from '../parse/flag.ts';
import { parseGtin } from '../parse/gtin.ts';
import { parseEnd } from '../parse/instant.ts';
import { isNothing } from '../parse/nothing.ts';
import { cleanLine, cleanText } from '../parse/text.ts';
import type { Cells } from './cells.ts';
import type { MapContext, MapTenant } from './context.ts';
import { matchKeyOf } from './identity.ts';
import type { Item } from './item.ts';
import { remembering } from './remember.ts';
import type { Staged } from './staged.ts';

export type Details = Omit<
  Staged,
  | 'tenant'
  | 'row'
  | 'externalId'
  | 'name'
  | 'url'
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
  | 'hash'
>;

/** Reads the details of the row at hand, which is of this tenant. */
export function detailsReader(
  ctx: MapContext,
  cells: Cells,
): (item: Item, tenant: MapTenant) => Details {
  const { say, line } = cells;
  const brands = remembering((text) => {
    const name = cleanLine(text, 120);
    const norm = isNothing(text) ? null : brandNorm(name);
    return { norm, name: norm === null ? null : name };
  });
  const crumbs = remembering((text) => {
    const steps = breadcrumbOf(text);
    return { steps, shown: steps.join(BETWEEN_STEPS) };
  });
  const shownAttributes = attributesWriter();
  /** The maker where the feed has no word for it: by the specifications, else by the title. */
  const brandRead = (name: string): string =>
    pairsOf(say('attributes')).find((pair) => isBrandWord(pair.name))?.value ??
    brandIn({ title: name, shop: line('shop') }) ??
    '';
  return ({ externalId, name, url, condition }, { timezone, currency }) => {
    const gtin = parseGtin(say('gtin'));
    const brand = brands(say('brand') || brandRead(name));
    const crumb = crumbs(say('category'));
    const images = picturesOf(say('image'), say('images'));
    const flashSale = parseFlag(say('flash_sale')) === true;
    return {
      matchKey: matchKeyOf(ctx.source, gtin, line('parent_id') ?? '', externalId, condition),
      gtin,
      brandName: brand.name,
      brandNorm: brand.norm,
      categoryId: ctx.category(crumb.steps, name, currency),
      cover: images[0] ?? '',
      images,
      description: descriptionOf(say('description')),
      attributes: shownAttributes(crumb.shown, line('mpn'), say('attributes'), condition),
      platform: platformFor(say('platform'), url, ctx.mapping.profile.constants?.platform),
      shop: line('shop'),
      isMall: parseFlag(say('mall')) === true,
      flashSale,
      flashUntil: flashSale ? parseEnd(say('flash_until'), timezone) : null,
      variant: variantOf(say('variant')),
      sku: line('sku'),
      rating: parseRating(say('rating')),
      reviews: Math.min(parseCount(say('reviews')) ?? 0, 2_000_000_000),
      sold: parseCount(say('sold')) ?? 0,
      sold14: parseSales(say('sold_14')),
      sold30: parseSales(say('sold_30')),
    };
  };
}

function picturesOf(image: string, more: string): string[] {
  return imagesOf(more === '' ? image : `${image} ${more}`);
}

function descriptionOf(text: string): string {
  return text === '' || isNothing(text) ? '' : cleanText(text);
}

function platformFor(text: string, url: string, constant: Platform | undefined): Platform {
  const named = text === '' ? 'UNKNOWN' : platformOf(text);
  if (named !== 'UNKNOWN') return named;
  return constant ?? (url === '' ? 'UNKNOWN' : platformOfLink(url));
}

/**
 * The raw breadcrumb and part number stay with the specifications: what the feed gave is never
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
