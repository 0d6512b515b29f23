/** What a name says about which product it is, in Thai, Indonesian and English alike. Pure. */
import { anyOf, wordsIn } from '../../lexicon/index.ts';
import type { Unit } from '../../lexicon/index.ts';

export interface Signature {
  /**
   * Numbers with their units, model numbers, and words that tell one model from the next: sorted,
   * and equal for the same product.
   */
  readonly codes: readonly string[];
  readonly words: readonly string[];
}

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
  [unit('watt'), 'w', 1],
  [`${unit('inch')}|"`, 'in', 1],
  [unit('centimetre'), 'cm', 1],
  [unit('key'), 'key', 1],
  [anyOf(({ goods }) => goods.pieces), 'pc', 1],
];
const MEASURE = UNITS.map(
  ([spellings, name, factor]) =>
    [
      new RegExp(
        String.raw`(?<![\w.])(\d+(?:[.,]\d+)?)[\s-]*(?:${spellings})(?![A-Za-z\u0E00-\u0E7F])\.?`,
        'giu',
      ),
      name,
      factor,
    ] as const,
);
/** Words that make another model of a model. */
const VARIANTS = new Set([
  'pro',
  'max',
  'plus',
  'mini',
  'lite',
  'ultra',
  'se',
  'xl',
  'fe',
  'air',
  'neo',
  'slim',
  'prime',
  'duo',
  'gen',
  'xs',
  's',
  'm',
  'l',
  'pack',
  'set',
  'refill',
  'kids',
]);
/** Colours that tell one product from another; names of others are names of models too. */
const COLOURS = (['black', 'white', 'blue', 'red', 'green', 'pink', 'grey'] as const).map(
  (colour) => [new RegExp(anyOf(({ traits }) => traits.colours[colour])), colour] as const,
);
const NOISE = wordsIn(({ goods }) => goods.noise);

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** `brand` is left out of the words: it is compared by itself. */
export function signatureOf(name: string, brand: string): Signature {
  let text = name
    .normalize('NFKC')
    // NFKC takes sara am apart
    .replaceAll('\u0E4D\u0E32', '\u0E33')
    .toLowerCase()
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.codePointAt(0)! - 0x0e50))
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(brand.toLowerCase(), ' ');
  const codes = new Set<string>();
  for (const [pattern, unit, factor] of MEASURE)
    text = text.replaceAll(pattern, (_, number: string) => {
      codes.add(`${Math.round(Number(number.replace(',', '.')) * factor * 1000) / 1000}${unit}`);
      return ' ';
    });
  for (const [pattern, colour] of COLOURS) {
    if (pattern.test(text)) codes.add(`colour:${colour}`);
    text = text.replace(pattern, ' ');
  }
  const words = new Set<string>();
  // a hyphen or a slash within a model number is no border: WH-1000XM5 and WH1000XM5 are one
  for (const { segment, isWordLike } of segmenter.segment(
    text.replaceAll(/(?<=[a-z0-9])[-/](?=[a-z]*\d)/g, ''),
  )) {
    if (!isWordLike || NOISE.has(segment)) continue;
    if (/\d/.test(segment) || VARIANTS.has(segment)) codes.add(segment);
    else if (segment.length > 1) words.add(segment);
  }
  return { codes: [...codes].toSorted(), words: [...words].toSorted() };
}
