/** Prices that are said roughly, or as two figures of one scale, as the range that they mean. */
import { sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';

type Money = Lexicon['money'];
type Change = (text: string) => string;
type Groups = Readonly<Record<string, string | undefined>>;

/** Between two figures of one scale. */
const JOINED = String.raw`\s*[-–~,]\s*`;
/** Lines of a screen in thousands: "4k-8k". */
const DEFINITIONS = new Set([2, 4, 5, 8]);
/** Two figures beside each other lie no farther apart; with a sign between them they may. */
const FARTHEST = { beside: 2, joined: 10 };

/**
 * "สามสี่ร้อย" is 300 to 400, "1-2k" 1000 to 2000, "พันต้นๆ" the lower third of a thousand, "หลักพัน"
 * anything of four digits and "mid 50s" the middle of ten: all become `>= … <= …`, which budgets are
 * read of. Behind words for "at most" only the upper end is meant. The text is as `normalise` leaves
 * it.
 */
export function rangeReader(lexicons: readonly Lexicon[]): Change {
  const words = wordsOf(lexicons.map((one) => one.money));
  const changes = [ofTwo(words), ofPart(words), ofRound(words), ofDigits(words)];
  return (text) => changes.reduce((left, change) => change(left), text);
}

type MoneyWords = ReturnType<typeof wordsOf>;
function wordsOf(money: readonly Money[]) {
  const byName = <Value>(pairs: (one: Money) => readonly (readonly [string, Value])[]) =>
    new Map(money.flatMap(pairs).map(([word, value]) => [normalise(word), value] as const));
  const simple = byName((one) =>
    Object.entries({ k: 1000, ...one.scales, ...one.localScales, ...one.vagueScales }),
  );
  const times = byName((one) => Object.entries(one.numerals.times));
  const both = [...times].flatMap(([word, much]) =>
    [...simple].map(([scale, factor]) => [`${word} ${scale}`, much * factor] as const),
  );
  const scales = new Map([...simple, ...times, ...both]);
  const figures = byName((one) => one.figures.map((word, at) => [word, at + 1] as const));
  const parts = byName((one) => Object.entries(one.parts));
  const any = (field: (one: Money) => string) =>
    sourceOf(money.map((one) => normalise(field(one))));
  return {
    scales,
    parts,
    valueOf: (word = '1') => figures.get(word) ?? Number(word.replace(',', '.')),
    figure: String.raw`(?:(?<![\d.,])\d{1,3}(?:[.,]\d)?|${oneOf(figures)})`,
    scale: oneOf(scales),
    part: oneOf(parts),
    digits: any((one) => one.digits),
    to: any((one) => one.to),
    before: String.raw`(?:(?<most>${any((one) => `${one.atMost}\n${one.budget}`)})\s*|(?:${any((one) => `${one.about}\n${one.price}`)})\s*){0,3}`,
    behind: String.raw`(?:\s*(?:${any((one) => one.coins)}))?`,
  };
}

/** `read` says what takes the place of what the expression finds. */
function reading(source: string, read: (groups: Groups, all: string) => string): Change {
  const pattern = new RegExp(source, 'g');
  return (text) =>
    text.replace(pattern, (all: string, ...rest: unknown[]) => read(rest.at(-1) as Groups, all));
}

const within = (most: string | undefined, low: number, high: number): string =>
  most === undefined ? ` >= ${low} <= ${high} ` : ` <= ${high} `;

/** "สามสี่ร้อย", "2-3 ribu", "1k-2k". */
function ofTwo({ before, figure, scale, scales, to, behind, valueOf }: MoneyWords): Change {
  const source = String.raw`${before}(?<a>${figure})\s*(?:(?<ofA>${scale})${JOINED}|(?<gap>${JOINED}|\s*(?:${to})\s*|\s*))(?<b>${figure})\s*(?<ofB>${scale})${behind}`;
  return reading(source, ({ most, a, ofA, gap, b, ofB = '' }, all) => {
    const [low, high] = [valueOf(a), valueOf(b)];
    const isBeside = gap?.trim() === '';
    // "hp 2 3 juta", "300 400 ribu": not two figures of different things
    const areNear = high - low === 1 || (low >= 10 && low % 10 === 0);
    const isRange = isBeside
      ? areNear && high <= low * FARTHEST.beside && ofB.length > 1
      : high <= low * FARTHEST.joined;
    const times = (of: string) => scales.get(of) ?? 1;
    const isDefinition = ofA !== undefined && DEFINITIONS.has(low) && DEFINITIONS.has(high);
    return low < high && isRange && !isDefinition
      ? within(most, low * times(ofA ?? ofB), high * times(ofB))
      : all;
  });
}

/** "สองพันต้นๆ", "หลักพันปลาย". */
function ofPart({ before, digits, figure, scale, part, behind, ...words }: MoneyWords): Change {
  const source = String.raw`${before}(?:${digits}\s*)?(?<much>${figure})?\s*(?<of>${scale})\s*(?<part>${part})\s*\u0E46*${behind}`;
  return reading(source, ({ most, much, of = '', part: name = '' }) => {
    const step = words.scales.get(of) ?? 1;
    return ofStep(words, most, words.valueOf(much) * step, step, name);
  });
}

/** "In the mid 50s". */
function ofRound({ before, part, ...words }: MoneyWords): Change {
  const source = String.raw`${before}(?<part>${part})[\s-]*(?<much>\d*[1-9])(?<noughts>0{1,4})s(?![a-z])`;
  return reading(source, ({ most, part: name = '', much = '', noughts = '' }) =>
    ofStep(words, most, Number(much + noughts), 10 ** noughts.length, name),
  );
}

function ofStep(
  { parts }: Pick<MoneyWords, 'parts'>,
  most: string | undefined,
  from: number,
  step: number,
  part: string,
): string {
  const [low, high] = parts.get(part) ?? [0, 1];
  return within(most, Math.round(from + low * step), Math.round(from + high * step));
}

/** "หลักร้อย": from the scale to the next. */
function ofDigits({ before, digits, scale, scales, behind }: MoneyWords): Change {
  return reading(String.raw`${before}${digits}\s*(?<of>${scale})${behind}`, ({ most, of = '' }) => {
    const step = scales.get(of) ?? 1;
    return within(most, step, step * 10 - 1);
  });
}

/** Any of the words, the longest first; Latin words are found whole, Thai ones anywhere. */
function oneOf(words: ReadonlyMap<string, unknown>): string {
  const sources = [...words.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (/[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word));
  return sources.length === 0 ? '(?!)' : `(?:${sources.join('|')})`;
}
