/**
 * The silence log (BEY-46): why a watch fired, or did not, at each of its last looks. Firings are
 * stored; what meant nothing follows from the history by the engine itself, and is not.
 */
import { step, WATCH_START } from '#contract/alert/engine.ts';
import type { Look, WatchState } from '#contract/alert/engine.ts';
import { FRESH_PRICE_DAYS } from '#contract/price/judging.ts';
import type { Context } from '../../kernel/context.ts';
import { momentAt } from '../look/series.ts';
import { unreadLooks } from '../look/unread.ts';
import { viewOf } from '../look/view.ts';
import type { View } from '../look/view.ts';
import { LOOKS_KEPT, looksOf } from './look-log.ts';
import type { KeptLook } from './look-log.ts';
import { pastOf } from './preview.ts';
import { stateIn, watchedIn } from './row.ts';
import type { Watched, WatchRow } from './row.ts';
import { minStepOf } from './show.ts';

/** A log goes back so far. */
const DAY_MS = 86_400_000;
const BACK_MS = 90 * DAY_MS;

/** The last evaluations of a watch, the newest first. */
export async function logOf(ctx: Context, row: WatchRow): Promise<KeptLook[]> {
  const stored = (await looksOf(ctx, [row.id])).get(row.id) ?? [];
  const watched = watchedIn(row);
  const since = Math.max(row.begun_at.getTime(), ctx.now.getTime() - BACK_MS);
  const view = await viewOf(ctx, [watched], new Date(since));
  const first = firstLook(view, row, since);
  const looks = [
    ...(first ? [first] : []),
    ...view.looksAt(watched, since, await pastOf(ctx, watched)),
  ];
  const silent = row.paused
    ? []
    : [
        ...silences(ctx, row, looks, stored),
        ...(await unreadOf(ctx, row, since)),
        ...gone(ctx, watched, view),
      ];
  return [...stored, ...silent].toSorted((a, b) => b.at - a.at).slice(0, LOOKS_KEPT);
}

/** What was not readable changed nothing, and is a line all the same. */
async function unreadOf(ctx: Context, row: WatchRow, since: number): Promise<KeptLook[]> {
  const looks = await unreadLooks(ctx, watchedIn(row), since);
  return looks.map(({ at, ...unread }) => ({
    at,
    amount: null,
    outcome: 'UNREADABLE',
    threshold: null,
    unread,
  }));
}

/** Nobody offers it any more: its last price ran out, or its offers and page were taken away. */
function gone(ctx: Context, watched: Watched, view: View): KeptLook[] {
  const now = view.now(watched);
  if (now && now.seen !== 'GONE') return [];
  const last = view.moments(watched).findLast(({ seen }) => seen !== 'HELD');
  const ranOut = (last?.at ?? Infinity) + FRESH_PRICE_DAYS * DAY_MS;
  const at = Math.min(ctx.now.getTime(), ranOut);
  return [{ at, amount: null, outcome: 'GONE', threshold: null }];
}

/** What was there when the watch began. */
function firstLook(view: View, row: WatchRow, since: number): Look | null {
  if (row.begun_at.getTime() !== since) return null;
  const moment = momentAt(view.moments(watchedIn(row)), since);
  const now = view.now(watchedIn(row));
  return moment && now && { ...now, at: since, seen: moment.seen, amount: moment.amount };
}

function silences(
  ctx: Context,
  row: WatchRow,
  looks: readonly Look[],
  stored: readonly KeptLook[],
): KeptLook[] {
  const firings = new Map(stored.map((one) => [one.at, one]));
  const isQuiet = stored.every(({ at }) => at < (looks[0]?.at ?? 0));
  let state: WatchState = isQuiet && !row.armed ? stateIn(row) : WATCH_START;
  return looks.flatMap((look): KeptLook[] => {
    const fired = firings.get(look.at);
    if (fired) {
      state = {
        ...state,
        armed: false,
        firedAmount: fired.amount,
        firedThreshold: fired.threshold,
        outFrom: null,
      };
      return [];
    }
    const { outcome, threshold, state: next } = step(watchedIn(row), state, look, minStepOf(ctx));
    // it did not fire then: what was known then was another
    if (outcome !== 'FIRED') state = next;
    return [
      {
        at: look.at,
        amount: look.amount,
        outcome: outcome === 'FIRED' ? 'PASSED' : outcome,
        threshold,
      },
    ];
  });
}
