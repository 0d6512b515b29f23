/**
 * What a title says about which product it is: its words, model numbers, measures, colours and the
 * other marks that tell one product from its sisters (BEY-48). Pure.
 */
import { anyOf, COLOURS, WHOM, wordsIn } from '../../lexicon/index.ts';
import type { Unit } from '../../lexicon/index.ts';

export interface Reading {
  /** Words and figures, each once, model numbers in one piece among them; no measures. */
  readonly words: ReadonlySet<string>;
  /** Letters with figures, or long figures, without dashes and slashes: `wh1000xm5`. */
  readonly models: ReadonlySet<string>;
  /** Two neighbours in one piece: models that somebody writes with a space. */
  readonly glued: ReadonlySet<string>;
  /** Amounts by unit, in one size: `ml` → 1000, 250. */
  readonly measures: ReadonlyMap<string, ReadonlySet<number>>;
  /** What excludes others of its kind. */
  readonly marks: ReadonlyMap<Mark, ReadonlySet<string>>;
  /** Figures of up to four digits and letters by themselves: "Air Max 90", "Bundle B". */
  readonly figures: ReadonlySet<string>;
  /** Short models (A15, i5) and words that nobody can speak: FG and SG of football boots. */
  readonly codes: ReadonlySet<string>;
  /** Colours in the order of a colourway: `white/black/red`. */
  readonly colourways: ReadonlySet<string>;
  readonly isThai: boolean;
}
/** A colour, for whom, a variant of a model ("Pro"), a part or an accessory of something, used. */
export type Mark = 'colour' | 'whom' | 'variant' | 'part' | 'used';

/** Longer titles are cut there: nobody tells products apart by what comes later. */
const MOST_LETTERS = 400;

const unit = (name: Unit) => anyOf(({ goods }) => goods.units[name]);
/** Units in one spelling; what is weighed and measured also in one size. */
const UNITS: readonly (readonly [string, string, number])[] = [
  [unit('kilogram'), 'g', 1000],
  [unit('millilitre'), 'ml', 1],
  [unit('gram'), 'g', 1],
  [unit('litre'), 'ml', 1000],
  [unit('milliampereHour'), 'mah', 1],
  [unit('gigabyte'), 'gb', 1],
  [unit('terabyte'), 'gb', 1024],
  ['mb', 'mb', 1],
  [unit('watt'), 'w', 1],
  [`${unit('inch')}|"|''|'`, 'in', 1],
  [unit('centimetre'), 'mm', 10],
  [unit('millimetre'), 'mm', 1],
  [unit('key'), 'key', 1],
  [anyOf(({ goods }) => goods.pieces), 'pc', 1],
  ['ghz', 'mhz', 1000],
  ['mhz', 'mhz', 1],
  ['mp|megapixels?', 'mp', 1],
  ['rpm', 'rpm', 1],
  ['ports?', 'port', 1],
  ['oz', 'oz', 1],
];
const MEASURE = UNITS.map(
  ([spellings, name, factor]) =>
    [
      new RegExp(
        String.raw`(?<![\w.])(\d{1,6}(?:[.,]\d{1,3})?)[\s-]{0,2}(?:${spellings})(?![\p{L}\p{M}\d])\.?`,
        'giu',
      ),
      name,
      factor,
    ] as const,
);
/** Words that make another model of a model, or another set of a thing. */
const VARIANTS = new Set(
  'pro max plus mini lite ultra se xl fe air neo slim prime duo xs refill bundle combo set kit'.split(
    ' ',
  ),
);
/** Names of colours that are English everywhere, and stand beside the lexicons'. */
const HUES =
  'cyan magenta navy khaki maroon cream lime teal crimson coral mint lilac ivory turquoise olive'.split(
    ' ',
  );
