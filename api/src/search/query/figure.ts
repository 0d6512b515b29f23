/** Figures that are said in words → digits, as far as the words of a language say how. */
import { byCurrency, lexiconsIn, sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';

/** From here a figure behind a scale is tenths of it: "พันห้า" is fifteen hundred. */
const TENTHS_FROM = 1000;
/** From here a word is a number by itself: "ยี่สิบ" is no part of a name. */
const TENS = 20;

type Change = (text: string) => string;

/** "สองหมื่น" is 2 หมื่น, "2 พัน 5 ร้อย" 2500, "พันห้า" 1500 and "sejuta" 1 juta. */
export function figureReader(lexicons: readonly Lexicon[]): Change {
  const changes = lexicons.flatMap(({ money }) => [
    numeralReader(money),
    ...Object.entries(money.whole).map(([words, written]): Change => {
      const pattern = new RegExp(sourceOf([normalise(words)]), 'g');
      return (text) => text.replace(pattern, written);
    }),
    ...(isSpoken(money) ? spokenFigures(money) : []),
  ]);
  return (text) => changes.reduce((left, change) => change(left), text);
}

/** The same of a text where people pay in a currency. */
export const figuresIn: (currency: string) => Change = byCurrency((currency) =>
  figureReader(lexiconsIn(currency)),
);

/** Scales of one currency are none where people pay in another. */
const isSpoken = ({ figures, scales }: Lexicon['money']): boolean =>
  figures.length > 0 && Object.keys(scales).length > 0;

/**
 * "สองร้อยห้าสิบ" is 250 and "dua ratus lima puluh ribu" 250 ribu: a number of several words, one of
 * them below the scales. What is smaller than a scale is multiplied by it, and so is a figure.
 */
function numeralReader({ figures, scales, numerals }: Lexicon['money']): Change {
  const read = (words: Readonly<Record<string, number>>) =>
    new Map(Object.entries(words).map(([word, value]) => [normalise(word), value]));
  const [values, times, large] = [read(numerals.values), read(numerals.times), read(scales)];
  const single = new Map(figures.slice(0, 9).map((word, at) => [normalise(word), at + 1]));
  if (times.size === 0) return (text) => text;
  const words = [...values.keys(), ...times.keys(), ...large.keys(), ...single.keys()];
  const one = words
    .toSorted((a, b) => b.length - a.length)
    .map(whole)
    .join('|');
  const token = new RegExp(one, 'g');
  const tens = [...values].flatMap(([word, value]) => (value >= TENS ? [whole(word)] : []));
  const alone = tens.length > 0 ? `|(?:${tens.join('|')})` : '';
  const run = new RegExp(String.raw`(?:${one})(?:\s*(?:${one}))+${alone}`, 'g');
  return (text) =>
    text.replace(run, (all) => {
      const said = [...all.matchAll(token)].map(([word]) => word);
      if (!said.some((word) => values.has(word) || times.has(word))) return all;
      let [sum, figure] = [0, 0];
      for (const [at, word] of said.entries()) {
        const scale = times.get(word) ?? large.get(word);
        // the scale at the end stays what it is
        if (scale !== undefined && scale >= TENTHS_FROM && sum < scale && at === said.length - 1)
          return ` ${sum + figure} ${word} `;
        const value = values.get(word) ?? single.get(word) ?? 0;
        if (scale === undefined && value < 10) figure += value;
        else if (scale === undefined) sum += value;
        else if (sum < scale) [sum, figure] = [Math.max(sum + figure, 1) * scale, 0];
        else [sum, figure] = [sum + Math.max(figure, 1) * scale, 0];
      }
      return ` ${sum + figure} `;
    });
}

/** Latin words are found whole, Thai ones anywhere. */
const whole = (word: string): string => (/[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word);

function spokenFigures(money: Lexicon['money']): Change[] {
  const figures = new Map(money.figures.map((word, at) => [normalise(word), at + 1]));
  const scales = new Map(
    Object.entries(money.scales).map(([word, factor]) => [normalise(word), factor]),
  );
  const scale = [...scales.keys()].map(whole).join('|');
  const large = [...scales].flatMap(([word, factor]) => (factor >= TENTHS_FROM ? whole(word) : []));
  const single = [...figures].flatMap(([word, value]) => (value < 10 ? whole(word) : [])).join('|');
  const ofOne = sourceOf([money.atMost, money.atLeast, money.about, money.budget].map(normalise));
  const alone = new RegExp(String.raw`(${ofOne}|<=)\s*(?=(?:${scale}))`, 'g');
  const spelt = new RegExp(
    String.raw`(${[...figures.keys()].map(whole).join('|')})(?=\s*(?:${scale}))`,
    'g',
  );
  const parts = new RegExp(
    String.raw`(?:\d+\s*)?(?:${large.join('|')})\s*(?:\d+\s*(?:${scale})\s*)+`,
    'g',
  );
  const part = new RegExp(String.raw`(\d+)?\s*(${scale})`, 'g');
  const andTenths = new RegExp(
    String.raw`(?:(\d+)\s*)?(${large.join('|')})\s*(${single}|[1-9])(?!\s*(?:\d|${scale}|${sourceOf([normalise(money.counted)])}))`,
    'g',
  );
  const half = sourceOf([normalise(money.half)]);
  const andHalf = new RegExp(String.raw`(\d+)\s*(${scale})\s*(?:${half})`, 'g');
  const valueOf = (much: string | undefined, of: string) =>
    Number(much ?? 1) * (scales.get(of) ?? 1);
  // "2 หมื่นมิลลิแอมป์" is a size, and no price
  const ofUnit = new RegExp(
    String.raw`(\d+(?:[.,]\d)?)\s*(${scale})(?=\s*(?:${sourceOf([normalise(money.units)])}|mah))`,
    'g',
  );
  return [
    (text) =>
      text.replace(
        ofUnit,
        (_, much: string, of: string) => `${valueOf(much.replace(',', '.'), of)}`,
      ),
    (text) => text.replace(alone, '$1 1 '),
    (text) => text.replace(spelt, (word) => ` ${figures.get(word)} `),
    (text) => text.replace(andHalf, (_, much: string, of: string) => ` ${much}.5 ${of} `),
    (text) =>
      text.replace(
        parts,
        (all) =>
          ` ${[...all.matchAll(part)].reduce((sum, [, much, of = '']) => sum + valueOf(much, of), 0)} `,
      ),
    (text) =>
      text.replace(andTenths, (_, much: string | undefined, of: string, more: string) => {
        const tenths = figures.get(more) ?? Number(more);
        return ` ${valueOf(much, of) + (tenths * valueOf('1', of)) / 10} `;
      }),
  ];
}
