/** What says the same twice in one list: other order, the other number, another colour. */
import { COMMON, otherNumber, wordsOf } from '../../words/index.ts';

const COLOURS: ReadonlySet<string> = new Set(
  `black white red blue green pink grey gray silver gold yellow purple orange brown beige navy
  abu perak emas kuning ungu oranye cokelat biru hijau`
    .trim()
    .split(/\s+/)
    .flatMap((colour) => [colour, ...COMMON.spellingsOf(colour)])
    .filter((name) => !COMMON.isThing(name))
    .flatMap((name) => wordsOf(name).map((word) => word.text)),
);

/** The words whatever their order and number: of what has the same one is enough. */
export function phraseKey(name: string): string {
  return keyOf(wordsOf(name).map((word) => word.text));
}

/** The same for goods, whatever their colour. */
export function goodsKey(name: string): string {
  const words = wordsOf(name).map((word) => word.text);
  const plain = words.filter((word) => !COLOURS.has(word));
  return keyOf(plain.length > 0 ? plain : words);
}

/** The first of each key. */
export function onceBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = key(item);
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}

function keyOf(words: readonly string[]): string {
  return words
    .map((word) => [word, ...otherNumber(word)].toSorted((a, b) => a.length - b.length)[0])
    .toSorted()
    .join(' ');
}
