/**
 * What readers make of a real history on the page "how we judge": the days as they change them, and
 * what the judge of the server says of that. Pure.
 */
import { evidenceOf } from '#contract/price/evidence.ts';
import { judgedDay } from '#contract/price/exhibit-day.ts';
import type { Exhibit } from '#contract/price/exhibit.ts';
import { judge } from '#contract/price/judge.ts';
import type { JudgedDay } from '#contract/price/judged-day.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { sparkOf } from './example.ts';
import type { Example } from './example.ts';

/** What the days before the discount are made to be. */
export const CASES = ['real', 'raised', 'constant', 'struck', 'thin'] as const;
export type Case = (typeof CASES)[number];

export interface Lab {
  readonly history: Case;
  readonly price: number;
  /** The struck price; at the price or below it, the shop claims nothing. */
  readonly was: number;
}

/** A raise before the discount: so many days, by this share. */
export const RAISE = { days: 14, by: 0.4 } as const;
/** Days that are known where too few are. */
export const THIN_DAYS = 10;
const DAY_MS = 86_400_000;

export const asItWas = ({ price, was }: Exhibit): Lab => ({ history: 'real', price, was });

export function judgedIn(exhibit: Exhibit, lab: Lab): Example {
  const { today } = exhibit;
  const was = lab.was > lab.price ? lab.was : null;
  const days = daysIn(exhibit, lab, was);
  const judgement = judge(days, { today, price: lab.price, was, lone: false });
  return {
    verdict: evidenceOf(judgement),
    currencyCode: exhibit.currencyCode,
    currentAmount: lab.price,
    originAmount: was,
    seenTime: new Date((today + 0.5) * DAY_MS).toISOString(),
    isCurrent: true,
    spark: sparkOf(days, judgement.typicalAmount, today),
  };
}

/** The days of the discount cost what the reader says, those before it what the case says. */
function daysIn(exhibit: Exhibit, { history, price }: Lab, was: number | null): JudgedDay[] {
  const { today } = exhibit;
  const days = exhibit.days.map(judgedDay);
  const real = judge(days, { today, price: exhibit.price, was: exhibit.was, lone: false });
  const start = real.promoAt === null ? today : Math.floor(real.promoAt / DAY_MS);
  const now = (day: JudgedDay) => costing(day, price, was);
  const shaped = days.map((day) => {
    if (day.day >= start) return now(day);
    switch (history) {
      case 'raised':
        return day.day >= start - RAISE.days
          ? costing(day, Math.round(day.close * (1 + RAISE.by)), null)
          : day;
      case 'constant':
        return costing(day, price, null);
      case 'struck':
        return day.day > today - JUDGING.typicalDays ? now(day) : day;
      default:
        return day;
    }
  });
  return history === 'thin' ? shaped.filter(({ day }) => day > today - THIN_DAYS) : shaped;
}

const costing = (day: JudgedDay, amount: number, was: number | null): JudgedDay => ({
  ...day,
  low: amount,
  high: amount,
  mid: amount,
  close: amount,
  was,
});
