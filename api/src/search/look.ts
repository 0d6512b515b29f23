/**
 * What has some words, looked at once: the first goods by relevance, how many there are, what they
 * could be narrowed by, and how many of each other type there are. A list, its total, its facets
 * and its tabs ask for the same at the same moment, so they share the look.
 */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import type { CategoryRow } from '../catalog/index.ts';
import { DEAL_PRICE, IS_PRICED } from '../content/index.ts';
import {
  FOUND_AT_MOST,
  GOODS,
  isNarrowed,
  LOOK_DEPTH,
  lookOver,
  MOST_BRANDS,
  spanOf,
} from '../goods/index.ts';
import type { Filter, Findable, Look as GoodsLook } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Total } from '../kernel/paging.ts';
import { countedGoods, levelOf, matchesOf } from './find.ts';

export interface Look extends GoodsLook {
  /** Which try found them, 0 being all the words; null: none did. */
  readonly level: number | null;
  /**
   * How many there are of other types, where words alone decide that and everybody sees the same.
   */
  readonly others?: Readonly<Record<'CONTENT' | 'NOTE' | 'ARTICLE', Total>>;
}

const cached = cacheFor<Look>({ seconds: 20, topics: ['goods', 'deal', 'content', 'search'] });

/**
 * `filter` has words. Readers who are shown more than strangers count other types for themselves.
 */
export function lookAt(
  ctx: Context,
  filter: Filter,
  parent: CategoryRow | undefined,
): Promise<Look> {
  return cached(ctx, JSON.stringify([filter, parent?.id]), () => look(ctx, filter, parent));
}

/**
 * Words alone are counted where they are found; whatever else narrows is looked up in the goods
 * themselves.
 */
async function look(ctx: Context, filter: Filter, parent: CategoryRow | undefined): Promise<Look> {
  const { keyword = '', ...others } = filter;
  if (isNarrowed(others))
    return {
      ...(await lookOver(ctx, GOODS, filter, parent)),
      level: await levelOf(ctx, 'GOODS', keyword, others),
    };
  const rows = await ctx.db.rows<Row>(sql`
    with found as materialized (select * from ${await countedGoods(ctx, keyword, LOOK_DEPTH)}),
      every as materialized (select * from ${await matchesOf(ctx, ['DEAL', 'WRITING'], keyword)})
      ${counted(parent)} ${ofOtherTypes}`);
  const of = (part: string) => rows.filter((row) => row.part === part);
  const one = (part: string) => of(part)[0]?.count ?? null;
  const most = (part: string) =>
    of(part).sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const written = (types: readonly string[]) =>
    of('writing').reduce((sum, { word, count }) => sum + (types.includes(word) ? count : 0), 0);
  // where so many were found, others were left
  const total = (count: number, read: number): Total => ({ count, isFloor: read >= FOUND_AT_MOST });
  const read = (kind: Findable) => of('read').find(({ word }) => word === kind)?.count ?? 0;
  const goods = one('total') ?? 0;
  return {
    ids: of('id')
      .sort((a, b) => a.count - b.count)
      .map(({ word }) => Number(word)),
    total: total(goods, goods),
    level: one('level'),
    categories: most('category'),
    brands: most('brand'),
    platforms: most('platform'),
    labels: most('label'),
    span: spanOf(Map.groupBy(rows, ({ part }) => part)),
    others: {
      CONTENT: total(one('deal') ?? 0, read('DEAL')),
      NOTE: total(written(['NOTE']), read('WRITING')),
      ARTICLE: total(written(ARTICLE_TYPES), read('WRITING')),
    },
  };
}

interface Row {
  readonly part: string;
  readonly word: string;
  readonly count: number;
}

/** All that is counted, over all tries that found something. */
function counted(parent: CategoryRow | undefined): Sql {
  const depth = (parent?.level ?? 0) + 1;
  const under = parent ? sql`and c.path @> array[${parent.id}::bigint]` : empty;
  return sql`,
    tally as materialized (
      select t.part, t.word, sum(t.many)::bigint as count from found f
        cross join lateral unnest(f.counts, f.words, f.counted) t(part, word, many) group by 1, 2)
    select 'id' as part, f.id::text as word,
      row_number() over (order by f.rank desc, f.id desc) as count from found f
      where f.id is not null
    union all select 'level', '', min(f.level) from found f where f.id is not null
    union all select 'least', '', min(f.lowest) from found f
    union all select 'most', '', max(f.highest) from found f
    union all select 'category', c.path[${depth}::int]::text, sum(t.count)::bigint
      from tally t join category c on c.id = t.word::bigint
        where t.part = 'category' and cardinality(c.path) >= ${depth}::int ${under} group by 2
    union all (select 'brand', t.word, t.count from tally t
      where t.part = 'brand' and t.word is not null
      order by t.count desc, t.word::bigint limit ${MOST_BRANDS})
    union all select 'label', l.label, sum(t.count)::bigint from tally t
      cross join lateral unnest(t.word::text[]) l(label) where t.part = 'labels' group by l.label
    union all select t.part, coalesce(t.word, ''), t.count from tally t where t.part = 'total'
      or (t.part in ('platform', 'price') and t.word is not null)`;
}

/** As their lists would have them now, whatever documents remember. */
const ofOtherTypes = sql`
    union all select 'read', e.kind, count(*) from every e group by e.kind
    union all select 'deal', '', count(*) from every e join deal d on d.content_id = e.id
      left join ${DEAL_PRICE}
      where e.kind = 'DEAL' and d.is_open and ${IS_PRICED}
    union all select 'writing', c.type, count(*) from every e
      join content_place a on a.content_id = e.id and a.place = 'all' join content c on c.id = e.id
      where e.kind = 'WRITING' and c.viewer_type = 'ALL' group by c.type`;
