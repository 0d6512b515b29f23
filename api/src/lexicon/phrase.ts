/**
 * Phrases as people write them → regular expressions. The notation is explained in `lexicon.ts`.
 * What is compiled has no groups that capture and no repetition without a bound, so the time that
 * it takes grows with the text and not faster.
 */

/** Phrases with a comma or the end of the line between them. */
export type Phrases = string;

/** What stands for `{name}` in a phrase, as the source of an expression without groups. */
export type Holes = Readonly<Record<string, string>>;

/** Any Latin letter in lower case, with or without an accent. */
const LATIN = 'a-z\\u00DF-\\u024F\\u1E00-\\u1EFF';
const THAI = '\\u0E01-\\u0E4E';
const IS_LATIN = new RegExp(`[${LATIN}]`);
const IS_THAI = new RegExp(`[${THAI}]`);
/** `…` stands for so many letters at most, `[…]*` for so many of what is in it. */
const GAP = '[^\\n]{0,160}';
const MOST_TIMES = 4;
/** Holes that every phrase may have. */
const COMMON: Holes = {
  letter: `[${LATIN}${THAI}]`,
  number: '(?<!\\d)\\d+(?!\\d)',
  blank: '\\s*',
};
/** A space or none. */
const BLANK = '[ ]*';

/** What stands for itself. */
const TEXT = /[^ …()[\]{}<>|*]+/y;

type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'space' | 'gap' | 'start' | 'end' }
  | { readonly kind: 'any' | 'maybe' | 'times'; readonly of: readonly Sequence[] }
  | { readonly kind: Condition; readonly of: readonly Sequence[] }
  | { readonly kind: 'hole'; readonly name: string };
type Sequence = readonly Piece[];
type Condition = keyof typeof CONDITIONS;

const CONDITIONS = {
  before: '(?=',
  'not before': '(?!',
  after: '(?<=',
  'not after': '(?<!',
} as const;
const isCondition = (kind: string): kind is Condition => kind in CONDITIONS;

/** The phrases of a field one by one; within brackets a phrase may go on in the next line. */
export function phrasesIn(field: Phrases): string[] {
  const phrases: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: sign, index } of field.matchAll(/[([<)\]>,\n]/g)) {
    if ('([<'.includes(sign)) depth += 1;
    else if (')]>'.includes(sign)) depth -= 1;
    else if (depth === 0) {
      phrases.push(field.slice(from, index));
      from = index + 1;
    }
  }
  return [...phrases, field.slice(from)]
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}

/**
 * The source of an expression that finds any of the phrases; those with the most letters are tried
 * first. One that finds nothing where there are none.
 */
export function sourceOf(fields: readonly Phrases[], holes: Holes = {}): string {
  const phrases = fields.flatMap(phrasesIn).map((phrase) => compiled(phrase, holes));
  const found = phrases.toSorted((a, b) => b.length - a.length);
  const bySpelling = Map.groupBy(found, ({ edges }) => edges.join('…'));
  const sources = [...bySpelling.values()].map((some) => {
    const [before, behind] = some[0]?.edges ?? ['', ''];
    return `${before}(?:${[...new Set(some.map((one) => one.source))].join('|')})${behind}`;
  });
  return sources.length === 0 ? '(?!)' : `(?:${sources.join('|')})`;
}

interface Compiled {
  readonly source: string;
  /** What may not stand before it and behind it. */
  readonly edges: readonly [string, string];
  /** Letters of its longest reading, roughly. */
  readonly length: number;
}

function compiled(phrase: string, holes: Holes): Compiled {
  const isEnding = phrase.startsWith('-');
  const sequence = parse(isEnding ? phrase.slice(1) : phrase);
  if (sequence.every(isEmpty)) throw new Error(`a phrase that says nothing: ${phrase}`);
  const [before, behind] = edgesOf(phrase);
  return {
    source: written(sequence, {
      space: IS_THAI.test(phrase) ? '\\s*' : '\\s+',
      holes: { ...COMMON, ...holes },
    }),
    edges: [isEnding ? '' : before, behind],
    length: lengthOf(sequence),
  };
}

