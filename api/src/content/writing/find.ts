/**
 * Lists of writing (CONT-12, AMB-35): each narrowing is a place, the first of them is walked in the
 * order of the list.
 */
import type { Ask } from '#contract/calls.ts';
import { CONTENT_TYPES } from '#contract/content/kind.ts';
import type { QueryType } from '#contract/content/content.ts';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { byField, FOUND_AT_MOST, matching } from '../../goods/index.ts';
import type { Filter } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idsOf } from '../../kernel/identity.ts';
import { cacheFor } from '../../kernel/cache.ts';
import { upTo } from '../../kernel/paging.ts';
import type { Total } from '../../kernel/paging.ts';
import { isFor } from './permit.ts';

/** Within a group any place will do; groups narrow each other. */
export type Places = readonly (readonly string[])[];

export interface WritingQuery {
  readonly places: Places;
  /** RELEVANCE: what has the words of `keyword` best comes first; without words, the hottest. */
  readonly order: QueryType | 'RELEVANCE';
  readonly without: readonly number[];
  readonly keyword?: string | undefined;
  /** Only what is about goods like these. */
  readonly about?: Filter | undefined;
}

/**
 * What a caller asks for, as places. Undefined: something named is not known, so the list is empty.
 */
export async function placesOf(
  ctx: Context,
  ask: Partial<Ask<'content.pages'>>,
): Promise<Places | undefined> {
  const categories = await categoryIds(ctx, ask);
  const groups: (readonly string[])[] = [
    ...(ask.queryType === 'SELECTED' ? [['selected']] : []),
    ...group(
      'type:',
      ask.contentTypeCodes
        ?.map((code) => code.toUpperCase())
        .filter((code) => (CONTENT_TYPES as readonly string[]).includes(code)),
      ask.contentTypeCodes,
    ),
    ...(categories === undefined ? [] : [categories.map((id) => `category:${id}`)]),
    ...group('brand:', idsOf(ask.brandIds ?? []), ask.brandIds),
    ...group('goods:', idsOf(ask.goodsIds ?? []), ask.goodsIds),
    ...group('author:', idsOf(ask.authorIds ?? []), ask.authorIds),
    ...(ask.tag === undefined ? [] : [[tagPlace(ask.tag)]]),
  ];
  return groups.some((places) => places.length === 0) ? undefined : groups;
}

/** The place of a keyword's page; the same words in any case are one tag. */
export function tagPlace(tag: string): string {
  return `tag:${tag.normalize('NFC').trim().toLowerCase()}`;
}

export async function findWriting(
  ctx: Context,
  query: WritingQuery,
  limit: number,
  offset: number,
): Promise<number[]> {
  const words = await matching(ctx, 'WRITING', query.keyword);
  const places = await rarestFirst(ctx, query.places);
  const rows = await ctx.db.rows<{ id: number }>(
    words
      ? matchedOf(ctx, query, words, limit, offset)
      : pageOf(ctx, { ...query, places }, limit, offset),
  );
  return rows.map((row) => row.id);
}

const totals = cacheFor<Total>({ seconds: 30, topics: ['content'] });

/**
 * How many there are, counted no further than the configuration says; cached for strangers, who all
 * see the same.
 */
export function countWriting(ctx: Context, query: Omit<WritingQuery, 'order'>): Promise<Total> {
  const make = async () => {
    const most = ctx.config.countedUpTo;
    const words = await matching(ctx, 'WRITING', query.keyword);
    const { base, enough, listed } = words
      ? { base: words, enough: FOUND_AT_MOST, listed: sql`select 1 ${matched(ctx, query, words)}` }
      : await scan(ctx, query);
    const row = await ctx.db.row<{ total: number; read: number }>(
      sql`with base as materialized (${base}) select count(*) as total, (select count(*)
          from base) as read from (${listed} limit ${most + 1}) counted`,
    );
    const total = upTo(row?.total ?? 0, most);
    return (row?.read ?? 0) < enough ? total : { ...total, isFloor: true };
  };
  return ctx.viewer
    ? make()
    : totals(ctx, JSON.stringify([query.places, query.without, query.keyword, query.about]), make);
}

const ORDERS: Readonly<Record<WritingQuery['order'], Sql>> = {
  NEWEST: sql`p.publish_time desc, p.content_id desc`,
  SELECTED: sql`p.publish_time desc, p.content_id desc`,
  HOT: sql`p.hot desc, p.content_id desc`,
  RELEVANCE: sql`p.hot desc, p.content_id desc`,
  TOP: sql`p.is_top desc, p.publish_time desc, p.content_id desc`,
};

/** What has the words is few: each is looked up, wherever it must occur. */
function matchedOf(
  ctx: Context,
  query: WritingQuery,
  words: Sql,
  limit: number,
  offset: number,
): Sql {
  const order =
    query.order === 'RELEVANCE'
      ? sql`m.rank desc, p.publish_time desc, p.content_id desc`
      : ORDERS[query.order];
  return sql`select p.content_id as id ${matched(ctx, query, words)} order by ${order}
      limit ${limit} offset ${offset}`;
}

