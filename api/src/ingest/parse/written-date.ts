/**
 * Dates with the month in words, as people write them in Thai, Indonesian, Malay, Filipino,
 * Vietnamese and English: `1 พ.ย. 2569`, `Sabtu, 1 Agustus 2026 pukul 10.00`, `1 tháng 8, 2026`.
 * The day, the month and the year must all be there, and nothing else but a weekday that agrees, an
 * era, a time and its zone: half a date would be guessed.
 */
import { anyOf, LEXICONS } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';

/**
 * What a written date says; numbers as written, so that impossible ones are refused by whoever
 * makes an instant of it.
 */
export interface WrittenDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** `10:00` or `10:00:00`; undefined for a day alone. */
  readonly clock: string | undefined;
  /** `Z` or `+07:00`. */
  readonly zone: string | undefined;
}

type Named = readonly [name: string, number: number];

/** Thai years count from 543 BC; those of a feed lie between these. */
const [ERA, FIRST_THAI, LAST_THAI] = [543, 2400, 2599];

const LOCALES = ['th', 'id', 'ms', 'fil', 'vi', 'en'];

const MONTH_NAMES = [
  ...LEXICONS.flatMap(({ dates }) => Object.entries(dates.months)),
  ...named('month', 12),
];
const WEEKDAY_NAMES = named('weekday', 7);
const MONTHS = numbersOf(MONTH_NAMES);
const WEEKDAYS = numbersOf(WEEKDAY_NAMES);
/** Hours ahead of UTC of the zones of Indonesia. */
const ZONES: Readonly<Record<string, string>> = {
  gmt: 'Z',
  utc: 'Z',
  z: 'Z',
  wib: '+07:00',
  wita: '+08:00',
  wit: '+09:00',
};

const said = (field: Exclude<keyof Lexicon['dates'], 'months'>) =>
  anyOf(({ dates }) => dates[field]);
const TIME = String.raw`(?<clock>\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)(?:\s*(?:(?<morning>${said('morning')})|(?<afternoon>${said('afternoon')})))?(?:\s*(?:${said('clock')}))?`;
const ZONE = String.raw`(?<zone>z|wib|wita|wit|(?:gmt|utc)?[+-]\d{2}:?\d{2}|gmt|utc)(?:\s*\([^)]*\))?`;
const WEEKDAY = String.raw`(?:(?<weekday>${nameIn(WEEKDAY_NAMES)})[\s,]*)?`;
const LEAD = `(?:${said('day')})?`;
const ERAS = `(?:(?<buddhist>${said('buddhist')})|(?<common>${said('common')})|${said('year')})?`;
const MONTH = String.raw`(?:(?<month>${nameIn(MONTH_NAMES)})|(?:${said('month')})\s?(?<number>\d{1,2}))`;
const GAP = String.raw`[\s,./-]*`;
const AT = `(?:${said('time')})?\\s*`;
const ORDERS = [
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?${GAP}(?:of\s)?${MONTH}${GAP}${ERAS}\s*(?<year>\d{4}|\d{2})(?!\d)`,
  String.raw`${MONTH}${GAP}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(?<year>\d{4})(?!\d)`,
];
const FORMS = ORDERS.flatMap((order) => [
  new RegExp(
    String.raw`^${WEEKDAY}\s*${LEAD}\s*${order}(?:[\s,]+${AT}${TIME}(?:\s*${ZONE})?)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:${said('time')}\s+)?${TIME},?\s+${WEEKDAY}\s*${LEAD}\s*${order}$`,
    'iu',
  ),
]);
const LONGEST = 120;

/** Null when the text is no such date, says less than a day, or contradicts itself. */
export function readWrittenDate(text: string): WrittenDate | null {
  if (text.length > LONGEST || !/\p{L}{2}|\p{L}\./u.test(text)) return null;
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  for (const form of FORMS) {
    const found = form.exec(plain)?.groups;
    if (found) return dateOf(found);
  }
  return null;
}

type Found = Readonly<Record<string, string | undefined>>;

function dateOf(found: Found): WrittenDate | null {
  const month =
    found.month === undefined ? Number(found.number) : (MONTHS.get(keyOf(found.month)) as number);
  const year = commonYear(found);
  const day = Number(found.day);
  const clock = clockOf(found);
  if (year === null || clock === null) return null;
  const weekday =
    found.weekday === undefined ? undefined : (WEEKDAYS.get(keyOf(found.weekday)) as number) % 7;
  if (weekday !== undefined && new Date(Date.UTC(year, month - 1, day)).getUTCDay() !== weekday)
    return null;
  return { year, month, day, clock, zone: zoneOf(found.zone?.toLowerCase()) };
}

/**
 * Two digits are a year only beside a Thai month, and only where the common era is out of the
 * question: 69 is 2569.
 */
function commonYear({ year: text = '', month = '', buddhist, common }: Found): number | null {
  if (text.length === 2) {
    const year = 2500 + Number(text) - ERA;
    const isThai = /[\u0e00-\u0e7f]/.test(month);
    return isThai && common === undefined && Number(text) >= ERA % 100 ? year : null;
  }
  const year = Number(text);
  const isThaiYear = year >= FIRST_THAI && year <= LAST_THAI;
  if ((buddhist !== undefined && !isThaiYear) || (common !== undefined && isThaiYear)) return null;
  return isThaiYear ? year - ERA : year;
}

function clockOf({ clock, morning, afternoon }: Found): string | undefined | null {
  if (clock === undefined) return undefined;
  const [hour = '', ...rest] = clock.split(/[:.]/);
  if (morning === undefined && afternoon === undefined) return [hour, ...rest].join(':');
  const number = Number(hour);
  if (number < 1 || number > 12) return null;
  return [String((number % 12) + (afternoon === undefined ? 0 : 12)), ...rest].join(':');
}

function zoneOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (ZONES[text] ?? text.replace(/^(?:gmt|utc)/, ''));
}

/**
 * What `Intl` calls months (1 to 12) or weekdays (1 is Monday) in all languages, long and short.
 */
function named(what: 'month' | 'weekday', count: number): Named[] {
  // 5 January 2026 is a Monday
  const days = Array.from({ length: count }, (_, at) =>
    what === 'month' ? Date.UTC(2026, at, 5) : Date.UTC(2026, 0, 5 + at),
  );
  const names = LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(locale, { [what]: style, timeZone: 'UTC' });
      return days.map((day, at) => [format.format(day), at + 1] as const);
    }),
  );
  // Vietnamese months are numbers, which are read as such
  return names.filter(([name]) => what === 'weekday' || !/\d/.test(name));
}

function numbersOf(names: readonly Named[]): ReadonlyMap<string, number> {
  return new Map(names.map(([name, number]) => [keyOf(name), number]));
}

/** Names are the same with and without points, spaces and the word for day. */
function keyOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[.\s]|^วัน/g, '');
}

/**
 * The longest first, so that a name is not taken for the beginning of another; points and spaces
 * may be left out.
 */
function nameIn(names: readonly Named[]): string {
  const spelled = new Set(
    names.map(([name]) => name.normalize('NFC').toLowerCase().replace(/^วัน/, '')),
  );
  const longestFirst = [...spelled].toSorted((one, other) => other.length - one.length);
  const patterns = longestFirst.map((name) =>
    name.replaceAll('.', String.raw`\.?\s?`).replaceAll(' ', String.raw`\s?`),
  );
  return String.raw`(?:วัน)?(?:${patterns.join('|')})(?=ที่|[^\p{L}\p{M}]|$)\.?`;
}