/** Latin words and figures end where no letter or digit follows; Thai is written without spaces. */
function edgesOf(phrase: string): [string, string] {
  const letters = phrase.replace(/<[^>]*>|\{\w+\}/g, '');
  const [latin, thai] = [IS_LATIN.test(letters), IS_THAI.test(letters)];
  const [first, last] = [/^[^\p{L}\d]*\d/u.test(letters), /\d[^\p{L}\d]*$/u.test(letters)];
  const digits = [first && !latin ? '(?<!\\d)' : '', last ? '(?!\\d)' : ''] as const;
  if (!latin) return [...digits];
  // anything may be behind, up to a word that follows at once
  const isOpen = /…\s*<before [^>]*>$/.test(phrase);
  const behind = thai ? EDGE + digits[1] : `(?![${LATIN}])${digits[1]}`;
  return [thai ? EDGE : `(?<![${LATIN}])`, isOpen ? '' : behind];
}

function parse(phrase: string): Sequence {
  let at = 0;
  const wrong = (what: string) => new Error(`${what} in the phrase: ${phrase}`);
  const alternatives = (close: string): Sequence[] => {
    const all = [sequence()];
    while (phrase[at] === '|') {
      at += 1;
      all.push(sequence());
    }
    if (phrase[at] !== close) throw wrong(`“${close}” is missing`);
    at += 1;
    return all;
  };
  const piece = (): Piece => {
    const sign = phrase[at];
    at += 1;
    if (sign === ' ') return { kind: 'space' };
    if (sign === '…') return { kind: 'gap' };
    if (sign === '(') return { kind: 'any', of: alternatives(')') };
    if (phrase.startsWith(BLANK, at - 1)) {
      at += BLANK.length - 1;
      return { kind: 'hole', name: 'blank' };
    }
    if (sign === '[') {
      const of = alternatives(']');
      if (phrase[at] !== '*') return { kind: 'maybe', of };
      at += 1;
      return { kind: 'times', of };
    }
    if (sign === '{' || sign === '<') {
      const [whole, name] =
        /^(?:\{(\w+)\}|<(?:start|end)>|<(?:not )?(?:before|after)(?= ?[^ ]))/.exec(
          phrase.slice(at - 1),
        ) ?? [];
      if (whole === undefined) throw wrong(`“${sign}” without its end`);
      at += whole.length - 1;
      if (name !== undefined) return { kind: 'hole', name };
      if (whole.endsWith('>')) return { kind: whole === '<start>' ? 'start' : 'end' };
      return { kind: whole.slice(1) as Condition, of: alternatives('>') };
    }
    TEXT.lastIndex = at - 1;
    const [text = ''] = TEXT.exec(phrase) ?? [];
    if (text === '') throw wrong(`“${sign}”`);
    at += text.length - 1;
    return { kind: 'text', text };
  };
  const sequence = (): Sequence => {
    const pieces: Piece[] = [];
    while (at < phrase.length && !/[|)\]>]/.test(phrase[at] as string)) pieces.push(piece());
    // within brackets a space at either end says nothing
    const [first, last] = [pieces[0], pieces.at(-1)].map((one) => one?.kind === 'space');
    return pieces.slice(first ? 1 : 0, last ? -1 : undefined);
  };
  const all = sequence();
  if (at < phrase.length) throw wrong(`“${phrase[at]}”`);
  return all;
}

function isEmpty(piece: Piece): boolean {
  if (piece.kind === 'any') return piece.of.some((one) => one.every(isEmpty));
  return piece.kind !== 'text' && piece.kind !== 'hole';
}

function lengthOf(sequence: Sequence): number {
  return sequence.reduce((sum, piece) => {
    if (piece.kind === 'text') return sum + piece.text.length;
    if (piece.kind === 'space' || piece.kind === 'hole') return sum + 1;
    return 'of' in piece && !isCondition(piece.kind)
      ? sum + Math.max(...piece.of.map(lengthOf))
      : sum;
  }, 0);
}

