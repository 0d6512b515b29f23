/**
 * The engine of price watches (BEY-05, E6, E7): what one more look at a price means to a rule. Pure,
 * and the same for what happens now, for the preview that replays it over the past, and for the line
 * that a shopper drags over the chart.
 *
 * A rule fires once when the price crosses its threshold. It is armed again by price alone, never by
 * time: once the price has risen 2 % above the threshold at which it fired. Until then it fires again
 * only on a price that is 1 % below the last one that it fired on. A look that cannot be believed, or
 * at which nothing can be bought, changes nothing.
 *
 * Amounts are integers in minor units; instants are milliseconds.
 */
import { atLeast, atMost } from '../price/exact.ts';

/** ENDS waits for no price: it fires two hours before an open deal ends (BEY-47). */
export const WATCH_KINDS = [
  'TARGET_PRICE',
  'BELOW_NOW',
  'BELOW_TYPICAL',
  'NEW_LOW',
  'RESTOCK',
  'ENDS',
] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** `rearm`: above the threshold; `step`: below the price of the last firing. */
export const WATCH_ENGINE = { rearm: 0.02, step: 0.01 } as const;

/**
 * A shop that was out of stock at one look may have been misread: after the first firing, RESTOCK
 * fires again only when at least two looks found nothing to buy, this long apart.
 */
export const OUTAGE_MS = 24 * 3_600_000;

export interface WatchRule {
  readonly kind: WatchKind;
  /** TARGET_PRICE. */
  readonly targetAmount: number | null;
  /** BELOW_NOW, BELOW_TYPICAL: the share below. */
  readonly fraction: number | null;
  /** BELOW_NOW: the price when the watch was made. */
  readonly startAmount: number | null;
  /** Fires only where the discount is verified … */
  readonly verifiedOnly: boolean;
  /** … and an open deal scores at least this; null: whatever it scores. */
  readonly minScore: number | null;
}

/**
 * PRICE: it can be bought. OUT: it cannot. UNREADABLE: nothing was learned. HELD: the price is kept
 * aside until a second look or an operator confirms it. GONE: nobody offers it any more.
 */
export const LOOK_KINDS = ['PRICE', 'OUT', 'UNREADABLE', 'HELD', 'GONE'] as const;

/** One look at what is watched. */
export interface Look {
  readonly at: number;
  readonly seen: (typeof LOOK_KINDS)[number];
  readonly amount: number | null;
  readonly isVerified: boolean;
  readonly score: number | null;
  /** The usual price; null where too little is known. */
  readonly typical: number | null;
  /** The lowest price of the days that the rule compares with; null where too little is known. */
  readonly lowest: number | null;
}

/** Between looks. */
export interface WatchState {
  readonly armed: boolean;
  /** The price and the threshold of the last firing, until it is armed again. */
  readonly firedAmount: number | null;
  readonly firedThreshold: number | null;
  /** RESTOCK: the first look of the outage that lasts. */
  readonly outFrom: number | null;
}

export const WATCH_START: WatchState = {
  armed: true,
  firedAmount: null,
  firedThreshold: null,
  outFrom: null,
};

/**
 * What became of a look. All but FIRED are reasons of silence (BEY-46); PASSED: it fired, and the price
 * was gone before anybody could hear of it. SAME_PRODUCT: a deal alert of the same owner had just reported
 * it. NO_PRICE: the rule waits for none. New ones are added at the end: logs store their places.
 */
export const WATCH_OUTCOMES = [
  'FIRED',
  'ABOVE',
  'SAME_ROUND',
  'NOT_LOWER',
  'NOT_VERIFIED',
  'LOW_SCORE',
  'UNREADABLE',
  'HELD',
  'OUT_OF_STOCK',
  'IN_STOCK',
  'GONE',
  'TOO_YOUNG',
  'PASSED',
  'SAME_PRODUCT',
  'NO_PRICE',
] as const;
export type WatchOutcome = (typeof WATCH_OUTCOMES)[number];

export interface Step {
  readonly state: WatchState;
  readonly outcome: WatchOutcome;
  /** At or below this it fires; null where there is none, or none yet. */
  readonly threshold: number | null;
}

