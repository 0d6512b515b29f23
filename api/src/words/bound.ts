/** "At least 5 litres", "20000 mAh and up", "not over 2 kg": bounds of size, weight and power. */
import { anyOf } from '../lexicon/index.ts';
import { heldIn } from './held.ts';
import { MEASURE, measuresIn } from './measure.ts';
import type { Measure } from './measure.ts';
import { normalise } from './normalise.ts';

export interface SizeBound extends Measure {
  readonly isLeast: boolean;
  /** Of memory, and not of storage. */
  readonly isMemory: boolean;
  /** The whole phrase, as it was typed. */
  readonly phrase: string;
}

const both = (words: string) => `${words}\n${normalise(words)}`;
const LEAST = anyOf(({ money }) => both(`${money.atLeast}\n${money.perhaps.atLeast}`));
const MOST = anyOf(({ money }) => both(`${money.atMost}\n${money.perhaps.atMost}`));
const LEAST_BEHIND = anyOf(({ money }) => both(money.atLeastBehind));
const MOST_BEHIND = anyOf(({ money }) => both(money.atMostBehind));
// one expression, so that "not above" is read before "above"
const BOUND = new RegExp(
  `(?:(?<most>${MOST})|${LEAST})\\s*${MEASURE}|${MEASURE}\\s*(?:(?<mostBehind>${MOST_BEHIND})|${LEAST_BEHIND})`,
  'giu',
);

/** What is named beside a bound of it, and no word of a thing: "RAM of at least 16 GB". */
const NAMED = {
  storage: anyOf(({ goods }) => goods.memory),
  charge: anyOf(({ goods }) => goods.battery),
};
const BESIDE = Object.entries(NAMED).map(([dimension, names]) => ({
  dimension,
  before: new RegExp(`(?:${names})\\s*(?:of\\s*)?$`, 'iu'),
  behind: new RegExp(`^\\s*(?:of )?(?:${names})`, 'iu'),
}));

/** The bounds that a text sets, and the text without them. */
export function boundsIn(text: string): { bounds: readonly SizeBound[]; rest: string } {
  const plain = normalise(text);
  // without the marks of Vietnamese, where each letter stays at its place
  const read = plain.length === text.length ? plain : text;
  const bounds = [...read.matchAll(BOUND)].flatMap((found): SizeBound[] => {
    const [measure] = measuresIn(found[0]);
    const { most, mostBehind } = found.groups ?? {};
    if (measure === undefined) return [];
    const [from, to] = [found.index, found.index + found[0].length];
    const named = BESIDE.find(({ dimension }) => dimension === measure.dimension);
    const [before = ''] = named?.before.exec(read.slice(0, from)) ?? [];
    const [behind = ''] = named?.behind.exec(read.slice(to)) ?? [];
    return [
      {
        ...measure,
        isLeast: (most ?? mostBehind) === undefined,
        isMemory: measure.dimension === 'storage' && before + behind !== '',
        phrase: text.slice(from - before.length, to + behind.length).trim(),
      },
    ];
  });
  const rest = bounds.reduce((left, { phrase }) => left.replace(phrase, ' '), text);
  return { bounds, rest: rest.replace(/\s+/g, ' ').trim() };
}

/** Whether a title states a measure within every bound. */
export function isWithin(title: string, bounds: readonly SizeBound[]): boolean {
  const stated = measuresIn(title);
  const storage = heldIn(title, 'storage') ?? heldIn(title, 'memory');
  return bounds.every(({ dimension, amount, isLeast, isMemory }) => {
    const held = isMemory ? heldIn(title, 'memory') : storage;
    const own =
      dimension === 'storage'
        ? [held ?? []].flat()
        : stated.filter((one) => one.dimension === dimension);
    return own.some((one) => (isLeast ? one.amount >= amount : one.amount <= amount));
  });
}