/** Not inside a Latin word; between letters of Thai there is no such border. */
const EDGE = `(?!(?<=[${LATIN}])[${LATIN}])`;

interface Manner {
  /** What a space is written as: words of Thai may also stand without. */
  readonly space: string;
  readonly holes: Holes;
}

/**
 * A space belongs to what may be missing beside it: to what follows it, or to what is before it
 * while nothing that must be there has come.
 */
function written(sequence: Sequence, manner: Manner): string {
  const { space } = manner;
  let source = '';
  let isBegun = false;
  let isSpaced = false;
  for (let at = 0; at < sequence.length; at += 1) {
    const piece = sequence[at] as Piece;
    const isLast = at === sequence.length - 1;
    const isBeforeSpace = sequence[at + 1]?.kind === 'space';
    if (piece.kind === 'space') {
      isSpaced = true;
      continue;
    }
    const before = isSpaced && isBegun ? space : '';
    const edge = isSpaced ? EDGE : '';
    isSpaced = false;
    if (piece.kind === 'maybe' || piece.kind === 'times') {
      const times = piece.kind === 'maybe' ? '?' : `{0,${MOST_TIMES}}`;
      const joins = before !== '' && (isLast || isBeforeSpace);
      const leads = !isBegun && isBeforeSpace;
      if (leads) at += 1;
      source += joins ? '' : before;
      source += `(?:${joins ? before : ''}${anyOf(piece.of, manner)}${leads ? space : ''})${times}`;
    } else if (piece.kind === 'gap') {
      source += `${edge}${GAP}${isBeforeSpace ? EDGE : ''}`;
      if (isBeforeSpace) at += 1;
    } else if (piece.kind === 'before' || piece.kind === 'not before') {
      source += `${CONDITIONS[piece.kind]}${before}${bounded(piece.of, manner)})`;
    } else if (piece.kind === 'after' || piece.kind === 'not after') {
      const behind = isBeforeSpace && !piece.of.some(endsOpen) ? space : '';
      source += `${CONDITIONS[piece.kind]}${bounded(piece.of, manner)}${behind})`;
      if (isBeforeSpace) at += 1;
    } else if (piece.kind === 'start' || piece.kind === 'end') {
      source += piece.kind === 'start' ? '^' : '(?=[\\s?!.,]*$)';
    } else {
      source += before + sourceOfPiece(piece, manner);
      isBegun = true;
    }
  }
  return source;
}

function sourceOfPiece(piece: Piece, manner: Manner): string {
  if (piece.kind === 'text') return RegExp.escape(piece.text);
  if (piece.kind === 'any') return anyOf(piece.of, manner);
  const hole = piece.kind === 'hole' ? manner.holes[piece.name] : undefined;
  if (hole === undefined) throw new Error(`nothing stands for ${JSON.stringify(piece)}`);
  return `(?:${hole})`;
}

function anyOf(all: readonly Sequence[], manner: Manner): string {
  if (all.length === 1) return `(?:${written(all[0] as Sequence, manner)})`;
  return `(?:${all
    .map((one) => ({ length: lengthOf(one), source: written(one, manner) }))
    .sort((a, b) => b.length - a.length)
    .map(({ source }) => source)
    .join('|')})`;
}

/** Whole words before or behind a phrase. */
function bounded(all: readonly Sequence[], manner: Manner): string {
  const [opens, closes] = [all.some((one) => isOpen(one[0])), all.some(endsOpen)];
  return `${opens ? '' : EDGE}${anyOf(all, manner)}${closes ? '' : EDGE}`;
}

const isOpen = (piece: Piece | undefined) => piece?.kind === 'hole' || piece?.kind === 'gap';
const endsOpen = (sequence: Sequence) => isOpen(sequence.at(-1));
