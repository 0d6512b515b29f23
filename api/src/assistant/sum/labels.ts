/** Shops that a text tells apart by a number or a letter: "shop 1", "ร้าน A", "the second store". Pure. */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { has, WORDS } from '../intent/words.ts';

export interface Label {
  /** The same for every way of naming the shop. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const PIECES = sourceOf(
  LEXICONS.flatMap(({ goods }) => [goods.containers, goods.packs, goods.pieces, goods.counted]),
);
const SHOPS = sourceOf(
  LEXICONS.map(({ talk }) => talk.shopLabels),
  {
    place: sourceOf(LEXICONS.flatMap(({ follow }) => Object.values(follow.places))),
    // "shop 3 packs" buys so many
    digit: `[1-4](?![.,]?\\d)(?!\\s*(?:${PIECES}))`,
    mark: '[a-d](?![\\p{L}\\p{M}\\p{N}])',
  },
);
const OTHER = sourceOf(LEXICONS.map(({ talk }) => talk.otherShop));
const LABELS = new RegExp(`${OTHER}|${SHOPS}`, 'gu');
const IS_OTHER = new RegExp(`^(?:${OTHER})$`, 'u');
const MARK = /(?<![a-z])[a-d](?![\p{L}\p{M}])\s*$/u;

/** `text`: in lower case. */
export function labelsIn(text: string): Label[] {
  return [...text.matchAll(LABELS)].map(({ 0: said, index }) => ({
    key: keyOf(said.trim()),
    start: index,
    end: index + said.trimEnd().length,
  }));
}

function keyOf(said: string): string {
  if (IS_OTHER.test(said)) return SECOND;
  const [mark] = MARK.exec(said) ?? [];
  if (mark !== undefined) return mark.trim();
  const place = WORDS.places.findIndex((words) => has(said, words));
  return place >= 0 ? `${place + 1}` : FIRST;
}
/** "One shop" and "the other". */
const [FIRST, SECOND] = ['1', '2'];

/** The text as long as it was, without the numbers of shops. */
export function unlabelled(text: string): string {
  return labelsIn(text).reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replace(/\d/g, ' ') + left.slice(end),
    text,
  );
}

/** Shops are told apart so. */
export const areLabelled = (text: string): boolean =>
  new Set(labelsIn(text).map(({ key }) => key)).size > 1;

export const withoutLabels = (text: string): string => text.replace(LABELS, ' ');
