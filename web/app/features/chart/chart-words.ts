/** What a chart says in words. */
import { shownAmount } from '#contract/money.ts';
import type { PriceStatistics } from '#contract/price/history.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate } from '../../lib/when.ts';
import type { ChartShape } from './chart-shape.ts';

/** The position of something in the chart. */
export const percent = (permille: number) => `${Math.round(permille * 10) / 100}%`;

/** A flag, as a path: a pole, and a cloth with a notch. */
export const FLAG = 'M0 0V12M0 .5H8L6 3.5 8 6.5H0';

/** A price at the axis; a small chart names no currency. */
export const axisWords = (amount: number, stat: PriceStatistics, small: boolean) =>
  small ? shownAmount(amount, stat.currencyCode).figure : money(amount, stat.currencyCode);

const DAY_MS = 86_400_000;
/** Signs that the axis has room for. */
const NARROW = 7;

/** Whether a price at the axis needs a wider one: a tick, the usual price or that of now. */
export function hasWideAxis(shape: ChartShape, stat: PriceStatistics, small: boolean): boolean {
  const ticks = shape.ticks.map(({ amount }) => amount);
  return [...ticks, stat.typical ?? 0, stat.current?.amount ?? 0].some(
    (amount) => axisWords(amount, stat, small).length > NARROW,
  );
}

/** What is said of a price that a shopper saw (BEY-19). */
export function sightingWords(confirmed: boolean): string {
  return t(confirmed ? 'chart.sighting.confirmed' : 'chart.sighting');
}

/** Day, price, and how it compares with the usual price. */
export function readoutWords(
  shape: ChartShape,
  stat: PriceStatistics,
  at: number,
): [string, string, string] {
  const day = shape.days[at];
  if (!day) return ['', '', ''];
  if (day.amount === null) return [longDate(new Date(day.time)), t('chart.unseen'), ''];
  const against =
    stat.typical === null ? 0 : Math.trunc(((stat.typical - day.amount) * 100) / stat.typical);
  const usual = stat.typical === null ? '' : t('chart.usual');
  return [
    longDate(new Date(day.time)),
    money(day.amount, stat.currencyCode),
    against > 0
      ? t('chart.cheaper', { percent: against })
      : against < 0
        ? t('chart.dearer', { percent: -against })
        : usual,
  ];
}

/** The sale that a day of the chart was, if it was one. */
export function saleOf(shape: ChartShape, at: number): string | undefined {
  const day = shape.days[at];
  return day && shape.sales.find(({ time }) => time <= day.time && time > day.time - DAY_MS)?.name;
}

/** The whole chart in one sentence, for those who cannot see it. */
export function summaryOf(stat: PriceStatistics): string {
  const price = (amount: number | undefined) =>
    amount === undefined ? '–' : money(amount, stat.currencyCode);
  return t('chart.summary', {
    days: stat.days,
    now: price(stat.current?.amount),
    low: price(stat.min?.amount),
    lowDate: stat.min ? longDate(stat.min.time) : '–',
    high: price(stat.max?.amount),
    highDate: stat.max ? longDate(stat.max.time) : '–',
    middle: price(stat.median ?? undefined),
    usual: price(stat.typical ?? undefined),
  });
}
