/** Finds open deals by what narrows their goods, for search; the same fields and orders as for goods. */
import { DEAL_LABELS } from '#contract/catalog/label.ts';
import type { GoodsSort } from '#contract/catalog/filter.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { keepFor } from '../../kernel/kept.ts';
import type { Page } from '../../kernel/paging.ts';
import { GATHERED, goodsOrder, hasLabels, isGathered, isNarrowed, matching, narrowing } from '../../goods/index.ts';
import type { Filter, FilterField, Found } from '../../goods/index.ts';

const totals = keepFor<number>({ seconds: 30, topics: ['goods', 'deal'] });

/** `from … where …` of the open deals that match, with aliases d, g, p and, when words were given, m (id, rank). */
export async function dealsMatching(ctx: Context, filter: Filter, without: readonly FilterField[] = []): Promise<{ from: Sql; ranked: boolean }> {
  const matches = await matching(ctx, 'DEAL', without.includes('keyword') ? undefined : filter.keyword);
  const words = matches ? sql`join (${matches}) m on m.id = d.content_id` : empty;
  const labels = filter.labels ?? [];
  const labelled =
    labels.length === 0 || without.includes('labels')
      ? empty
      : sql`and ${hasLabels(labels, (some) => sql`exists (select 1 from deal_label l where l.content_id = d.content_id and l.label = any(${some}::text[]))`, DEAL_LABELS)}`;
  const from = sql`from deal d join goods g on g.id = d.goods_id join goods_price p on p.goods_id = d.goods_id ${words}
    where d.is_open ${await narrowing(ctx, filter, [...without, 'labels'])} ${labelled}`;
  return { from, ranked: matches !== undefined };
}

export async function findDeals(ctx: Context, filter: Filter, sort: GoodsSort, page: Page): Promise<Found> {
  const { from, ranked } = await dealsMatching(ctx, filter);
  const gathered = isGathered(filter) && (await countDeals(ctx, filter)) <= GATHERED;
  const found = ctx.db.rows<{ id: number }>(
    sql`select d.content_id as id ${from} order by ${dealOrder(sort, ranked, gathered)} limit ${page.size} offset ${page.offset}`,
  );
  const [rows, total] = await Promise.all([found, countDeals(ctx, filter)]);
  return { ids: rows.map((row) => row.id), total };
}

export function countDeals(ctx: Context, filter: Filter): Promise<number> {
  return totals(ctx, JSON.stringify(filter), async () => {
    if (!isNarrowed(filter)) return (await ctx.db.row<{ total: number }>(sql`select count(*) as total from deal d where d.is_open`))?.total ?? 0;
    const { from } = await dealsMatching(ctx, filter);
    return (await ctx.db.row<{ total: number }>(sql`select count(*) as total ${from}`))?.total ?? 0;
  });
}

/** `gathered`: by expressions, so that no index is walked. */
function dealOrder(sort: GoodsSort, ranked: boolean, gathered: boolean): Sql {
  const score = gathered ? sql`(d.score + 0)` : sql`d.score`;
  if (sort === 'RELEVANCE') return ranked ? sql`m.rank desc, d.score desc, d.content_id desc` : sql`${score} desc, d.publish_time desc, d.content_id desc`;
  if (sort === 'NEWEST') return sql`${gathered ? sql`extract(epoch from d.publish_time)` : sql`d.publish_time`} desc, d.content_id desc`;
  if (sort === 'DISCOUNT') return sql`${gathered ? sql`(d.discount + 0)` : sql`d.discount`} desc nulls last, d.content_id desc`;
  return sql`${goodsOrder(sort, ranked, gathered)}, d.content_id`;
}
