/** How old what is shown is, by the clock of this device: a page that is kept knows only its own. */
import { formatTime, localDay } from '#contract/time.ts';
import { page } from '../../lib/page.ts';
import { shortDate } from '../../lib/when.ts';

/** "13:40" of today, else with the day before it. Epoch milliseconds, in the region's time. */
export function asOf(at: number): string {
  const { timezone, dateFormat } = page().tenant;
  const time = formatTime(new Date(at).toISOString(), timezone, dateFormat).slice(-5);
  const isToday = localDay(new Date(at), timezone) === localDay(new Date(), timezone);
  return isToday ? time : `${shortDate(new Date(at))} ${time}`;
}
