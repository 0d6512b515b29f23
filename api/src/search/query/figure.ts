/** Figures that are said in words → digits, as far as the words of a language say how. */
import { sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';

/** From here a figure behind a scale is tenths of it: "พันห้า" is fifteen hundred. */
const TENTHS_FROM = 1000;

type Change = (text: string) => string;

/** "สองหมื่น" is 2 หมื่น, "2 พัน 5 ร้อย" 2500, "พันห้า" 1500 and "sejuta" 1 juta. */
export function figureReader(lexicons: readonly Lexicon[]): Change {
  const changes = lexicons.flatMap(({ money }) => [
    ...Object.entries(money.whole).map(([words, written]): Change => {
      const pattern = new RegExp(sourceOf([normalise(words)]), 'g');
      return (text) => text.replace(pattern, written);
    }),
    ...(isSpoken(money) ? spokenFigures(money) : []),
  ]);
  return (text) => changes.reduce((left, change) => change(left), text);
}

/** Scales of one currency are none where people pay in another. */
const isSpoken = ({ figures, scales }: Lexicon['money']): boolean =>
  figures.length > 0 && Object.keys(scales).length > 0;

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
  const ofOne = sourceOf(
    [money.atMost, money.atLeast, money.about, money.budget, money.ofOne].map(normalise),
  );
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
