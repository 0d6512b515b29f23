/** Watches and their looks as clients see them. */
import { againAmount, rearmAmount, step } from '#contract/alert/engine.ts';
import type { Watch, WatchLook } from '#contract/alert/watch.ts';
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { goodsCards } from '../../goods/index.ts';
import { sayLook, sayWatch } from '../messages/say.ts';
import { viewOf } from '../look/view.ts';
import { looksOf } from './look-log.ts';
import type { KeptLook } from './look-log.ts';
import { deliveryIn, ruleShown, stateIn, watchedIn } from './row.ts';
import type { WatchRow } from './row.ts';

export const currencyOf = (ctx: Context): CurrencyCode => ctx.tenant.currency as CurrencyCode;
export const minStepOf = (ctx: Context): number => CURRENCIES[currencyOf(ctx)].exampleUnit;

export async function showWatches(ctx: Context, rows: readonly WatchRow[]): Promise<Watch[]> {
  const ids = rows.flatMap(({ goods_id }) => goods_id ?? []);
  const [cards, lasts] = await Promise.all([
    goodsCards(ctx, [...new Set(ids)]),
    lastLooksOf(ctx, rows),
  ]);
  const byId = new Map(cards.map((card) => [Number(card.id), card]));
  return rows.map((row): Watch => {
    const card = byId.get(row.goods_id ?? 0) ?? null;
    const watched = watchedIn(row);
    const last = lasts.get(row.id);
    return {
      id: String(row.id),
      goods: card,
      offerId: row.offer_id === null ? null : String(row.offer_id),
      ...ruleShown(row),
      delivery: deliveryIn(row),
      list: row.list,
      status: row.paused ? 'PAUSED' : 'ACTIVE',
      armed: row.armed,
      sentence: sayWatch(ctx.lang, card?.name ?? row.name, watched, currencyOf(ctx)),
      startAmount: row.start_amount,
      threshold: last?.threshold ?? null,
      rearmAmount: rearmAmount(stateIn(row)),
      againAmount: againAmount(stateIn(row), minStepOf(ctx)),
      lastLook: last ? showLook(ctx, last) : null,
      firedCount: row.fired_count,
      lastFiredTime: row.last_fired_at?.toISOString() ?? null,
      createTime: row.created_at.toISOString(),
      updateTime: row.updated_at.toISOString(),
    };
  });
}

/** The latest entries of the logs of watches; what fired of late is still the latest. */
async function lastLooksOf(
  ctx: Context,
  rows: readonly WatchRow[],
): Promise<Map<number, KeptLook>> {
  const ids = rows.map(({ id }) => id);
  const [stored, view] = await Promise.all([
    looksOf(ctx, ids, 1),
    viewOf(ctx, rows.map(watchedIn), ctx.now),
  ]);
  return new Map(
    rows.flatMap((row): [number, KeptLook][] => {
      const [fired] = stored.get(row.id) ?? [];
      const now = row.goods_id === null || row.paused ? null : view.now(watchedIn(row));
      if (!now || (fired && fired.at >= now.at)) return fired ? [[row.id, fired]] : [];
      const { outcome, threshold } = step(watchedIn(row), stateIn(row), now, minStepOf(ctx));
      const { at, amount } = now;
      return [
        [row.id, { at, amount, outcome: outcome === 'FIRED' ? 'PASSED' : outcome, threshold }],
      ];
    }),
  );
}

export function showLook(ctx: Context, look: KeptLook): WatchLook {
  return {
    time: new Date(look.at).toISOString(),
    amount: look.amount,
    outcome: look.outcome,
    threshold: look.threshold,
    words: sayLook(ctx.lang, look, currencyOf(ctx)),
  };
}
