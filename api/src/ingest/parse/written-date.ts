/**
 * Dates with the month in words, as people write them in Thai, Indonesian, Malay, Filipino,
 * Vietnamese and English: `1 พ.ย. 2569`, `Sabtu, 1 Agustus 2026 pukul 10.00`, `1 tháng 8, 2026`.
 * The day, the month and the year must all be there, and nothing else but a weekday that agrees, an
 * era, a time and its zone: half a date would be guessed.
 */

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

/** Abbreviations and older spellings that `Intl` does not write. */
const OTHER_MONTHS: readonly Named[] = [
  ['pebruari', 2],
  ['mrt', 3],
  ['may', 5],
  ['agt', 8],
  ['agst', 8],
  ['ags', 8],
  ['sept', 9],
  ['nopember', 11],
  ['nop', 11],
];
const VIETNAMESE = [
  'một',
  'hai',
  'ba',
  'tư',
  'năm',
  'sáu',
  'bảy',
  'tám',
  'chín',
  'mười',
  'mười một',
  'mười hai',
];
const LOCALES = ['th', 'id', 'ms', 'fil', 'vi', 'en'];

const MONTH_NAMES = [
  ...OTHER_MONTHS,
  ...VIETNAMESE.map((name, at) => [`tháng ${name}`, at + 1] as const),
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

const TIME = String.raw`(?<clock>\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)(?:\s*(?<half>am|pm|a\.m\.|p\.m\.|pg|ptg)(?![\p{L}]))?(?:\s*(?:น\.?|นาฬิกา))?`;
const ZONE = String.raw`(?<zone>z|wib|wita|wit|(?:gmt|utc)?[+-]\d{2}:?\d{2}|gmt|utc)(?:\s*\([^)]*\))?`;
const WEEKDAY = String.raw`(?:(?<weekday>${anyOf(WEEKDAY_NAMES)})[\s,]*)?`;
const LEAD = String.raw`(?:วันที่|ที่|ngày|tanggal|tgl\.?|ika-)?`;
const ERAS = String.raw`(?<era>พ\.?\s?ศ\.?|พุทธศักราช|ค\.?\s?ศ\.?|คริสต์ศักราช|năm|b\.?e\.?|tahun)?`;
const MONTH = String.raw`(?:(?<month>${anyOf(MONTH_NAMES)})|(?:tháng|thg\.?)\s?(?<number>\d{1,2}))`;
const GAP = String.raw`[\s,./-]*`;
const AT = String.raw`(?:เวลา|pukul|jam|pada|nang|lúc|at|t)?\s*`;
const ORDERS = [
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?${GAP}(?:of\s)?${MONTH}${GAP}${ERAS}\s*(?<year>\d{4}|\d{2})(?!\d)`,
  String.raw`${MONTH}${GAP}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(?<year>\d{4})(?!\d)`,
];
const FORMS = ORDERS.flatMap((order) => [
  new RegExp(
    String.raw`^${WEEKDAY}\s*${LEAD}\s*${order}(?:[\s,]+${AT}${TIME}(?:\s*${ZONE})?)?$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:lúc\s+)?${TIME},?\s+${WEEKDAY}\s*${LEAD}\s*${order}$`, 'iu'),
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

function dateOf(found: Readonly<Record<string, string | undefined>>): WrittenDate | null {
  const month =
    found.month === undefined ? Number(found.number) : (MONTHS.get(keyOf(found.month)) as number);
  const year = commonYear(
    found.year as string,
    found.era ?? '',
    /[\u0e00-\u0e7f]/.test(found.month ?? ''),
  );
  const day = Number(found.day);
  const clock = clockOf(found.clock, found.half?.toLowerCase());
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
function commonYear(text: string, era: string, isThai: boolean): number | null {
  const isBuddhist = /^(?:พ|b)/iu.test(era);
  if (text.length === 2) {
    const year = 2500 + Number(text) - ERA;
    return isThai && !era.startsWith('ค') && Number(text) >= ERA % 100 ? year : null;
  }
  const year = Number(text);
  const isThaiYear = year >= FIRST_THAI && year <= LAST_THAI;
  if ((isBuddhist && !isThaiYear) || (era.startsWith('ค') && isThaiYear)) return null;
  return isThaiYear ? year - ERA : year;
}

function clockOf(text: string | undefined, half: string | undefined): string | undefined | null {
  if (text === undefined) return undefined;
  const [hour = '', ...rest] = text.split(/[:.]/);
  if (half === undefined) return [hour, ...rest].join(':');
  const number = Number(hour);
  if (number < 1 || number > 12) return null;
  return [String((number % 12) + (/^pm|^p\.m|^ptg/.test(half) ? 12 : 0)), ...rest].join(':');
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
function anyOf(names: readonly Named[]): string {
  const spelled = new Set(
    names.map(([name]) => name.normalize('NFC').toLowerCase().replace(/^วัน/, '')),
  );
  const longestFirst = [...spelled].toSorted((one, other) => other.length - one.length);
  const patterns = longestFirst.map((name) =>
    name.replaceAll('.', String.raw`\.?\s?`).replaceAll(' ', String.raw`\s?`),
  );
  return String.raw`(?:วัน)?(?:${patterns.join('|')})(?=ที่|[^\p{L}\p{M}]|$)\.?`;
}
