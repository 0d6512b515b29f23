/**
 * What belongs to a subject (API-13, DEAL-15): goods or contents of the same leaf category, the
 * same brand, or with shared keywords.
 */
import type { Answer, Ask } from '#contract/calls.ts';
import { REFUTED } from '#contract/price/verdict.ts';
import type { Relation } from '#contract/search/related.ts';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import {
  DEAL_PRICE_EACH,
  dealCards,
  findWriting,
  nearDeals,
  writingCards,
} from '../content/index.ts';
import { goodsCards, LOOKED_AT, matching, nearGoods } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { idsOf } from '../kernel/identity.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';

/** So many of the nearest by each relation are looked at; whoever wants all of them searches. */
const NEAREST = 100;
/** Of a subject's keywords, those that are looked for. */
const KEYWORDS = 3;

type Related = Ask<'search.related'>;

/** What a subject is related by. */
interface Origin {
  goods_ids: number[];
  content_ids: number[];
  category_ids: number[];
  brand_ids: number[];
  keywords: string[];
}

export const related: Handler<'search.related'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const origin = await originOf(ctx, ask);
  const find =
    ask.destSubjectType === 'GOODS' ? goodsNear : isOfDeals(ask) ? dealsNear : writingNear;
  const found = await Promise.all(
    [...new Set(ask.relateds)].map((relation) => find(ctx, ask, origin, relation)),
  );
  const near = new Map(found.flat().map((one) => [one.id, one]));
  const all = [...near.values()];
  const ids = (
    ask.sort === 'DISCOUNT'
      ? all.toSorted((a, b) => (b.discount ?? -1) - (a.discount ?? -1) || b.id - a.id)
      : all
  ).map((one) => one.id);
  const shown = ids.slice(page.offset, page.offset + page.size);
  const cards =
    ask.destSubjectType === 'GOODS'
      ? goodsCards(ctx, shown)
      : isOfDeals(ask)
        ? dealCards(ctx, shown)
        : writingCards(ctx, shown);
  return listAnswer<Answer<'search.related'>['content'][number]>(await cards, ids.length, page);
};

/** Contents are deals unless other types are named (PROD-17: a deal is sent as CONTENT). */
function isOfDeals({ contentTypeCodes = [] }: Related): boolean {
  return contentTypeCodes.every((code) => code.toUpperCase() === 'DEAL');
}

async function originOf(
  ctx: Context,
  { orgSubjectType, orgIds, orgCodes }: Related,
): Promise<Origin> {
  const ids = idsOf(orgIds ?? []);
  const codes = orgCodes ?? [];
  const named = (alias: string) =>
    alias === 'g'
      ? sql`(g.id = any(${ids}::bigint[]) or g.code = any(${codes}::text[]))`
      : sql`(c.id = any(${ids}::bigint[]) or c.code = any(${codes}::text[]))`;
  const isGoods = orgSubjectType === 'GOODS' || orgSubjectType === 'GOODS_LINK_DETAIL';
  const contents = isGoods
    ? sql`select null::bigint as id, null::bigint[] as category_ids, null::text[] as keywords
        where false`
    : sql`select c.id, c.category_ids, c.keywords from content c where ${named('c')}`;
  const goods = isGoods
    ? sql`select g.id from goods g where ${named('g')}`
    : sql`select d.goods_id as id from deal d where d.content_id in (select id from contents)
        union select a.goods_id from content_goods a where a.content_id in (select id
        from contents)`;
  const row = await ctx.db.row<Origin>(sql`
    with contents as materialized (${contents}), about as materialized (select g.id, g.brand_id,
      g.category_id from goods g where g.id in (${goods}))
    select coalesce((select array_agg(id) from about), '{}')::float8[] as goods_ids,
      coalesce((select array_agg(id) from contents), '{}')::float8[] as content_ids,
      coalesce((select array_agg(distinct k) from (select unnest(category_ids) as k from contents
        union select category_id from about) x where k is not null),
        '{}')::float8[] as category_ids,
      coalesce((select array_agg(distinct brand_id) from about where brand_id is not null),
        '{}')::float8[] as brand_ids,
      coalesce((select array_agg(distinct w) from (select unnest(keywords) as w from contents
        union select unnest(c.keywords) from deal d join content c on c.id = d.content_id
          where d.is_open and d.goods_id in (select id from about)) x), '{}') as keywords`);
  return row ?? { goods_ids: [], content_ids: [], category_ids: [], brand_ids: [], keywords: [] };
}

interface Near {
  id: number;
  discount: number | null;
}

