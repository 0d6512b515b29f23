/**
 * One of what was shown, called by its maker, its model or its price ("the Corvia one", "yg 227rb"),
 * read as its place in the list. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { isKnownName, thingIn, withoutVersions } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { isUnknown } from './models.ts';
import { placesIn } from './places.ts';
import { isStopWord } from './quote.ts';
import type { Words } from './words.ts';

/** Of a card. */
export interface Listed {
  readonly name: string;
  readonly brandName: string | null;
  /** In minor units. */
  readonly currentAmount: number;
}

export interface Placed {
  /** The question with places where it had names. */
  readonly text: string;
  /** Which cards were named, each once. */
  readonly places: readonly number[];
}

/** As the first of the list is called. */
export const PLACES = ['the first one', 'the second one', 'the third one', 'the fourth one'];
const TOKEN = /[a-z0-9]+(?:-[a-z0-9]+)*/g;
const tokensIn = (text: string) =>
  [...text.toLowerCase().matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: word.replaceAll('-', ''),
    start: index,
    end: index + word.length,
  }));
/** Before a price that is all one is called by: "the 14.90 one", "yg 227rb". */
const CALLED = new RegExp(
  `(?:${sourceOf(LEXICONS.map(({ detail }) => detail.calledBy))})[\\s\\p{Sc}]*$`,
  'iu',
);
const ONE = /^\s*one(?![a-z])/i;

const THAN = new RegExp(`(?:${sourceOf(LEXICONS.map(({ detail }) => detail.cheaperThan))})`, 'iu');

/** "Anything cheaper than the second one?": which; no kind of goods is named. */
export function cheaperThanIn(text: string, words: Words): number | undefined {
  const lower = text.toLowerCase();
  const behind = lower.split(THAN)[1] ?? '';
  const [place, ...others] = placesIn(behind, words);
  return others.length > 0 || words.thingIn(lower) !== undefined ? undefined : place;
}

/** The same of whatever is named: no kind of goods, and no amount. */
export function namesCheaper(typed: string, words: Words): boolean {
  const behind = typed.split(THAN)[1] ?? '';
  return /[a-z]{3}/i.test(behind) && !/\d{3}/.test(behind) && !words.thingIn(typed.toLowerCase());
}

interface Naming {
  readonly place: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Undefined: it names none of them. What names a kind of goods is looked for, and a name that goes
 * on with words that no title has is another's. `list`: as it was shown, from its beginning.
 */
export function placedIn(
  typed: string,
  list: readonly Listed[],
  currency: CurrencyCode,
  words: Words,
): Placed | undefined {
  const cards = list.slice(0, PLACES.length);
  if (cards.length < 2 || words.thingIn(typed.toLowerCase()) !== undefined) return undefined;
  const named = [...byName(typed, cards), ...byPrice(typed, cards, currency)].toSorted(
    (one, other) => other.start - one.start,
  );
  if (named.length === 0) return undefined;
  const text = named.reduce(
    (said, { place, start, end }) => `${said.slice(0, start)}${PLACES[place]}${said.slice(end)}`,
    typed,
  );
  return { text, places: [...new Set(named.map(({ place }) => place))] };
}

/** The maker and the model behind it: "Lumo Slim 5" of a smartphone. */
function nameOf({ name, brandName }: Listed): string[] {
  const title = tokensIn(name.replaceAll(',', ' \u0000 '));
  const maker = tokensIn(brandName ?? '').map(({ word }) => word);
  const at = title.findIndex((_, from) =>
    maker.every((word, place) => title[from + place]?.word === word),
  );
  if (at < 0 || maker.length === 0) return [];
  const behind = title.slice(at + maker.length, at + maker.length + MODEL);
  const end = behind.findIndex(({ word }) => !/\d/.test(word) && isKind(word));
  return [...maker, ...(end < 0 ? behind : behind.slice(0, end)).map(({ word }) => word)];
}
/** So many words a model has. */
const MODEL = 2;
const isKind = (word: string): boolean => thingIn(word) !== undefined;

/** By words of a name that stand side by side, and that no other name has so. */
function byName(typed: string, cards: readonly Listed[]): Naming[] {
  const said = tokensIn(typed);
  const titles = cards.map(nameOf);
  const makers = cards.map(({ brandName }) => tokensIn(brandName ?? '').map(({ word }) => word));
  const named: Naming[] = [];
  for (let at = 0; at < said.length; at++) {
    const lengths = titles.map((title) =>
      runLength(
        title,
        said.slice(at).map(({ word }) => word),
      ),
    );
    const longest = Math.max(...lengths);
    const places = lengths.flatMap((length, place) => (length === longest ? [place] : []));
    const run = said.slice(at, at + longest);
    const isMaker = run.some(({ word }) => places.some((place) => makers[place]?.includes(word)));
    if (longest === 0 || !(isMaker || isModel(run.map(({ word }) => word)))) continue;
    const next = said[at + longest];
    const isOther = next !== undefined && isGoingOn(typed, run.at(-1)?.end ?? 0, next, longest);
    const start = said[at]?.start ?? 0;
    const called = CALLED.exec(typed.slice(0, start));
    if (places.length === 1 && !isOther)
      named.push({
        place: places[0] as number,
        start: called?.index ?? start,
        end: run.at(-1)?.end ?? 0,
      });
    at += longest - 1;
  }
  return named;
}

/** How many of the words stand in the title side by side. */
function runLength(title: readonly string[], said: readonly string[]): number {
  const lengths = title.map((_, from) => {
    const end = said.findIndex((word, at) => title[from + at] !== word);
    return end < 0 ? said.length : end;
  });
  return Math.max(0, ...lengths);
}

/** A model with its figure, or a word that is no name of a kind and of no question. */
function isModel(run: readonly string[]): boolean {
  return run.slice(1).some((word) => /^\d{1,2}$/.test(word)) || run.some(isUnknown);
}

/** "The Sonvo Flex" beside a Sonvo Core, "the Nova 7" beside a Nova 6: the name goes on. */
function isGoingOn(
  typed: string,
  end: number,
  next: { word: string; start: number },
  length: number,
): boolean {
  if (typed.slice(end, next.start).trim() !== '') return false;
  if (/\d/.test(next.word)) return next.word.length < 3;
  if (withoutVersions(next.word).trim() === '') return true;
  return length === 1 && !isStopWord(next.word) && !isKnownName(next.word);
}

/** By its price, right behind what points to one. */
function byPrice(typed: string, cards: readonly Listed[], currency: CurrencyCode): Naming[] {
  return amountsIn(typed, currency).flatMap(({ amount, isShare, start, end }): Naming[] => {
    const places = cards.flatMap((card, at) => (card.currentAmount === amount ? [at] : []));
    const called = CALLED.exec(typed.slice(0, start));
    if (isShare || places.length !== 1 || called === null) return [];
    const [one = ''] = ONE.exec(typed.slice(end)) ?? [];
    return [{ place: places[0] as number, start: called.index, end: end + one.length }];
  });
}
