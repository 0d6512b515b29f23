/** Shops that a text tells apart by a number or a letter: "shop 1", "ร้าน A", "the second store". Pure. */
import { LEXICONS, phrasesIn, sourceOf } from '../../lexicon/index.ts';
import { platformIn } from '../../search/index.ts';
import { SUM_WORDS } from '../intent/talk.ts';
import { has, WORDS } from '../intent/words.ts';
import { CONTAINERS } from './containers.ts';

export interface Label {
  /** The same for every way of naming the shop. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const SHOPS = sourceOf(
  LEXICONS.map(({ talk }) => talk.shopLabels),
  {
    place: sourceOf(LEXICONS.flatMap(({ follow }) => Object.values(follow.places))),
    // "shop 3 packs" buys so many
    digit: `[1-4](?![.,]?\\d)(?!\\s*(?:${CONTAINERS}))`,
    mark: '[a-d](?![\\p{L}\\p{M}\\p{N}])',
  },
);
const OTHER = sourceOf(LEXICONS.map(({ talk }) => talk.otherShop));
const LABELS = new RegExp(`${OTHER}|${SHOPS}`, 'gu');
/** "The first at 279, the second at 310", "mic pertama", "อันแรก". */
const PLACED = new RegExp(
  `${WORDS.thePlace.source}|(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]{2,12}\\s${WORDS.anyPlace.source}(?![\\p{L}\\p{M}])`,
  'gu',
);
const IS_OTHER = new RegExp(`^(?:${OTHER})$`, 'u');
const MARK = /(?<![a-z])[a-d](?![\p{L}\p{M}])\s*$/u;

/** `text`: in lower case. */
export const labelsIn = (text: string): Label[] => labelsBy(text, LABELS);

/** The same, and offers that are only told apart by their place. */
export function offersNamedIn(text: string): Label[] {
  const shops = labelsIn(text);
  if (areSeveral(shops)) return shops;
  const placed = labelsBy(text, PLACED);
  return areSeveral(placed) ? placed : letteredIn(text);
}

/** "Speaker X 269 …, speaker Y 249": the same word with other letters. */
function letteredIn(text: string): Label[] {
  const found = [...text.matchAll(LETTERED)];
  const words = found.map(([, word = '']) => word);
  const word = words.find((one, at) => words.indexOf(one) < at);
  return found.flatMap(({ 0: said, 1: own, 2: letter = '', index }) =>
    own === word ? [{ key: letter, start: index, end: index + said.length }] : [],
  );
}
const LETTERED =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,14})\s([a-dx-z])(?![\p{L}\p{M}\p{N}]|\s?[-'’])/gu;

/**
 * "Shopee 689rb …, Lazada 659rb": platforms that stand right before a price, where they are several;
 * what is said before one is of another. "Voucher Shopee 15rb" names no price.
 */
export function pricedPlatforms(text: string): Label[] {
  const found = [...text.matchAll(PRICED)].flatMap(({ 1: name = '', index }): Label[] => {
    const { platform = '' } = platformIn(`${name} `) ?? {};
    const label = { key: platform, start: index, end: index + name.length };
    return isOfVoucher(text, label) ? [] : [label];
  });
  return areSeveral(found) ? found : [];
}

/** "Voucher Shopee", "shipping shop B", and not "no voucher Shopee": a word right before the name belongs to it. */
export function isOfVoucher(text: string, { start }: Label): boolean {
  const before = text.slice(0, start);
  if (SENT_FREE.test(before)) return false;
  return SUM_WORDS.some(({ before: words }) =>
    [...before.matchAll(words)].some(
      (one) =>
        before.slice(one.index + one[0].length).trim() === '' &&
        !LACKING.test(before.slice(0, one.index)),
    ),
  );
}
const SENT_FREE = new RegExp(`(?:${WORDS.asWish.SHIPPING.source})\\s*$`, 'u');
const LACKING = new RegExp(`(?:${WORDS.lacking.source})\\s*$`, 'u');
const PRICED = new RegExp(
  `(${sourceOf(LEXICONS.flatMap(({ shops }) => Object.values(shops.platforms)))})[^\\d,;/|\\n]{0,12}\\d`,
  'gu',
);

const labelsBy = (text: string, labels: RegExp): Label[] =>
  [...text.matchAll(labels)].map(({ 0: said, index }) => ({
    key: keyOf(said.trim()),
    start: index,
    end: index + said.trimEnd().length,
  }));

const areSeveral = (labels: readonly Label[]): boolean =>
  new Set(labels.map(({ key }) => key)).size > 1;

function keyOf(said: string): string {
  if (IS_OTHER.test(said)) return SECOND;
  const [mark] = MARK.exec(said) ?? [];
  if (mark !== undefined) return mark.trim();
  const letter = LETTERS.findIndex((name) => said.endsWith(name));
  if (letter >= 0) return String.fromCodePoint(A + (letter % LETTERS_EACH));
  const place = WORDS.places.findIndex((words) => has(said, words));
  return place >= 0 ? `${place + 1}` : FIRST;
}
/** Their names, language by language. */
const LETTERS = LEXICONS.flatMap(({ talk }) => phrasesIn(talk.shopLetters));
const LETTERS_EACH = 4;
const A = 97;
/** "One shop" and "the other". */
const [FIRST, SECOND] = ['1', '2'];

/** A figure that may be the number of a shop. */
const LONE = /(?<![\d.,])[1-4](?![.,]?\d)/;

/** The text as long as it was, without the numbers of shops. */
export function unlabelled(text: string): string {
  if (!LONE.test(text)) return text;
  return labelsIn(text).reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replace(/\d/g, ' ') + left.slice(end),
    text,
  );
}

/** Shops are told apart so. */
export const areLabelled = (text: string): boolean => areSeveral(offersNamedIn(text));

export const withoutLabels = (text: string): string =>
  offersNamedIn(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