async function goodsNear(
  ctx: Context,
  ask: Related,
  origin: Origin,
  relation: Relation,
): Promise<Near[]> {
  const isDiscount = ask.sort === 'DISCOUNT';
  // an order by discount is one by what is proven, and leaves out what history refutes
  const honest = isDiscount ? sql`and p.verdict <> all(${[...REFUTED]}::text[])` : empty;
  const order = isDiscount
    ? sql`p.proven_discount desc nulls last, g.id desc`
    : sql`p.in_stock and p.is_current desc, p.proven_discount desc nulls last, g.id desc`;
  const kin = kinship(relation, origin);
  const near = kin ? nearGoods(kin) : await withKeywords(ctx, 'GOODS', relation, origin);
  if (!near) return [];
  return ctx.db.rows<Near>(sql`
    select g.id, p.proven_discount as discount from (${near}) n(id) cross join lateral (select g.id,
      g.listed from goods g where g.id = n.id offset 0) g
    cross join lateral (select * from goods_price p where p.goods_id = g.id offset 0) p
    where g.listed and g.id <> all(${origin.goods_ids}::bigint[]) ${honest} order by ${order}
      limit ${NEAREST}`);
}

async function dealsNear(
  ctx: Context,
  ask: Related,
  origin: Origin,
  relation: Relation,
): Promise<Near[]> {
  const isDiscount = ask.sort === 'DISCOUNT';
  const order = isDiscount
    ? sql`p.proven_discount desc nulls last, d.content_id desc`
    : sql`d.score desc, d.publish_time desc, d.content_id desc`;
  const best = isDiscount ? sql`d.discount desc nulls last, d.content_id desc` : order;
  const kin = kinship(relation, origin);
  const near = kin ? nearDeals(kin, best) : await withKeywords(ctx, 'DEAL', relation, origin);
  if (!near) return [];
  return ctx.db.rows<Near>(sql`
    select d.content_id as id, p.proven_discount as discount from (${near}) n(id)
      cross join lateral (select * from deal d where d.content_id = n.id offset 0) d
      left join ${DEAL_PRICE_EACH}
    where d.is_open and d.content_id <> all(${origin.content_ids}::bigint[]) order by ${order}
      limit ${NEAREST}`);
}

/**
 * The relation as a condition on `goods g`; undefined: it is none of goods, or the subject has
 * nothing of it.
 */
function kinship(relation: Relation, { category_ids, brand_ids }: Origin): Sql | undefined {
  if (relation === 'LAST_CLASSIFICATIONS_GOODS' && category_ids.length > 0)
    return sql`g.category_id = any(${category_ids}::bigint[])`;
  if (relation === 'BRAND_GOODS' && brand_ids.length > 0)
    return sql`g.brand_id = any(${brand_ids}::bigint[])`;
  return undefined;
}

/** Ids of what shares a keyword, of each word the nearest. */
async function withKeywords(
  ctx: Context,
  type: 'GOODS' | 'DEAL',
  relation: Relation,
  { keywords }: Origin,
): Promise<Sql | undefined> {
  if (relation !== 'DEAL_GOOD_KEYWORDS') return undefined;
  const matches = (
    await Promise.all(keywords.slice(0, KEYWORDS).map((word) => matching(ctx, type, word)))
  ).filter((match) => match !== undefined);
  if (matches.length === 0) return undefined;
  return join(
    matches.map(
      (match) =>
        sql`(select m.id from (${match}) m order by m.rank desc, m.id desc limit ${LOOKED_AT})`,
    ),
    ' union ',
  );
}

/** Writing has places by its leaf category, its goods' brands and its keywords. */
async function writingNear(
  ctx: Context,
  ask: Related,
  origin: Origin,
  relation: Relation,
): Promise<Near[]> {
  const places = {
    LAST_CLASSIFICATIONS_GOODS: origin.category_ids.map((id) => `category:${id}`),
    BRAND_GOODS: origin.brand_ids.map((id) => `brand:${id}`),
    DEAL_GOOD_KEYWORDS: origin.keywords.map((word) => `tag:${word.toLowerCase()}`),
  }[relation];
  const types = (ask.contentTypeCodes ?? []).map((code) => `type:${code.toUpperCase()}`);
  if (places.length === 0) return [];
  const ids = await findWriting(
    ctx,
    {
      places: [places, ...(types.length > 0 ? [types] : [])],
      order: 'NEWEST',
      without: origin.content_ids,
    },
    NEAREST,
    0,
  );
  return ids.map((id) => ({ id, discount: null }));
}
