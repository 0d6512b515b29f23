/** The product that words name, and what it costs in parts. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Platform } from '#contract/catalog/label.ts';
import { goodsDetail } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { wordsHeld } from '../../search/index.ts';
import { thingIn, wordsOf } from '../../words/index.ts';
import type { BoughtWith } from '../intent/own-voucher.ts';
import { fitting, intentIn } from './look-up.ts';

/**
 * The first product whose title has all of `names` that stand in any title, of one of the
 * platforms where it is sold there; undefined: they name none.
 */
export async function soldAs(
  ctx: Context,
  names: readonly string[],
  platforms: readonly Platform[] = [],
): Promise<GoodsCard | undefined> {
  const held = await wordsHeld(ctx, names);
  const thing = names.filter((one) => held.has(one) || /\d/.test(one)).join(' ');
  const isThing = thingIn(thing, ctx.tenant.currency) !== undefined;
  if (!isThing && thing.split(' ').length < NAME) return undefined;
  const { platforms: _platforms, ...wanted } = intentIn(ctx, thing);
  const there = platforms.length > 0 ? [{ ...wanted, platforms: [...platforms] }] : [];
  for (const intent of [...there, wanted]) {
    const { cards, isNear } = await fitting(ctx, intent);
    if (!isNear && cards[0]) return cards[0];
  }
  return undefined;
}

/** So many words of titles name a product without its kind. */
const NAME = 2;

/** A product that is bought with a voucher, so many pieces of it. */
export interface Bought {
  readonly card: GoodsCard;
  readonly pieces: number;
}

/** Null: no such product is known. Undefined: a figure may be what it costs. */
export async function boughtAs(
  ctx: Context,
  bought: BoughtWith,
): Promise<Bought | null | undefined> {
  const names = bought.name;
  const counted = bought.figures.filter(({ isPieces }) => isPieces).map((one) => one.text);
  // "2 lotions", "2 of the Sky 8": they count where no title has the figure beside these words
  const uncounted = names.filter((one) => !counted.includes(one));
  for (const way of counted.length > 0 ? [names, uncounted] : [names]) {
    const card = await soldAs(ctx, way);
    if (!card) continue;
    const titled = new Set(wordsOf(card.name).map((word) => word.text));
    const others = bought.figures.filter(({ text: figure }) => !titled.has(figure));
    const [count, ...more] = others.filter(({ isPieces }) => isPieces);
    if (others.some(({ isPieces }) => !isPieces) || more.length > 0) return undefined;
    return { card, pieces: count === undefined ? 1 : Number(count.text) };
  }
  return null;
}

/** What a product and sending it cost, in minor units; null: what sending it costs is not known. */
export interface Cost {
  readonly item: number;
  readonly shipping: number | null;
}

/** At its best offer, without any coupon. */
export async function costOf(ctx: Context, { code }: GoodsCard): Promise<Cost> {
  const { parts } = await goodsDetail(ctx, { code, withShipping: true, withCoupon: false });
  return { item: parts.itemAmount, shipping: parts.shippingAmount };
}
