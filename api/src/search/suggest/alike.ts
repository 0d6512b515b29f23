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

/** The same, and the words without what is between them: powerbank, power bank. */
export function phraseKeys(name: string): string[] {
  const glued = wordsOf(name).map((word) => singular(word.text));
  return [phraseKey(name), glued.join('')];
}

/** The same for goods, whatever their colour. */
export function goodsKey(name: string): string {
  const words = wordsOf(name).map((word) => word.text);
  const plain = words.filter((word) => !COLOURS.has(word));
  return keyOf(plain.length > 0 ? plain : words);
}

/** The first of each key; of several keys of one thing any. */
export function onceBy<Item>(
  items: readonly Item[],
  key: (item: Item) => string | readonly string[],
): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = [key(item)].flat();
    const isNew = !own.some((one) => seen.has(one));
    for (const one of own) seen.add(one);
    return isNew;
  });
}

const keyOf = (words: readonly string[]): string => words.map(singular).toSorted().join(' ');

/** TVs are no word of a language, and yet several. */
function singular(word: string): string {
  const [shortest = word] = [word, ...otherNumber(word)].toSorted((a, b) => a.length - b.length);
  return shortest.replace(/^([a-z]{2})s$/, '$1');
}
