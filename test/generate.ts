/**
 * Many rows at once, for tests of plans and times: goods with prices, open deals and their labels.
 */
import sql from 'sql-template-tag';
import { placeWriting } from '#api/content/index.ts';
import type { Context } from '#api/kernel/context.ts';

interface Places {
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
}

/**
 * Makes `many` priced goods of the tenant, each with one open deal, in the given categories and
 * brands by turns.
 */
export async function generateDeals(ctx: Context, many: number, places: Places): Promise<void> {
  await ctx.db.transaction(async (db) => {
    await db.run(sql`set local statement_timeout = 0`);
    await insertGoods({ ...ctx, db }, many, places);
    await insertPrices({ ...ctx, db });
    await insertDeals({ ...ctx, db });
  });
}

async function insertGoods(
  { db, tenant, now }: Context,
  many: number,
  { categoryIds, brandIds }: Places,
): Promise<void> {
  await db.run(sql`
    insert into goods (tenant_id, code, name, brand_id, category_id, cover, sold_count, rating,
      created_at, updated_at)
    select ${tenant.id}, 'gen' || i, 'Generated goods ' || i || ' model ' || md5(i::text),
      (${brandIds}::bigint[])[1 + i % ${brandIds.length}],
      (${categoryIds}::bigint[])[1 + i % ${categoryIds.length}],
      '/pic/a.webp', (i::bigint * 7919) % 100003, 3 + (i % 20) / 10.0,
        ${now}::timestamptz - make_interval(mins => i), ${now} from generate_series(1,
        ${many}::int) i`);
  await db.run(sql`
    insert into offer (tenant_id, goods_id, source, external_id, platform, url, currency,
      created_at, updated_at)
    select ${tenant.id}, g.id, 'gen', g.code, (array['LAZADA', 'SHOPEE', 'TIKTOK'])[1 + g.id % 3],
      'https://shop.example', ${tenant.currency}, ${now}, ${now} from goods g
      where g.code like 'gen%'`);
}

const EVIDENCE = JSON.stringify({
  kind: 'VERIFIED',
  claimed: 0.3,
  real: 0.2,
  typicalAmount: null,
  priorAmount: null,
  priorTime: null,
  cheaperBefore: false,
  promoStart: null,
  raisedTime: null,
  raisedAmount: null,
  fromTime: null,
  observedDays: 60,
  preDays: 60,
  strikeDays: 0,
  windowDays: 90,
});

async function insertPrices({ db, tenant, now }: Context): Promise<void> {
  await db.run(sql`
    insert into offer_price (offer_id, tenant_id, goods_id, observed_at, item_amount, was_amount,
      effective_amount, in_stock, verdict, evidence, judged_at, judged_on)
    select o.id, ${tenant.id}, o.goods_id, ${now}, 100 * (1 + o.id % 9973),
      200 * (1 + o.id % 9973), 100 * (1 + o.id % 9973), true, 'VERIFIED', ${EVIDENCE}::jsonb,
      ${now}, ${now}::timestamptz::date from offer o where o.source = 'gen'`);
  await db.run(sql`
    insert into goods_price (goods_id, tenant_id, best_offer_id, platform, offer_count,
      current_amount, origin_amount, discount, real_discount, in_stock, observed_at, verdict,
      evidence, labels, spark, judged_at, judged_on, sold)
    select o.goods_id, ${tenant.id}, o.id, o.platform, 1, p.effective_amount, p.was_amount,
      (o.id % 90) / 100.0, (o.id % 50) / 100.0, true, ${now}, 'VERIFIED', ${EVIDENCE}::jsonb,
      case when o.id % 3 = 0 then array['FREE_SHIPPING'] else array['ALL_TIME_LOW'] end || case
        when o.id % 1000 = 0 then array['BEST_SELLER'] else '{}' end,
      '{"to":"2026-11-21","steps":[],"typical":null,"seenDays":0}'::jsonb, ${now},
        ${now}::timestamptz::date, g.sold_count from offer o
        join offer_price p on p.offer_id = o.id join goods g on g.id = o.goods_id
        where o.source = 'gen'`);
  await db.run(
    sql`insert into goods_label (tenant_id, label, goods_id) select ${tenant.id},
        unnest(p.labels), p.goods_id from goods_price p`,
  );
}

async function insertDeals({ db, tenant }: Context): Promise<void> {
  await db.run(sql`
    with made as (
      insert into content (tenant_id, code, type, title, publish_time, update_time)
      select ${tenant.id}, 'deal' || g.id, 'DEAL', g.name, g.created_at, g.created_at from goods g
        where g.code like 'gen%' returning id, code, publish_time
    )
    insert into deal (content_id, tenant_id, goods_id, deal_amount, publish_time, score, discount,
      labels)
    select made.id, ${tenant.id}, p.goods_id, p.current_amount, made.publish_time,
      (p.goods_id * 31) % 101, p.discount, p.labels
    from made join goods_price p on made.code = 'deal' || p.goods_id`);
  await db.run(sql`
    insert into deal_label (tenant_id, label, score, publish_time, content_id)
    select ${tenant.id}, l.label, d.score, d.publish_time, d.content_id from deal d
      cross join lateral (
      select unnest(d.labels) as label union select case x
        when 'FREE_SHIPPING' then 'SHIPPING_FEE' when 'BEST_SELLER' then 'SALES_VOLUME'
        else 'LOW_PRICE' end from unnest(d.labels) x) l`);
}

/**
 * `count` articles and notes in the given categories, with keywords and authors, in their places.
 */
export async function generateWriting(
  ctx: Context,
  count: number,
  { categoryIds }: { categoryIds: readonly number[] },
): Promise<void> {
  await ctx.db.transaction(async (db) => {
    await db.run(sql`set local statement_timeout = 0`);
    await db.run(
      sql`insert into account (tenant_id, nickname, created_at) select ${ctx.tenant.id},
          'Writer ' || n, ${ctx.now} from generate_series(1, 50) n`,
    );
    await db.run(sql`
      insert into content (tenant_id, code, type, title, summary, keywords, category_ids, author_id,
        is_selected, is_top, like_count, publish_time, update_time)
      select ${ctx.tenant.id}, 'gw' || n, case when n % 3 = 0 then 'NOTE' else 'ARTICLE' end,
        'Title ' || n, 'Summary ' || n, array['word' || n % 200, 'common'],
        array[(${categoryIds}::bigint[])[1 + n % ${categoryIds.length}]], (select min(id) + n % 50
          from account where tenant_id = ${ctx.tenant.id}), n % 20 = 0, n % 5000 = 0, n % 900,
        ${ctx.now}::timestamptz - n * interval '7 seconds', ${ctx.now} from generate_series(1,
          ${count}::int) n`);
    await placeWriting({ ...ctx, db }, 'all');
  });
}

/**
 * Search documents of all goods, deals and writing: their number, a word that every tenth has, one
 * that all have, and their kind.
 */
export async function generateDocuments(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (db) => {
    await db.run(sql`set local statement_timeout = 0`);
    await db.run(sql`
      insert into search_document (tenant_id, subject_type, subject_id, tsv, title_norm,
        source_time)
      select ${ctx.tenant.id}, x.kind, x.id, format('%L:1A %L:2A %L:3B %L:4C', 'unique' || x.id,
        'tenth' || x.id % 10, 'common', lower(x.kind))::tsvector,
        'unique' || x.id || ' tenth' || x.id % 10 || ' common', ${ctx.now}
      from (select 'GOODS' as kind, id from goods union all select case type when 'DEAL' then 'DEAL'
        else 'WRITING' end, id from content) x
      on conflict do nothing`);
  });
}
