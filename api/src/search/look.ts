/**
 * What has some words, looked at once: the first goods by relevance, how many there are, what they could be narrowed by,
 * and how many of each other type there are. A list, its total, its facets and its tabs ask for the same at the same
 * moment, so they share the look.
 */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import type { CategoryRow } from '../catalog/index.ts';
import { goodsMatching, goodsOrder, isNarrowed } from '../goods/index.ts';
import type { Count, Filter, PriceSpan, WordCount } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { keepFor } from '../kernel/kept.ts';
import { factsOf, levelOf } from './find.ts';

export interface Look {
  /** The most relevant, at most `LOOK_DEPTH`. */
  readonly ids: readonly number[];
  readonly total: number;
  /** Which try found them, 0 being all the words; null: none did. */
  readonly level: number | null;
  /** On the level below `parent`, or on the top level. */
  readonly categories: readonly Count[];
  readonly brands: readonly Count[];
  readonly platforms: readonly WordCount[];
  readonly labels: readonly WordCount[];
  readonly span: PriceSpan;
  /** How many there are of other types, where words alone decide that and everybody sees the same. */
  readonly others?: Readonly<Record<'CONTENT' | 'NOTE' | 'ARTICLE', number>>;
}

/** Later pages than this holds are asked for one by one. */
export const LOOK_DEPTH = 500;
const BRANDS = 50;

const kept = keepFor<Look>({ seconds: 20, topics: ['goods', 'deal', 'content', 'search'] });

/** `filter` has words. Readers who are shown more than strangers count other types for themselves. */
export function lookAt(ctx: Context, filter: Filter, parent: CategoryRow | undefined): Promise<Look> {
  return kept(ctx, JSON.stringify([filter, parent?.id]), () => look(ctx, filter, parent));
}

async function look(ctx: Context, filter: Filter, parent: CategoryRow | undefined): Promise<Look> {
  const { keyword = '', ...others } = filter;
  const isPlain = !isNarrowed(others);
  const found = isPlain ? await plainly(ctx, keyword) : await narrowed(ctx, filter);
  const rows = await ctx.db.rows<Row>(sql`${found} ${counted(parent)} ${isPlain ? ofOtherTypes : empty}`);
  const of = (kind: string) => rows.filter((row) => row.part === kind);
  const one = (kind: string) => of(kind)[0]?.count ?? null;
  const most = (kind: string) => of(kind).sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const byId = (kind: string) => most(kind).map(({ word, count }) => ({ id: Number(word), count }));
  const written = (types: readonly string[]) => of('writing').reduce((sum, { word, count }) => sum + (types.includes(word) ? count : 0), 0);
  return {
    ids: of('id')
      .sort((a, b) => a.count - b.count)
      .map(({ word }) => Number(word)),
    total: one('total') ?? 0,
    level: isPlain ? one('level') : await levelOf(ctx, 'GOODS', keyword),
    categories: byId('category'),
    brands: byId('brand'),
    platforms: most('platform'),
    labels: most('label'),
    span: { least: one('least'), most: one('most') },
    ...(isPlain && { others: { CONTENT: one('deal') ?? 0, NOTE: written(['NOTE']), ARTICLE: written(ARTICLE_TYPES) } }),
  };
}

interface Row {
  readonly part: string;
  readonly word: string;
  readonly count: number;
}

/** Words alone are counted where they are found. */
async function plainly(ctx: Context, keyword: string): Promise<Sql> {
  return sql`
    with every as materialized (${await factsOf(ctx, ['GOODS', 'DEAL', 'WRITING'], keyword)}),
      hit as materialized (select e.*, row_number() over (order by e.rank desc, e.id desc) as place from every e where e.kind = 'GOODS' and e.listed)`;
}

/** Whatever else narrows is looked up in the goods themselves. */
async function narrowed(ctx: Context, filter: Filter): Promise<Sql> {
  const { from, ranked } = await goodsMatching(ctx, filter);
  return sql`
    with hit as materialized (select g.id, 0::smallint as level, g.category_id, g.brand_id, p.platform, p.current_amount as amount, p.labels,
      row_number() over (order by ${goodsOrder('RELEVANCE', ranked)}) as place ${from})`;
}

function counted(parent: CategoryRow | undefined): Sql {
  const depth = (parent?.level ?? 0) + 1;
  const under = parent ? sql`and c.path @> array[${parent.id}::bigint]` : empty;
  return sql`,
    by_category as materialized (select category_id, count(*) as count from hit group by 1)
    select 'id' as part, h.id::text as word, h.place as count from hit h where h.place <= ${LOOK_DEPTH}
    union all select 'total', '', count(*) from hit
    union all select 'level', '', min(h.level) from hit h
    union all select 'category', c.path[${depth}::int]::text, sum(n.count)::bigint
      from by_category n join category c on c.id = n.category_id where cardinality(c.path) >= ${depth}::int ${under} group by 2
    union all (select 'brand', h.brand_id::text, count(*) as n from hit h where h.brand_id is not null group by h.brand_id order by n desc, h.brand_id limit ${BRANDS})
    union all select 'platform', h.platform, count(*) from hit h group by h.platform
    union all select 'label', l.label, count(*) from hit h cross join lateral unnest(h.labels) l(label) group by l.label
    union all select 'least', '', min(h.amount) from hit h union all select 'most', '', max(h.amount) from hit h`;
}

/** As their lists would have them now, whatever documents remember. */
const ofOtherTypes = sql`
    union all select 'deal', '', count(*) from every e join deal d on d.content_id = e.id join goods_price p on p.goods_id = d.goods_id where e.kind = 'DEAL' and d.is_open
    union all select 'writing', c.type, count(*) from every e join content_place a on a.content_id = e.id and a.place = 'all' join content c on c.id = e.id
      where e.kind = 'WRITING' and c.viewer_type = 'ALL' group by c.type`;
