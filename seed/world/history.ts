/**
 * Price histories: daily looks at an offer, drawn from habits that real shops have. Deterministic,
 * relative to the moment of installation. Prices in major units; a day counts back from today (0).
 */
import type { Chance } from './random.ts';

/** One look at an offer. */
export interface Look {
  readonly daysAgo: number;
  /** Minutes after local midnight; absent: the usual hour of collection. */
  readonly minute?: number;
  readonly price: number;
  readonly was?: number;
  readonly shipping?: number;
  readonly coupon?: number;
  readonly couponCode?: string;
  readonly inStock?: boolean;
}

export type Habit =
  | 'steady'
  | 'sale-now'
  | 'sale-days'
  | 'raised-first'
  | 'always-on-sale'
  | 'overstated'
  | 'fake'
  | 'young'
  | 'drifting'
  | 'sold-out'
  | 'no-claim-drop';

/**
 * Which habit how often; real drops are the most common, as on a site that shows the good ones
 * first.
 */
export const HABITS: readonly (readonly [Habit, number])[] = [
  ['sale-now', 0.34],
  ['sale-days', 0.14],
  ['no-claim-drop', 0.06],
  ['steady', 0.1],
  ['overstated', 0.1],
  ['raised-first', 0.06],
  ['fake', 0.05],
  ['always-on-sale', 0.05],
  ['young', 0.05],
  ['drifting', 0.03],
  ['sold-out', 0.02],
];

export function habitOf(chance: Chance): Habit {
  let left = chance.next();
  for (const [habit, share] of HABITS) {
    left -= share;
    if (left < 0) return habit;
  }
  return 'steady';
}

interface Story {
  habit: Habit;
  usual: number;
  days: number;
  chance: Chance;
  price: (factor: number) => number;
}

/** Further back than this a look every other day is stored: a price holds one day unseen. */
const DAILY = 100;

/** Looks of a whole history, oldest first; some days are missed, as collectors do. */
export function looksOf(story: Story): Look[] {
  const { habit, chance } = story;
  const days =
    habit === 'young'
      ? chance.between(3, 9)
      : habit === 'always-on-sale'
        ? Math.max(story.days, 110)
        : Math.max(story.days, habit === 'steady' ? 20 : 45);
  const plan = planOf(habit, story, days);
  const gapFrom = chance.maybe(0.25) ? chance.between(12, Math.max(13, days - 10)) : -1;
  const gapDays = chance.between(3, 8);
  const looks: Look[] = [];
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
    const missed =
      (gapFrom >= 0 && daysAgo <= gapFrom && daysAgo > gapFrom - gapDays) ||
      (daysAgo > 1 && daysAgo < DAILY && chance.maybe(0.03)) ||
      (daysAgo > DAILY && daysAgo % 2 === 1);
    if (!missed) looks.push({ daysAgo, ...plan(daysAgo) });
  }
  return looks;
}

type Plan = (daysAgo: number) => { price: number; was?: number; inStock?: boolean };

function planOf(habit: Habit, { usual, chance, price }: Story, days: number): Plan {
  const cut = 1 - chance.between(12, 38) / 100;
  const start = chance.between(0, 6);
  const drift = driftOf(chance, price, days);
  switch (habit) {
    case 'steady':
      return () => ({ price: usual });
    case 'sale-now':
      return (day) => (day <= start ? { price: price(cut), was: usual } : { price: drift(day) });
    case 'no-claim-drop':
      return (day) => ({ price: day <= start ? price(cut) : drift(day) });
    case 'sale-days': {
      // most are in their monthly sale, of some the next one is to come
      const ended = start > 4 ? start * 3 : 0;
      return (day) =>
        (day + 30 - ended) % 30 < 2 ? { price: price(cut), was: usual } : { price: usual };
    }
    case 'overstated':
      return (day) =>
        day <= start ? { price: price(0.9), was: price(1.6) } : { price: drift(day) };
    case 'raised-first': {
      const rise = start + chance.between(8, 20);
      return (day) =>
        day <= start
          ? { price: price(0.99), was: price(1.5) }
          : { price: day <= rise ? price(1.5) : usual };
    }
    case 'fake':
      return (day) => (day <= start ? { price: usual, was: price(1.65) } : { price: usual });
    case 'always-on-sale':
      return () => ({ price: usual, was: price(1.8) });
    case 'young':
      return (day) => ({ price: day <= 1 ? price(cut) : usual, was: usual });
    case 'drifting':
      return (day) => ({ price: drift(day) });
    case 'sold-out':
      return (day) => (day <= start ? { price: usual, inStock: false } : { price: drift(day) });
  }
}

/** A price that stands for weeks and moves by a few per cent, with an old sale now and then. */
function driftOf(
  chance: Chance,
  price: (factor: number) => number,
  days: number,
): (day: number) => number {
  const steps = Array.from({ length: Math.ceil(days / 45) + 1 }, () =>
    price(1 + chance.between(-4, 5) / 100),
  );
  const sale = chance.maybe(0.75) ? chance.between(12, Math.max(13, days - 5)) : -1;
  const depth = price(1 - chance.between(10, 45) / 100);
  return (day) =>
    sale >= 0 && day <= sale && day > sale - 3 ? depth : (steps[Math.floor(day / 45)] as number);
}
