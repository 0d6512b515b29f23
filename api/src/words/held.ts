/** What a title says of memory and storage: "RAM 16 GB", "8/256 GB", "SSD 512 GB". A shop's claim. */
import { anyOf, ATTRIBUTE_WORDS, sourceOf } from '../lexicon/index.ts';
import { measuresIn } from './measure.ts';
import type { Measure } from './measure.ts';

/** Memory that programs run in, and storage that holds what is kept. */
export type Held = 'memory' | 'storage';

/** "8GB+256GB", "8/256 GB": memory, then storage. */
const PAIR =
  /(?<![\d.,])(\d{1,3})(?:\s?gb?)?\s?[/+]\s?(\d{1,4}\s?gb|(?<=gb\s?[/+]\s?)\d\s?tb)(?!\p{L})/iu;
const NAME = anyOf(({ goods }) => goods.memory);
const MEMORY = new RegExp(
  `(?:${NAME}|(?<!\\p{L})memory)\\s?:?\\s?(\\d{1,3}\\s?gb)|` +
    `(?<![\\d.,])(\\d{1,3}\\s?gb)\\s?(?:l?p?ddr\\d\\w?\\s)?(?:${NAME}|memory(?!\\s?card))(?!\\p{L})`,
  'iu',
);
/** "RAM 16": gigabytes, which nobody has to say. */
const BARE = new RegExp(
  `(${NAME})\\s?:?\\s?(\\d{1,2})(?![\\d.,/+]*\\d)(?!\\s?(?:gb|tb|mb|g)(?!\\p{L}))(?!\\p{L})`,
  'giu',
);
/** In gigabytes; no phone and no laptop has more memory. */
const MOST_MEMORY = 128;

/** How much of it the title says; undefined: it does not. */
export function heldIn(title: string, part: Held): Measure | undefined {
  const [, first, second = ''] = PAIR.exec(title) ?? [];
  const [memory] = first === undefined ? [] : measuresIn(`${first} GB`);
  const [storage] = measuresIn(second);
  if (memory && storage && memory.amount <= MOST_MEMORY && memory.amount < storage.amount)
    return part === 'memory' ? memory : storage;
  const found = MEMORY.exec(title);
  const [whole = '', behind, before] = found ?? [];
  const index = found?.index ?? 0;
  const said = behind ?? before ?? '';
  const [named] = measuresIn(said).filter(({ amount }) => amount <= MOST_MEMORY);
  if (part === 'memory') return named;
  // its figure may be the end of another: 6 GB, and 256 GB before it
  const others = `${title.slice(0, index)} ${title.slice(index + whole.length)}`;
  return measuresIn(named ? others : title)
    .filter(({ dimension }) => dimension === 'storage')
    .toSorted((a, b) => b.amount - a.amount)[0];
}

const BATTERY = anyOf(({ goods }) => goods.battery);
const NAMES = new RegExp(
  `${sourceOf([ATTRIBUTE_WORDS.surely, ATTRIBUTE_WORDS.storage])}|${BATTERY}`,
  'giu',
);
const PARTS = ['memory', 'storage', 'charge'] as const;

/**
 * How much memory, storage and charge a text asks for by these names, and the text without them:
 * search knows what attributes say, and not what they are called. Undefined: it names none.
 */
export function heldAsked(
  typed: string,
): { rest: string; isHeld: (stated: string) => boolean } | undefined {
  const text = typed.replace(BARE, '$1 $2 GB');
  const wanted = PARTS.filter((part) => amountIn(text, part) !== undefined);
  const rest = text.replace(NAMES, ' ').replace(/\s+/g, ' ').trim();
  return wanted.length === 0 || rest === text
    ? undefined
    : {
        rest,
        isHeld: (stated) => wanted.every((part) => amountIn(stated, part) === amountIn(text, part)),
      };
}

/** "RAM 16 GB", as a text asks for it; empty: it does not. */
export function heldSaid(text: string): string {
  return MEMORY.exec(text.replace(BARE, '$1 $2 GB'))?.[0].trim() ?? '';
}

function amountIn(text: string, part: (typeof PARTS)[number]): number | undefined {
  return part === 'charge'
    ? measuresIn(text).find(({ dimension }) => dimension === part)?.amount
    : heldIn(text, part)?.amount;
}
