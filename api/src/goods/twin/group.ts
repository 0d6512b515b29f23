/** Listings of the same product, in groups: the rule of pairs applied to a whole list. Pure. */
import { decide } from './decide.ts';
import type { Candidate, Sameness } from './decide.ts';
import type { Rarity } from './compare.ts';
import { rarityIn } from './compare.ts';
import type { Reading } from './reading.ts';

/** A listing is compared with others that share its rarest words, so many of them. */
const RAREST_WORDS = 8;
/** Words of more listings than that bring no two of them together. */
const MOST_LISTINGS = 60;
/** Where nothing speaks against a pair, it is put together from this confidence on. */
const SURE_ENOUGH = 0.5;

/** How many of the titles have each word. */
export function wordCounts(titles: Iterable<Reading>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of titles)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Groups of places in the list, each place in one: pairs by confidence, the surest first; two groups
 * become one where at least half of all pairs between them would.
 */
export function groupsOf(listings: readonly Candidate[]): number[][] {
  const counts = wordCounts(listings.map(({ title }) => title));
  const rarity = rarityIn(counts, listings.length);
  const judge = judged(listings, rarity);
  const pairs = candidatePairs(listings, counts)
    .map(([a, b]) => ({ a, b, sure: judge(a, b) }))
    .filter(({ sure }) => sure > 0)
    .toSorted((x, y) => y.sure - x.sure || x.a - y.a || x.b - y.b);
  const groupOf = listings.map((_, at) => [at]);
  for (const { a, b } of pairs) {
    const [one, other] = [groupOf[a] as number[], groupOf[b] as number[]];
    if (one === other) continue;
    const agree = one.flatMap((x) => other.filter((y) => judge(x, y) > 0)).length;
    if (agree * 2 < one.length * other.length) continue;
    one.push(...other);
    for (const at of other) groupOf[at] = one;
  }
  return [...new Set(groupOf)].map((group) => group.toSorted((x, y) => x - y));
}

/** The confidence of a pair that may be put together, else 0; each is judged once. */
function judged(listings: readonly Candidate[], rarity: Rarity) {
  const known = new Map<number, number>();
  return (a: number, b: number): number => {
    const key = Math.min(a, b) * listings.length + Math.max(a, b);
    const before = known.get(key);
    if (before !== undefined) return before;
    const same = decide(listings[a] as Candidate, listings[b] as Candidate, rarity);
    const sure = same && belongs(same) ? same.confidence : 0;
    known.set(key, sure);
    return sure;
  };
}

const belongs = ({ tier, isClear, confidence }: Sameness) =>
  tier === 'SAME' || (isClear && confidence >= SURE_ENOUGH);

/** Pairs that share a rare word or a picture; never all pairs. */
function candidatePairs(
  listings: readonly Candidate[],
  counts: ReadonlyMap<string, number>,
): [number, number][] {
  const byKey = new Map<string, number[]>();
  const file = (key: string, at: number) => {
    const held = byKey.get(key);
    if (held) held.push(at);
    else byKey.set(key, [at]);
  };
  for (const [at, { title, picture, gtin }] of listings.entries()) {
    for (const word of rarestWords(title, counts)) file(`word ${word}`, at);
    for (const piece of picture === null ? [] : piecesOf(picture)) file(piece, at);
    if (gtin) file(`gtin ${gtin}`, at);
  }
  const pairs = new Map<number, [number, number]>();
  for (const places of byKey.values()) {
    if (places.length > MOST_LISTINGS) continue;
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1)) pairs.set(a * listings.length + b, [a, b]);
  }
  return [...pairs.values()];
}

/** The words by which others are looked for; one that nobody else has finds nobody. */
export function rarestWords(title: Reading, counts: ReadonlyMap<string, number>): string[] {
  const count = (word: string) => counts.get(word) ?? 0;
  return [...title.words]
    .filter((word) => count(word) > 1 && count(word) <= MOST_LISTINGS)
    .toSorted((x, y) => count(x) - count(y) || (x < y ? -1 : 1))
    .slice(0, RAREST_WORDS);
}

/** Two hashes that differ in few bits agree in one of these pieces. */
function piecesOf(picture: bigint): string[] {
  const hex = picture.toString(16).padStart(16, '0');
  return [0, 2, 4, 6, 8, 10, 12, 14].map((at) => `picture ${at} ${hex.slice(at, at + 2)}`);
}
