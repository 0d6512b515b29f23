/**
 * What a change of prices means to the watches on these goods. Those whose state it may change are
 * found by index; each look since the last goes through the engine, in order, and who is to hear of
 * it is notified. Set-based over all watches of a batch of goods; what comes twice changes nothing.
 */
import { step } from '#contract/alert/engine.ts';
import type { Look, WatchState } from '#contract/alert/engine.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Queue } from '../../kernel/job-queue/event.ts';
import { daysSinceAmount } from '../look/queries.ts';
import { knownDays, knownOf, viewOf, viewOn } from '../look/view.ts';
import type { View } from '../look/view.ts';
import { candidatesOf, noteLooked, watchedAmong } from './candidates.ts';
import type { Span, WatchedGoods } from './candidates.ts';
import { EVER_DAYS, shareReached } from './keys.ts';
import { logLooks } from './look-log.ts';
import type { KeptLook } from './look-log.ts';
import { notifyOf } from './notify.ts';
import { basisOf, stateIn, WATCH_COLUMNS, watchedIn } from './row.ts';
import type { Watched, WatchRow } from './row.ts';
import { saveEvaluated } from './save.ts';
import { minStepOf } from './show.ts';
import { plainWatch } from './wish.ts';

/** Whoever watches a price waits for no other work, and each tenant has its turn. */
export const WATCH_QUEUE: Queue = { name: 'alert.watch', atOnce: 2, attempts: 8, transacts: true };
/** Goods whose watches are evaluated together, in a transaction of their own where they are many. */
const BATCH = 200;
/** Goods that slept for longer start again from there. */
const LONGEST_SLEEP_MS = 90 * 86_400_000;
/** With shipping and coupon, on these goods alone: what rules over the usual price compare with. */
const ALL_IN = 3;

/** Evaluates the watches of goods of which there is news; of many, in parts. */
export async function watchesDue(ctx: Context, goodsIds: readonly number[]): Promise<void> {
  if (goodsIds.length <= BATCH) return evaluateWatches(ctx, goodsIds);
  await ctx.emit(
    Array.from({ length: Math.ceil(goodsIds.length / BATCH) }, (_, part) => ({
      topic: 'watch.due',
      goodsIds: goodsIds.slice(part * BATCH, (part + 1) * BATCH),
    })),
  );
}

export async function evaluateWatches(ctx: Context, goodsIds: readonly number[]): Promise<void> {
  for (let from = 0; from < goodsIds.length; from += BATCH) {
    const goods = await watchedAmong(ctx.db, goodsIds.slice(from, from + BATCH));
    if (goods.length > 0) await evaluateGoods(ctx, goods);
  }
}

/** Evaluates a watch that was just made or changed: it may be below its target already (E7). */
export async function evaluateFirst(ctx: Context, watchId: number): Promise<void> {
  const rows = await rowsOf(ctx, [watchId]);
  const view = await viewOf(ctx, rows.map(watchedIn), ctx.now);
  await evaluateRows(ctx, rows, view, () => ctx.now.getTime());
}

async function evaluateGoods(ctx: Context, goods: readonly WatchedGoods[]): Promise<void> {
  const sleep = ctx.now.getTime() - LONGEST_SLEEP_MS;
  const lookedAt = new Map(
    goods.map(({ goodsId, lookedAt: at }) => [goodsId, Math.max(at.getTime(), sleep)]),
  );
  const since = new Date(Math.min(...lookedAt.values()));
  const prices = goods.flatMap(pricesOf);
  const known = await knownOf(ctx, prices, since);
  const view = viewOn(ctx, known, new Map());
  const ids = await candidatesOf(
    ctx.db,
    await spansOf(ctx, goods, view, lookedAt),
    goods.map(({ goodsId }) => goodsId),
  );
  await noteLooked(ctx.db, lastLooks(ctx, goods, view));
  if (ids.length === 0) return;
  const rows = await rowsOf(ctx, ids);
  const days = await knownDays(ctx, rows.map(watchedIn), since);
  await evaluateRows(ctx, rows, viewOn(ctx, known, days), (row) =>
    Math.max(row.begun_at.getTime(), lookedAt.get(row.goods_id ?? 0) ?? 0),
  );
}

/** The prices of goods that are watched. */
function pricesOf({ goodsId, bases }: WatchedGoods): Watched[] {
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((basis) => bases & (1 << basis))
    .map((basis) => ({
      ...plainWatch(goodsId, null),
      withShipping: (basis & 1) !== 0,
      withCoupon: (basis & 2) !== 0,
      withTwins: (basis & 4) !== 0,
    }));
}

async function spansOf(
  ctx: Context,
  goods: readonly WatchedGoods[],
  view: View,
  lookedAt: ReadonlyMap<number, number>,
): Promise<Span[]> {
  const spans = goods.flatMap((one) =>
    pricesOf(one).map((price) => spanOf(view, price, lookedAt.get(one.goodsId) ?? 0)),
  );
  const withDays = new Set(goods.filter(({ hasDays }) => hasDays).map(({ goodsId }) => goodsId));
  const asked = spans.flatMap(({ goodsId, basis, low }) =>
    basis === ALL_IN && low !== null && withDays.has(goodsId) ? [{ goodsId, amount: low }] : [],
  );
  if (asked.length === 0) return spans;
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const days = await daysSinceAmount(ctx.db, asked, today);
  return spans.map((span) => ({ ...span, days: days.get(span.goodsId) ?? EVER_DAYS }));
}

