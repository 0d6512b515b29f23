/**
 * Whose coupons a question names: those of a platform, a shop, a maker, a kind of product, or all.
 */
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { brandNamed, goodsBy } from '../../catalog/index.ts';
import { couponShop } from '../../coupon/index.ts';
import type { Within } from '../../coupon/index.ts';
import { breadcrumbOf } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { platformIn, searchAll } from '../../search/index.ts';
import { dictionaryOf, thingIn } from '../../words/index.ts';
import { has, without, WORDS } from '../intent/words.ts';

export interface Scope {
  readonly within: Within;
  /** What it is called; null: all coupons. */
  readonly name: string | null;
  /** Where the page of coupons shows the same. */
  readonly page: string;
  /** Where it has none, those that hold for a product of that name are named instead. */
  readonly orOfGoods?: boolean;
  /** Where it has none: whose hold for it too. */
  readonly otherwise?: Scope;
  /** Coupons for shipping are asked for. */
  readonly ofShipping?: boolean;
}

/** Undefined: it names no such thing, so a product. */
export async function scopeOf(ctx: Context, thing: string): Promise<Scope | undefined> {
  const { SHIPPING } = WORDS.asWish;
  if (!has(thing, SHIPPING)) return scopeNamed(ctx, thing);
  const scope = await scopeNamed(ctx, without(thing, SHIPPING).trim());
  return scope && { ...scope, ofShipping: true };
}

async function scopeNamed(ctx: Context, thing: string): Promise<Scope | undefined> {
  const platform = platformIn(thing);
  const rest = platform ? without(platform.rest, WORDS.wished) : thing;
  const name = whoseName(rest);
  if (platform && name === '') return ofPlatform(platform.platform);
  if (name === '') return { within: {}, name: null, page: '/coupons' };
  if (platform) {
    const there = ofPlatform(platform.platform);
    const shelf = await categoryScope(ctx, name);
    if (shelf)
      return {
        ...shelf,
        within: { ...shelf.within, ...there.within },
        name: `${shelf.name}, ${there.name}`,
        page: there.page,
        otherwise: there,
      };
    return thingIn(name, ctx.tenant.currency) === undefined ? there : undefined;
  }
  const spoken = thing.replace(/\s+/g, ' ').trim();
  const names = [...new Set([spoken, without(spoken, WORDS.shop).trim(), name])];
  const [brand, shop] = await Promise.all([brandNamed(ctx.db, name), couponShop(ctx, names)]);
  if (shop !== null) return { within: { shop }, name: shop, page: pageOf(shop) };
  if (brand) return { within: { brandId: brand.id }, name: brand.name, page: pageOf(brand.name) };
  if (has(thing, WORDS.shop)) return { within: { shop: name }, name, page: '/coupons' };
  return categoryScope(ctx, name);
}

function ofPlatform(platform: string): Scope {
  const code = platformOf(platform);
  const platforms =
    code === 'TIKTOK_SHOP' || code === 'TIKTOK' ? ['TIKTOK_SHOP', 'TIKTOK'] : [code];
  return {
    within: { platforms },
    name: PLATFORM_NAMES[code],
    page: `/coupons?platform=${platforms.at(-1)}`,
  };
}

function pageOf(keyword: string): string {
  return `/coupons?${new URLSearchParams({ keyword })}`;
}

/** A kind of product alone, as the best match of its name is shelved. */
async function categoryScope(ctx: Context, name: string): Promise<Scope | undefined> {
  const { currency } = ctx.tenant;
  const isDepartment = dictionaryOf(currency).isDepartment(name.toLowerCase());
  const isKind =
    thingIn(name, currency)?.replaceAll(' ', '') === name.toLowerCase().replaceAll(' ', '');
  if (!isKind && !isDepartment) return undefined;
  const found = await searchAll(ctx, {
    keyword: name,
    dataTypes: ['GOODS'],
    pageRequest: { page: 1, size: 1 },
  });
  const id = found.understood?.partial ? undefined : found.content[0]?.id;
  const shelved =
    id === undefined ? null : ((await goodsBy(ctx.db, Number(id), ''))?.category_path ?? null);
  // electronics are more than the phones that match best
  const path = isDepartment ? (shelved?.slice(0, 1) ?? null) : shelved;
  const shelf = (await breadcrumbOf(ctx, path)).at(-1);
  return shelf && path
    ? { within: { categoryPath: path }, name: shelf.name, page: '/coupons', orOfGoods: true }
    : undefined;
}

/** Without the words that only say whose: "from the shop X", "ร้าน X". */
export function whoseName(text: string): string {
  return without(text, WORDS.whose).replace(/\s+/g, ' ').trim();
}
