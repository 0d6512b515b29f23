/** Lists of writing (CONT-12, AMB-35): each narrowing is a place, the first of them is walked in the order of the list. */
import type { Ask } from '#contract/calls.ts';
import { CONTENT_TYPES } from '#contract/content/kind.ts';
import type { QueryType } from '#contract/content/content.ts';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { idsOf } from '../../kernel/identity.ts';
import { keepFor } from '../../kernel/kept.ts';
import { plainOf } from './rich-text.ts';
import { isFor } from './permit.ts';

/** Within a group any place will do; groups narrow each other. */
export type Places = readonly (readonly string[])[];

export interface WritingQuery {
  readonly places: Places;
  readonly order: QueryType;
  readonly without: readonly number[];
  readonly keyword?: string | undefined;
}

/** What a caller asks for, as places. Undefined: something named is not known, so the list is empty. */
export async function placesOf(ctx: Context, ask: Partial<Ask<'content.pages'>>): Promise<Places | undefined> {
  const categories = await categoryIds(ctx, ask);
  const groups: (readonly string[])[] = [
    ...(ask.queryType === 'SELECTED' ? [['selected']] : []),
    ...group(
      'type:',
      ask.contentTypeCodes?.map((code) => code.toUpperCase()).filter((code) => (CONTENT_TYPES as readonly string[]).includes(code)),
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

export async function findWriting(ctx: Context, query: WritingQuery, limit: number, offset: number): Promise<number[]> {
  const rows = await ctx.db.rows<{ id: number }>(pageOf(ctx, query, limit, offset));
  return rows.map((row) => row.id);
}

const totals = keepFor<number>({ seconds: 30, topics: ['content'] });

/** How many there are; kept for strangers, who all see the same. */
export function countWriting(ctx: Context, query: Omit<WritingQuery, 'order'>): Promise<number> {
  const make = async () => (await ctx.db.row<{ total: number }>(countOf(ctx, query)))?.total ?? 0;
  return ctx.viewer ? make() : totals(ctx, JSON.stringify([query.places, query.without, query.keyword]), make);
}

const ORDERS: Readonly<Record<QueryType, Sql>> = {
  NEWEST: sql`p.publish_time desc, p.content_id desc`,
  SELECTED: sql`p.publish_time desc, p.content_id desc`,
  HOT: sql`p.hot desc, p.content_id desc`,
  TOP: sql`p.is_top desc, p.publish_time desc, p.content_id desc`,
};

/**
 * One page. A group of several places is walked place by place, each no further than the page's end, and merged; so the
 * cost grows with the page and not with the list.
 */
function pageOf(ctx: Context, query: WritingQuery, limit: number, offset: number): Sql {
  const [walked = ['all'], ...others] = query.places;
  const order = ORDERS[query.order];
  const narrowed = narrowing(ctx, query, others);
  if (walked.length === 1)
    return sql`select p.content_id as id from content_place p join content c on c.id = p.content_id
      where p.place = ${walked[0]} ${narrowed} order by ${order} limit ${limit} offset ${offset}`;
  return sql`select p.content_id as id from (
      select distinct on (p.content_id) p.* from unnest(${walked}::text[]) as w(place) cross join lateral (
        select p.content_id, p.publish_time, p.hot, p.is_top from content_place p join content c on c.id = p.content_id
        where p.place = w.place ${narrowed} order by ${order} limit ${offset + limit}) p
      order by p.content_id) p
    order by ${order} limit ${limit} offset ${offset}`;
}

function countOf(ctx: Context, query: Omit<WritingQuery, 'order'>): Sql {
  const [walked = ['all'], ...others] = query.places;
  const one = walked.length === 1 ? sql`count(*)` : sql`count(distinct p.content_id)`;
  return sql`select ${one} as total from content_place p join content c on c.id = p.content_id where p.place = any(${walked}::text[]) ${narrowing(ctx, query, others)}`;
}

function narrowing(ctx: Context, { without, keyword }: Pick<WritingQuery, 'without' | 'keyword'>, others: Places): Sql {
  const words = keyword === undefined ? '' : plainOf(keyword).replace(/[\\%_]/g, '\\$&');
  return join(
    [
      sql`and ${isFor(ctx.viewer)}`,
      ...others.map((places) => sql`and exists (select 1 from content_place o where o.content_id = p.content_id and o.place = any(${places}::text[]))`),
      without.length === 0 ? empty : sql`and p.content_id <> all(${without}::bigint[])`,
      words === '' ? empty : sql`and (c.title ilike ${`%${words}%`} or c.summary ilike ${`%${words}%`})`,
    ],
    ' ',
  );
}

/** A group when something was asked for, whatever became of it. */
function group(prefix: string, known: readonly (string | number)[] | undefined, asked: readonly unknown[] | undefined): string[][] {
  if (asked === undefined || asked.length === 0) return [];
  return [[...new Set((known ?? []).map((one) => `${prefix}${one}`))]];
}

/** Undefined: no category was asked for; empty: none of them is known. */
async function categoryIds(ctx: Context, ask: Partial<Ask<'content.pages'>>): Promise<number[] | undefined> {
  const ids = ask.classificationIds ?? [];
  const codes = ask.classificationCodes ?? [];
  if (ids.length === 0 && codes.length === 0) return undefined;
  const rows = await ctx.db.rows<{ id: number }>(sql`select id from category where id = any(${idsOf(ids)}::bigint[]) or code = any(${codes}::text[])`);
  return rows.map((row) => row.id);
}
