/**
 * Where the state of a watch may change, as a range of an index: what a change of a price costs
 * follows the watches whose range it enters, not the watches that there are. Pure.
 */
import { againAmount, rearmAmount, thresholdOf } from '#contract/alert/engine.ts';
import type { WatchRule, WatchState } from '#contract/alert/engine.ts';

/** A low of all time lasts for longer than any days. */
export const EVER_DAYS = 2_147_483_647;
const SHARE_SCALE = 10_000;

export interface WatchKeys {
  readonly unit: 'AMOUNT' | 'SHARE' | 'DAYS' | null;
  readonly fireKey: number | null;
  readonly againKey: number | null;
  readonly rearmKey: number | null;
}

/** Amounts in minor units. */
export function keysOf(
  rule: WatchRule & { readonly lowDays: number | null },
  state: WatchState,
  minStep: number,
): WatchKeys {
  const again = { againKey: againAmount(state, minStep), rearmKey: rearmAmount(state) };
  switch (rule.kind) {
    case 'TARGET_PRICE':
    case 'BELOW_NOW':
      return { unit: 'AMOUNT', fireKey: thresholdOf(rule, NOTHING_KNOWN), ...again };
    case 'BELOW_TYPICAL':
      return {
        unit: 'SHARE',
        fireKey: Math.round((1 - (rule.fraction ?? 0)) * SHARE_SCALE),
        ...again,
      };
    case 'NEW_LOW':
      return { unit: 'DAYS', fireKey: rule.lowDays || EVER_DAYS, ...again };
    case 'RESTOCK':
    case 'ENDS':
      return { unit: null, fireKey: null, againKey: null, rearmKey: null };
  }
}

const NOTHING_KNOWN = {
  at: 0,
  seen: 'UNREADABLE',
  amount: null,
  isVerified: false,
  score: null,
  typical: null,
  lowest: null,
} as const;

/** The lowest `fire_key` of a SHARE that an amount may reach; null: the usual price is not known. */
export const shareReached = (amount: number, typical: number | null): number | null =>
  typical === null || typical <= 0 ? null : Math.floor((amount * SHARE_SCALE) / typical) - 1;
