/**
 * Times as people read them: relative for the near past, a short date else; always the tenant's
 * clock.
 */
import { formatTime, localDay, localTime } from '#contract/time.ts';
import { t } from './message.ts';
import { page } from './page.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const AGO = { minutes: 'time.minutes', hours: 'time.hours', days: 'time.days' } as const;
const AGE = { minutes: 'age.minutes', hours: 'age.hours', days: 'age.days' } as const;

/** "7 min ago", "3 days ago", "11 Nov": fits a sentence as it is. */
export function ago(iso: string): string {
  return relative(iso, AGO);
}

/** "7 min", "3 d", "11 Nov": for cards, which have no room for more. */
export function age(iso: string): string {
  return relative(iso, AGE);
}

/** Against the server's clock; a date after 30 days. */
function relative(iso: string, form: typeof AGO | typeof AGE): string {
  const past = page().currentTimeMillis - Date.parse(iso);
  if (past < MINUTE) return t('time.now');
  if (past < HOUR) return t(form.minutes, { n: Math.floor(past / MINUTE) });
  if (past < DAY) return t(form.hours, { n: Math.floor(past / HOUR) });
  if (past < 30 * DAY) return t(form.days, { n: Math.floor(past / DAY) });
  return shortDate(iso);
}

const MONTHS = {
  th: [
    'ม.ค.',
    'ก.พ.',
    'มี.ค.',
    'เม.ย.',
    'พ.ค.',
    'มิ.ย.',
    'ก.ค.',
    'ส.ค.',
    'ก.ย.',
    'ต.ค.',
    'พ.ย.',
    'ธ.ค.',
  ],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
} as const;

/** "11 Nov", with the year when it is another one. */
export function shortDate(instant: string | Date): string {
  const { tenant, lang, currentTimeMillis } = page();
  const at = localTime(new Date(instant), tenant.timezone);
  const now = localTime(currentTimeMillis, tenant.timezone);
  return `${at.day} ${MONTHS[lang][at.month - 1]}${at.year === now.year ? '' : ` ${at.year}`}`;
}

/** "11 Nov 2026". */
export function longDate(instant: string | Date): string {
  const { tenant, lang } = page();
  const at = localTime(new Date(instant), tenant.timezone);
  return `${at.day} ${MONTHS[lang][at.month - 1]} ${at.year}`;
}

/** The tenant's own date format followed by HH:mm (TEN-03). */
export function fullTime(iso: string): string {
  const { tenant } = page();
  return formatTime(iso, tenant.timezone, tenant.dateFormat);
}

/** "14:02" today, else a short date: when something was seen. */
export function seenAt(iso: string): string {
  const { tenant, currentTimeMillis } = page();
  if (localDay(new Date(iso), tenant.timezone) !== localDay(currentTimeMillis, tenant.timezone))
    return shortDate(iso);
  return fullTime(iso).slice(-5);
}
