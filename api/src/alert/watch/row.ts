/** Watches as they are stored, and as the engine takes them. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { WatchKind, WatchRule, WatchState } from '#contract/alert/engine.ts';
import type { WatchDelivery } from '#contract/alert/delivery.ts';
import type { ListName } from '#contract/alert/limits.ts';
import type { Assumptions } from '../look/series.ts';

export interface WatchRow {
  readonly id: number;
  readonly account_id: number;
  readonly goods_id: number | null;
  readonly name: string;
  readonly offer_id: number | null;
  readonly with_twins: boolean;
  readonly with_shipping: boolean;
  readonly with_coupon: boolean;
  readonly kind: WatchKind;
  readonly target_amount: number | null;
  readonly fraction: number | null;
  readonly low_days: number | null;
  readonly verified_only: boolean;
  readonly min_score: number | null;
  readonly start_amount: number | null;
  readonly ways: WatchDelivery['ways'];
  readonly frequency: WatchDelivery['frequency'];
  readonly remind_end: boolean | null;
  readonly remind_unmet: boolean | null;
  readonly loud: boolean;
  readonly list: ListName | null;
  readonly paused: boolean;
  readonly armed: boolean;
  readonly fired_amount: number | null;
  readonly fired_threshold: number | null;
  readonly out_from: Date | null;
  readonly fired_count: number;
  readonly last_fired_at: Date | null;
  readonly begun_at: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Of `price_watch w`. */
export const WATCH_COLUMNS: Sql = sql`w.id, w.account_id, w.goods_id, w.name, w.offer_id,
    w.with_twins, w.with_shipping, w.with_coupon, w.kind, w.target_amount,
    w.fraction::float8 as fraction, w.low_days, w.verified_only, w.min_score, w.start_amount,
    w.ways, w.frequency, w.remind_end, w.remind_unmet, w.loud, w.list, w.paused, w.armed, w.fired_amount, w.fired_threshold, w.out_from, w.fired_count,
    w.last_fired_at, w.begun_at, w.created_at, w.updated_at`;

/** What a watch asks, wherever it comes from: a row, a form, a preview. */
export interface Watched extends WatchRule, Assumptions {
  readonly goodsId: number;
  readonly offerId: number | null;
  readonly withTwins: boolean;
  /** NEW_LOW: of so many days; 0: of all that is known. */
  readonly lowDays: number | null;
}

/** Of goods that are gone, 0. */
export const watchedIn = (row: WatchRow): Watched => ({
  goodsId: row.goods_id ?? 0,
  offerId: row.offer_id,
  withTwins: row.with_twins,
  withShipping: row.with_shipping,
  withCoupon: row.with_coupon,
  kind: row.kind,
  targetAmount: row.target_amount,
  fraction: row.fraction,
  lowDays: row.low_days,
  startAmount: row.start_amount,
  verifiedOnly: row.verified_only,
  minScore: row.min_score,
});

export const stateIn = (row: WatchRow): WatchState => ({
  armed: row.armed,
  firedAmount: row.fired_amount,
  firedThreshold: row.fired_threshold,
  outFrom: row.out_from?.getTime() ?? null,
});

export const deliveryIn = (row: WatchRow): WatchDelivery => ({
  ways: row.ways,
  frequency: row.frequency,
  remindEnd: row.remind_end,
  remindUnmet: row.remind_unmet,
  loud: row.loud,
});

/** The price that a watch is about, as the column `basis` has it. */
export const basisOf = ({ withShipping, withCoupon, withTwins }: Watched): number =>
  Number(withShipping) + Number(withCoupon) * 2 + Number(withTwins) * 4;

/** The rule as answers and exports have it. */
export const ruleShown = (row: WatchRow) => ({
  kind: row.kind,
  targetAmount: row.target_amount,
  fraction: row.fraction,
  lowDays: row.low_days,
  verifiedOnly: row.verified_only,
  minScore: row.min_score,
  withTwins: row.with_twins,
  withShipping: row.with_shipping,
  withCoupon: row.with_coupon,
});
