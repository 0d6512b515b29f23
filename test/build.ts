/**
 * Builders of test data: small, set-based, with sensible defaults. Prices are written as the judge
 * would leave them.
 */
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { UNKNOWN_VERDICT } from '#contract/price/verdict.ts';
import type { Verdict, VerdictKind } from '#contract/price/verdict.ts';
import type { Context } from '#api/kernel/context.ts';
import type { Db } from '#api/kernel/postgres/database.ts';

let counter = 0;

export interface CategorySpec {
  code?: string;
  names?: Record<string, string>;
  parent?: { id: number; path: number[]; level: number };
}
export interface CategoryMade {
  id: number;
  code: string;
  path: number[];
  level: number;
}

export async function buildCategory(db: Db, spec: CategorySpec = {}): Promise<CategoryMade> {
  const code = spec.code ?? `cat${++counter}`;
  const level = (spec.parent?.level ?? 0) + 1;
  const row = await db.row<{
    id: number;
  }>(sql`insert into category (code, parent_id, level, names, position)
    values (${code}, ${spec.parent?.id ?? null}, ${level},
      ${JSON.stringify(spec.names ?? { en: code })}::jsonb, ${++counter}) returning id`);
  const id = row?.id as number;
  const path = [...(spec.parent?.path ?? []), id];
  await db.run(sql`update category set path = ${path}::bigint[] where id = ${id}`);
  return { id, code, path, level };
}

export async function buildBrand(
  db: Db,
  name: string,
  initial = name[0]?.toUpperCase() ?? '#',
  aliases: string[] = [],
): Promise<{ id: number; code: string; name: string }> {
  const code = `b${++counter}`;
  const row = await db.row<{
    id: number;
  }>(sql`insert into brand (code, name, norm, initial, aliases, story)
    values (${code}, ${name}, ${name.toLowerCase()}, ${initial}, ${aliases},
      ${JSON.stringify({ en: `${name} since 1990` })}::jsonb) returning id`);
  return { id: row?.id as number, code, name };
}

export interface GoodsSpec {
  name?: string;
  names?: Record<string, string>;
  brandId?: number;
  categoryId?: number;
  listed?: boolean;
  rating?: number;
  reviews?: number;
  sold?: number;
  createdAt?: Date;
  manualLabels?: string[];
  source?: string;
  platform?: string;
  shop?: string;
  mall?: boolean;
  shipping?: number | null;
  coupon?: number | null;
  /** Minor units. `price` null: goods that nobody has seen a price of. */
  price?: number | null;
  was?: number | null;
  verdict?: VerdictKind;
  real?: number | null;
  inStock?: boolean;
  labels?: string[];
  lowDays?: number | null;
  allTimeLow?: boolean;
}
export interface GoodsMade {
  id: number;
  code: string;
  offerId: number;
}

/** Goods with one offer and its judged price. */
export async function buildGoods(ctx: Context, spec: GoodsSpec = {}): Promise<GoodsMade> {
  const code = `g${++counter}`;
  const { db, tenant, now } = ctx;
  const created = spec.createdAt ?? now;
  const goods = await db.row<{ id: number }>(sql`
    insert into goods (tenant_id, code, name, names, brand_id, category_id, cover, rating,
      review_count, sold_count, manual_labels, listed, created_at, updated_at)
    values (${tenant.id}, ${code}, ${spec.name ?? `Goods ${code}`},
      ${JSON.stringify(spec.names ?? {})}::jsonb, ${spec.brandId ?? null},
      ${spec.categoryId ?? null},
      '/pic/a.webp', ${spec.rating ?? null}, ${spec.reviews ?? 0}, ${spec.sold ?? 0},
        ${spec.manualLabels ?? []}, ${spec.listed ?? true}, ${created}, ${created}) returning id`);
  const id = goods?.id as number;
  const offer = await db.row<{ id: number }>(sql`
    insert into offer (tenant_id, goods_id, source, external_id, platform, shop_name, is_mall, url,
      currency, rating, review_count, created_at, updated_at)
    values (${tenant.id}, ${id}, ${spec.source ?? 'test'}, ${code}, ${spec.platform ?? 'LAZADA'},
      ${spec.shop ?? 'Shop'}, ${spec.mall ?? false}, 'https://shop.example/1', ${tenant.currency},
      ${spec.rating ?? null}, ${spec.reviews ?? 0}, ${created}, ${created}) returning id`);
  const offerId = offer?.id as number;
  if (spec.price !== null) await setPrice(ctx, { id, offerId }, spec);
  return { id, code, offerId };
}

