/**
 * What a query does not want: "ไม่เอาสีดำ", "selain Sonvo", "not from Lazada". It is taken out of
 * the words and kept as names, which are kept out of everything that is found (refused-query.ts). A
 * keyword carries them behind its words, as `-"name"`, which may also be typed.
 */
import { sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import {
  COMMON,
  dictionaryOf,
  isBrandWord,
  normalise,
  placesOfNames,
  thingIn,
  wordsOf,
} from '../../words/index.ts';
import type { Dictionary } from '../../words/index.ts';
import { BORDER } from './border.ts';

export interface Refusals {
  /** What is left of the words. */
  readonly text: string;
  readonly without: readonly string[];
}

const TYPED = /(?:^|\s)-["“”]([^"“”]{1,60})["“”]/g;
/** Words of one unknown name. */
const NAME_WORDS = 3;
/** Thai is cut into smaller ones. */
const THAI_NAME_WORDS = 5;
const SPAN = 5;
/** What follows a clause. */
const CLAUSE = /(?:(?<!\d)[,.]|[,.](?!\d)|[;!?])(.*)/;
/** Words of a query that is no title. */
const FEW = 14;
/** What a query refuses at most. */
const MOST = 8;

/** The keyword with what it shall be without. */
export function withRefused(text: string, without: readonly string[] = []): string {
  return [text, ...without.map((name) => `-"${name}"`)].filter((one) => one !== '').join(' ');
}

/** A keyword's own words, and what it is to be without. */
export function cutRefused(keyword: string): Refusals {
  const without = [...keyword.matchAll(TYPED)].map(([, name = '']) => name.trim());
  return without.length === 0
    ? { text: keyword, without }
    : { text: keyword.replace(TYPED, ' ').trim(), without: without.slice(0, MOST) };
}

/** Reads what is refused by the words of these languages, and the names of the market. */
export function refusalReader(
  lexicons: readonly Lexicon[],
  currency: string,
): (text: string) => Refusals {
  const source = (field: 'not' | 'notOfFew' | 'lacking' | 'or' | 'ends') =>
    sourceOf(
      lexicons.map(({ wishes }) => normalise(wishes[field])),
      { border: `[,;${BORDER}]\\s*`, word: '[a-z\\d\\u0E01-\\u0E4E]\\s+' },
    );
  const marks = [
    { pattern: new RegExp(source('not'), 'g'), stays: false, most: Infinity },
    { pattern: new RegExp(source('notOfFew'), 'g'), stays: false, most: FEW },
    { pattern: new RegExp(source('lacking'), 'g'), stays: true, most: Infinity },
  ];
  const noName = new RegExp(
    `^(?:${sourceOf(lexicons.map(({ wishes }) => normalise(wishes.noName)))})$`,
  );
  const market = dictionaryOf(currency);
  const names = nameReader(lexicons, market, source('or'), source('ends'));
  return (typed) => {
    let text = typed;
    const without: string[] = [];
    const count = wordsOf(typed).length;
    for (const { pattern, stays, most } of marks)
      for (let from = 0; count <= most && without.length < MOST; ) {
        pattern.lastIndex = from;
        const mark = pattern.exec(text);
        if (!mark) break;
        const end = mark.index + mark[0].length;
        // what is wanted may stand behind: "no matte lipstick, a long lasting lipstick"
        const [, behind = ''] = CLAUSE.exec(text.slice(end)) ?? [];
        const wanted = thingIn(text.slice(0, mark.index)) ?? thingIn(behind);
        const isOther = isOfName(text, mark.index, end) || isOfTrait(text, mark.index, end, market);
        const read = isOther ? undefined : names(text.slice(end), wanted);
        from = Math.max(end, mark.index + 1);
        if (!read || read.names.length === 0) continue;
        without.push(...read.names.filter((name) => !noName.test(name)));
        if (stays && !read.isTold) continue;
        text = `${text.slice(0, mark.index)}${BORDER}${text.slice(end + read.length)}`;
        from = mark.index + 1;
      }
    return { text, without: [...new Set(without)] };
  };
}

/**
 * "Tanpa minyak" is no wish within the name of a thing: an air fryer. Of "nothing with" the first
 * word is a maker's name elsewhere.
 */
function isOfName(text: string, mark: number, end: number): boolean {
  return placesOfNames(text).some(
    ({ from, to }) => from <= mark && mark < to && (from < mark || end <= to),
  );
}

/** "No dust", "ไม่มี bpa": what goods are praised for refuses nothing. */
function isOfTrait(text: string, mark: number, end: number, market: Named): boolean {
  const own = wordsOf(text.slice(mark, end)).length;
  const words = wordsOf(text.slice(mark)).map((word) => word.text);
  const isTrait = (span: readonly string[]) =>
    [span.join(' '), span.join('')].some((name) => COMMON.isTrait(name) || market.isTrait(name));
  return Array.from({ length: own }, (_, from) => words.slice(from)).some((behind, from) =>
    Array.from({ length: SPAN }, (_, more) => own - from + more + 1)
      .filter((size) => size <= behind.length)
      // "not the over-ear kind" refuses what has a name of its own
      .some((size) => isTrait(behind.slice(0, size)) && !isTrait(words.slice(own, from + size))),
  );
}

function nameReader(lexicons: readonly Lexicon[], market: Named, or: string, ends: string) {
  const joint = new RegExp(`^\\s*(?:${or})\\s*`);
  const joins = new RegExp(`^(?:${or})$`);
  const edge = new RegExp(
    `(?<!\\d)[,.]|[,.](?!\\d)|[;!?()/${BORDER}]|(?<=\\s|^|[\\u0E01-\\u0E4E])${ends}`,
  );
  const colours = new RegExp(
    `^(?:(?:${sourceOf(lexicons.map(({ traits }) => normalise(traits.colour)))})\\s*)?(?:${coloursOf(lexicons)})(?:(?![\\u0E01-\\u0E4E])|(?=${or}|${ends}))`,
  );
  const platforms = new RegExp(
    `^${sourceOf(lexicons.flatMap(({ shops }) => Object.values(shops.platforms).map(normalise)))}`,
  );
  type Kind = 'colour' | 'platform' | 'thing' | 'name';
  const one = (
    tail: string,
    wanted: string | undefined,
  ): { kind: Kind; name: string; length: number } | undefined => {
    for (const [kind, pattern] of [
      ['colour', colours],
      ['platform', platforms],
    ] as const) {
      const [said] = pattern.exec(tail) ?? [];
      // brown is also what sugar is called in Thai
      if (said && !COMMON.isThing(said.trim()))
        return { kind, name: said.trim(), length: said.length };
    }
    const clause = clauseOf(tail, edge, market);
    // in Thai a space ends a clause
    const words = wordsOf(clause.split(/(?<=[\u0E01-\u0E4E])\s/)[0] ?? '').map((word) => word.text);
    const [size, kind] = sizeOf(words, joins, market);
    if (size === 0) return undefined;
    const { from, to, end } = wholeName(words, size, wanted, market);
    const [start, stop, length] = [from, to, end].map((count) =>
      lengthOf(tail, words.slice(0, count)),
    ) as [number, number, number];
    return { kind, name: tail.slice(start, stop).trim(), length };
  };
  return (
    tail: string,
    wanted: string | undefined,
  ): { names: string[]; length: number; isTold: boolean } => {
    const names: string[] = [];
    let length = /^\s*/.exec(tail)?.[0].length ?? 0;
    let before: Kind | undefined;
    for (let at = length; ; ) {
      const read = one(tail.slice(at), wanted);
      // "not hp or acer": a thing elsewhere, and a maker
      const isMaker = before === 'thing' && read?.kind === 'name' && isBrandWord(read.name);
      if (!read || (before !== undefined && read.kind !== before && !isMaker)) break;
      names.push(read.name);
      length = at + read.length;
      before = read.kind;
      const [joined] = joint.exec(tail.slice(length)) ?? [];
      if (joined === undefined) break;
      at = length + joined.length;
    }
    // a colour or a shop is none of its ingredients
    return { names, length, isTold: before === 'colour' || before === 'platform' };
  };
}

/** Within a name a word is no end of it: "my" of English in mỹ phẩm, "tại" in chụp tai. */
function clauseOf(tail: string, edge: RegExp, market: Named): string {
  const whole = tail.split(PUNCTUATION)[0] ?? '';
  const words = wordsOf(whole).map((word) => word.text);
  const known = knownSpan(words, market);
  const clause = tail.slice(0, edge.exec(tail)?.index);
  if (known < 2 || known <= wordsOf(clause).length) return clause;
  const name = lengthOf(whole, words.slice(0, known));
  const behind = edge.exec(whole.slice(name))?.index;
  return whole.slice(0, behind === undefined ? undefined : name + behind);
}
const PUNCTUATION = new RegExp(`(?<!\\d)[,.]|[,.](?!\\d)|[;!?()/${BORDER}]`);

/**
 * How many words the first name has: those of a known one, else unknown ones up to a known one or
 * to what joins two names.
 */
function sizeOf(
  words: readonly string[],
  joins: RegExp,
  market: Named,
): [number, 'thing' | 'name'] {
  const known = knownSpan(words, market);
  if (known > 0) return [known, market.isThing(words.slice(0, known).join(' ')) ? 'thing' : 'name'];
  const most = /[\u0E01-\u0E2E]/.test(words[0] ?? '') ? THAI_NAME_WORDS : NAME_WORDS;
  let size = Math.min(1, words.length);
  while (
    size < Math.min(most, words.length) &&
    !joins.test(words[size] as string) &&
    knownSpan(words.slice(size), market) === 0
  )
    size += 1;
  return [size, 'name'];
}

/**
 * Beside a thing that is wanted a kind of another is refused whole, "snacks, no dark chocolate", and
 * of a kind of the same only what makes it that kind: "sepatu, jangan sepatu hitam".
 */
function wholeName(
  words: readonly string[],
  size: number,
  wanted: string | undefined,
  market: Named,
): { from: number; to: number; end: number } {
  const alone = { from: 0, to: size, end: size };
  if (wanted === undefined || size === 0 || size >= words.length) return alone;
  const own = words.slice(0, size).join(' ');
  const next = knownSpan(words.slice(size), market);
  const behind = words.slice(size, size + next).join(' ');
  if (next === 0) return alone;
  const of = COMMON.kindsWritten(wanted);
  const isSame = (thing: string) => COMMON.kindsWritten(thing).some((kind) => of.includes(kind));
  if (COMMON.isThing(own))
    return COMMON.isThing(behind) || !COMMON.isTrait(behind)
      ? alone
      : { from: isSame(own) ? size : 0, to: size + next, end: size + next };
  if (!COMMON.isThing(behind)) return alone;
  return { from: 0, to: isSame(behind) ? size : size + next, end: size + next };
}

/** What the market has names for. */
type Named = Pick<Dictionary, 'isThing' | 'isTrait'>;

/** Names that only the market has count where they are of several words. */
function knownSpan(words: readonly string[], market: Named): number {
  for (let size = Math.min(SPAN, words.length); size > 0; size -= 1) {
    const span = words.slice(0, size);
    if (
      [span.join(' '), span.join('')].some(
        (name) =>
          COMMON.isThing(name) ||
          (size > 1 && (market.isThing(name) || market.isTrait(name))) ||
          COMMON.isTrait(name) ||
          COMMON.isDepartment(name) ||
          COMMON.spellingsOf(name).length > 0,
      )
    )
      return size;
  }
  return 0;
}

/** The letters from the beginning of the text to the end of these words of it. */
function lengthOf(text: string, words: readonly string[]): number {
  return words.reduce((at, word) => {
    const found = text.indexOf(word, at);
    return found < 0 ? at : found + word.length;
  }, 0);
}

const coloursOf = (lexicons: readonly Lexicon[]) =>
  sourceOf(lexicons.flatMap(({ traits }) => Object.values(traits.colours).map(normalise)));
