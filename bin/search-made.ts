/**
 * How well search finds models as people leave them unfinished, and words glued together: queries
 * made from the titles of a region, always the same, beside `word_similarity` of pg_trgm over the
 * same titles.
 */
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import { search } from '#api/search/index.ts';
import { randomOf } from '#root/test/golden.ts';

const KINDS = ['models', 'glued words'] as const;
export type MadeKind = (typeof KINDS)[number];
/** Of each region and kind so many, at most. */
const MOST = 60;
const SEED = 20_261_125;
/** Longer titles would name everything. */
const RIGHT = 5;
const MODEL = { shortest: 6, longest: 20 };
const GLUED = { word: 3, longest: 26 };

export interface Titled {
  readonly code: string;
  readonly name: string;
}

export interface MadeQuery {
  readonly query: string;
  readonly right: ReadonlySet<string>;
}

interface Places {
  first: number;
  five: number;
}

export interface MadeScore {
  asked: number;
  search: Places;
  trigrams: Places;
  readonly missed: { readonly query: string; readonly found: readonly string[] }[];
}

export function emptyMade(): MadeScore {
  return { asked: 0, search: { first: 0, five: 0 }, trigrams: { first: 0, five: 0 }, missed: [] };
}

/** Scores of one tenant, by what the queries are made of. */
export async function madeScores(ctx: Context): Promise<Map<MadeKind, MadeScore>> {
  const things = await ctx.db.rows<Titled>(
    sql`select code, name from goods where listed order by code`,
  );
  const scores = new Map<MadeKind, MadeScore>();
  for (const kind of KINDS) {
    const score = emptyMade();
    for (const { query, right } of madeOf(things, kind)) {
      const ask = { keyword: query, pageRequest: { page: 1, size: RIGHT } };
      const answer = await search.handlers['search.search']?.(ctx, ask);
      const found = (answer?.content ?? []).map(({ code }) => code);
      const alike = await ctx.db.rows<{ code: string }>(sql`select code from goods where listed
        order by word_similarity(${query}, lower(name)) desc, code limit ${RIGHT}`);
      score.asked++;
      place(score.search, found, right);
      place(
        score.trigrams,
        alike.map(({ code }) => code),
        right,
      );
      if (!found.some((code) => right.has(code))) score.missed.push({ query, found });
    }
    if (score.asked > 0) scores.set(kind, score);
  }
  return scores;
}

function place(places: Places, found: readonly string[], right: ReadonlySet<string>): void {
  if (right.has(found[0] ?? '')) places.first++;
  if (found.some((code) => right.has(code))) places.five++;
}

/** Queries that few titles answer, of titles in an order that only the seed decides. */
export function madeOf(things: readonly Titled[], kind: MadeKind, seed = SEED): MadeQuery[] {
  const random = randomOf(seed);
  const make = kind === 'models' ? modelOf : gluedOf;
  const letters = things.map(({ code, name }) => ({ code, letters: lettersOf(name) }));
  const made = new Map<string, MadeQuery>();
  for (const { name } of things
    .map((thing) => ({ ...thing, key: random() }))
    .toSorted((a, b) => a.key - b.key)) {
    if (made.size === MOST) break;
    const query = make(name, random);
    if (query === undefined) continue;
    const right = letters.filter((one) => one.letters.includes(query)).map(({ code }) => code);
    if (right.length > 0 && right.length <= RIGHT)
      made.set(query, { query, right: new Set(right) });
  }
  return [...made.values()];
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** A model without its dashes, and often without its first or its last letters. */
function modelOf(name: string, random: () => number): string | undefined {
  const models = (name.toLowerCase().match(/[a-z0-9]+(?:[-/.][a-z0-9]+)*/g) ?? [])
    .map(lettersOf)
    .filter(
      (model) =>
        /[a-z]/.test(model) &&
        /\d{2}/.test(model) &&
        !/^\d+[a-z]{1,4}$/.test(model) &&
        model.length >= MODEL.shortest &&
        model.length <= MODEL.longest,
    );
  const model = models[Math.floor(random() * models.length)];
  const [cut, less] = [random(), 1 + Math.floor(random() * 2)];
  if (model === undefined || cut < 0.4) return model;
  return cut < 0.7 ? model.slice(less) : model.slice(0, -less);
}

/** Two or three words that stand side by side, without the spaces between. */
function gluedOf(name: string, random: () => number): string | undefined {
  const words = name.toLowerCase().split(' ');
  const [from, many] = [Math.floor(random() * words.length), 2 + Math.floor(random() * 2)];
  const some = words.slice(from, from + many);
  const isWord = (word: string) => /^[\p{L}\p{M}]+$/u.test(word) && word.length >= GLUED.word;
  const glued = some.join('');
  return some.length === many && some.every(isWord) && glued.length <= GLUED.longest
    ? glued
    : undefined;
}
