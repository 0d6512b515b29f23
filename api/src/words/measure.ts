/** What titles and queries say of size, weight and power; in titles it is the claim of a shop. */
import { anyOf } from '../lexicon/index.ts';
import type { Unit } from '../lexicon/index.ts';
import { normalise } from './normalise.ts';

export type Dimension = 'volume' | 'length' | 'charge' | 'storage' | 'weight' | 'power';

/** How many of the smallest unit of its dimension each is. */
const UNITS: Readonly<Partial<Record<Unit, readonly [Dimension, number]>>> = {
  millilitre: ['volume', 1],
  litre: ['volume', 1000],
  millimetre: ['length', 1],
  centimetre: ['length', 10],
  inch: ['length', 25.4],
  milliampereHour: ['charge', 1],
  gigabyte: ['storage', 1],
  terabyte: ['storage', 1000],
  gram: ['weight', 1],
  kilogram: ['weight', 1000],
  watt: ['power', 1],
};
/** Also without the marks of Vietnamese. */
const unmarked = (words: string) => `${words}\n${normalise(words)}`;
// Thai is written up to the figure: "ขนาด500 มล."
const FIGURE = String.raw`(?<![\d.,]|(?![\u0E01-\u0E4E])\p{L})(\d{1,6}(?:[.,]\d{1,3})?)[\s-]*`;
/** Behind a figure it is an inch: 6.7". */
const INCH_SIGN = `["“”″]|''`;
const NAMES = (Object.keys(UNITS) as Unit[]).map((unit) => ({
  unit,
  words: new RegExp(
    `^(?:${anyOf(({ goods }) => unmarked(goods.units[unit]))}${unit === 'inch' ? `|${INCH_SIGN}` : ''})$`,
    'iu',
  ),
}));
const ANY = anyOf(({ goods }) => unmarked(Object.values(goods.units).join('\n')));
/** Thai goes on without a space. */
const END = String.raw`(?:(?![\p{L}\d])|(?<=[\u0E01-\u0E4E])(?=[\u0E01-\u0E2E\u0E40-\u0E44]))`;
/** The source of an expression for a figure with its unit, each in a group. */
export const MEASURE = `${FIGURE}(${ANY}|${INCH_SIGN})${END}`;
const MEASURES = new RegExp(MEASURE, 'giu');

export interface Measure {
  readonly dimension: Dimension;
  readonly amount: number;
  /** As the title has it: "1.5 litres". */
  readonly words: string;
}

// no vowel goes on from it: "แรกกี่" names no "กก"
const ALONE = new RegExp(`(?<![a-z\\d])(${ANY})(?![a-z\\d\u0E30-\u0E3A\u0E45\u0E47-\u0E4E])`, 'iu');

/** One of the first unit that is named without a figure: "a kilo", "กิโลละ". */
export function unitIn(text: string): Measure | undefined {
  const [words = '', name = ''] = ALONE.exec(text) ?? [];
  const unit = NAMES.find((one) => one.words.test(name))?.unit;
  const [dimension, amount] = (unit && UNITS[unit]) ?? [];
  return dimension && amount ? { dimension, amount, words } : undefined;
}

/** Every figure with a unit, as the title has it: "1.5 litres", "20-inch". */
export function measuresSaid(title: string): string[] {
  return [...title.matchAll(MEASURES)].map(([words]) => words);
}

/** The text with a blank for each of them. */
export const withoutMeasures = (text: string): string => text.replace(MEASURES, ' ');

/** Those of them that can be put in an order. */
export function measuresIn(title: string): Measure[] {
  return [...title.matchAll(MEASURES)].flatMap(([words, figure = '', name = '']) => {
    const unit = NAMES.find((one) => one.words.test(name))?.unit;
    const [dimension, factor] = (unit && UNITS[unit]) ?? [];
    const amount = numberOf(figure) * (factor ?? 0);
    return dimension === undefined || amount === 0 ? [] : [{ dimension, amount, words }];
  });
}

