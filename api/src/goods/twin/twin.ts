/**
 * Finds the same product across platforms after goods changed, and takes pairs apart again
 * (BEY-21). Set-based; safe to repeat.
 */
import sql from 'sql-template-tag';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { decide } from './decide.ts';
import type { Candidate, Sameness } from './decide.ts';
import { signatureOf } from './signature.ts';
import { jsonOf } from '../../kernel/json.ts';
import { workThrough } from '../../kernel/set-aside.ts';

const BATCH = 2000;
/** Candidates looked at for each goods. */
const MOST = 30;

/** Looks for pairs among the given goods and all others of their brands. */
export async function matchGoods(
  ctx: Context,
  goodsIds: readonly number[] | 'all',
): Promise<number> {
  let found = 0;
  for (let after = 0; ; ) {
    const rows = await ctx.db.rows<Named>(sql`
      select g.id, g.name, g.brand_id, b.name as brand from goods g
        join brand b on b.id = g.brand_id
      where g.listed and g.id > ${after} and (${goodsIds === 'all'}
        or g.id = any(${goodsIds === 'all' ? [] : goodsIds}::bigint[])) order by g.id
        limit ${BATCH}`);
    const last = rows.at(-1);
    if (!last) return found;
    await workThrough(ctx, { job: 'goods.match', type: 'GOODS' }, rows, sign);
    found += await pair(
      ctx,
      rows.map((row) => row.id),
    );
    after = last.id;
  }
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly brand_id: number;
  readonly brand: string;
}

/** Stores what goods are compared by. */
async function sign(ctx: Context, rows: readonly Named[]): Promise<void> {
  const signatures = rows.map(({ id, name, brand_id, brand }) => {
    const { codes, words } = signatureOf(name, brand);
    return { id, brand_id, codes: codes.join(' '), words };
  });
  await ctx.db.run(sql`
      insert into goods_signature (goods_id, tenant_id, brand_id, codes, words)
      select s.id, ${ctx.tenant.id}, s.brand_id, s.codes,
        array(select jsonb_array_elements_text(s.words))
      from jsonb_to_recordset(${jsonOf(signatures)}::jsonb) as s(id bigint, brand_id bigint,
        codes text, words jsonb)
      on conflict (goods_id) do update set brand_id = excluded.brand_id, codes = excluded.codes,
        words = excluded.words`);
}

/** Somebody reported that two goods are not the same: the pair is taken apart for good. */
export async function splitTwins(ctx: Context, one: number, other: number): Promise<void> {
  await ctx.db.run(
    sql`update goods_twin set split_at = ${ctx.now} where low_id = ${Math.min(one, other)}
        and high_id = ${Math.max(one, other)}`,
  );
  await announce(ctx.db, 'goods');
}

interface PairRow {
  a: number;
  b: number;
  codes: string;
  brand_id: number;
  words_a: string[];
  words_b: string[];
  gtin_a: string | null;
  gtin_b: string | null;
  top_a: number | null;
  top_b: number | null;
  amount_a: number;
  amount_b: number;
}

