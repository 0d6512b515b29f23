/**
 * Time rules: tenant days, tenant-local parsing, display. Instants are ISO 8601 in UTC on the wire.
 */

/** Format used when a tenant sets none (TEN-03). */
export const DEFAULT_DATE_FORMAT = 'YYYY-MM-DD';
/** Those that an operator may choose (API-61). */
export const DATE_FORMATS: readonly string[] = [
  DEFAULT_DATE_FORMAT,
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'MM/DD/YYYY',
  'YYYY/MM/DD',
];

export const DAY_MS = 86_400_000;

/**
 * Minutes that timezones are ahead of UTC whose clocks have not been changed since 2000. They are
 * known here because a phone needs a tenth of a second to make its first `Intl.DateTimeFormat`.
 */
export const STEADY_ZONES: ReadonlyMap<string, number> = new Map([
  ['Asia/Bangkok', 420],
  ['Asia/Jakarta', 420],
  ['Asia/Makassar', 480],
  ['Asia/Jayapura', 540],
  ['Asia/Singapore', 480],
  ['Asia/Kuala_Lumpur', 480],
  ['Asia/Manila', 480],
  ['Asia/Ho_Chi_Minh', 420],
  ['Asia/Kolkata', 330],
  ['UTC', 0],
]);
const STEADY_SINCE = Date.UTC(2000, 0, 2);

const parts = new Map<string, Intl.DateTimeFormat>();

function zoneParts(timezone: string): Intl.DateTimeFormat {
  let format = parts.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    parts.set(timezone, format);
  }
  return format;
}

export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** The wall clock of a timezone at an instant. */
export function localTime(instant: Date | number, timezone: string): LocalTime {
  const steady = STEADY_ZONES.get(timezone);
  if (steady !== undefined && Number(instant) >= STEADY_SINCE) {
    const at = new Date(Number(instant) + steady * 60_000);
    return {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    };
  }
  const found: Record<string, number> = {};
  for (const part of zoneParts(timezone).formatToParts(instant))
    found[part.type] = Number(part.value);
  return {
    year: found.year as number,
    month: found.month as number,
    day: found.day as number,
    hour: found.hour as number,
    minute: found.minute as number,
    second: found.second as number,
  };
}

/** Milliseconds that a timezone is ahead of UTC at an instant. */
export function zoneOffset(instant: number, timezone: string): number {
  const at = localTime(instant, timezone);
  return (
    Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second) -
    Math.floor(instant / 1000) * 1000
  );
}

/** The tenant-local day of an instant, `YYYY-MM-DD`. */
export function localDay(instant: Date | number, timezone: string): string {
  const at = localTime(instant, timezone);
  return `${String(at.year).padStart(4, '0')}-${pad(at.month)}-${pad(at.day)}`;
}

/**
 * The instant at which a wall-clock time occurs: the first of two where the clock was put back, and
 * the instant of the change where the clock was put forward over it.
 */
export function instantOf(local: LocalTime, timezone: string): Date {
  const asUtc = Date.UTC(
    local.year,
    local.month - 1,
    local.day,
    local.hour,
    local.minute,
    local.second,
  );
  const before = zoneOffset(asUtc - DAY_MS, timezone);
  const after = zoneOffset(asUtc + DAY_MS, timezone);
  if (before === after) return new Date(asUtc - before);
  const early = asUtc - Math.max(before, after);
  const late = asUtc - Math.min(before, after);
  const found = [early, late].find((at) => at + zoneOffset(at, timezone) === asUtc);
  return new Date(found ?? clockChange(early, late, timezone) ?? late);
}

/** The first instant after `from`, up to `until`, from which a timezone has another offset, if any. */
export function clockChange(from: number, until: number, timezone: string): number | null {
  const before = zoneOffset(from, timezone);
  if (zoneOffset(until, timezone) === before) return null;
  let [same, other] = [from, until];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (zoneOffset(middle, timezone) === before) same = middle;
    else other = middle;
  }
  return other;
}

/** Midnight at which a tenant-local day begins. */
export function startOfDay(day: string, timezone: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return instantOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, timezone);
}

/** The midnight that ends the tenant-local day of an instant (AMB-56). */
export function nextMidnight(instant: Date, timezone: string): Date {
  const today = localTime(instant, timezone);
  return instantOf({ ...today, day: today.day + 1, hour: 0, minute: 0, second: 0 }, timezone);
}

const STAMP =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Parses a timestamp (VAL-19, TEN-04): with a zone it is that instant; without one it is in the
 * tenant's timezone; a date alone means 00:00:00 there. Null when it is no real time.
 */
export function parseTime(text: string, timezone: string): Date | null {
  const match = STAMP.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = match;
  const local = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
  if (!isReal(local)) return null;
  if (zone === undefined) return instantOf(local, timezone);
  const asUtc = Date.UTC(
    local.year,
    local.month - 1,
    local.day,
    local.hour,
    local.minute,
    local.second,
  );
  return new Date(asUtc - offsetOf(zone));
}

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  const digits = zone.slice(1).replace(':', '');
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000;
}

function isReal(at: LocalTime): boolean {
  const date = new Date(Date.UTC(at.year, at.month - 1, at.day));
  return (
    date.getUTCMonth() === at.month - 1 &&
    date.getUTCDate() === at.day &&
    at.hour < 24 &&
    at.minute < 60 &&
    at.second < 60
  );
}

/** A date in the tenant's format followed by HH:mm (TEN-03). Tokens: YYYY MM DD. */
export function formatTime(
  iso: string | Date,
  timezone: string,
  dateFormat: string = DEFAULT_DATE_FORMAT,
): string {
  const at = localTime(new Date(iso), timezone);
  return `${formatDate(iso, timezone, dateFormat)} ${pad(at.hour)}:${pad(at.minute)}`;
}

/** The date alone. */
export function formatDate(
  iso: string | Date,
  timezone: string,
  dateFormat: string = DEFAULT_DATE_FORMAT,
): string {
  const at = localTime(new Date(iso), timezone);
  return (dateFormat || DEFAULT_DATE_FORMAT)
    .replace('YYYY', String(at.year))
    .replace('MM', pad(at.month))
    .replace('DD', pad(at.day));
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