function matched(ctx: Context, query: Omit<WritingQuery, 'order'>, words: Sql): Sql {
  // `offset 0` keeps it so: the planner does not know how few they are, and would rather read all
  // the places
  return sql`from (${words}) m cross join lateral (
    select p.content_id, p.publish_time, p.hot, p.is_top from content_place p
      join content c on c.id = p.content_id
    where p.content_id = m.id and p.place = 'all' ${narrowing(ctx, query, query.places)} offset 0)
      p`;
}

/**
 * One page. A group of several places is walked place by place, each no further than the page's
 * end, and merged; so the cost grows with the page and not with the list.
 */
function pageOf(ctx: Context, query: WritingQuery, limit: number, offset: number): Sql {
  const [walks = ['all'], ...others] = query.places;
  const order = ORDERS[query.order];
  const narrowed = narrowing(ctx, query, others);
  if (walks.length === 1)
    return sql`select p.content_id as id from content_place p join content c on c.id = p.content_id
      where p.place = ${walks[0]} ${narrowed} order by ${order} limit ${limit} offset ${offset}`;
  return sql`select p.content_id as id from (
      select distinct on (p.content_id) p.* from unnest(${walks}::text[]) as w(place)
        cross join lateral (
        select p.content_id, p.publish_time, p.hot, p.is_top from content_place p
          join content c on c.id = p.content_id
        where p.place = w.place ${narrowed} order by ${order} limit ${offset + limit}) p
      order by p.content_id) p
    order by ${order} limit ${limit} offset ${offset}`;
}

/**
 * Of the rarest places so many (`base`) are looked at, each once: whether they are in the others
 * too, and are for this viewer.
 */
async function scan(
  ctx: Context,
  query: Omit<WritingQuery, 'order'>,
): Promise<{ base: Sql; enough: number; listed: Sql }> {
  const [walks = ['all'], ...others] = await rarestFirst(ctx, query.places);
  const enough = 2 * ctx.config.countedUpTo * walks.length;
  return {
    base: sql`select p.content_id as id from content_place p where p.place = any(${walks}::text[])
        limit ${enough}`,
    enough,
    listed: sql`select 1 from (select distinct id as content_id from base) p
        cross join lateral (select * from content c where c.id = p.content_id offset 0) c
      where true ${narrowing(ctx, query, others)}`,
  };
}

const ordered = cacheFor<Places>({ seconds: 30, topics: [] });

/**
 * Groups narrow each other, so the one that has least is walked. None is counted further than is
 * quick to walk.
 */
function rarestFirst(ctx: Context, places: Places): Promise<Places> {
  if (places.length < 2) return Promise.resolve(places);
  return ordered(ctx, JSON.stringify(places), async () => {
    const sizes = places.map(
      (group) =>
        sql`(select count(*) from (select from content_place p where p.place = any(${group}::text[])
            limit ${QUICK}) q)`,
    );
    const row = await ctx.db.row<{ sizes: string[] }>(
      sql`select array[${join(sizes)}]::text[] as sizes`,
    );
    return places
      .map((group, at) => ({ group, size: Number(row?.sizes[at] ?? 0) }))
      .toSorted((one, other) => one.size - other.size)
      .map(({ group }) => group);
  });
}
const QUICK = 1000;

function narrowing(
  ctx: Context,
  query: Pick<WritingQuery, 'without' | 'about'>,
  others: Places,
): Sql {
  return sql`and ${isFor(ctx.viewer)} ${within(query, others)}`;
}

/** Whoever looks: conditions on `content_place p`. */
function within({ without, about }: Pick<WritingQuery, 'without' | 'about'>, others: Places): Sql {
  const conditions = [
    ...others.map(
      (places) =>
        sql`and exists (select 1 from content_place o where o.content_id = p.content_id
            and o.place = any(${places}::text[]) offset 0)`,
    ),
    ...(without.length === 0 ? [] : [sql`and p.content_id <> all(${without}::bigint[])`]),
    ...(about === undefined
      ? []
      : [
          sql`and p.content_id in (select a.content_id from content_goods a
              join goods g on g.id = a.goods_id join goods_price p on p.goods_id = g.id
            where g.listed ${byField(about)})`,
        ]),
  ];
  return conditions.length === 0 ? empty : join(conditions, ' ');
}

/** A group when something was asked for, whatever became of it. */
function group(
  prefix: string,
  known: readonly (string | number)[] | undefined,
  asked: readonly unknown[] | undefined,
): string[][] {
  if (asked === undefined || asked.length === 0) return [];
  return [[...new Set((known ?? []).map((one) => `${prefix}${one}`))]];
}

/** Undefined: no category was asked for; empty: none of them is known. */
async function categoryIds(
  ctx: Context,
  ask: Partial<Ask<'content.pages'>>,
): Promise<number[] | undefined> {
  const ids = ask.classificationIds ?? [];
  const codes = ask.classificationCodes ?? [];
  if (ids.length === 0 && codes.length === 0) return undefined;
  const rows = await ctx.db.rows<{ id: number }>(
    sql`select id from category where id = any(${idsOf(ids)}::bigint[])
        or code = any(${codes}::text[])`,
  );
  return rows.map((row) => row.id);
}
