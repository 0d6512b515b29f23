/**
 * What a title is of, and what it only names: a phone case is no phone. In Thai and Indonesian what
 * is made for a thing stands before it, in English behind it; what comes after "for" is never it.
 */
import { LEXICONS, phrasesIn } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/index.ts';
import { beginningsOf } from './begin.ts';
import { COMMON, dictionaryOf, otherwise } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { meantIn } from './homonym.ts';
import { thingOfSeries } from './model.ts';
import { placesOfMakers } from './brand.ts';
import { withoutModifiers } from './modifier.ts';
import type { Span } from './modifier.ts';
import { marked, normalise } from './normalise.ts';
import { isFreeOf } from './thing.ts';
import { wordsOf } from './words.ts';
import {
  ARE_PARTS,
  BESIDES,
  BROADER_KINDS,
  FEATURES,
  NO_THINGS,
  OF_ITSELF,
  PACKAGES,
  PARTS,
  SERIES_OF_MAKERS,
  WITH_PARTS,
} from './parts.ts';

const LONGEST_NAME = 5;
/** A part and its thing stand so near, before it and behind it. */
const NEAR = { before: 4, behind: 2 };

const phrasesOf = (place: keyof Lexicon['search']['madeFor']) =>
  LEXICONS.flatMap(({ search }) => phrasesIn(search.madeFor[place]));
/** Behind these stands what a thing is made for. */
export const FOR: ReadonlySet<string> = new Set(phrasesOf('for'));
const LACKING = new Set(LEXICONS.flatMap(({ search }) => phrasesIn(search.without)));
const BEFORE = new Set(phrasesOf('beforeThing'));
const EITHER_SIDE = new Set([...phrasesOf('behindThing'), ...PARTS]);
const MADE_FOR = new Set([...BEFORE, ...EITHER_SIDE]);

/** Behind a part it says of what: "drain pump of"; behind anything else it may count. */
const OF = 'of';

/** Whether it is made for another thing: a case, a cover. */
export const isMadeFor = (word: string): boolean => MADE_FOR.has(word);

export interface Nature {
  /** The kinds of things that the title is of, by their heads in the dictionary. */
  readonly kinds: readonly string[];
  /** Places of the words that say what the thing is for, or what comes with it. */
  readonly lesser: ReadonlySet<number>;
}

/**
 * What a title is of, word by word as `wordsOf` cuts it. `written`: the same with the marks that
 * they have there (`writtenOf`), which make another word of it in Vietnamese.
 */
export function natureOf(
  texts: readonly string[],
  dictionary: Dictionary,
  written: readonly string[] = texts,
): Nature {
  const named = spansOf({ texts, written, makers: placesOfMakers(texts) }, dictionary).filter(
    ({ from, to }) => !isLacked(texts, from) && !isFreeOf(texts.slice(from, to), texts[to]),
  );
  const spans = withoutPackages(
    named.map((span) => meantIn(written, span)).filter(({ kinds }) => kinds.length > 0),
    texts,
  );
  const end = endOf(texts, spans);
  const lesser = new Set<number>();
  const lessen = ({ from, to }: Span) => {
    for (let at = from; at < to; at++) lesser.add(at);
  };
  // what means nothing of its own there is no reason to find it: 60 tablets, 2 bottles
  named.filter(({ from }) => !spans.some((span) => span.from === from)).forEach(lessen);
  const offered = spans.filter(({ from }) => from < end.for && from < end.besides);
  const parts = texts.flatMap((text, at) =>
    at < end.for && at < end.besides && MADE_FOR.has(text) && !isOfItself(texts, at) ? [at] : [],
  );
  // where nothing is named before "of" and "for", what stands behind is what the title is of: but
  // where that has parts or is one, as phones are, the title leaves out what is for it
  const isBare =
    offered.length === 0 &&
    parts.length === 0 &&
    !spans.some((span) => hasParts(span) || isPart(span));
  const behind = isBare ? spans.filter(({ from }) => from < end.besides) : [];
  const { heads, madeFor } = headsOf(
    isBare ? behind : offered,
    partsBesideNames(parts, spans),
    texts,
  );
  madeFor.forEach(lessen);
  // of a title of a part whatever has such parts is what it is for
  if (heads.some(isPart)) heads.filter((span) => hasParts(span) && !isPart(span)).forEach(lessen);
  for (const span of spans)
    if (span.from >= end.for && !behind.includes(span)) lessen(span);
    else if (isPart(span))
      spansOf({ texts, written, makers: NO_PLACES }, dictionary, span)
        .filter(hasParts)
        .forEach(lessen);
  const kinds =
    parts.length === 0
      ? (kindsOfSeries(texts, spans, dictionary) ?? kindsIn(heads))
      : kindsIn(heads);
  return {
    kinds: [...new Set(kinds.flatMap((kind) => [kind, ...(BROADER_KINDS.get(kind) ?? [])]))],
    lesser,
  };
}

