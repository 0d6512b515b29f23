/**
 * Judging offers and goods aside, under other assumptions than the stored ones: the same pieces,
 * over days derived for them (BEY-04).
 */
import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { FRESH_OFFER_DAYS, FRESH_PRICE_DAYS } from '#contract/price/judging.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { daysUnder, goodsDays } from '../day/queries.ts';
import { daysBetween } from '../range.ts';
import { effectiveOf, struckOf } from '../show.ts';
import type { Assumptions, OfferPriceRow } from '../show.ts';
import { judgement } from './evidence.ts';
import { utc } from './evidence-json.ts';
import { lows } from './low-queries.ts';
import { todayOf } from './judge.ts';

export interface JudgedAside {
  evidence: Verdict;
  low_label: string | null;
}

export function areStored({ withShipping, withCoupon }: Assumptions): boolean {
  return withShipping && withCoupon;
}

/**
 * Verdicts of offers by offer id; none under the stored assumptions, whose verdicts are in the
 * rows.
 */
export async function judgeAside(
  ctx: Context,
  rows: readonly OfferPriceRow[],
  assumptions: Assumptions,
): Promise<Map<number, Verdict>> {
  if (areStored(assumptions) || rows.length === 0) return new Map();
  const judged = await ctx.db.rows<{ subject: number; evidence: Verdict }>(
    sql`with ${verdictsOf(ctx, rows, assumptions)} select subject, evidence from judged`,
  );
  return new Map(judged.map((one) => [one.subject, one.evidence]));
}

/**
 * One goods, of which `rows` are the live offers: the verdict of the best under these assumptions,
 * and the low of all of them.
 */
export async function judgeGoodsAside(
  ctx: Context,
  rows: readonly OfferPriceRow[],
  assumptions: Assumptions,
): Promise<JudgedAside | undefined> {
  const best = bestOf(ctx, rows, assumptions);
  if (!best) return undefined;
  const judged = (await judgeAside(ctx, [best], assumptions)).get(best.offer_id) ?? best.evidence;
  const subject = sql`values (${best.goods_id}::bigint, ${effectiveOf(best, assumptions)}::bigint,
      ${judged.kind}::text, ${judged.real}::numeric, ${judged.typicalAmount}::bigint,
      ${judged.seenOnce}::boolean)`;
  const low =
    best.in_stock && !best.retired && isCurrent(ctx, best)
      ? await ctx.db.row<{
          label: string | null;
          as_low: string | null;
        }>(sql`with days as materialized (${goodsDaysUnder(rows, assumptions, ctx.tenant.timezone)})
        select low_label as label, ${utc(sql`as_low_at`)} as as_low from (${lows({
          subjects: sql`select * from (${subject}) given(subject, price, verdict, real, typical,
              seen_once)`,
          daysOfSubject: sql`select * from days where in_stock`,
          today: todayOf(ctx),
        })}) low`)
      : undefined;
  return { evidence: { ...judged, asLowTime: low?.as_low ?? null }, low_label: low?.label ?? null };
}

/** The days of goods under assumptions, from the given offers of it. */
export function goodsDaysUnder(
  rows: readonly OfferPriceRow[],
  assumptions: Assumptions,
  timezone: string,
): Sql {
  const goodsId = rows[0]?.goods_id ?? 0;
  return goodsDays(
    sql`select o.*, ${goodsId}::bigint as goods_id from (${daysUnder(
      rows.map((row) => row.offer_id),
      assumptions,
      timezone,
    )}) o`,
  );
}

function verdictsOf(ctx: Context, rows: readonly OfferPriceRow[], assumptions: Assumptions): Sql {
  const subjects = rows.map(
    (row) =>
      sql`(${row.offer_id}::bigint, ${effectiveOf(row, assumptions)}::bigint,
          ${struckOf(row, assumptions)}::bigint, ${row.lone}::boolean)`,
  );
  const days = daysUnder(
    rows.map((row) => row.offer_id),
    assumptions,
    ctx.tenant.timezone,
  );
  return judgement({
    subjects: sql`select * from (values ${join(subjects)}) given(subject, price, was, lone)`,
    days: sql`select offer_id as subject, day, low, low_at, high, high_at, mid, close, close_at,
        was, seen from (${days}) d where in_stock`,
    daysOnce: true,
    today: todayOf(ctx),
    timezone: ctx.tenant.timezone,
  });
}

/** The offers that make the price of goods: those not retired, or all when every one is. */
export function liveOf<Row extends OfferPriceRow>(rows: readonly Row[]): Row[] {
  const live = rows.filter((row) => !row.retired);
  return live.length > 0 ? live : [...rows];
}

/** The best offer. */
export function bestOf<Row extends OfferPriceRow>(
  ctx: Context,
  rows: readonly Row[],
  assumptions: Assumptions,
): Row | undefined {
  return liveOf(rows).sort(byWorth(ctx, assumptions))[0];
}

/**
 * In stock before sold out, seen of late before long unseen, seen more than once, then the lowest
 * effective price, then platform and id. The same order is in `findLive`.
 */
export function byWorth(
  ctx: Context,
  assumptions: Assumptions,
): (a: OfferPriceRow, b: OfferPriceRow) => number {
  return (a, b) =>
    Number(toBeHad(b)) - Number(toBeHad(a)) ||
    ageOf(ctx, a) - ageOf(ctx, b) ||
    Number(a.seen_once) - Number(b.seen_once) ||
    effectiveOf(a, assumptions) - effectiveOf(b, assumptions) ||
    Number(a.platform > b.platform) - Number(a.platform < b.platform) ||
    a.offer_id - b.offer_id;
}

/** Whether its price was seen so lately that it is one of now. */
export function isCurrent(ctx: Context, { observed_at }: { observed_at: Date }): boolean {
  return daysSince(ctx, observed_at) <= FRESH_PRICE_DAYS;
}

/** 0: seen of late; 1: not so lately; 2: not current. */
export function ageOf(ctx: Context, row: Pick<OfferPriceRow, 'observed_at'>): number {
  if (!isCurrent(ctx, row)) return 2;
  return daysSince(ctx, row.observed_at) > FRESH_OFFER_DAYS ? 1 : 0;
}

function daysSince(ctx: Context, instant: Date): number {
  return daysBetween(localDay(instant, ctx.tenant.timezone), todayOf(ctx));
}

function toBeHad(row: OfferPriceRow): boolean {
  return row.in_stock && !row.retired;
}
