/**
 * Lists with deals among the writing: a user's page, a feed of everything. Newest first, merged
 * from two walks.
 */
import type { Answer, Ask } from '#contract/calls.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { idsOf } from '../../kernel/identity.ts';
import { listAnswer, pageOf, sumOf, upTo } from '../../kernel/paging.ts';
import type { Total } from '../../kernel/paging.ts';
import { matching } from '../../goods/index.ts';
import { dealCards } from '../deal/card.ts';
import { writingCards } from './card.ts';
import { countWriting, findWriting, placesOf } from './find.ts';

export async function findMixed(
  ctx: Context,
  ask: Ask<'content.pages'>,
): Promise<Answer<'content.pages'>> {
  const page = pageOf(ask.pageRequest);
  const upTo = page.offset + page.size;
  const types = (ask.contentTypeCodes ?? [])
    .map((code) => code.toUpperCase())
    .filter((code) => code !== 'DEAL');
  const places =
    types.length === 0 ? undefined : await placesOf(ctx, { ...ask, contentTypeCodes: types });
  const query = {
    places: places ?? [],
    order: 'NEWEST',
    without: idsOf(ask.excludeIds ?? []),
    keyword: ask.keyword,
  } as const;
  const [writing, written, deals] = await Promise.all([
    places ? findWriting(ctx, query, upTo, 0).then((ids) => writingCards(ctx, ids)) : [],
    places ? countWriting(ctx, query) : NONE,
    openDeals(ctx, ask, upTo),
  ]);
  const cards = await dealCards(ctx, deals.ids);
  const all = [...writing, ...cards].toSorted(
    (one, other) =>
      other.publishTime.localeCompare(one.publishTime) || Number(other.id) - Number(one.id),
  );
  return listAnswer(all.slice(page.offset, upTo), sumOf([written, deals.total]), page);
}

async function openDeals(
  ctx: Context,
  ask: Ask<'content.pages'>,
  limit: number,
): Promise<{ ids: number[]; total: Total }> {
  const words = await matching(ctx, 'DEAL', ask.keyword);
  // what somebody wrote is looked up, piece by piece
  const from = ask.authorIds?.length
    ? sql`from content c cross join lateral (select * from deal d
        where d.content_id = c.id offset 0) d join goods g on g.id = d.goods_id`
    : sql`from deal d join content c on c.id = d.content_id join goods g on g.id = d.goods_id`;
  const found = words ? sql`join (${words}) m on m.id = d.content_id` : empty;
  const where = sql`${from} ${found}
      where d.is_open and c.type = 'DEAL' ${dealNarrowing(ask)}`;
  // deals of somebody are gathered; all deals are walked by time
  const newest = ask.authorIds?.length
    ? sql`extract(epoch from d.publish_time)`
    : sql`d.publish_time`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<{ id: number }>(
      sql`select d.content_id as id ${where} order by ${newest} desc, d.content_id desc
          limit ${limit}`,
    ),
    ctx.db.row<{ total: number }>(
      sql`select count(*) as total from (select 1 ${where}
          limit ${ctx.config.countedUpTo + 1}) counted`,
    ),
  ]);
  return { ids: rows.map((row) => row.id), total: upTo(count?.total ?? 0, ctx.config.countedUpTo) };
}

const NONE: Total = { count: 0, isFloor: false };

function dealNarrowing(ask: Ask<'content.pages'>): Sql {
  const any = (values: readonly string[] | undefined, condition: (ids: number[]) => Sql) =>
    values === undefined || values.length === 0 ? empty : condition(idsOf(values));
  const codes = ask.classificationCodes ?? [];
  const coded =
    codes.length === 0
      ? empty
      : sql`and g.category_id in (select k.id from category k
          where k.path && (select array_agg(r.id) from category r
            where r.code = any(${codes}::text[])))`;
  const tagged =
    ask.tag === undefined
      ? empty
      : sql`and exists (select 1 from unnest(c.keywords) w(word)
          where lower(w.word) = lower(${ask.tag}))`;
  return sql`
    ${any(ask.authorIds, (ids) => sql`and c.author_id = any(${ids}::bigint[])`)}
    ${any(ask.goodsIds, (ids) => sql`and d.goods_id = any(${ids}::bigint[])`)}
    ${any(ask.brandIds, (ids) => sql`and g.brand_id = any(${ids}::bigint[])`)}
    ${any(ask.excludeIds, (ids) => sql`and d.content_id <> all(${ids}::bigint[])`)}
    ${any(
      ask.classificationIds,
      (ids) => sql`and g.category_id in (select k.id from category k
        where k.path && ${ids}::bigint[])`,
    )}
    ${coded} ${tagged}`;
}