/** Writes the current price of goods, and of their one offer. */
export async function setPrice(
  ctx: Context,
  { id, offerId }: { id: number; offerId: number },
  spec: GoodsSpec,
): Promise<void> {
  const { db, tenant, now } = ctx;
  const price = spec.price ?? 100_00;
  const was = spec.was ?? null;
  const kind = spec.verdict ?? 'NO_CLAIM';
  const discount =
    was !== null && was > price ? Math.floor((1 - price / was) * 10_000) / 10_000 : null;
  const real = spec.real ?? null;
  const evidence = JSON.stringify(verdict(kind, discount, real, price, now));
  await db.run(sql`
    insert into offer_price (offer_id, tenant_id, goods_id, observed_at, item_amount, was_amount,
      shipping_amount, coupon_amount, effective_amount, in_stock, verdict, evidence, judged_at,
      judged_on)
    values (${offerId}, ${tenant.id}, ${id}, ${now}, ${price}, ${was}, ${spec.shipping ?? null},
      ${spec.coupon ?? null}, ${price}, ${spec.inStock ?? true}, ${kind}, ${evidence}::jsonb,
      ${now}, ${localDay(now, tenant.timezone)})
    on conflict (offer_id) do update set item_amount = excluded.item_amount,
      was_amount = excluded.was_amount, effective_amount = excluded.effective_amount,
      in_stock = excluded.in_stock, verdict = excluded.verdict, evidence = excluded.evidence,
        observed_at = excluded.observed_at`);
  await db.run(sql`
    insert into goods_price (goods_id, tenant_id, best_offer_id, platform, offer_count,
      current_amount, origin_amount, discount, real_discount, in_stock, observed_at,
      verdict, evidence, labels, low_days, all_time_low, spark, judged_at, judged_on, sold)
    values (${id}, ${tenant.id}, ${offerId}, ${spec.platform ?? 'LAZADA'}, 1, ${price}, ${was},
      ${discount}, ${real}, ${spec.inStock ?? true}, ${now}, ${kind}, ${evidence}::jsonb,
      ${spec.labels ?? []}, ${spec.lowDays ?? null}, ${spec.allTimeLow ?? false},
        ${JSON.stringify({ to: '2026-11-21', steps: [[0, price]], typical: null, seenDays: 1 })}::jsonb, ${now}, ${localDay(now, tenant.timezone)},
        case when ${spec.inStock ?? true} then (select sold_count from goods where id = ${id}
          and listed) end)
    on conflict (goods_id) do update set sold = excluded.sold, current_amount = excluded.current_amount,
      origin_amount = excluded.origin_amount, discount = excluded.discount,
      real_discount = excluded.real_discount, in_stock = excluded.in_stock,
        verdict = excluded.verdict, evidence = excluded.evidence, labels = excluded.labels,
      low_days = excluded.low_days, all_time_low = excluded.all_time_low`);
  await db.run(sql`delete from goods_label where goods_id = ${id}`);
  await db.run(
    sql`insert into goods_label (tenant_id, label, goods_id) select ${tenant.id},
        unnest(${spec.labels ?? []}::text[]), ${id}`,
  );
}

function verdict(
  kind: VerdictKind,
  claimed: number | null,
  real: number | null,
  price: number,
  now: Date,
): Verdict {
  const known = {
    ...UNKNOWN_VERDICT,
    kind,
    claimed,
    real,
    observedDays: 60,
    preDays: 60,
    totalDays: 60,
  };
  if (real === null) return known;
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return {
    ...known,
    typicalAmount: Math.round(price / (1 - real)),
    typicalBasis: 'BEFORE',
    typicalSeen: 60,
    typicalDays: 60,
    typicalFromTime: ago(62),
    typicalUntilTime: ago(3),
    fromTime: ago(62),
    untilTime: ago(3),
  };
}

export interface DealSpec {
  title?: string;
  summary?: string;
  text?: string;
  keywords?: string[];
  amount?: number;
  startsAt?: Date;
  endsAt?: Date;
  manualLabels?: string[];
  publishTime?: Date;
  publishStatus?: number;
  auditStatus?: string;
  viewerType?: string;
}

/** A deal that an editor wrote about goods; `refreshDeals` decides whether it is open. */
export async function buildDeal(
  ctx: Context,
  goods: { id: number; offerId: number },
  spec: DealSpec = {},
): Promise<{ id: number; code: string }> {
  const code = `D${++counter}`;
  const { db, tenant, now } = ctx;
  const published = spec.publishTime ?? now;
  const made = await db.row<{ id: number }>(sql`
    insert into content (tenant_id, code, type, title, summary, text, keywords, publish_time,
      update_time, publish_status, audit_status, viewer_type)
    values (${tenant.id}, ${code}, 'DEAL', ${spec.title ?? `Deal ${code}`}, ${spec.summary ?? ''},
      ${spec.text ?? ''}, ${spec.keywords ?? []}, ${published}, ${published},
      ${spec.publishStatus ?? 1}, ${spec.auditStatus ?? 'PASSED'}, ${spec.viewerType ?? 'ALL'})
        returning id`);
  const id = made?.id as number;
  await db.run(sql`
    insert into deal (content_id, tenant_id, goods_id, offer_id, deal_amount, was_amount, starts_at,
      ends_at, publish_time, manual_labels, is_open)
    select ${id}, ${tenant.id}, ${goods.id}, ${goods.offerId},
      coalesce(${spec.amount ?? null}::bigint, p.current_amount, 10000), p.origin_amount,
      ${spec.startsAt ?? null}, ${spec.endsAt ?? null}, ${published}, ${spec.manualLabels ?? []},
        false
    from (select 1) one left join goods_price p on p.goods_id = ${goods.id}`);
  return { id, code };
}

/** A user; returns the id. */
export async function buildAccount(
  ctx: Context,
  spec: { nickname?: string; publisherType?: 'PROFESSIONAL' | 'PERSONAL'; createdAt?: Date },
): Promise<number> {
  const row = await ctx.db.row<{
    id: number;
  }>(sql`insert into account (tenant_id, nickname, publisher_type, created_at)
    values (${ctx.tenant.id}, ${spec.nickname ?? `User ${++counter}`},
      ${spec.publisherType ?? 'PERSONAL'},
      ${spec.createdAt ?? new Date(ctx.now.getTime() - 100 * 86_400_000)}) returning id`);
  return row?.id as number;
}
