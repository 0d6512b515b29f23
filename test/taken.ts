/**
 * Series of looks taken in as an import does, and what the specification says of what is stored then.
 */
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import { takeIn } from '#api/price/index.ts';
import { judge } from '#contract/price/judge.ts';
import type { Judgement } from '#contract/price/judge.ts';
import type { JudgedDay } from '#contract/price/judged-day.ts';
import { lowOf } from '#contract/price/low.ts';
import type { Low } from '#contract/price/low.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import type { Look } from './series.ts';
import { daysAgo } from './story.ts';

export interface Taken {
  goodsIds: number[];
  offerIds: number[];
}

let serial = 0;

/** Takes many series at once, each as the only offer of new goods. */
export async function takeSeries(ctx: Context, many: readonly (readonly Look[])[]): Promise<Taken> {
  const goods = await ctx.db.rows<{ id: number }>(
    sql`insert into goods (tenant_id, code, name, created_at, updated_at)
    select ${ctx.tenant.id}, code, code, ${ctx.now}::timestamptz, ${ctx.now}::timestamptz
      from unnest(${many.map(() => `s${++serial}`)}::text[]) given(code) returning id`,
  );
  const offers = await ctx.db.rows<{ id: number; goods_id: number }>(
    sql`insert into offer (tenant_id, goods_id, source, external_id, platform, url, currency,
        created_at, updated_at)
    select ${ctx.tenant.id}, id, 'feed', 'series' || id, 'SHOPEE', 'https://shop.example/x',
      ${ctx.tenant.currency}, ${ctx.now}::timestamptz, ${ctx.now}::timestamptz
    from unnest(${goods.map((row) => row.id)}::bigint[]) given(id) returning id, goods_id`,
  );
  const taken: Taken = {
    goodsIds: offers.map((row) => row.goods_id),
    offerIds: offers.map((row) => row.id),
  };
  const rows = many.flatMap((looks, index) =>
    looks.map((look) => ({
      ...look,
      at: daysAgo(ctx, look.ago),
      offer: taken.offerIds[index] as number,
    })),
  );
  await takeIn(
    ctx,
    sql`select o, t, ${ctx.tenant.currency}::text, i, w, null::bigint, null::bigint, null::text, s,
        'PUBLIC', 'feed', 100::smallint, null::bytea, null::bigint
    from unnest(${rows.map((row) => row.offer)}::bigint[],
      ${rows.map((row) => row.at)}::timestamptz[], ${rows.map((row) => row.item)}::bigint[],
      ${rows.map((row) => row.was)}::bigint[],
      ${rows.map((row) => row.stock)}::boolean[]) told(o, t, i, w, s)`,
  );
  return taken;
}

/**
 * What the specification says of offers, from the days that stand of each; in the order of the
 * offers.
 */
export async function specified(
  ctx: Context,
  offerIds: readonly number[],
): Promise<{ judgement: Judgement; low: Low }[]> {
  const days = Map.groupBy(await judgedDays(ctx, offerIds), (day) => day.offerId);
  const rows = await ctx.db.rows<{
    offer_id: number;
    price: number;
    was: number | null;
    lone: boolean;
  }>(
    sql`select offer_id, effective_amount as price, case
        when was_amount > item_amount then was_amount + coalesce(shipping_amount, 0) end as was,
        lone
    from offer_price where offer_id = any(${offerIds}::bigint[])`,
  );
  const prices = new Map(rows.map(({ offer_id, ...price }) => [offer_id, price]));
  const today = dayNumber(localDay(ctx.now, ctx.tenant.timezone));
  return offerIds.map((offerId) => {
    const now = prices.get(offerId);
    if (!now) throw new Error('There is no price.');
    const history = days.get(offerId) ?? [];
    const judgement = judge(history, { today, ...now });
    return { judgement, low: lowOf(history, { today, price: now.price }, judgement) };
  });
}

async function judgedDays(
  ctx: Context,
  offerIds: readonly number[],
): Promise<(JudgedDay & { offerId: number })[]> {
  const rows = await ctx.db.rows<
    Record<'offer_id' | 'low' | 'high' | 'mid' | 'close' | 'seen', number> & {
      day: string;
      was: number | null;
      low_at: Date;
      high_at: Date;
      close_at: Date;
    }
  >(
    sql`select offer_id, day, low, low_at, high, high_at, mid, close, close_at, was, seen
        from price_day where offer_id = any(${offerIds}::bigint[]) and in_stock order by offer_id,
        day`,
  );
  return rows.map(({ offer_id, day, low_at, high_at, close_at, ...row }) => ({
    ...row,
    offerId: offer_id,
    day: dayNumber(day),
    lowAt: low_at.getTime(),
    highAt: high_at.getTime(),
    closeAt: close_at.getTime(),
  }));
}

export function dayNumber(day: string): number {
  return Math.round(Date.parse(day) / 86_400_000);
}

/** A verdict in the terms of the specification. */
export function asJudgement(verdict: Verdict, timezone: string): Judgement {
  const at = (time: string | null) => (time === null ? null : Date.parse(time));
  return {
    kind: verdict.kind,
    claimed: verdict.claimed,
    real: verdict.real,
    typicalAmount: verdict.typicalAmount,
    typicalBasis: verdict.typicalBasis,
    typicalSeen: verdict.typicalSeen,
    typicalDays: verdict.typicalDays,
    typicalFromDay:
      verdict.typicalFromTime === null
        ? null
        : dayNumber(localDay(Date.parse(verdict.typicalFromTime), timezone)),
    typicalUntilAt: at(verdict.typicalUntilTime),
    priorAmount: verdict.priorAmount,
    priorAt: at(verdict.priorTime),
    cheaperAmount: verdict.cheaperAmount,
    cheaperAt: at(verdict.cheaperTime),
    earlierDays: verdict.earlierDays,
    earlierAt: at(verdict.earlierTime),
    formerAmount: verdict.formerAmount,
    formerDays: verdict.formerDays,
    formerSeen: verdict.formerSeen,
    formerAt: at(verdict.formerTime),
    promoAt: at(verdict.promoStart),
    promoAfter: at(verdict.promoAfter),
    raisedAt: at(verdict.raisedTime),
    raisedAfter: at(verdict.raisedAfter),
    raisedAmount: verdict.raisedAmount,
    raisedWhat: verdict.raisedWhat,
    levelDays: verdict.levelDays,
    levelAt: at(verdict.levelTime),
    recentDays: verdict.recentDays,
    fromDay:
      verdict.fromTime === null
        ? null
        : dayNumber(localDay(Date.parse(verdict.fromTime), timezone)),
    untilAt: at(verdict.untilTime),
    observedDays: verdict.observedDays,
    preDays: verdict.preDays,
    totalDays: verdict.totalDays,
    strikeDays: verdict.strikeDays,
    seenOnce: verdict.seenOnce,
  };
}