const BEGIN_NO_THINGS = beginningsOf(NO_THINGS);
const NO_PLACES: ReadonlySet<number> = new Set();
const isPart = ({ kinds }: Span) => kinds.some((kind) => ARE_PARTS.has(kind));
const hasParts = ({ kinds }: Span) => kinds.some((kind) => WITH_PARTS.has(kind));

/** A hardcase suitcase has no case: what stands within a longer name is no part by itself. */
function partsBesideNames(parts: readonly number[], spans: readonly Span[]): number[] {
  const names = spans.filter((span) => span.to - span.from > 1 && !isPart(span));
  return parts.filter((at) => !names.some(({ from, to }) => at >= from && at < to));
}

/** What the title may be of, and what that is made for. Who says so once says so of all alike. */
function headsOf(
  named: readonly Span[],
  parts: readonly number[],
  texts: readonly string[],
): { heads: Span[]; madeFor: Span[] } {
  const isNear = ({ from, to }: Span, at: number) =>
    (at < from && from - at <= NEAR.before) ||
    (at >= to && at - to < NEAR.behind && !isOnlyBefore(texts[at] as string));
  const heads: Span[] = [];
  const madeFor: Span[] = [];
  for (const span of named) {
    const isSame = (other: Span) => other.kinds.some((kind) => span.kinds.includes(kind));
    const isMade =
      hasParts(span) &&
      !isPart(span) &&
      (parts.some((at) => isNear(span, at)) ||
        named.some((one) => isPart(one) && isNear(span, one.from)) ||
        (madeFor.some(isSame) && !heads.some(isSame)));
    (isMade ? madeFor : heads).push(span);
  }
  return { heads, madeFor };
}

const isOnlyBefore = (text: string) => BEFORE.has(text) && !EITHER_SIDE.has(text);

function kindsIn(heads: readonly Span[]): string[] {
  const parts = heads.filter(isPart);
  return besideFirst(withoutModifiers(parts.length > 0 ? parts : heads)).flatMap(
    ({ kinds }) => kinds,
  );
}

/** A title that names a series first is of that, whatever features it names later on. */
function kindsOfSeries(
  texts: readonly string[],
  spans: readonly Span[],
  dictionary: Dictionary,
): readonly string[] | undefined {
  const series = thingOfSeries(texts);
  const isFeature = ({ from, kinds }: Span) =>
    from - (series?.at ?? from) > NEAR.before && kinds.every((kind) => FEATURES.has(kind));
  return series && spans.every(isFeature) ? dictionary.kindsOf(series.thing) : undefined;
}

/** Words of a title with its own marks: "cạp" is no cap. */
export function writtenOf(title: string, texts: readonly string[]): readonly string[] {
  if (!/[\u00C0-\u024F\u1E00-\u1EFF]/.test(title.normalize('NFC'))) return texts;
  const words = Map.groupBy(marked(title).match(/[\p{L}\p{N}]+/gu) ?? [], (word) =>
    normalise(word),
  );
  return texts.map((text) => words.get(text)?.shift() ?? text);
}

/** It is said to be without it: "tanpa parfum"; "without" of Thai is often cut in two. */
const isLacked = (texts: readonly string[], at: number): boolean =>
  LACKING.has(texts[at - 1] ?? '') || LACKING.has(`${texts[at - 2] ?? ''}${texts[at - 1] ?? ''}`);

/** Of two bottles of milk the bottles are none: they are counted, and something else is sold. */
function withoutPackages(spans: readonly Span[], texts: readonly string[]): readonly Span[] {
  const isPackage = ({ from, to, kinds }: Span) =>
    to - from === 1 &&
    /^\d+$/.test(texts[from - 1] ?? '') &&
    kinds.every((kind) => PACKAGES.has(kind));
  const others = spans.filter((span) => !isPackage(span));
  return others.length > 0 ? others : spans;
}

interface Title {
  readonly texts: readonly string[];
  readonly written: readonly string[];
  /** Places of words of makers' names. */
  readonly makers: ReadonlySet<number>;
}