async function pair(ctx: Context, ids: readonly number[]): Promise<number> {
  const rows = await ctx.db.rows<PairRow>(sql`
    select s.goods_id as a, o.goods_id as b, s.codes, s.brand_id, s.words as words_a,
      o.words as words_b, g.gtin as gtin_a, o.gtin as gtin_b,
      c.path[1] as top_a, o.top as top_b, p.current_amount as amount_a, o.amount as amount_b
    from goods_signature s join goods g on g.id = s.goods_id join goods_price p on p.goods_id = g.id
      left join category c on c.id = g.category_id
    cross join lateral (
      select x.goods_id, x.words, h.gtin, k.path[1] as top, q.current_amount as amount
      from (
        -- the fence keeps it a lookup: how few share their codes, the planner cannot know before it has statistics
        select x.goods_id, x.words from goods_signature x where x.tenant_id = ${ctx.tenant.id}
          and x.brand_id = s.brand_id and x.codes = s.codes offset 0
      ) x join goods h on h.id = x.goods_id join goods_price q on q.goods_id = h.id
        left join category k on k.id = h.category_id
      where x.goods_id <> s.goods_id and h.listed and q.platform <> p.platform
      order by x.goods_id limit ${MOST}
    ) o where s.goods_id = any(${ids}::bigint[])`);
  const pairs = new Map<string, { low: number; high: number } & Sameness>();
  for (const row of rows) {
    const same = decide(...sides(row));
    if (same)
      pairs.set(`${Math.min(row.a, row.b)} ${Math.max(row.a, row.b)}`, {
        low: Math.min(row.a, row.b),
        high: Math.max(row.a, row.b),
        ...same,
      });
  }
  const wanted = sql`jsonb_to_recordset(${jsonOf([...pairs.values()])}::jsonb) as w(low bigint,
      high bigint, confidence numeric, basis text)`;
  await ctx.db.run(sql`
    delete from goods_twin t where split_at is null and (low_id = any(${ids}::bigint[])
      or high_id = any(${ids}::bigint[]))
      and not exists (select from ${wanted} where w.low = t.low_id and w.high = t.high_id)`);
  return ctx.db.run(sql`
    insert into goods_twin (tenant_id, low_id, high_id, confidence, basis,
      made_at) select ${ctx.tenant.id}, w.low, w.high, w.confidence, w.basis, ${ctx.now}
      from ${wanted}
    on conflict (low_id, high_id) do update set confidence = excluded.confidence,
      basis = excluded.basis
    where (goods_twin.confidence, goods_twin.basis) is distinct from (excluded.confidence,
      excluded.basis)`);
}

function sides(row: PairRow): [Candidate, Candidate] {
  const codes = row.codes === '' ? [] : row.codes.split(' ');
  return [
    {
      codes,
      words: row.words_a,
      gtin: row.gtin_a,
      brandId: row.brand_id,
      top: row.top_a,
      amount: row.amount_a,
    },
    {
      codes,
      words: row.words_b,
      gtin: row.gtin_b,
      brandId: row.brand_id,
      top: row.top_b,
      amount: row.amount_b,
    },
  ];
}

export interface Twin {
  readonly goodsId: number;
  readonly code: string;
  readonly confidence: number;
  readonly basis: Sameness['basis'];
}

/** The goods that are the same product as this one, the surest first. */
export async function twinsOf(ctx: Context, goodsId: number): Promise<Twin[]> {
  return ctx.db.rows<Twin>(sql`
    select g.id as "goodsId", g.code, t.confidence::float8, t.basis
    from (select high_id as id, confidence, basis from goods_twin where low_id = ${goodsId}
      and split_at is null
      union all select low_id, confidence, basis from goods_twin where high_id = ${goodsId}
        and split_at is null) t
    join goods g on g.id = t.id where g.listed order by t.confidence desc, g.id limit 5`);
}

/**
 * Goods in their order, of the same product the first alone. Two that have a twin in common are the
 * same product too.
 */
export async function onceEach(ctx: Context, goodsIds: readonly number[]): Promise<number[]> {
  const pairs = await ctx.db.rows<{ low_id: number; high_id: number }>(sql`
    select low_id, high_id from goods_twin where split_at is null
      and low_id = any(${goodsIds}::bigint[])
    union select low_id, high_id from goods_twin where split_at is null
      and high_id = any(${goodsIds}::bigint[])`);
  const product = new Map<number, number>();
  const productOf = (id: number): number => {
    const known = product.get(id) ?? id;
    return known === id ? id : productOf(known);
  };
  for (const { low_id, high_id } of pairs) product.set(productOf(low_id), productOf(high_id));
  const met = new Set<number>();
  return goodsIds.filter((id) => !met.has(productOf(id)) && met.add(productOf(id)));
}
