/**
 * What a title is of, and what it only names: a phone case is no phone. In Thai and Indonesian what
 * is made for a thing stands before it, in English behind it; what comes after "for" is never it.
 */
import { LEXICONS, phrasesIn } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/index.ts';
import { COMMON, dictionaryOf, otherwise } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { thingOfSeries } from './model.ts';
import { wordsOf } from './words.ts';
import { ARE_PARTS, BESIDES, BROADER_KINDS, OF_ITSELF, PARTS, WITH_PARTS } from './parts.ts';

const LONGEST_NAME = 5;
/** A part and its thing stand so near, before it and behind it. */
const NEAR = { before: 4, behind: 2 };

const phrasesOf = (place: keyof Lexicon['search']['madeFor']) =>
  LEXICONS.flatMap(({ search }) => phrasesIn(search.madeFor[place]));
/** Behind these stands what a thing is made for. */
export const FOR: ReadonlySet<string> = new Set(phrasesOf('for'));
const LACKING = new Set(LEXICONS.flatMap(({ search }) => phrasesIn(search.without)));
const MADE_FOR = new Set([...phrasesOf('beforeThing'), ...phrasesOf('behindThing'), ...PARTS]);

/** Whether it is made for another thing: a case, a cover. */
export const isMadeFor = (word: string): boolean => MADE_FOR.has(word);

export interface Nature {
  /** The kinds of things that the title is of, by their heads in the dictionary. */
  readonly kinds: readonly string[];
  /** Places of the words that say what the thing is for, or what comes with it. */
  readonly lesser: ReadonlySet<number>;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly string[];
}

/** What a title is of, word by word as `wordsOf` cuts it. */
export function natureOf(texts: readonly string[], dictionary: Dictionary): Nature {
  const spans = spansOf(texts, dictionary).filter(({ from }) => !isLacked(texts, from));
  const end = endOf(texts, spans);
  const lesser = new Set<number>();
  const lessen = ({ from, to }: Span) => {
    for (let at = from; at < to; at++) lesser.add(at);
  };
  const named = spans.filter(({ from }) => from < end.for && from < end.besides);
  const isPart = ({ kinds }: Span) => kinds.some((kind) => ARE_PARTS.has(kind));
  const hasParts = ({ kinds }: Span) => kinds.some((kind) => WITH_PARTS.has(kind));
  const parts = texts.flatMap((text, at) =>
    at < end.for && at < end.besides && MADE_FOR.has(text) && !isOfItself(texts, at) ? [at] : [],
  );
  const isNear = ({ from, to }: Span, at: number) =>
    (at < from && from - at <= NEAR.before) || (at >= to && at - to < NEAR.behind);
  const heads: Span[] = [];
  for (const span of named) {
    const isMadeFor =
      hasParts(span) &&
      !isPart(span) &&
      (parts.some((at) => isNear(span, at)) ||
        named.some((one) => isPart(one) && isNear(span, one.from)));
    if (isMadeFor) lessen(span);
    else heads.push(span);
  }
  for (const span of spans)
    if (span.from >= end.for) lessen(span);
    else if (isPart(span)) spansOf(texts, dictionary, span).filter(hasParts).forEach(lessen);
  const first = heads.some(isPart) ? heads.filter(isPart) : besideFirst(heads);
  const kinds = first.flatMap((span) => span.kinds);
  const model = spans.length === 0 && parts.length === 0 ? thingOfSeries(texts) : undefined;
  const all = model === undefined ? kinds : dictionary.kindsOf(model);
  return {
    kinds: [...new Set(all.flatMap((kind) => [kind, ...(BROADER_KINDS.get(kind) ?? [])]))],
    lesser,
  };
}

/** It is said to be without it: "tanpa parfum"; "without" of Thai is often cut in two. */
const isLacked = (texts: readonly string[], at: number): boolean =>
  LACKING.has(texts[at - 1] ?? '') || LACKING.has(`${texts[at - 2] ?? ''}${texts[at - 1] ?? ''}`);

/** Names of things, the longest first, none within another; or those within a longer one. */
function spansOf(texts: readonly string[], dictionary: Dictionary, within?: Span): Span[] {
  const spans: Span[] = [];
  const [start, end] = [within?.from ?? 0, within?.to ?? texts.length];
  const longest = within ? end - start - 1 : LONGEST_NAME;
  for (let from = start; from < end; from++) {
    if (!dictionary.mayBegin(texts[from] as string)) continue;
    for (let size = Math.min(longest, end - from); size > 0; size--) {
      const some = texts.slice(from, from + size);
      const kinds = [...new Set([some.join(' '), some.join('')].flatMap(dictionary.kindsWritten))];
      if (kinds.length === 0) continue;
      spans.push({ from, to: from + size, kinds });
      from += size - 1;
      break;
    }
  }
  return spans;
}

/** Where what it is for begins, and what comes with it; the end where nothing is named before. */
function endOf(texts: readonly string[], spans: readonly Span[]) {
  const first = spans[0]?.from ?? texts.length;
  const after = (words: ReadonlySet<string>, from: number) => {
    const at = texts.findIndex((text, place) => place > from && words.has(text));
    return at < 0 ? texts.length : at;
  };
  return { for: after(FOR, 0), besides: after(BESIDES, first) };
}

/** Without a cable is no cable, and the case that charges earphones is part of them. */
function isOfItself(texts: readonly string[], at: number): boolean {
  return OF_ITSELF.has(texts[at - 1] ?? '');
}

/** The first thing that is named, with those named right beside it. */
function besideFirst(spans: readonly Span[]): Span[] {
  const beside = spans.findIndex((span, at) => at > 0 && span.from > (spans[at - 1] as Span).to);
  return spans.slice(0, beside < 0 ? spans.length : beside);
}

/** Whether a title is of the thing itself; undefined: it names no thing that is known. */
export function isOfThing(title: string, thing: string, currency?: string): boolean | undefined {
  const dictionary = dictionaryOf(currency);
  const { kinds } = natureOf(
    wordsOf(title).map((word) => word.text),
    dictionary,
  );
  return kinds.length === 0
    ? undefined
    : dictionary.kindsOf(thing).some((one) => kinds.includes(one));
}

/** A thing in all its spellings, in both numbers. */
export const namesOf = (thing: string): readonly string[] =>
  [thing, ...COMMON.spellingsOf(thing)].flatMap((name) => [name, otherwise(name)]);
