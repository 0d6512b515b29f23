/** Words → the subjects that match, for every list that takes a keyword (goods/words.ts). */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { GOODS_LABELS } from '#contract/catalog/label.ts';
import { FOUND_AT_MOST, labelsNamed, platformsNamed } from '../goods/index.ts';
import type { Bounds, Findable, WordFinder } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import { planOf } from './query/plan.ts';
import type { Plan } from './query/assemble.ts';

/** While somebody is typing only so many are read, the most asked for. */
const TYPING = 200;

interface Found {
  readonly ids: number[];
  readonly ranks: number[];
  /** Which try found them; null: none did. */
  readonly level: number | null;
}
const nothing: Found = { ids: [], ranks: [], level: null };

/** Found once for the list, its totals, its facets and its next pages. */
const cached = cacheFor<Found>({ seconds: 20, max: 300, topics: ['search'] });

export const findWords: WordFinder = async (ctx, type, keyword, bounds) => {
  const { ids, ranks } = await foundOnce(ctx, type, keyword, bounds);
  return sql`select w.id, w.rank from unnest(${ids}::bigint[], ${ranks}::real[]) as w(id, rank)`;
};

/** Which of the plan's tries found what there is, 0 being all the words; null: none did. */
export async function levelOf(
  ctx: Context,
  type: Findable,
  keyword: string,
  bounds?: Bounds,
): Promise<number | null> {
  return (await foundOnce(ctx, type, keyword, bounds)).level;
}

function foundOnce(
  ctx: Context,
  type: Findable,
  keyword: string,
  { minAmount, maxAmount, platforms, labels }: Bounds = {},
): Promise<Found> {
  const bounds = { minAmount, maxAmount, platforms, labels };
  return cached(ctx, JSON.stringify([type, keyword, bounds]), () =>
    found(ctx, type, keyword, bounds),
  );
}

/**
 * The best so many of the best known that match (`among` so many): enough while somebody is typing.
 * `whole`: only what has all the words.
 */
export async function bestMatches(
  ctx: Context,
  type: Findable,
  keyword: string,
  most: number,
  { whole = false, among = TYPING } = {},
): Promise<number[]> {
  const plan = await planOf(ctx, keyword);
  if (plan === null) return [];
  const tried = whole ? strictest(plan) : plan;
  const rows = await ctx.db.rows<{ id: number }>(
    sql`select w.id from ${documents([type], tried, keyword, { most: among })} w
        order by w.rank desc, w.id desc limit ${most}`,
  );
  return rows.map((row) => row.id);
}

/** Whether listed goods have all the words. */
export async function areFound(ctx: Context, keyword: string): Promise<boolean> {
  const plan = await planOf(ctx, keyword);
  if (plan === null) return false;
  const row = await ctx.db.row<{ found: boolean }>(
    sql`select is_any_found('GOODS', ${plan.triesOfGoods[0]}) as found`,
  );
  return row?.found === true;
}

const strictest = (plan: Plan): Plan => ({
  ...plan,
  tries: plan.tries.slice(0, 1),
  triesOfGoods: plan.triesOfGoods.slice(0, 1),
});

/**
 * The best so many goods that match, of other sizes behind those that are asked for where these are few, and for each try how many there are by what lists narrow by
 * (`search_documents`).
 */
export async function countedGoods(ctx: Context, keyword: string, deep: number): Promise<Sql> {
  const plan = await planOf(ctx, keyword);
  return documents(['GOODS'], plan, keyword, { deep, filled: plan?.filled ?? 1 });
}

/** Of these kinds what matches: kind, id, rank, level. */
export async function matchesOf(
  ctx: Context,
  types: readonly Findable[],
  keyword: string,
): Promise<Sql> {
  return documents(types, await planOf(ctx, keyword), keyword);
}

async function found(
  ctx: Context,
  type: Findable,
  keyword: string,
  bounds: Bounds,
): Promise<Found> {
  const plan = await planOf(ctx, keyword);
  if (plan === null) return nothing;
  const row = await ctx.db.row<{ [Field in keyof Found]: Found[Field] | null }>(sql`
    select array_agg(w.id::float8) as ids, array_agg(w.rank) as ranks, min(w.level) as level
      from ${documents([type], plan, keyword, bounds)} w`);
  return { ids: row?.ids ?? [], ranks: row?.ranks ?? [], level: row?.level ?? null };
}

/**
 * No plan, no word: nothing is found. Operators' boosts are for exactly the keyword, upper or lower
 * case.
 */
function documents(
  types: readonly Findable[],
  plan: Plan | null,
  keyword: string,
  {
    most = FOUND_AT_MOST,
    deep,
    minAmount,
    maxAmount,
    platforms = [],
    labels = [],
    filled = 1,
  }: Bounds & { most?: number; deep?: number; filled?: number } = {},
): Sql {
  const { parts, asks, alike, shares, enough, literal } = plan ?? NO_PLAN;
  const tries = types.every((type) => type === 'GOODS') ? plan?.triesOfGoods : plan?.tries;
  return sql`search_documents(${types}::text[], ${tries ?? []}::text[], ${parts}::int[], ${asks}::text[],
      ${alike}::real[], ${shares}::real[], ${enough}::real, ${literal},
      ${plan !== null && isWalked(plan, most)}, ${most}, ${minAmount ?? null}::bigint,
      ${maxAmount ?? null}::bigint, ${keyword.trim().toLowerCase()}, ${deep ?? null}::int,
      ${platforms.length > 0 ? platforms.flatMap(platformsNamed) : null}::text[],
      ${labels.map((label) => labelsNamed(label, GOODS_LABELS).join(','))}::text[],
      ${filled}::int)`;
}
const NO_PLAN = {
  parts: [],
  asks: [],
  alike: [],
  shares: [],
  enough: 0,
  literal: '',
} as const;

/**
 * Walking passes `most / common` documents, each of which costs about as much as one of those that
 * are gathered.
 */
function isWalked({ common, total }: Plan, most: number): boolean {
  return common > 0 && most / common < common * total;
}
