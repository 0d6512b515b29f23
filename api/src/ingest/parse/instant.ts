/** Instants as feeds write them: ISO, unix seconds or milliseconds, and the text of JavaScript dates. */
import { parseTime } from '#contract/time.ts';
import { westernDigits } from './nothing.ts';

/** Null when the text is no instant. Without a zone it is the tenant's wall clock (TEN-04); years of the Buddhist era are meant as such. */
export function parseInstant(text: string, timezone: string): Date | null {
  const trimmed = commonEra(westernDigits(text.trim()));
  if (/^\d{9,10}(?:\.\d+)?$/.test(trimmed)) return real(Number(trimmed) * 1000);
  if (/^\d{12,13}$/.test(trimmed)) return real(Number(trimmed));
  if (/^\d{8}$/.test(trimmed)) return parseTime(`${trimmed.slice(0, 4)}-${trimmed.slice(4, 6)}-${trimmed.slice(6)}`, timezone);
  const dayFirst = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(.*)$/.exec(trimmed);
  if (dayFirst) return parseTime(`${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}${dayFirst[4]}`, timezone);
  const stamp = parseTime(trimmed, timezone);
  if (stamp) return stamp;
  // `Wed Sep 04 2024 01:59:59 GMT+0000 (…)`: only with a zone, or the server's own would slip in
  if (/(?:GMT|UTC|Z|[+-]\d{2}:?\d{2})/.test(trimmed) && /[A-Za-z]{3}/.test(trimmed)) return real(Date.parse(trimmed.replace(/\s*\(.*\)$/, '')));
  return null;
}

/** Thai feeds count years from 543 BC: 2569 is 2026. Nothing is sold in the years that this could be mistaken for. */
function commonEra(text: string): string {
  return text.replace(
    /^(\d{1,2}[/.-]\d{1,2}[/.-])?(2[45]\d{2})(?=$|[-/ T,]|\d{4}$)/,
    (_, before: string | undefined, year: string) => `${before ?? ''}${Number(year) - 543}`,
  );
}

const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2100, 0, 1);

function real(time: number): Date | null {
  return time >= FIRST && time < LAST ? new Date(time) : null;
}