const anyMark = (source: string) => new RegExp(source, 'gu');
const MARKS: readonly (readonly [Mark, string | null, RegExp])[] = [
  ...COLOURS.map(
    (colour) => ['colour', colour, anyMark(anyOf(({ traits }) => traits.colours[colour]))] as const,
  ),
  ...HUES.map((hue) => ['colour', hue, anyMark(String.raw`\b${hue}\b`)] as const),
  // S24+ is another phone than S24
  ['variant', 'plus', /(?<=[a-z]\d{1,3})\+/g],
  ...WHOM.map((whom) => ['whom', whom, anyMark(anyOf(({ goods }) => goods.whom[whom]))] as const),
  ['part', null, anyMark(anyOf(({ goods }) => goods.parts))],
  ['used', 'used', anyMark(anyOf(({ feeds }) => feeds.used))],
];
const NOISE = wordsIn(({ goods }) => goods.noise);

const CODE = /^(?:[b-df-hj-np-tv-xz]{2}|[a-z]\d{1,2})$/;
/** Three colours or two, of which one is known by name. */
const COLOURWAY = /(?<![\p{L}\d])\p{L}+(?: ?\/ ?\p{L}+){1,3}(?![\p{L}\d])/gu;
const HUE = new RegExp(
  `^(?:${[...COLOURS.map((colour) => anyOf(({ traits }) => traits.colours[colour])), ...HUES].join('|')})$`,
  'u',
);

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Reads a title, with the maker's name if it says it. */
export function readTitle(title: string): Reading {
  let text = plain(title);
  const measures = new Map<string, Set<number>>();
  for (const [pattern, name, factor] of MEASURE)
    text = text.replaceAll(pattern, (_, number: string) => {
      add(measures, name, Math.round(Number(number.replace(',', '.')) * factor * 1000) / 1000);
      return ' ';
    });
  const marks = new Map<Mark, Set<string>>();
  for (const [mark, value, pattern] of MARKS)
    for (const [found] of text.matchAll(pattern)) add(marks, mark, value ?? found);
  const { models, glued } = modelsIn(text);
  const words = new Set<string>(models);
  const figures = new Set<string>();
  const codes = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike || NOISE.has(segment)) continue;
    if (VARIANTS.has(segment)) add(marks, 'variant', segment);
    const figure = /^(?:\d{1,4}|[a-z]|(\d)(?:st|nd|rd|th))$/.exec(segment);
    if (figure) figures.add(figure[1] ?? segment);
    if (CODE.test(segment)) codes.add(segment);
    if (segment.length > 1 || /\d/.test(segment)) words.add(segment);
  }
  return {
    words,
    models,
    glued,
    measures,
    marks,
    figures,
    codes,
    colourways: colourwaysIn(text),
    isThai: /[\u0E01-\u0E2E]/.test(text),
  };
}

/** Lower case, digits of one script, no commas within figures. */
function plain(title: string): string {
  return (
    Array.from(title.slice(0, 2 * MOST_LETTERS))
      .slice(0, MOST_LETTERS)
      .join('')
      .normalize('NFKC')
      // NFKC takes sara am apart
      .replaceAll('\u0E4D\u0E32', '\u0E33')
      .toLowerCase()
      .replaceAll(/[๐-๙]/g, (digit) => String(digit.codePointAt(0)! - 0x0e50))
      .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      // all of it is genuine, or cotton
      .replaceAll(/(?<!\d)100 ?%/g, ' ')
  );
}

function colourwaysIn(text: string): Set<string> {
  const runs = (text.match(COLOURWAY) ?? []).map((run) => run.split('/').map((one) => one.trim()));
  return new Set(
    runs.filter((run) => run.some((one) => HUE.test(one))).map((run) => run.join('/')),
  );
}

/** Model numbers, also those with dashes, slashes and dots, and neighbours that may be one. */
function modelsIn(text: string): { models: Set<string>; glued: Set<string> } {
  const tokens = text
    .split(/[^\p{L}\p{M}\d/.#+_-]+/u)
    .map((token) => token.replaceAll(/[^a-z\d]/g, ''))
    .filter(Boolean);
  const pairs = tokens.slice(1).map((token, at) => `${tokens[at]}${token}`);
  return { models: new Set(tokens.filter(isModel)), glued: new Set(pairs.filter(isModel)) };
}

/** Whether letters and figures can hardly be anything but the number of a model. */
function isModel(token: string): boolean {
  if (token.length > 24) return false;
  if (/^\d+$/.test(token)) return token.length >= 5;
  return token.length >= 4 && /\d/.test(token) && /[a-z]/.test(token);
}

function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
