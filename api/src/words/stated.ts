/**
 * What a shop states of its goods: the title, and beside it what attributes say that the title does
 * not. A claim like a title, and text of others: no more than words and figures are read of it.
 */
import { headOf } from '#contract/text.ts';
import { ATTRIBUTE_WORDS, sourceOf } from '../lexicon/index.ts';
import { heldIn } from './held.ts';
import type { Held } from './held.ts';
import { hoursIn, measuresIn, withoutMeasures } from './measure.ts';
import type { Dimension } from './measure.ts';

export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** What a figure is of. */
export type Stated = Dimension | Held | 'hours';

export interface Figure {
  readonly of: Stated;
  readonly words: string;
}

/** So much is read: attributes, and code points of a name and of a value. */
const MOST = { attributes: 30, name: 60, value: 160 };
/** No name with a figure or a word on either side of a border takes it: "8 GB; Memory". */
const BORDER = '; ';
/** More gigabytes than this are no memory, where a name says just "memory". */
const MOST_MEMORY = 32;

const named = (phrases: string) => new RegExp(sourceOf([phrases]), 'iu');
const SURELY = named(ATTRIBUTE_WORDS.surely);
const MEMORY = named(ATTRIBUTE_WORDS.memory);
const STORAGE = named(ATTRIBUTE_WORDS.storage);
const BESIDE = named(ATTRIBUTE_WORDS.beside);
const NOT = named(ATTRIBUTE_WORDS.not);
const UNREAD = named(ATTRIBUTE_WORDS.unread);

/** The title with what the attributes say: words, and figures of what the title has no figure of. */
export function statedIn(title: string, attributes: readonly Attribute[]): string {
  if (attributes.length === 0) return title;
  const told = new Set(figuresIn(title).map((figure) => figure.of));
  return [title, ...attributes.slice(0, MOST.attributes).flatMap((one) => partsOf(one, told))].join(
    BORDER,
  );
}

/** Every figure of a text that can be put in an order, by what it is of. */
export function figuresIn(text: string): Figure[] {
  const held = (['memory', 'storage'] as const).flatMap((part) => {
    const measure = heldIn(text, part);
    return measure === undefined ? [] : [{ of: part, words: measure.words }];
  });
  const hours = hoursIn(text);
  return [
    ...held,
    ...(hours ? [{ of: 'hours' as const, words: hours.words }] : []),
    ...measuresIn(text).flatMap(({ dimension, words }) =>
      dimension === 'storage' ? [] : [{ of: dimension, words }],
    ),
  ];
}

function partsOf(attribute: Attribute, told: ReadonlySet<Stated>): string[] {
  const [name, value] = [plain(attribute.name, MOST.name), plain(attribute.value, MOST.value)];
  if (value === '' || UNREAD.test(name)) return [];
  if (NOT.test(value)) return [];
  if (!/\d/.test(value)) return [value];
  if (BESIDE.test(name)) return [withoutMeasures(value).trim()];
  const figures = figuresIn(labelled(name, value));
  // the longest first: "6 GB" is the end of "256 GB" too
  const rest = figures
    .toSorted((a, b) => b.words.length - a.words.length)
    .reduce((left, { words }) => left.replace(words, ' '), value)
    .trim();
  return figures.length === 0
    ? [value]
    : [
        withoutMeasures(name).trim(),
        ...figures.flatMap(({ of, words }) =>
          told.has(of) ? [] : [of === 'memory' ? `RAM ${words}` : words],
        ),
        rest,
      ].filter((part) => part !== '');
}

/** A value as titles write it, by what its name says that it is of. */
function labelled(name: string, value: string): string {
  const [gigabytes] = measuresIn(value).filter(({ dimension }) => dimension === 'storage');
  if (gigabytes === undefined) return `${name} ${value}`;
  const isStorage = STORAGE.test(name);
  const isMemory = SURELY.test(name)
    ? !isStorage
    : !isStorage && MEMORY.test(name) && gigabytes.amount <= MOST_MEMORY;
  return isMemory && heldIn(value, 'memory') === undefined
    ? value.replace(gigabytes.words, `RAM ${gigabytes.words}`)
    : value;
}

/** On one line, without the brackets and separators that part a figure from its word. */
function plain(text: unknown, most: number): string {
  // rows of long ago may have a name alone
  return headOf(typeof text === 'string' ? text : '', most)
    .replace(/[\p{Cc}\p{Cf}()[\]{};]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
