/**
 * What a shopper edits in the dialog of a price watch: a rule, and how it is delivered. What it would
 * have done is computed here by the engine itself, over the looks that a preview answers: dragging
 * the line asks the server for nothing.
 */
import { replay, thresholdOf } from '#contract/alert/engine.ts';
import type { Look, WatchKind, WatchRule } from '#contract/alert/engine.ts';
import type { Watch } from '#contract/alert/watch.ts';
import type { Answer } from '#contract/calls.ts';
import { CURRENCIES } from '#contract/money.ts';

export type Preview = Answer<'watch.preview'>;

/** The rule as the dialog edits it. */
export interface DraftRule {
  readonly kind: WatchKind;
  readonly targetAmount: number | null;
  readonly fraction: number;
  /** 0: of all time. */
  readonly lowDays: number;
  readonly verifiedOnly: boolean;
  readonly withTwins: boolean;
  readonly withShipping: boolean;
  readonly withCoupon: boolean;
}

/** What can be chosen; a watch that has another value adds it. */
export const FRACTIONS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5] as const;
export const LOW_DAYS = [30, 90, 180, 365, 0] as const;

const NEW_RULE: DraftRule = {
  kind: 'TARGET_PRICE',
  targetAmount: null,
  fraction: 0.1,
  lowDays: 90,
  verifiedOnly: false,
  withTwins: false,
  withShipping: true,
  withCoupon: true,
};

export function draftOf(watch: Watch | undefined): DraftRule {
  if (!watch) return NEW_RULE;
  const { kind, targetAmount, verifiedOnly, withTwins, withShipping, withCoupon } = watch;
  return {
    kind,
    targetAmount,
    fraction: watch.fraction ?? NEW_RULE.fraction,
    lowDays: watch.lowDays ?? NEW_RULE.lowDays,
    verifiedOnly,
    withTwins,
    withShipping,
    withCoupon,
  };
}

/** The fields of the wire: those that the kind has. */
export function askOf(rule: DraftRule) {
  const { kind, targetAmount, fraction, lowDays, ...others } = rule;
  return {
    kind,
    ...(kind === 'TARGET_PRICE' && targetAmount !== null ? { targetAmount } : {}),
    ...(hasFraction(kind) ? { fraction } : {}),
    ...(kind === 'NEW_LOW' ? { lowDays } : {}),
    ...others,
  };
}

/** What is asked of the server again when it changes: all but the target. */
export function previewKey(rule: DraftRule): string {
  return JSON.stringify(askOf({ ...rule, targetAmount: null }));
}

export const hasFraction = (kind: WatchKind): boolean =>
  kind === 'BELOW_NOW' || kind === 'BELOW_TYPICAL';
/** The sum that is compared can be chosen. */
export const hasBasis = (kind: WatchKind): boolean =>
  kind === 'TARGET_PRICE' || kind === 'BELOW_NOW';

/** The smallest difference worth a message, which is also the step of the line. */
export const unitOf = ({ currencyCode }: Preview): number => CURRENCIES[currencyCode].exampleUnit;

/** When a target would have fired over the looks of a preview, oldest first. */
export function firesAt(preview: Preview, rule: DraftRule, targetAmount: number): Look[] {
  return replay({ ...engineRule(preview, rule), targetAmount }, looksOf(preview), unitOf(preview));
}

/** The same for every kind of rule: all but targets were replayed by the server. */
export function firesOf(
  preview: Preview,
  rule: DraftRule,
): { readonly at: number; readonly amount: number }[] {
  if (rule.kind === 'TARGET_PRICE')
    return rule.targetAmount === null
      ? []
      : firesAt(preview, rule, rule.targetAmount).map(({ at, amount }) => ({
          at,
          amount: amount ?? 0,
        }));
  return preview.fires.map(({ time, amount }) => ({ at: Date.parse(time), amount }));
}

/** The price at or below which a rule fires now; null where it needs none, or none is known. */
export function lineOf(preview: Preview, rule: DraftRule): number | null {
  return thresholdOf(engineRule(preview, rule), {
    typical: preview.typicalAmount,
    lowest: null,
  } as Look);
}

function engineRule(preview: Preview, rule: DraftRule): WatchRule {
  return {
    kind: rule.kind,
    targetAmount: rule.targetAmount,
    fraction: rule.fraction,
    startAmount: preview.currentAmount,
    verifiedOnly: rule.verifiedOnly,
    minScore: null,
  };
}

function looksOf(preview: Preview): Look[] {
  return preview.looks.map(({ time, amount, seen, isVerified }) => ({
    at: Date.parse(time),
    seen,
    amount,
    isVerified,
    score: null,
    typical: preview.typicalAmount,
    lowest: null,
  }));
}

export interface Suggestion {
  readonly kind: 'TYPICAL_MINUS' | 'BEST_PLUS' | 'LOWEST' | 'NOW_MINUS';
  readonly amount: number;
}

/** Of the price of now, where it is lower than all that makes sense: a step that was never seen. */
const BELOW_NOW = 0.95;

/** Targets that make sense, in whole units, the highest first; none twice. */
export function suggestionsOf(preview: Preview): Suggestion[] {
  const { currentAmount, lowestAmount } = preview;
  const unit = unitOf(preview);
  const whole = (amount: number) => Math.floor(amount / unit) * unit;
  const found: Suggestion[] = preview.suggestions.map(({ kind, amount }) => ({
    kind,
    amount: whole(amount),
  }));
  if (lowestAmount !== null) found.push({ kind: 'LOWEST', amount: lowestAmount });
  if (found.every(({ amount }) => amount >= currentAmount))
    found.push({ kind: 'NOW_MINUS', amount: whole(currentAmount * BELOW_NOW) });
  return found
    .filter(
      ({ amount }, at) => amount > 0 && found.findIndex((one) => one.amount === amount) === at,
    )
    .toSorted((a, b) => b.amount - a.amount);
}

/**
 * Where the line begins: the best suggestion that is not reached yet and was seen before. At the
 * lowest price ever there is none: then at this price, if it was higher and so may come back, else
 * below it.
 */
export function firstTarget(preview: Preview): number {
  const { currentAmount, lowestAmount, looks } = preview;
  const below = suggestionsOf(preview).filter(({ amount }) => amount < currentAmount);
  const seen = below.find(({ amount }) => amount >= (lowestAmount ?? 0));
  const wasHigher = looks.some(({ amount }) => amount !== null && amount > currentAmount);
  if (!seen && wasHigher) return currentAmount;
  return (seen ?? below[0])?.amount ?? currentAmount;
}