/** What stands before a measure and takes its unit: "128/", "8+", "6, 8 or ". */
const LISTED = new RegExp(
  String.raw`(?<![\d.,\p{L}])(?:\d{1,6}(?:[.,]\d{1,2})?\s?(?:[/+&|–-]|,\s|or\s|and\s)\s?)+$`,
  'iu',
);
const IN_LIST = /\d+(?:[.,]\d{1,2})?(?=\s?[^\d.,])/g;
/** "1/2 kg" are no two sizes. */
const FRACTION = /^1\/\s?$|^3\/\s?$/;

/**
 * Every size that a text states, in whatever unit and language, as one word: "volume 3500" of
 * "3.5L". Of a list each has the unit behind it: "128/256 GB". Where one text has all the keys of
 * another it states its sizes.
 */
export function sizeKeys(text: string): string[] {
  if (!/\d/.test(text)) return [];
  const keys = [...text.matchAll(MEASURES)].flatMap(({ 0: words, 2: unit = '', index }) => {
    const [before = ''] = LISTED.exec(text.slice(0, index)) ?? [];
    const listed = FRACTION.test(before) ? [] : (before.match(IN_LIST) ?? []);
    return [words, ...listed.map((figure) => `${figure} ${unit}`)].flatMap(measuresIn);
  });
  return [
    ...new Set(
      keys.map(({ dimension, amount }) => `${dimension} ${Number(amount.toPrecision(PRECISION))}`),
    ),
  ];
}
/** Digits in which two sizes are one. */
const PRECISION = 4;

/** Whether a text states every size of another, which has at least one. */
export function statesSizes(text: string, asked: string): boolean {
  const wanted = sizeKeys(asked);
  if (wanted.length === 0) return false;
  const stated = new Set(sizeKeys(text));
  return wanted.every((key) => stated.has(key));
}

const HOURS = new RegExp(`${FIGURE}(?:${anyOf(({ goods }) => goods.hours)})(?![\\p{L}\\d])`, 'giu');
const BATTERY = new RegExp(
  anyOf(({ goods }) => goods.battery),
  'iu',
);

const DAYS = new RegExp(`${FIGURE}(?:${anyOf(({ goods }) => goods.days)})(?![\\p{L}\\d])`, 'giu');
const HOURS_OF_DAY = 24;
const MINUTES = new RegExp(
  `${FIGURE}(?:${anyOf(({ detail }) => detail.minutes)})(?![\\p{L}\\d])`,
  'giu',
);
const MINUTES_OF_HOUR = 60;

/** How long a title says that it lasts: "40 h", "แบต 40 ชม.", and of a battery "7 days", "40 min". */
export function hoursIn(title: string): { amount: number; words: string } | undefined {
  const [found] = title.matchAll(HOURS);
  if (found) return { amount: numberOf(found[1] ?? ''), words: found[0] };
  if (!saysBattery(title)) return undefined;
  const [days] = title.matchAll(DAYS);
  if (days) return { amount: numberOf(days[1] ?? '') * HOURS_OF_DAY, words: days[0] };
  const [minutes] = title.matchAll(MINUTES);
  return minutes && { amount: numberOf(minutes[1] ?? '') / MINUTES_OF_HOUR, words: minutes[0] };
}

const HOURS_ALONE = new RegExp(
  `(?<![a-z\\d])(?:${anyOf(({ goods }) => goods.hours)})(?![a-z\\d])`,
  'iu',
);

/** Whether a question asks how many hours, or how long a battery lasts. */
export function asksHours(question: string): boolean {
  return HOURS_ALONE.test(question) || BATTERY.test(question);
}

/** Whether a title speaks of its battery. */
export function saysBattery(title: string): boolean {
  return BATTERY.test(title);
}

/** "1,5" is one and a half, "20,000" twenty thousand. */
function numberOf(figure: string): number {
  return /^[1-9]\d{0,2}[.,]000$/.test(figure)
    ? Number(figure.replace(/[.,]/, ''))
    : Number(figure.replace(',', '.'));
}