function spanOf(view: View, price: Watched, after: number): Span {
  const now = view.now(price);
  const looks = [...view.looksAt(price, after), ...(now ? [now] : [])];
  const amounts = looks.flatMap(({ seen, amount }) =>
    seen === 'PRICE' && amount !== null ? [amount] : [],
  );
  const low = amounts.length === 0 ? null : Math.min(...amounts);
  return {
    goodsId: price.goodsId,
    basis: basisOf(price),
    low,
    high: amounts.length === 0 ? null : Math.max(...amounts),
    share: low === null ? null : shareReached(low, now?.typical ?? null),
    days: null,
    wasOut: looks.some(({ seen }) => seen === 'OUT'),
  };
}

/** The instant of the last look at each of the goods. */
function lastLooks(
  { now }: Context,
  goods: readonly WatchedGoods[],
  view: View,
): { goodsId: number; at: Date }[] {
  return goods.map((one) => {
    const ends = pricesOf(one).map(
      (price) => view.moments(price).findLast(({ at }) => at <= now.getTime())?.at ?? 0,
    );
    return { goodsId: one.goodsId, at: new Date(Math.max(0, ...ends)) };
  });
}

function rowsOf(ctx: Context, ids: readonly number[]): Promise<WatchRow[]> {
  return ctx.db.rows<WatchRow>(sql`
    select ${WATCH_COLUMNS} from price_watch w
    where w.id = any(${ids}::bigint[]) and w.goods_id is not null
    order by w.id for no key update`);
}

/** A watch after its looks. */
export interface Evaluated {
  readonly row: WatchRow;
  readonly state: WatchState;
  /** What is worth an entry of its log: all that follows from the history of prices is not. */
  readonly entries: readonly KeptLook[];
  readonly last: Look;
  /** The look that its owner is to hear of, and the threshold that it met. */
  readonly fired: Look | null;
  readonly threshold: number | null;
  readonly firings: number;
}

async function evaluateRows(
  ctx: Context,
  rows: readonly WatchRow[],
  view: View,
  after: (row: WatchRow) => number,
): Promise<void> {
  const done = rows
    .map((row) => evaluate(ctx, row, newLooks(ctx, view, watchedIn(row), after(row))))
    .filter((one) => one !== null);
  if (done.length === 0) return;
  await saveEvaluated(ctx, done);
  const deliveries = await notifyOf(ctx, done);
  await logLooks(
    ctx,
    done.flatMap(({ row, entries }) => {
      const delivery = deliveries.get(row.id);
      const looks = entries.map((one): KeptLook => {
        if (one.outcome !== 'FIRED' || delivery === undefined) return one;
        return delivery ? { ...one, delivery } : { ...one, outcome: 'SAME_PRODUCT' };
      });
      return looks.length === 0 ? [] : [{ id: row.id, looks }];
    }),
  );
}

interface NewLook extends Look {
  /** When it was evaluated, where that is not when it was seen. */
  readonly noted: number;
}

/**
 * What is new since the last evaluation. A watch may fire without a look: an offer was retired, a
 * look came late, an operator released one, a verdict changed.
 */
function newLooks(ctx: Context, view: View, watched: Watched, after: number): NewLook[] {
  const now = view.now(watched);
  const isGone = now?.seen === 'GONE';
  const looks = view.looksAt(watched, after).map((look) => ({
    ...look,
    // of what left the catalogue no price is news; it may be once it is back
    seen: isGone && look.seen === 'PRICE' ? now.seen : look.seen,
    noted: look.at,
  }));
  const last = looks.findLast(({ seen }) => seen !== 'HELD');
  const isKnown = !now || (last && last.seen === now.seen && last.amount === now.amount);
  return isKnown ? looks : [...looks, { ...now, noted: ctx.now.getTime() }];
}

function evaluate(ctx: Context, row: WatchRow, looks: readonly NewLook[]): Evaluated | null {
  const last = looks.at(-1);
  if (!last) return null;
  let state = stateIn(row);
  const steps = looks.map((look) => {
    const { outcome, threshold, state: next } = step(watchedIn(row), state, look, minStepOf(ctx));
    state = next;
    return { look, outcome, threshold };
  });
  const firings = steps.filter(({ outcome }) => outcome === 'FIRED');
  const latest = firings.at(-1);
  // what cannot be bought any more when it is heard of is no news
  const fired = latest && isStill(last, latest.threshold) ? latest.look : null;
  return {
    row,
    state,
    last,
    fired,
    threshold: latest?.threshold ?? null,
    firings: firings.length,
    entries: firings.map(({ look, threshold }) => ({
      at: look.noted,
      amount: look.amount,
      outcome: look === fired ? 'FIRED' : 'PASSED',
      threshold,
    })),
  };
}

function isStill({ seen, amount }: Look, threshold: number | null): boolean {
  return seen === 'PRICE' && amount !== null && (threshold === null || amount <= threshold);
}
