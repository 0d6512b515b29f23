/**
 * Instants as feeds write them: ISO, day first, unix seconds or milliseconds, and with the month in
 * words.
 */
import { nextMidnight, parseTime } from '#contract/time.ts';
import { westernDigits } from './nothing.ts';
import { readWrittenDate } from './written-date.ts';

export interface Moment {
  readonly at: Date;
  /** No time was given: the day begins at `at`. */
  readonly isDay: boolean;
}

/**
 * Null when the text is no instant. Without a zone it is the tenant's wall clock (TEN-04); years of
 * the Buddhist era are meant as such.
 */
export function parseInstant(text: string, timezone: string): Date | null {
  return parseMoment(text, timezone)?.at ?? null;
}

/** As `parseInstant`, and whether a whole day is meant. */
export function parseMoment(text: string, timezone: string): Moment | null {
  const trimmed = commonEra(westernDigits(text.trim()));
  if (/^\d{9,10}(?:\.\d+)?$/.test(trimmed)) return real(new Date(Number(trimmed) * 1000), false);
  if (/^\d{12,13}$/.test(trimmed)) return real(new Date(Number(trimmed)), false);
  if (/^\d{8}$/.test(trimmed))
    return real(
      parseTime(`${trimmed.slice(0, 4)}-${trimmed.slice(4, 6)}-${trimmed.slice(6)}`, timezone),
      true,
    );
  const written = readWrittenDate(trimmed);
  if (written) {
    const { year, month, day, clock, zone = '' } = written;
    return real(
      parseTime(
        `${String(year).padStart(4, '0')}-${month}-${day}${clock === undefined ? '' : ` ${clock}${zone}`}`,
        timezone,
      ),
      clock === undefined,
    );
  }
  const dayFirst = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(.*)$/.exec(trimmed);
  const stamp = dayFirst ? `${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}${dayFirst[4]}` : trimmed;
  return real(parseTime(stamp, timezone), !stamp.includes(':'));
}

/** When something is over: a day alone belongs to it whole. Null when the text is no instant. */
export function parseEnd(text: string, timezone: string): Date | null {
  const moment = parseMoment(text, timezone);
  return moment?.isDay ? nextMidnight(moment.at, timezone) : (moment?.at ?? null);
}

/**
 * Thai feeds count years from 543 BC: 2569 is 2026. Nothing is sold in the years that this could be
 * mistaken for.
 */
function commonEra(text: string): string {
  return text.replace(
    /^(\d{1,2}[/.-]\d{1,2}[/.-])?(2[45]\d{2})(?=$|[-/ T,]|\d{4}$)/,
    (_, before: string | undefined, year: string) => `${before ?? ''}${Number(year) - 543}`,
  );
}

const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2100, 0, 1);

function real(at: Date | null, isDay: boolean): Moment | null {
  const time = at?.getTime() ?? Number.NaN;
  return at !== null && time >= FIRST && time < LAST ? { at, isDay } : null;
}