/** Names of things, the longest first, none within another; or those within a longer one. */
function spansOf(title: Title, dictionary: Dictionary, within?: Span): Span[] {
  const spans: Span[] = [];
  const [start, end] = [within?.from ?? 0, within?.to ?? title.texts.length];
  const longest = within ? end - start - 1 : LONGEST_NAME;
  for (let from = start; from < end; from++) {
    const word = title.texts[from] as string;
    if (!dictionary.mayBegin(word) && !BEGIN_NO_THINGS.mayBegin(word)) continue;
    for (
      let size = mostFrom(title.texts.slice(from, Math.min(end, from + longest)), dictionary);
      size > 0;
      size--
    ) {
      const kinds = kindsAt(title, from, size, dictionary);
      if (kinds === undefined) continue;
      if (kinds.length > 0) spans.push({ from, to: from + size, kinds });
      from += size - 1;
      break;
    }
  }
  return spans;
}

/** Of more of these words no name begins so. */
function mostFrom(texts: readonly string[], { isBegun }: Dictionary): number {
  let letters = texts[0] ?? '';
  let size = Math.min(1, texts.length);
  while (size < texts.length) {
    letters += texts[size];
    if (!isBegun(letters) && !BEGIN_NO_THINGS.isBegun(letters)) break;
    size++;
  }
  return size;
}

/** Empty where the words name none together; undefined where they are no name. */
function kindsAt(
  { texts, written, makers }: Title,
  from: number,
  size: number,
  { kindsWritten, kindsMarked }: Dictionary,
): string[] | undefined {
  const some = (size === 1 ? written : texts).slice(from, from + size);
  if (NO_THINGS.has(some.join(' ')) || NO_THINGS.has(some.join(''))) return [];
  if (some.some((_, at) => makers.has(from + at))) return undefined;
  const kindsOf = size === 1 && written !== texts ? kindsMarked : kindsWritten;
  const kinds = [...new Set([some.join(' '), some.join('')].flatMap(kindsOf))];
  return kinds.length > 0 ? kinds : undefined;
}

/** Where what it is for begins, and what comes with it; the end where nothing is named before. */
function endOf(texts: readonly string[], spans: readonly Span[]) {
  const first = spans[0]?.from ?? texts.length;
  const after = (words: ReadonlySet<string>, from: number) => {
    const at = texts.findIndex((text, place) => place > from && words.has(text));
    return at < 0 ? texts.length : at;
  };
  const isOf = (text: string, at: number) => text === OF && MADE_FOR.has(texts[at - 1] ?? '');
  const of = texts.findIndex(isOf);
  return {
    for: Math.min(after(FOR, 0), of < 0 ? texts.length : of),
    besides: after(BESIDES, first),
  };
}

/**
 * Without a cable is no cable, the case that charges earphones is part of them, and a series has
 * whatever name its maker gives it.
 */
function isOfItself(texts: readonly string[], at: number): boolean {
  const [before = '', text = '', behind = ''] = texts.slice(Math.max(0, at - 1), at + 2);
  if (at === 0) return false;
  if (OF_ITSELF.has(before)) return true;
  // Sonvo Flex, Beats Flex; a flex of an A10, a flex cable
  const isName = /^[a-z]+$/.test(before) && !MADE_FOR.has(before) && !COMMON.isThing(before);
  return SERIES_OF_MAKERS.has(text) && isName && !MADE_FOR.has(behind) && behind !== 'on';
}

/** The first thing that is named, with those named right beside it. */
function besideFirst(spans: readonly Span[]): Span[] {
  const beside = spans.findIndex((span, at) => at > 0 && span.from > (spans[at - 1] as Span).to);
  return spans.slice(0, beside < 0 ? spans.length : beside);
}

/** Whether a title is of the thing itself; undefined: it names no thing that is known. */
export function isOfThing(title: string, thing: string, currency?: string): boolean | undefined {
  const dictionary = dictionaryOf(currency);
  const texts = wordsOf(title).map((word) => word.text);
  const { kinds } = natureOf(texts, dictionary, writtenOf(title, texts));
  return kinds.length === 0
    ? undefined
    : dictionary.kindsOf(thing).some((one) => kinds.includes(one));
}

/** A thing in all its spellings, in both numbers. */
export const namesOf = (thing: string): readonly string[] =>
  [thing, ...COMMON.spellingsOf(thing)].flatMap((name) => [name, otherwise(name)]);
