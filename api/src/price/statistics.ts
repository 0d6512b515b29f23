/** Price statistics (API-11): the chart of goods or of one offer, and the figures beside it. */
import { fail } from '#contract/errors.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { localDay, startOfDay } from '#contract/time.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { figuresOf, pointsOf } from './chart.ts';
import { daysUnder } from './day/queries.ts';
import {
  areStored,
  bestOf,
  goodsDaysUnder,
  isCurrent,
  judgeAside,
  judgeGoodsAside,
  liveOf,
} from './judge/aside.ts';
import { salesBetween, salesToCome } from './outlook/calendar.ts';
import { dayRows, exclusionRows, knownDays, offersOfNamed } from './queries.ts';
import type { NamedOfferRow } from './queries.ts';
import { addDays, rangeOf } from './range.ts';
import type { Range } from './range.ts';
import { effectiveOf } from './show.ts';
import type { Assumptions, OfferPriceRow } from './show.ts';
import { asideSightings, shownSightings } from './sighting/queries.ts';

export const statistics: Handler<'price.statistics'> = async (ctx, ask) => {
  const { timezone } = ctx.tenant;
  const rows = await subjectRows(ctx, ask.id, ask.offerId);
  const one = ask.offerId === undefined ? judgedIn(ctx, rows, ask) : rows[0];
  const offerIds = (one ? [one] : rows).map((row) => row.offer_id);
  // only a chart of everything must first know when that began
  const begun = ask.dayRange === 0 ? await knownDays(ctx.db, offerIds) : undefined;
  const range = rangeOf(ask, ctx.now, begun?.first_day ?? null, timezone);
  const source = one ? daysUnder(offerIds, ask, timezone) : goodsDaysUnder(rows, ask, timezone);
  const [known, days, judged, excluded, aside, sightings] = await Promise.all([
    begun ?? knownDays(ctx.db, offerIds),
    dayRows(ctx.db, source, addDays(range.fromDay, -2), range.toDay),
    verdictOf(ctx, rows, ask),
    exclusionRows(ctx.db, offerIds, ask, range),
    asideSightings(ctx.db, offerIds, ask, range),
    shownSightings(ctx, offerIds, ask, range),
  ]);
  const { observedDays, ...figures } = figuresOf(days, range);
  return {
    currencyCode: ctx.tenant.currency as CurrencyCode,
    points: pointsOf(days, range, ctx.now, timezone),
    ...figures,
    typical: judged?.typicalAmount ?? null,
    current: currentIn(ctx, rows, ask, range),
    raised: raisedIn(judged, range),
    excluded: [...excluded, ...aside].toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time)),
    sightings,
    sales: salesOf(ctx, range),
    startTime: range.from.toISOString(),
    endTime: range.to.toISOString(),
    days: range.days,
    observedDays,
    totalDays: known.days,
    enough: known.days >= ask.minDays,
    minDays: ask.minDays,
    offerId: one ? String(one.offer_id) : null,
  };
};

/** Of sale days longer ago a chart has no room to tell. */
const SALES_BACK_DAYS = 180;

/** The sale days that a chart has flags for, and the next one where it ends today. */
function salesOf(ctx: Context, { fromDay, toDay }: Range) {
  const { timezone } = ctx.tenant;
  const noon = (day: string) =>
    new Date(startOfDay(day, timezone).getTime() + 12 * 3_600_000).toISOString();
  const back = addDays(toDay, -SALES_BACK_DAYS);
  const past = salesBetween(ctx, fromDay > back ? fromDay : back, toDay);
  const next =
    toDay === localDay(ctx.now, timezone)
      ? salesToCome(ctx).find(({ inDays }) => inDays > 0)
      : undefined;
  return [...past.map((one) => ({ ...one, inDays: 0 })), ...(next ? [next] : [])].map(
    ({ name, day, inDays }) => ({ name, time: noon(day), inDays }),
  );
}

/**
 * Of several offers the one that the verdict speaks of, when it is asked for and there is a usual
 * price to compare its days with.
 */
function judgedIn(
  ctx: Context,
  rows: readonly NamedOfferRow[],
  ask: Assumptions & { judged: boolean },
): OfferPriceRow | undefined {
  const best = ask.judged && rows.length > 1 ? bestOf(ctx, rows, ask) : undefined;
  return best && best.evidence.typicalAmount !== null ? best : undefined;
}

/** The priced live offers of goods, or the one asked for; goods without any price have none. */
export async function subjectRows(
  ctx: Context,
  idOrCode: string,
  offerId: string | undefined,
): Promise<NamedOfferRow[]> {
  const rows = await offersOfNamed(ctx.db, idOrCode);
  if (rows === undefined) throw fail('catalog.goods.not_found');
  if (offerId === undefined) return liveOf(rows);
  const one = rows.filter((row) => String(row.offer_id) === offerId);
  if (one.length === 0) throw fail('catalog.goods.not_found');
  return one;
}

/** What it costs now, if it was seen within the range and lately enough to be a price of now. */
function currentIn(
  ctx: Context,
  rows: readonly OfferPriceRow[],
  assumptions: Assumptions,
  range: Range,
) {
  const best = bestOf(ctx, rows, assumptions);
  if (
    !best ||
    !isCurrent(ctx, best) ||
    best.observed_at < range.from ||
    best.observed_at > range.to
  )
    return null;
  return { amount: effectiveOf(best, assumptions), time: best.observed_at.toISOString() };
}

async function verdictOf(
  ctx: Context,
  rows: readonly NamedOfferRow[],
  ask: Assumptions & { offerId?: string | undefined },
): Promise<Verdict | null | undefined> {
  const one = rows[0];
  if (!one) return undefined;
  if (ask.offerId !== undefined)
    return (await judgeAside(ctx, rows, ask)).get(one.offer_id) ?? one.evidence;
  return areStored(ask) ? one.goods_evidence : (await judgeGoodsAside(ctx, rows, ask))?.evidence;
}

function raisedIn(verdict: Verdict | null | undefined, range: Range) {
  if (!verdict || verdict.raisedTime === null || verdict.raisedAmount === null) return [];
  const startTime = verdict.raisedTime;
  const endTime = verdict.promoStart ?? range.to.toISOString();
  if (Date.parse(endTime) < range.from.getTime() || Date.parse(startTime) > range.to.getTime())
    return [];
  return [{ startTime, endTime, amount: verdict.raisedAmount }];
}
