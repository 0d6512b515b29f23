/**
 * Finds the same product across platforms after goods changed, and takes pairs apart again
 * (BEY-21). Set-based; safe to repeat.
 */
import sql from 'sql-template-tag';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { rarityIn } from './compare.ts';
import { decide } from './decide.ts';
import type { Candidate, Sameness } from './decide.ts';
import { rarestWords, wordCounts } from './group.ts';
import { readTitle } from './reading.ts';
import { jsonOf } from '../../kernel/json.ts';
import { asideOf, workThrough } from '../../kernel/set-aside.ts';

const JOB = { job: 'goods.match', type: 'GOODS' };
const BATCH = 500;
/** Candidates looked at for each goods: those that share most of its rarest words. */
const MOST = 30;
/** How many goods without a signature one run takes. */
const MISSING = 5000;

/** Looks for pairs among the given goods and all others of the region. */
export async function matchGoods(
  ctx: Context,
  goodsIds: readonly number[] | 'all',
): Promise<number> {
  // words are counted before anything is compared: what is rare, a first batch cannot know
  const ids: number[] = [];
  for (let after = 0; ; ) {
    const rows = await ctx.db.rows<Named>(sql`
      select g.id, g.name from goods g where g.listed and g.id > ${after}
        and (${goodsIds === 'all'} or g.id = any(${goodsIds === 'all' ? [] : goodsIds}::bigint[]))
      order by g.id limit ${BATCH}`);
    const last = rows.at(-1);
    if (!last) break;
    await workThrough(ctx, JOB, rows, sign);
    for (const row of rows) ids.push(row.id);
    after = last.id;
  }
  let found = 0;
  for (let at = 0; at < ids.length; at += BATCH)
    found += await pair(ctx, ids.slice(at, at + BATCH));
  return found;
}

