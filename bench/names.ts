/**
 * Many goods with names like real ones: a brand, what it is, a property, a model; a few words are
 * in many names, most in few.
 */
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';

const KINDS =
  'headphones speaker charger keyboard mouse blender kettle lamp chair table shirt shoes bag backpack watch serum shampoo lipstick vitamin toy stroller tent bottle pan knife fan heater camera printer router'.split(
    ' ',
  );
const PROPERTIES =
  'wireless portable foldable waterproof mini ultra smart electric automatic rechargeable wooden steel cotton leather organic premium classic compact digital magnetic'.split(
    ' ',
  );

/** Priced goods in 60 categories of 1,000 brands; a brand's name is made of syllables. */
export async function generateNamedGoods(ctx: Context, many: number): Promise<void> {
  const { db, tenant, now } = ctx;
  await db.run(sql`
    insert into category (code, level, names, path) select 'benchc' || i, 1,
      jsonb_build_object('en', 'Bench category ' || i), array[]::bigint[] from generate_series(1,
      60) i on conflict do nothing`);
  await db.run(sql`update category set path = array[id] where code like 'benchc%'`);
  await db.run(sql`
    insert into brand (code, name, norm) select 'benchb' || i, n.name || i % 7, lower(n.name) || i
    from generate_series(1, 1000) i cross join lateral (select initcap((array['ka', 'lo', 'mi',
      'ne', 'ru', 'so', 'ti', 'va', 'xe', 'zo'])[1 + i % 10] || (array['ran', 'vel', 'tix', 'mor',
      'pax', 'lun', 'dex', 'fin', 'gor', 'hal'])[1 + i / 10 % 10] || (array['a', 'o', 'ia', 'us',
      'ix', 'en', 'ar', 'el', 'um', 'on'])[1 + i / 100 % 10]) as name) n
    on conflict do nothing`);
  const ids = async (table: 'brand' | 'category') =>
    (
      await db.rows<{ id: number }>(
        table === 'brand'
          ? sql`select id from brand where code like 'benchb%' order by id`
          : sql`select id from category where code like 'benchc%' order by id`,
      )
    ).map((row) => row.id);
  const [brands, categories] = [await ids('brand'), await ids('category')];
  await db.run(sql`
    insert into goods (tenant_id, code, name, brand_id, category_id, cover, sold_count, rating,
      created_at, updated_at)
    select ${tenant.id}, 'bench' || i, b.name || ' ' || (${KINDS}::text[])[1 + (power(h.one,
      2) * ${KINDS.length})::int % ${KINDS.length}] || ' ' || (${PROPERTIES}::text[])[1 +
      (power(h.two, 2) * ${PROPERTIES.length})::int % ${PROPERTIES.length}]
        || ' ' || chr(97 + i % 26) || chr(97 + i / 26 % 26) || i % 997,
      b.id, (${categories}::bigint[])[1 + i % ${categories.length}], '/pic/a.webp',
        (i::bigint * 7919) % 100003, 3 + (i % 20) / 10.0,
        ${now}::timestamptz - make_interval(mins => i), ${now}
    from generate_series(1, ${many}::int) i
    cross join lateral (select (hashint4(i)::bigint & 65535) / 65536.0 as one,
      (hashint4(i + 999983)::bigint & 65535) / 65536.0 as two) h
    join brand b on b.id = (${brands}::bigint[])[1 + (power(h.two,
      2) * ${brands.length})::int % ${brands.length}]`);
  await db.run(sql`
    insert into goods_price (goods_id, tenant_id, platform, offer_count, current_amount,
      origin_amount, discount, in_stock, observed_at, verdict, evidence, labels, spark, judged_at,
      judged_on)
    select g.id, ${tenant.id}, (array['LAZADA', 'SHOPEE', 'TIKTOK'])[1 + g.id % 3], 1,
      100 * (1 + g.id % 9973), 200 * (1 + g.id % 9973), 0.5, true, ${now}, 'UNVERIFIED', '{}',
      '{FREE_SHIPPING}',
      '{"to":"2026-11-21","steps":[],"typical":null,"seenDays":0}'::jsonb, ${now},
        ${now}::timestamptz::date from goods g where g.code like 'bench%'`);
  await db.run(
    sql`insert into goods_label (tenant_id, label, goods_id) select ${tenant.id}, 'FREE_SHIPPING',
        g.id from goods g where g.code like 'bench%' and g.id % 3 = 0`,
  );
}
