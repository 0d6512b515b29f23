/**
 * The worked examples of the page "how we judge": invented histories that run through the
 * specification of the judge itself, so that what the page says of them is what it would say of a
 * product. Pure.
 */
import { evidenceOf } from '#contract/price/evidence.ts';
import { judge } from '#contract/price/judge.ts';
import type { JudgedDay } from '#contract/price/judged-day.ts';
import { CURRENCIES } from '#contract/market/currency.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Spark, Verdict } from '#contract/price/verdict.ts';

/**
 * Days, price, and the struck price beside it, as in baht; the last run ends today, or as many days
 * before as `unseen` says.
 */
type Run = readonly [days: number, price: number, was?: number];

interface Story {
  readonly runs: readonly Run[];
  /** Days since the last look. */
  readonly unseen?: number;
  /** The last price was seen by one look. */
  readonly lone?: boolean;
}

/**
 * The histories of which reviews asked what Khum says: a raise of growing length, a sale that
 * lasts, bait, too little.
 */
export const STORIES = {
  usual: { runs: [[120, 1000]] },
  below: {
    runs: [
      [120, 1000],
      [3, 900],
    ],
  },
  dearer: {
    runs: [
      [120, 1000],
      [3, 1200],
    ],
  },
  always: { runs: [[100, 800, 1600]] },
  thin: {
    runs: [
      [9, 1290],
      [3, 890, 1290],
    ],
  },
  once: {
    runs: [
      [120, 1000],
      [1, 400, 1000],
    ],
    lone: true,
  },
  raised: {
    runs: [
      [120, 1000],
      [12, 1500],
      [3, 1000, 1500],
    ],
  },
  raisedLong: {
    runs: [
      [120, 1000],
      [45, 1500],
      [3, 1000, 1500],
    ],
  },
  raisedLonger: {
    runs: [
      [120, 1000],
      [61, 1500],
      [3, 1000, 1500],
    ],
  },
  fake: {
    runs: [
      [120, 1000],
      [3, 1000, 1500],
    ],
  },
  overstated: {
    runs: [
      [120, 1000],
      [3, 900, 1800],
    ],
  },
  small: {
    runs: [
      [120, 1000],
      [3, 1000, 1050],
    ],
  },
  lasting: {
    runs: [
      [120, 1000],
      [41, 700, 1000],
    ],
  },
  steps: {
    runs: [
      [120, 1000],
      [25, 800, 1000],
      [1, 700, 1000],
    ],
  },
  verified: {
    runs: [
      [120, 1000],
      [3, 790, 1000],
    ],
  },
  old: {
    runs: [
      [90, 1000],
      [3, 790, 1000],
    ],
    unseen: 40,
  },
} as const satisfies Readonly<Record<string, Story>>;
export type StoryName = keyof typeof STORIES;

export interface Example {
  readonly verdict: Verdict;
  readonly currencyCode: CurrencyCode;
  readonly currentAmount: number;
  readonly originAmount: number | null;
  readonly seenTime: string;
  readonly isCurrent: boolean;
  readonly spark: Spark;
}

const DAY_MS = 86_400_000;
/** The sale of 11 November, at noon: a day that readers of all six countries know. */
const TODAY = Date.parse('2026-11-11') / DAY_MS;

export function exampleOf(name: StoryName, currency: CurrencyCode): Example {
  const { runs, unseen = 0, lone = false }: Story = STORIES[name];
  const days = daysOf(runs, TODAY - unseen, CURRENCIES[currency].exampleUnit);
  const last = days.at(-1) as JudgedDay;
  const judgement = judge(days, { today: TODAY, price: last.close, was: last.was, lone });
  return {
    verdict: evidenceOf(judgement),
    currentAmount: last.close,
    originAmount: last.was,
    seenTime: new Date(last.closeAt).toISOString(),
    isCurrent: unseen === 0,
    currencyCode: currency,
    spark: sparkOf(days, judgement.typicalAmount, TODAY),
  };
}

/** One look a day, at noon. */
function daysOf(runs: readonly Run[], until: number, unit: number): JudgedDay[] {
  const looks = runs.flatMap(([days, price, was]) =>
    Array.from({ length: days }, () => ({
      price: price * unit,
      was: was === undefined ? null : was * unit,
    })),
  );
  return looks.map(({ price, was }, index) => {
    const day = until - looks.length + 1 + index;
    const at = (day + 0.5) * DAY_MS;
    return {
      day,
      low: price,
      lowAt: at,
      high: price,
      highAt: at,
      mid: price,
      close: price,
      closeAt: at,
      was,
      seen: 1,
    };
  });
}

/** The line of these days as of `today`, the last of which may lie before it. */
export function sparkOf(days: readonly JudgedDay[], typical: number | null, today: number): Spark {
  const steps: [number, number | null][] = [];
  for (const { day, close } of days)
    if (steps.at(-1)?.[1] !== close) steps.push([today - day, close]);
  const gone = today - (days.at(-1) as JudgedDay).day;
  if (gone > 0) steps.push([gone - 1, null]);
  return {
    to: new Date(today * DAY_MS).toISOString().slice(0, 10),
    steps,
    typical,
    seenDays: days.length,
  };
}
