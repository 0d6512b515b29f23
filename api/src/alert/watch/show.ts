/** Watches and their looks as clients see them. */
import { againAmount, rearmAmount } from '#contract/alert/engine.ts';
import type { Watch, WatchLook } from '#contract/alert/watch.ts';
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { goodsCards } from '../../goods/index.ts';
import { sayLook, sayWatch } from '../messages/say.ts';
import { looksOf } from './look-log.ts';
import type { KeptLook } from './look-log.ts';
import { deliveryIn, stateIn, watchedIn } from './row.ts';
import type { WatchRow } from './row.ts';

export const currencyOf = (ctx: Context): CurrencyCode => ctx.tenant.currency as CurrencyCode;
export const minStepOf = (ctx: Context): number => CURRENCIES[currencyOf(ctx)].exampleUnit;

export async function showWatches(ctx: Context, rows: readonly WatchRow[]): Promise<Watch[]> {
  const ids = rows.flatMap(({ goods_id }) => goods_id ?? []);
  const [cards, looks] = await Promise.all([
    goodsCards(ctx, [...new Set(ids)]),
    looksOf(
      ctx,
      rows.map(({ id }) => id),
      1,
    ),
  ]);
  const byId = new Map(cards.map((card) => [Number(card.id), card]));
  return rows.map((row): Watch => {
    const card = byId.get(row.goods_id ?? 0) ?? null;
    const watched = watchedIn(row, row.goods_id ?? 0);
    const [last] = looks.get(row.id) ?? [];
    return {
      id: String(row.id),
      goods: card,
      offerId: row.offer_id === null ? null : String(row.offer_id),
      kind: row.kind,
      targetAmount: row.target_amount,
      fraction: row.fraction,
      lowDays: row.low_days,
      verifiedOnly: row.verified_only,
      minScore: row.min_score,
      withTwins: row.with_twins,
      withShipping: row.with_shipping,
      withCoupon: row.with_coupon,
      delivery: deliveryIn(row),
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

export function showLook(ctx: Context, look: KeptLook): WatchLook {
  return {
    time: new Date(look.at).toISOString(),
    amount: look.amount,
    outcome: look.outcome,
    threshold: look.threshold,
    words: sayLook(ctx.lang, look, currencyOf(ctx)),
  };
}