/** `minStep`: the smallest difference worth a message, in minor units of the currency. */
export function step(rule: WatchRule, state: WatchState, look: Look, minStep: number): Step {
  const threshold = thresholdOf(rule, look);
  const silent = (outcome: WatchOutcome, next = state): Step => ({
    state: next,
    outcome,
    threshold,
  });
  if (look.seen === 'UNREADABLE' || look.seen === 'HELD' || look.seen === 'GONE')
    return silent(look.seen);
  if (rule.kind === 'ENDS') return silent('NO_PRICE');
  if (rule.kind === 'RESTOCK') return restock(rule, state, look);
  if (look.seen === 'OUT') return silent('OUT_OF_STOCK');
  if (look.amount === null) return silent('UNREADABLE');
  const { amount } = look;
  if (threshold === null) return silent('TOO_YOUNG', rearmed(state, amount));
  if (amount > threshold) {
    const isRound = !state.armed && state.firedAmount !== null && amount <= state.firedAmount;
    return silent(isRound ? 'SAME_ROUND' : 'ABOVE', rearmed(state, amount, threshold));
  }
  if (!state.armed && !isLower(amount, state.firedAmount as number, minStep))
    return silent(amount < threshold ? 'NOT_LOWER' : 'SAME_ROUND');
  const unfit = unfitness(rule, look);
  if (unfit) return silent(unfit);
  return {
    state: { ...state, armed: false, firedAmount: amount, firedThreshold: threshold },
    outcome: 'FIRED',
    threshold,
  };
}

/** The highest price at which the rule fires at this look; null: none is known, or it needs none. */
export function thresholdOf(rule: WatchRule, { typical, lowest }: Look): number | null {
  switch (rule.kind) {
    case 'TARGET_PRICE':
      return rule.targetAmount;
    case 'BELOW_NOW':
      return below(rule.startAmount, rule.fraction);
    case 'BELOW_TYPICAL':
      return below(typical, rule.fraction);
    case 'NEW_LOW':
      return lowest === null ? null : lowest - 1;
    case 'RESTOCK':
    case 'ENDS':
      return null;
  }
}

/** The price at which a watch that has fired is armed again; null while it is armed. */
export function rearmAmount({ armed, firedThreshold }: WatchState): number | null {
  return armed || firedThreshold === null ? null : share(firedThreshold, 1 + WATCH_ENGINE.rearm);
}

/** At or below this a watch fires that has fired and is not armed again; null while it is armed. */
export function againAmount({ armed, firedAmount }: WatchState, minStep: number): number | null {
  if (armed || firedAmount === null) return null;
  return Math.min(below(firedAmount, WATCH_ENGINE.step) as number, firedAmount - minStep);
}

/** When the rule would have fired over these looks, oldest first. */
export function replay(rule: WatchRule, looks: readonly Look[], minStep: number): Look[] {
  let state = WATCH_START;
  return looks.filter((look) => {
    const next = step(rule, state, look, minStep);
    ({ state } = next);
    return next.outcome === 'FIRED';
  });
}

/** Nothing but a price arms again; a threshold that has moved meanwhile counts too. */
function rearmed(state: WatchState, amount: number, threshold = 0): WatchState {
  const from = Math.max(threshold, state.firedThreshold ?? 0);
  if (state.armed || !atLeast(amount, 1 + WATCH_ENGINE.rearm, from)) return state;
  return { ...state, armed: true, firedAmount: null, firedThreshold: null };
}

function isLower(amount: number, fired: number, minStep: number): boolean {
  return atMost(amount, 1 - WATCH_ENGINE.step, fired) && fired - amount >= minStep;
}

function unfitness({ verifiedOnly, minScore }: WatchRule, look: Look): WatchOutcome | null {
  if (verifiedOnly && !look.isVerified) return 'NOT_VERIFIED';
  return minScore !== null && (look.score ?? 0) < minScore ? 'LOW_SCORE' : null;
}

/**
 * Fires when what was out of stock can be bought again. `armed` means that it has not fired yet, or
 * that the outage is a certain one.
 */
function restock(rule: WatchRule, state: WatchState, look: Look): Step {
  if (look.seen === 'OUT') {
    const outFrom = state.outFrom ?? look.at;
    const isCertain = look.at - outFrom >= OUTAGE_MS;
    return {
      state: { ...state, armed: state.armed || isCertain, outFrom },
      outcome: 'OUT_OF_STOCK',
      threshold: null,
    };
  }
  const back = { ...state, outFrom: null };
  if (state.outFrom === null) return { state: back, outcome: 'IN_STOCK', threshold: null };
  const unfit = state.armed ? unfitness(rule, look) : 'SAME_ROUND';
  // what does not fit yet is still news once it does
  if (unfit)
    return { state: unfit === 'SAME_ROUND' ? back : state, outcome: unfit, threshold: null };
  return { state: { ...back, armed: false }, outcome: 'FIRED', threshold: null };
}

/** So much below an amount, rounded down; exact. */
function below(amount: number | null, fraction: number | null): number | null {
  return amount === null || fraction === null ? null : share(amount, 1 - fraction);
}

function share(amount: number, part: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(part * 10_000))) / 10_000n);
}
