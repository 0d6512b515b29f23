/**
 * Scripted goods, offers and price histories for tests: as a feed would have brought them, day by day.
 */
import sql, { join } from 'sql-template-tag';
import { instantOf } from '#contract/time.ts';
import type { Context } from '#api/kernel/context.ts';
import { takeIn } from '#api/price/index.ts';
import type { TakenIn } from '#api/price/index.ts';

export interface Observation {
  at: Date | string;
  /** In minor units. */
  item: number;
  was?: number | null;
  shipping?: number | null;
  coupon?: number | null;
  couponCode?: string | null;
  inStock?: boolean;
  audience?: string;
  source?: string;
  currency?: string;
}

export interface OfferTraits {
  platform?: string;
  shopName?: string;
  variant?: string | null;
  isMall?: boolean;
  retired?: boolean;
  flashSale?: boolean;
  flashUntil?: Date | null;
  rating?: number;
  reviews?: number;
  sold14?: number | null;
  sold30?: number | null;
  sold?: number;
}
export interface GoodsTraits {
  code?: string;
  name?: string;
  rating?: number;
  reviews?: number;
  sold?: number;
  manualLabels?: string[];
  categoryId?: number | null;
}

let serial = 0;

export async function makeGoods(ctx: Context, traits: GoodsTraits = {}): Promise<number> {
  const code = traits.code ?? `g${++serial}`;
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into goods (tenant_id, code, name, rating, review_count, sold_count, manual_labels,
      category_id, created_at, updated_at)
    values (${ctx.tenant.id}, ${code}, ${traits.name ?? code}, ${traits.rating ?? null},
      ${traits.reviews ?? 0}, ${traits.sold ?? 0},
      ${traits.manualLabels ?? []}, ${traits.categoryId ?? null}, ${ctx.now}, ${ctx.now})
        returning id`);
  return (row as { id: number }).id;
}

export async function makeOffer(
  ctx: Context,
  goodsId: number,
  traits: OfferTraits = {},
): Promise<number> {
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into offer (tenant_id, goods_id, source, external_id, platform, is_mall, flash_sale,
      flash_until, url, currency, rating, review_count,
      sold_count, sold_14, sold_30, shop_name, variant, retired, created_at, updated_at)
    values (${ctx.tenant.id}, ${goodsId}, 'feed', ${`x${++serial}`}, ${traits.platform ?? 'SHOPEE'},
      ${traits.isMall ?? false}, ${traits.flashSale ?? false},
      ${traits.flashUntil ?? null}, 'https://shop.example/x', ${ctx.tenant.currency},
        ${traits.rating ?? null}, ${traits.reviews ?? 0}, ${traits.sold ?? 0},
      ${traits.sold14 ?? null}, ${traits.sold30 ?? null}, ${traits.shopName ?? null},
        ${traits.variant ?? null}, ${traits.retired ?? false}, ${ctx.now}, ${ctx.now})
    returning id`);
  return (row as { id: number }).id;
}

/** Goods with one offer and its history. */
export async function makeHistory(
  ctx: Context,
  observations: readonly Observation[],
  traits: OfferTraits & { goods?: GoodsTraits } = {},
): Promise<{ goodsId: number; offerId: number; taken: TakenIn }> {
  const goodsId = await makeGoods(ctx, traits.goods);
  const offerId = await makeOffer(ctx, goodsId, traits);
  return { goodsId, offerId, taken: await observe(ctx, offerId, observations) };
}

/** Takes observations of one offer in. */
export async function observe(
  ctx: Context,
  offerId: number,
  observations: readonly Observation[],
): Promise<TakenIn> {
  const rows = observations.map(
    (one) => sql`(${offerId}::bigint, ${new Date(one.at)}::timestamptz,
        ${one.currency ?? ctx.tenant.currency}, ${one.item}::bigint, ${one.was ?? null}::bigint,
        ${one.shipping ?? null}::bigint,
    ${one.coupon ?? null}::bigint, ${one.couponCode ?? null}, ${one.inStock ?? true}::boolean,
      ${one.audience ?? 'PUBLIC'}, ${one.source ?? 'feed'}, 100::smallint, null::bytea,
      null::bigint)`,
  );
  return takeIn(ctx, sql`select * from (values ${join(rows)}) observation`);
}

/** Observation once a day at 09:00 tenant-local, from `from` days ago to `to` days ago. */
export function daily(
  ctx: Context,
  from: number,
  to: number,
  price: Omit<Observation, 'at'>,
): Observation[] {
  return Array.from({ length: from - to + 1 }, (_, index) => ({
    ...price,
    at: daysAgo(ctx, from - index),
  }));
}

/** A wall-clock time of the tenant, so many days ago. */
export function daysAgo(ctx: Context, days: number, hour = 9, minute = 0): Date {
  const day = new Date(ctx.now.getTime() - days * 86_400_000);
  const local = new Intl.DateTimeFormat('en-CA', {
    timeZone: ctx.tenant.timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(day)
    .split('-')
    .map(Number);
  return instantOf(
    {
      year: local[0] as number,
      month: local[1] as number,
      day: local[2] as number,
      hour,
      minute,
      second: 0,
    },
    ctx.tenant.timezone,
  );
}
