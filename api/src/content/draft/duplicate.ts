/**
 * Whether a deal is here already (BEY-31): the same link in any spelling, the same product at a
 * price within 3 %, or nearly the same title at such a price in seven days. Only what readers can
 * go to counts: deals that are public and not over.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { ContributionRow } from './queries.ts';
import { jsonOf } from '../../kernel/json.ts';

/** Prices that differ by no more are the same. */
const SAME_PRICE = 0.03;
const DAYS = 7;
/** Share of common trigrams from which two titles say the same. */
const ALIKE = 0.6;
const SHOWN = 5;

export interface Duplicate {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly publishTime: string;
}

/**
 * Duplicates of each of the given contributions that may still be submitted, by its id; the same
 * link first, newest first.
 */
export async function duplicatesOf(
  ctx: Context,
  rows: readonly ContributionRow[],
): Promise<Map<number, Duplicate[]>> {
  const asked = rows
    .filter(
      ({ type, state }) => type === 'DEAL' && state !== 'CANCELED' && state !== 'SELF_VISIBLE',
    )
    .map((row) => ({
      own: row.id,
      goods: row.goods_id,
      key: row.link_key,
      title: row.written.title,
      amount: row.written.deal?.currentAmount ?? null,
    }));
  if (asked.length === 0) return new Map();
  const found = await ctx.db.rows<{
    own: number;
    id: number;
    code: string;
    title: string;
    publish_time: Date;
  }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${jsonOf(asked)}::jsonb) as a(own bigint, goods bigint,
        key text, title text, amount bigint)
    ), recent as materialized (
      select d.content_id, d.deal_amount, c.title from deal d join content c on c.id = d.content_id
      where d.is_open and d.publish_time > ${new Date(ctx.now.getTime() - DAYS * 86_400_000)}
    ), near as (
      select a.own, d.content_id, 0 as far from asked a join deal d on d.link_key = a.key
        where d.is_open
      union all
      select a.own, r.content_id, 1 from asked a join deal r on r.goods_id = a.goods where r.is_open
        and ${samePrice}
      union all
      select a.own, r.content_id, 2 from asked a join recent r on length(a.title) >= 8
        and ${samePrice} and similarity(r.title, a.title) >= ${ALIKE}::real
    ), ranked as (
      select own, content_id, row_number() over (partition by own order by min(far),
        content_id desc) as place from near where content_id <> own group by own, content_id
    )
    select r.own, c.id, c.code, c.title, c.publish_time from ranked r
      join content c on c.id = r.content_id where r.place <= ${SHOWN} order by r.own, r.place`);
  const byOwn = Map.groupBy(found, (row) => row.own);
  return new Map(
    [...byOwn].map(([own, some]) => [
      own,
      some.map(({ id, code, title, publish_time }) => ({
        id: String(id),
        code,
        title,
        publishTime: publish_time.toISOString(),
      })),
    ]),
  );
}

const samePrice = sql`abs(r.deal_amount - a.amount) <= ${SAME_PRICE}::numeric * r.deal_amount`;
