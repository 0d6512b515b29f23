/**
 * Which letters are mistaken for each other: keys that lie side by side on either keyboard, and
 * letters that sound or look alike.
 */
import { KEDMANEE, QWERTY } from './layout.ts';

/** The keys of a keyboard row by row, as the layouts list them. */
const ROWS = [13, 13, 11, 10] as const;
const PLACES: readonly { row: number; column: number }[] = ROWS.flatMap((keys, row) =>
  Array.from({ length: keys }, (_, column) => ({ row, column })),
);

/** Each set is written for one another; both sides of a pair in one set. */
const ALIKE = [
  'aeiouy',
  'ckq',
  'fpv',
  'vw',
  'szx',
  'gj',
  'bp',
  'dt',
  'mn',
  'lr',
  'cs',
  'กขคฆ',
  'จชฉฌ',
  'ซสศษฉช',
  'ดฎตฏ',
  'ทธฒฑถฐ',
  'นณง',
  'บปพผภ',
  'ฟฝพ',
  'รลฬ',
  'ยญ',
  'หฮ',
  'ใไ',
  'ิีึื',
  'ุู',
  'เแ',
  '่้๊๋็์',
  'ัาะ',
  'โอ',
];

const pairs = new Set<string>();
const addPair = (one: string, other: string) => pairs.add(one + other).add(other + one);
for (const letters of ALIKE)
  for (const one of letters) for (const other of letters) if (one !== other) addPair(one, other);
for (const layer of [0, 1])
  for (const keys of [QWERTY, KEDMANEE].map((all) =>
    [...all].slice(layer * PLACES.length, (layer + 1) * PLACES.length),
  ))
    PLACES.forEach(({ row, column }, at) => {
      PLACES.forEach((other, to) => {
        // each row is shifted against the one above it, so a key touches two of its keys; the row
        // of digits has one key more on the left
        const under = row === 0 ? column - 1 : column;
        const beside =
          other.row === row
            ? other.column === column + 1
            : other.row === row + 1 && (other.column === under || other.column === under - 1);
        if (beside) addPair(keys[at] as string, keys[to] as string);
      });
    });

/** Whether a slip of the finger or of the ear writes one for the other. */
export function mistakable(one: string, other: string): boolean {
  return pairs.has(one + other);
}

const MARK = /[\u0E30\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/;

/** Marks that come and go in Thai without the word being another one to the eye. */
export function isMark(letter: string): boolean {
  return MARK.test(letter);
}
