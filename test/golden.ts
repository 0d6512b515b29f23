/**
 * Queries as people type them, made from titles: some of a title's words, then slips, glue, the
 * wrong keyboard, another spelling. Deterministic by seed, so that a set can be run again and
 * another made.
 */
import { COMMON } from '#api/words/dictionary.ts';
import { otherLayout } from '#api/words/layout.ts';
import { normalise } from '#api/words/normalise.ts';
import { wordRuns, wordsOf } from '#api/words/words.ts';

export const KINDS = [
  'TITLE',
  'PLAIN',
  'ORDER',
  'TYPO',
  'TYPOS',
  'GLUE',
  'GLUED_TYPO',
  'LAYOUT',
  'SPELLING',
] as const;
export type Kind = (typeof KINDS)[number];
export interface GoldenQuery {
  readonly kind: Kind;
  readonly query: string;
  /** Codes of the goods that are right: those that have all the words the query was made from. */
  readonly right: ReadonlySet<string>;
  readonly title: string;
}
export interface Titled {
  readonly code: string;
  readonly title: string;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * At most `count` queries of a kind over these titles; titles that give none of the kind are passed
 * over.
 */
export function queriesOf(
  goods: readonly Titled[],
  kind: Kind,
  count: number,
  seed: number,
): GoldenQuery[] {
  const random = randomOf(seed);
  const wordsByCode = goods.map((one) => ({
    ...one,
    words: new Set(wordsOf(one.title).map((word) => word.text)),
  }));
  const df = new Map<string, number>();
  for (const { words } of wordsByCode)
    for (const word of words) df.set(word, (df.get(word) ?? 0) + 1);
  const made: GoldenQuery[] = [];
  for (const { title } of shuffled(goods, random)) {
    if (made.length === count) break;
    // a whole title is what somebody copies from a shop
    const chosen = kind === 'TITLE' ? [title.slice(0, 150)] : chosenWords(title, df, random);
    const query = chosen && spoilt(kind, chosen, random);
    if (!chosen || query === undefined) continue;
    const wanted = chosen.flatMap((text) => wordsOf(text).map((word) => word.text));
    const right = wordsByCode
      .filter(({ words }) => wanted.every((word) => words.has(word)))
      .map(({ code }) => code);
    if (right.length > 0 && right.length <= 5)
      made.push({ kind, query, right: new Set(right), title });
  }
  return made;
}

/**
 * Half the time the word that a title begins with and its two rarest, else up to four words that
 * stand side by side. Thai runs stay whole.
 */
function chosenWords(
  title: string,
  df: ReadonlyMap<string, number>,
  random: () => number,
): string[] | undefined {
  const all = wordRuns(title).filter(
    (run) => /[a-z\u0E01-\u0E2E]/.test(run.text) && run.text.length >= 3 && run.text.length <= 24,
  );
  const runs = [...new Map(all.map((run) => [run.text, run])).values()];
  const texts = runs.map((run) => run.text);
  if (random() < 0.5) {
    const from = Math.floor(random() * Math.max(1, texts.length - 2));
    const some = texts.slice(from, from + 2 + Math.floor(random() * 3));
    return some.length >= 2 ? some : undefined;
  }
  const rarity = (run: (typeof runs)[number]) =>
    Math.min(...run.words.map((word) => df.get(word.text) ?? 1));
  const listed = new Set(
    [...runs]
      .sort((a, b) => rarity(a) - rarity(b))
      .slice(0, 2)
      .map((run) => run.text),
  );
  const chosen = texts.filter((text, at) => at === 0 || listed.has(text));
  return chosen.length >= 2 ? chosen : undefined;
}

function spoilt(kind: Kind, words: readonly string[], random: () => number): string | undefined {
  if (kind === 'PLAIN' || kind === 'TITLE') return words.join(' ');
  if (kind === 'ORDER') return shuffled(words, random).join(' ').toUpperCase();
  if (kind === 'GLUE')
    return words.join('').length <= 30 && words.every((word) => !/\d/.test(word))
      ? words.join('')
      : undefined;
  if (kind === 'LAYOUT') return isOneScript(words) ? otherLayout(words.join(' ')) : undefined;
  if (kind === 'SPELLING') return respelt(words, random);
  if (kind === 'GLUED_TYPO') {
    const glued = spoilt('GLUE', words, random);
    return glued && slipped(glued, random);
  }
  const long = words.filter((word) => word.length >= 5 && !/\d/.test(word));
  const word = long[Math.floor(random() * long.length)];
  return (
    word &&
    words
      .map((one) =>
        one === word || (kind === 'TYPOS' && long.includes(one)) ? slipped(one, random) : one,
      )
      .join(' ')
  );
}

function isOneScript(words: readonly string[]): boolean {
  const text = words.join('');
  return /^[a-z]+$/.test(text) || /^[\u0E01-\u0E4E]+$/.test(text);
}

function respelt(words: readonly string[], random: () => number): string | undefined {
  const known = words.filter((word) => COMMON.spellingsOf(word).length > 0);
  const word = known[Math.floor(random() * known.length)];
  if (word === undefined) return undefined;
  const spellings = COMMON.spellingsOf(word);
  return words
    .map((one) => (one === word ? spellings[Math.floor(random() * spellings.length)] : one))
    .join(' ');
}

/**
 * A letter left out, doubled, swapped with the next, or another in its place; the first letter
 * stays.
 */
function slipped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const others = /[a-z]/.test(word) ? 'aeiounrtls' : 'กนรมอ่้าิ';
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    word.slice(0, at) + others[Math.floor(random() * others.length)] + word.slice(at + 1),
  ];
  return kinds[Math.floor(random() * kinds.length)] as string;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

export interface Score {
  readonly asked: number;
  readonly first: number;
  readonly five: number;
  readonly missed: readonly { query: string; title: string; found: readonly string[] }[];
}

/** Runs the queries; `search` answers codes, best first. */
export async function scoreOf(
  queries: readonly GoldenQuery[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<Score> {
  let [first, five] = [0, 0];
  const missed: { query: string; title: string; found: readonly string[] }[] = [];
  for (const { query, right, title } of queries) {
    const found = (await search(query)).slice(0, 5);
    if (found[0] !== undefined && right.has(found[0])) first++;
    if (found.some((code) => right.has(code))) five++;
    else missed.push({ query, title: normalise(title).slice(0, 90), found });
  }
  return { asked: queries.length, first, five, missed };
}
