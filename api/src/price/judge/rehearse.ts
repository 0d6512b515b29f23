/**
 * The rehearsal of a rule (BEY-54, its engine): judges the past as it was seen on days of the last
 * months, once by the parameters that hold and once by others, and lists what would have been said
 * otherwise. Nothing is written. A sample of offers bounds its cost, the same at each rehearsal.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { FRESH_PRICE_DAYS, JUDGING } from '#contract/price/judging.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import type { Context } from '../../kernel/context.ts';
import { literal } from '../day/effective.ts';
import { addDays } from '../range.ts';
import { judgement } from './evidence.ts';
import type { Parameters } from './evidence-days.ts';
import { todayOf } from './judge.ts';

export interface Rehearsed {
  /** Judgements of an offer on a day. */
  readonly judged: number;
  /** `VERIFIED>OVERSTATED`: how often. */
  readonly changes: Readonly<Record<string, number>>;
  /** The first of them, the latest day first. */
  readonly items: readonly {
    offerId: number;
    goodsId: number;
    day: string;
    from: VerdictKind;
    to: VerdictKind;
    real: number | null;
    realThen: number | null;
  }[];
}

export const REHEARSAL = { offers: 2000, items: 100, every: 7 } as const;

/**
 * `change` replaces parameters of `JUDGING`; the last `days` days are judged, each seventh, today
 * among them.
 */
export async function rehearse(
  ctx: Context,
  change: Partial<Parameters>,
  days = 90,
): Promise<Rehearsed> {
  const changes: Record<string, number> = {};
  const items: Rehearsed['items'][number][] = [];
  let judged = 0;
  for (let ago = 0; ago <= days; ago += REHEARSAL.every) {
    const day = addDays(todayOf(ctx), -ago);
    const now = await judgedOn(ctx, day, JUDGING);
    const then = await judgedOn(ctx, day, { ...JUDGING, ...change });
    judged += now.size;
    for (const [offerId, one] of now) {
      const other = then.get(offerId);
      if (!other || other.verdict === one.verdict) continue;
      changes[`${one.verdict}>${other.verdict}`] =
        (changes[`${one.verdict}>${other.verdict}`] ?? 0) + 1;
      if (items.length < REHEARSAL.items)
        items.push({
          offerId,
          goodsId: one.goods_id,
          day,
          from: one.verdict,
          to: other.verdict,
          real: one.real,
          realThen: other.real,
        });
    }
  }
  return { judged, changes, items };
}

interface Row {
  offer_id: number;
  goods_id: number;
  verdict: VerdictKind;
  real: number | null;
}

async function judgedOn(ctx: Context, day: string, rule: Parameters): Promise<Map<number, Row>> {
  const rows = await ctx.db.rows<Row>(sql`with chosen as materialized (${sample}),
    ${judgement(
      {
        subjects: sql`select c.offer_id as subject, d.close as price, d.was, false as lone
            from chosen c cross join lateral (
            select close, was from price_day where offer_id = c.offer_id and in_stock
              and day <= ${day}::date and day > ${day}::date - ${literal(FRESH_PRICE_DAYS)}
              order by day desc limit 1
          ) d`,
        days: sql`select offer_id as subject, day, low, low_at, high, high_at, mid, close, close_at,
            was, seen from price_day where in_stock`,
        daysOnce: false,
        today: day,
        timezone: ctx.tenant.timezone,
      },
      rule,
    )}
    select j.subject as offer_id, c.goods_id, j.verdict, j.real from judged j
      join chosen c on c.offer_id = j.subject order by 1`);
  return new Map(rows.map((row) => [row.offer_id, row]));
}

const sample: Sql = sql`select offer_id, goods_id from offer_price order by hashint8(offer_id),
    offer_id limit ${literal(REHEARSAL.offers)}`;
