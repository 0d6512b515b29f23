/** Judging one goods aside, under other assumptions than the stored ones: the same pieces, over days derived for it (BEY-04). */
import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Verdict } from '#contract/price/verdict.ts';
import type { Context } from '../../kernel/context.ts';
import { daysUnder, goodsDays } from '../day/queries.ts';
import { effectiveOf } from '../show.ts';
import type { Assumptions, OfferPriceRow } from '../show.ts';
import { judgement } from './evidence.ts';
import { todayOf } from './judge.ts';

export interface JudgedAside {
  subject: number;
  evidence: Verdict;
  low_label: string | null;
}

export function areStored({ withShipping, withCoupon }: Assumptions): boolean {
  return withShipping && withCoupon;
}

/** Verdicts of offers by offer id; none under the stored assumptions, whose verdicts stand in the rows. */
export async function judgeAside(ctx: Context, rows: readonly OfferPriceRow[], assumptions: Assumptions): Promise<Map<number, Verdict>> {
  if (areStored(assumptions) || rows.length === 0) return new Map();
  const subjects = rows.map((row) => subjectOf(row.offer_id, row, assumptions));
  const days = sql`select offer_id as subject, day, low, low_at, high, mid, close, close_at, was, seen
    from (${daysUnder(
      rows.map((row) => row.offer_id),
      assumptions,
      ctx.tenant.timezone,
    )}) d where in_stock`;
  return new Map((await judged(ctx, subjects, days)).map((one) => [one.subject, one.evidence]));
}

/** One goods, of which `rows` are the live offers: the best under these assumptions, and what is judged about it. */
export async function judgeGoodsAside(ctx: Context, rows: readonly OfferPriceRow[], assumptions: Assumptions): Promise<JudgedAside | undefined> {
  const best = bestOf(rows, assumptions);
  if (!best) return undefined;
  const days = sql`select goods_id as subject, day, low, low_at, high, mid, close, close_at, was, seen from (${goodsDaysUnder(rows, assumptions, ctx.tenant.timezone)}) d where in_stock`;
  return (await judged(ctx, [subjectOf(best.goods_id, best, assumptions)], days))[0];
}

/** The days of goods under assumptions, from the given offers of it. */
export function goodsDaysUnder(rows: readonly OfferPriceRow[], assumptions: Assumptions, timezone: string): Sql {
  const goodsId = rows[0]?.goods_id ?? 0;
  return goodsDays(
    sql`select o.*, ${goodsId}::bigint as goods_id from (${daysUnder(
      rows.map((row) => row.offer_id),
      assumptions,
      timezone,
    )}) o`,
  );
}

function subjectOf(subject: number, row: OfferPriceRow, assumptions: Assumptions): Sql {
  return sql`(${subject}::bigint, ${effectiveOf(row, assumptions)}::bigint, ${row.item_amount}::bigint, ${row.was_amount}::bigint)`;
}

function judged(ctx: Context, subjects: readonly Sql[], days: Sql): Promise<JudgedAside[]> {
  const pieces = judgement({
    subjects: sql`select * from (values ${join(subjects)}) told(subject, price, item, was)`,
    days,
    daysOnce: true,
    today: todayOf(ctx),
    timezone: ctx.tenant.timezone,
  });
  return ctx.db.rows<JudgedAside>(sql`with ${pieces} select subject, evidence, low_label from judged`);
}

/** The offers that make the price of goods: those not retired, or all when every one is. */
export function liveOf<Row extends OfferPriceRow>(rows: readonly Row[]): Row[] {
  const live = rows.filter((row) => !row.retired);
  return live.length > 0 ? live : [...rows];
}

/** The best offer: in stock before sold out, then the lowest effective price, then platform and id. The same order stands in `findLive`. */
export function bestOf<Row extends OfferPriceRow>(rows: readonly Row[], assumptions: Assumptions): Row | undefined {
  return liveOf(rows).sort(
    (a, b) =>
      Number(toBeHad(b)) - Number(toBeHad(a)) ||
      effectiveOf(a, assumptions) - effectiveOf(b, assumptions) ||
      Number(a.platform > b.platform) - Number(a.platform < b.platform) ||
      a.offer_id - b.offer_id,
  )[0];
}

function toBeHad(row: OfferPriceRow): boolean {
  return row.in_stock && !row.retired;
}
