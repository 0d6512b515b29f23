/**
 * What a change of prices means to the watches on these goods: each look since the last goes through
 * the engine, in order, and who is to hear of it is notified. Set-based over all watches of a batch
 * of goods; what comes twice changes nothing.
 */
import type { Look } from '#contract/alert/engine.ts';
import { step } from '#contract/alert/engine.ts';
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import { viewOf } from '../look/view.ts';
import type { View } from '../look/view.ts';
import { logLooks } from './look-log.ts';
import type { KeptLook } from './look-log.ts';
import { notifyOf } from './notify.ts';
import { stateIn, WATCH_COLUMNS, watchedIn } from './row.ts';
import type { Watched, WatchRow } from './row.ts';

/** Goods whose watches are evaluated together. */
const BATCH = 500;
/** A watch that slept for longer starts again from there. */
const LONGEST_SLEEP_MS = 90 * 86_400_000;

export async function evaluateWatches(ctx: Context, goodsIds: readonly number[]): Promise<void> {
  for (let from = 0; from < goodsIds.length; from += BATCH)
    await evaluateBatch(ctx, await watchesOn(ctx, goodsIds.slice(from, from + BATCH)));
}

/** Evaluates a watch that was just made or changed: it may be below its target already (E7). */
export async function evaluateFirst(ctx: Context, watchId: number): Promise<void> {
  await evaluateBatch(
    ctx,
    await ctx.db.rows<WatchRow>(
      sql`select ${WATCH_COLUMNS} from price_watch w where w.id = ${watchId} for no key update`,
    ),
  );
}

/** Those on the goods, and those that take a twin for the same. */
function watchesOn(ctx: Context, goodsIds: readonly number[]): Promise<WatchRow[]> {
  return ctx.db.rows<WatchRow>(sql`
    select ${WATCH_COLUMNS} from price_watch w where w.id in (
      select id from price_watch where goods_id = any(${goodsIds}::bigint[]) and not paused
      union all
      select p.id from goods_twin t join price_watch p on p.goods_id = t.high_id
        where t.low_id = any(${goodsIds}::bigint[]) and t.split_at is null and p.with_twins
          and not p.paused
      union all
      select p.id from goods_twin t join price_watch p on p.goods_id = t.low_id
        where t.high_id = any(${goodsIds}::bigint[]) and t.split_at is null and p.with_twins
          and not p.paused)
    order by w.id for no key update`);
}

/** A watch after its looks. */
export interface Evaluated {
  readonly row: WatchRow;
  readonly looks: readonly KeptLook[];
  readonly state: ReturnType<typeof stateIn>;
  readonly last: Look;
  /** The last that was not held. */
  readonly counted: Look | null;
  /** The look that somebody is to hear of. */
  readonly fired: Look | null;
  readonly firings: number;
}

async function evaluateBatch(ctx: Context, rows: readonly WatchRow[]): Promise<void> {
  const watched = rows.flatMap((row) =>
    row.goods_id === null ? [] : [{ row, watched: watchedIn(row, row.goods_id) }],
  );
  if (watched.length === 0) return;
  const earliest = Math.min(...watched.map(({ row }) => row.looked_at.getTime()));
  const since = new Date(Math.max(earliest, ctx.now.getTime() - LONGEST_SLEEP_MS));
  const view = await viewOf(
    ctx,
    watched.map((one) => one.watched),
    since,
  );
  const done = watched
    .map(({ row, watched: one }) => evaluate(ctx, row, newLooks(view, row, one)))
    .filter((one) => one !== null);
  if (done.length === 0) return;
  await save(ctx, done);
  await notifyOf(ctx, done);
}

/**
 * What is new since the last evaluation. A price may move without a look: an offer was retired, a
 * look came late, an operator released one.
 */
function newLooks(view: View, row: WatchRow, watched: Watched): Look[] {
  const looks = view.looksAt(watched, row.looked_at.getTime());
  const now = view.now(watched);
  const last = looks.findLast(({ seen }) => seen !== 'HELD');
  const [seen, amount] = last ? [last.seen, last.amount] : [row.looked_seen, row.looked_amount];
  return now && (now.seen !== seen || now.amount !== amount) ? [...looks, now] : looks;
}

function evaluate(ctx: Context, row: WatchRow, looks: readonly Look[]): Evaluated | null {
  const last = looks.at(-1);
  if (!last || row.goods_id === null) return null;
  const rule = watchedIn(row, row.goods_id);
  const minStep = CURRENCIES[ctx.tenant.currency as CurrencyCode].exampleUnit;
  let state = stateIn(row);
  const steps = looks.map((look) => {
    const { outcome, threshold, state: next } = step(rule, state, look, minStep);
    state = next;
    return { look, outcome, threshold };
  });
  const fired = steps.findLast(({ outcome }) => outcome === 'FIRED');
  // what cannot be bought any more when it is heard of is no news
  const told = fired && isStill(last, fired.threshold) ? fired.look : null;
  return {
    row,
    state,
    last,
    counted: looks.findLast(({ seen }) => seen !== 'HELD') ?? null,
    firings: steps.filter(({ outcome }) => outcome === 'FIRED').length,
    fired: told,
    looks: steps.map(({ look, outcome, threshold }) => ({
      at: look.at,
      amount: look.amount,
      outcome: outcome === 'FIRED' && look !== told ? 'PASSED' : outcome,
      threshold,
    })),
  };
}

function isStill({ seen, amount }: Look, threshold: number | null): boolean {
  return seen === 'PRICE' && amount !== null && (threshold === null || amount <= threshold);
}

async function save(ctx: Context, done: readonly Evaluated[]): Promise<void> {
  const rows = done.map(({ row, state, last, counted, fired, firings }) => ({
    id: row.id,
    armed: state.armed,
    fired_amount: state.firedAmount,
    fired_threshold: state.firedThreshold,
    out_from: state.outFrom === null ? null : new Date(state.outFrom).toISOString(),
    looked_at: new Date(Math.max(last.at, row.looked_at.getTime())).toISOString(),
    looked_seen: counted ? counted.seen : row.looked_seen,
    looked_amount: counted ? counted.amount : row.looked_amount,
    firings,
    fired_at: fired === null ? null : ctx.now.toISOString(),
  }));
  await ctx.db.run(sql`
    update price_watch w set armed = n.armed, fired_amount = n.fired_amount,
      fired_threshold = n.fired_threshold, out_from = n.out_from, looked_at = n.looked_at,
      looked_seen = n.looked_seen, looked_amount = n.looked_amount,
      fired_count = w.fired_count + n.firings,
      last_fired_at = coalesce(n.fired_at, w.last_fired_at)
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as n(id bigint, armed boolean,
      fired_amount bigint, fired_threshold bigint, out_from timestamptz, looked_at timestamptz,
      looked_seen text, looked_amount bigint, firings int, fired_at timestamptz)
    where w.id = n.id`);
  await logLooks(
    ctx,
    done.map(({ row, looks }) => ({ id: row.id, looks })),
  );
}