/** Matches goods that have no signature yet, some at a time. */
export async function matchMissing(ctx: Context): Promise<void> {
  const aside = await asideOf(ctx.db, JOB);
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select g.id from goods g where g.listed and not g.id = any(${aside.map(({ id }) => id)}::bigint[])
      and not exists (select from goods_signature s where s.goods_id = g.id)
    order by g.id limit ${MISSING}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await matchGoods(ctx, ids);
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Stores by which words goods are looked for, and counts the words. */
async function sign(ctx: Context, rows: readonly Named[]): Promise<void> {
  const before = await ctx.db.rows<{ words: string[] }>(sql`
    select words from goods_signature where goods_id = any(${rows.map(({ id }) => id)}::bigint[])
    order by goods_id for update`);
  const signatures = rows.map(({ id, name }) => ({ id, words: [...readTitle(name).words] }));
  const delta = new Map([['', signatures.length - before.length]]);
  const count = (words: readonly string[], by: number) => {
    for (const word of words) delta.set(word, (delta.get(word) ?? 0) + by);
  };
  for (const { words } of before) count(words, -1);
  for (const { words } of signatures) count(words, 1);
  await ctx.db.run(sql`
    insert into goods_signature (goods_id, tenant_id, words)
    select s.id, ${ctx.tenant.id}, array(select jsonb_array_elements_text(s.words))
    from jsonb_to_recordset(${jsonOf(signatures)}::jsonb) as s(id bigint, words jsonb)
    on conflict (goods_id) do update set words = excluded.words`);
  const changed = [...delta].filter(([, by]) => by !== 0).map(([word, by]) => ({ word, by }));
  // in one order: two batches that count at once never wait for each other in a circle
  await ctx.db.run(sql`
    insert into goods_word (tenant_id, word, goods)
    select ${ctx.tenant.id}, c.word, c.by
    from jsonb_to_recordset(${jsonOf(changed)}::jsonb) as c(word text, by integer) order by c.word
    on conflict (tenant_id, word) do update
      set goods = greatest(0, goods_word.goods + excluded.goods)`);
}

/** Somebody reported that two goods are not the same: the pair is taken apart for good. */
export async function splitTwins(ctx: Context, one: number, other: number): Promise<void> {
  await ctx.db.run(
    sql`update goods_twin set split_at = ${ctx.now} where low_id = ${Math.min(one, other)}
        and high_id = ${Math.max(one, other)}`,
  );
  await announce(ctx.db, 'goods');
}

interface Compared {
  readonly id: number;
  readonly name: string;
  readonly brandId: number | null;
  readonly brand: string | null;
  readonly gtin: string | null;
  readonly top: number | null;
  readonly amount: number;
}

/** Compares goods with those that share their rarest words, and stores what is the same. */
async function pair(ctx: Context, ids: readonly number[]): Promise<number> {
  const titles = new Map((await compared(ctx, ids)).map((one) => [one.id, candidateOf(one)]));
  const counts = await countsOf(ctx, titles.values());
  const rarity = rarityIn(counts, counts.get('') ?? 0);
  const near = await nearby(
    ctx,
    [...titles].map(([id, { title }]) => ({ id, words: rarestWords(title, counts) })),
  );
  const others = near.map(({ b }) => b).filter((id) => !titles.has(id));
  for (const one of await compared(ctx, [...new Set(others)])) titles.set(one.id, candidateOf(one));
  const pairs = new Map<string, { low: number; high: number } & Sameness>();
  for (const { a, b } of near) {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const [one, other] = [titles.get(low), titles.get(high)];
    const same = one && other ? decide(one, other, rarity) : null;
    if (same) pairs.set(`${low} ${high}`, { low, high, ...same });
  }
  return store(ctx, ids, [...pairs.values()]);
}

async function compared(ctx: Context, ids: readonly number[]): Promise<Compared[]> {
  return ctx.db.rows<Compared>(sql`
    select g.id, g.name, g.brand_id as "brandId", b.name as brand, g.gtin, c.path[1] as top,
      p.current_amount as amount
    from goods g join goods_price p on p.goods_id = g.id left join brand b on b.id = g.brand_id
      left join category c on c.id = g.category_id
    where g.listed and g.id = any(${ids}::bigint[])`);
}

/** A title is read with its maker, whom sellers leave out where the shop says it beside. */
function candidateOf({ name, brand, brandId, gtin, top, amount }: Compared): Candidate {
  const isSaid = brand === null || name.toLowerCase().includes(brand.toLowerCase());
  return {
    title: readTitle(isSaid ? name : `${brand} ${name}`),
    gtin,
    brandId,
    top,
    amount,
    picture: null,
  };
}

/** In how many titles of the region the words of the given ones stand, and how many there are. */
async function countsOf(
  ctx: Context,
  candidates: Iterable<Candidate>,
): Promise<Map<string, number>> {
  const words = ['', ...wordCounts([...candidates].map(({ title }) => title)).keys()];
  const rows = await ctx.db.rows<{ word: string; goods: number }>(sql`
    select word, goods from goods_word where tenant_id = ${ctx.tenant.id}
      and word = any(${words}::text[])`);
  return new Map(rows.map(({ word, goods }) => [word, goods]));
}

/** Goods of other platforms that share some of the words, those with most of them first. */
async function nearby(
  ctx: Context,
  looked: readonly { readonly id: number; readonly words: readonly string[] }[],
): Promise<{ a: number; b: number }[]> {
  const ids = looked.map(({ id }) => id);
  return ctx.db.rows(sql`
    select a, b from (
      select k.id as a, x.goods_id as b,
        row_number() over (partition by k.id order by count(*) desc, x.goods_id) as place
      from jsonb_to_recordset(${jsonOf(looked)}::jsonb) as k(id bigint, words jsonb)
        join goods_price p on p.goods_id = k.id
        cross join lateral jsonb_array_elements_text(k.words) as w(word)
        -- the fence keeps it a lookup: how few have a word, the planner cannot know
        cross join lateral (
          select s.goods_id from goods_signature s where s.words @> array[w.word]
            and s.tenant_id = ${ctx.tenant.id} offset 0
        ) x
        join goods_price q on q.goods_id = x.goods_id and q.platform <> p.platform
      where x.goods_id <> k.id group by k.id, x.goods_id
    ) found where place <= ${MOST}
    -- what was found from the other side is judged again
    union select low_id, high_id from goods_twin
      where low_id = any(${ids}::bigint[]) and split_at is null
    union select high_id, low_id from goods_twin
      where high_id = any(${ids}::bigint[]) and split_at is null`);
}

/** Pairs of the goods are these and no others; how many are new or judged otherwise. */
async function store(
  ctx: Context,
  ids: readonly number[],
  pairs: readonly ({ low: number; high: number } & Sameness)[],
): Promise<number> {
  const wanted = sql`jsonb_to_recordset(${jsonOf(pairs)}::jsonb) as w(low bigint, high bigint,
    tier text, confidence numeric, basis text)`;
  await ctx.db.run(sql`
    delete from goods_twin t where split_at is null and kept_at is null and (low_id = any(${ids}::bigint[])
      or high_id = any(${ids}::bigint[]))
      and not exists (select from ${wanted} where w.low = t.low_id and w.high = t.high_id)`);
  return ctx.db.run(sql`
    insert into goods_twin (tenant_id, low_id, high_id, tier, confidence, basis, made_at)
    select ${ctx.tenant.id}, w.low, w.high, w.tier, w.confidence, w.basis, ${ctx.now} from ${wanted}
    on conflict (low_id, high_id) do update set tier = excluded.tier,
      confidence = excluded.confidence, basis = excluded.basis
    where (goods_twin.tier, goods_twin.confidence, goods_twin.basis)
      is distinct from (excluded.tier, excluded.confidence, excluded.basis)`);
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
      and split_at is null and tier = 'SAME'
      union all select low_id, confidence, basis from goods_twin where high_id = ${goodsId}
        and split_at is null and tier = 'SAME') t
    join goods g on g.id = t.id where g.listed order by t.confidence desc, g.id limit 5`);
}

/**
 * Goods in their order, of the same product the first alone. Two that have a twin in common are the
 * same product too.
 */
export async function onceEach(ctx: Context, goodsIds: readonly number[]): Promise<number[]> {
  const pairs = await ctx.db.rows<{ low_id: number; high_id: number }>(sql`
    select low_id, high_id from goods_twin where split_at is null and tier = 'SAME'
      and low_id = any(${goodsIds}::bigint[])
    union select low_id, high_id from goods_twin where split_at is null and tier = 'SAME'
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
