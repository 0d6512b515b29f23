/**
 * Daily specials: the best verified deals of the tenant-local day (API-09, API-10; DEAL-04,
 * DEAL-05).
 */
import { DEAL_LABELS } from '#contract/catalog/label.ts';
import { localDay, nextMidnight, startOfDay } from '#contract/time.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { categoryNamed, hasLabels } from '../../goods/index.ts';
import { dealCards } from '../deal/card.ts';
import { DAILY_SPECIAL } from '../messages/daily-special.ts';

/**
 * The rule: open, published within these tenant-local days, really this much below the typical
 * price; the best so many.
 */
const RULE = { days: 7, realMin: 0.1, most: 60 } as const;

export const list: Handler<'daily-special.list'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const category =
    ask.categoryCode === undefined ? undefined : await categoryNamed(ctx, ask.categoryCode);
  if (ask.categoryCode !== undefined && !category) return listAnswer([], 0, page);
  const ids = await specials(ctx, ask.labels ?? [], category?.id);
  return listAnswer(
    await dealCards(ctx, ids.slice(page.offset, page.offset + page.size)),
    ids.length,
    page,
  );
};

export const config: Handler<'daily-special.config'> = async (ctx) => {
  const { title, subtitle, rules } = DAILY_SPECIAL[ctx.lang];
  return {
    title,
    subtitle,
    banner: null,
    rules: rules
      .replace('{days}', String(RULE.days))
      .replace('{percent}', String(RULE.realMin * 100))
      .replace('{most}', String(RULE.most)),
    nextUpdateTime: nextMidnight(ctx.now, ctx.tenant.timezone).toISOString(),
    currentTimeMillis: ctx.now.getTime(),
  };
};

/**
 * Ids of today's specials that also have these labels and are in this category, the best first.
 */
async function specials(
  ctx: Context,
  labels: readonly string[],
  categoryId: number | undefined,
): Promise<number[]> {
  const labelled: Sql =
    labels.length === 0
      ? sql`true`
      : hasLabels(
          labels,
          (some) =>
            sql`exists (select 1 from deal_label l where l.content_id = s.content_id
                and l.label = any(${some}::text[]))`,
          DEAL_LABELS,
        );
  const within: Sql =
    categoryId === undefined
      ? empty
      : sql`and exists (select 1 from goods g where g.id = s.goods_id
          and g.category_id in (select k.id from category k
          where k.path @> array[${categoryId}::bigint]))`;
  const rows = await ctx.db.rows<{ content_id: number }>(sql`
    with s as (
      select d.content_id, d.goods_id, p.proven_discount, d.score from deal d
        join goods_price p on p.goods_id = d.goods_id
      where d.is_open and not d.is_freebie and p.in_stock and p.verdict = 'VERIFIED'
        and p.proven_discount >= ${RULE.realMin}::numeric and d.publish_time >= ${firstDay(ctx)}
      order by p.proven_discount desc, d.score desc, d.content_id desc limit ${RULE.most}
    )
    select content_id from s where ${labelled} ${within} order by proven_discount desc, score desc,
      content_id desc`);
  return rows.map((row) => row.content_id);
}

/** Midnight at which the first of the rule's days began. */
function firstDay(ctx: Context): Date {
  const noon = new Date(
    startOfDay(localDay(ctx.now, ctx.tenant.timezone), ctx.tenant.timezone).getTime() +
      12 * 3_600_000,
  );
  return startOfDay(
    localDay(new Date(noon.getTime() - (RULE.days - 1) * 86_400_000), ctx.tenant.timezone),
    ctx.tenant.timezone,
  );
}
