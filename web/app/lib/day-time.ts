/** A moment of these days, as people say it: "today 14:02", "yesterday 20:31", "19 Nov 20:30". */
import { localDay } from '#contract/time.ts';
import { t } from './message.ts';
import { page } from './page.ts';
import { fullTime, longDate, shortDate } from './when.ts';

const DAY = 86_400_000;

/** By the clock of the region. */
export function dayTime(iso: string): string {
  const { tenant, currentTimeMillis } = page();
  const dayOf = (instant: number) => localDay(instant, tenant.timezone);
  const day = dayOf(Date.parse(iso));
  const time = clockTime(iso);
  if (day === dayOf(currentTimeMillis)) return t('time.today', { time });
  if (day === dayOf(currentTimeMillis - DAY)) return t('time.yesterday', { time });
  return t('time.at', { date: shortDate(iso), time });
}

/** "14:02". */
export const clockTime = (iso: string): string => fullTime(iso).slice(-5);

/** "19 Nov 2026 20:30". */
export const longTime = (iso: string): string =>
  t('time.at', { date: longDate(iso), time: clockTime(iso) });
