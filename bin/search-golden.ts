/**
 * How well search finds what people call things: queries of which it is written down, kind by kind,
 * what fits them (`seed/golden`), asked of the real search. Half of the queries, by a rule, are
 * only measured: nobody tunes to them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import { search } from '#api/search/index.ts';
import { marked, normalise } from '#api/words/index.ts';

/** How a result answers a query: it is it, something else for the same end, what goes with it. */
export type Grade = 'exact' | 'substitute' | 'accessory' | 'wrong';

/** What is one of a kind: by its category, or, where a source names none of these, by its title. */
interface Sort {
  readonly categories: readonly string[];
  readonly words: readonly string[];
}

export interface GoldenQuery {
  readonly language: string;
  readonly query: string;
  /** Judged result by result, not only whether the first one fits. */
  readonly graded: boolean;
  readonly sorts: Readonly<Record<Exclude<Grade, 'wrong'>, Sort>>;
}

export interface Thing {
  readonly code: string;
  readonly name: string;
  readonly category: string | null;
}

export interface Score {
  asked: number;
  first: number;
  /** Nothing found although something fits. */
  empty: number;
  /** Offered among the first five suggestions when only the beginning was typed. */
  suggested: number;
  graded: number;
  ndcg: number;
  readonly missed: { readonly query: string; readonly found: string | null }[];
  readonly unsuggested: { readonly typed: string; readonly offered: readonly string[] }[];
}

/** Where a language is asked in. */
const REGIONS: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(path.join(import.meta.dirname, '../seed/golden/regions.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([language = '', regions = '']) => [language, regions.split(',')] as const),
);
const GAIN: Readonly<Record<Grade, number>> = {
  exact: 1,
  substitute: 0.5,
  accessory: 0.1,
  wrong: 0,
};
const DEPTH = 10;
/** Of a name so much is typed before its suggestions are looked at, but not fewer letters. */
const TYPED = { share: 0.6, least: 3 };
const OFFERED = 5;
const NO_SORT: Sort = { categories: [], words: [] };

/**
 * The queries of a table with a header: kinds (`categories`, `words`, `except`, then a column of
 * queries a language) or judged lists (`language`, `query`, then categories and words a grade).
 */
export function goldenIn(file: string): GoldenQuery[] {
  const [header = [], ...rows] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));
  return rows.flatMap((row): GoldenQuery[] => {
    const list = (column: string) =>
      (row[header.indexOf(column)] ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
    if (header[0] === 'language')
      return [
        {
          language: row[0] ?? '',
          query: row[1] ?? '',
          graded: true,
          sorts: {
            exact: { categories: list('exact-categories'), words: list('exact-words') },
            substitute: {
              categories: list('substitute-categories'),
              words: list('substitute-words'),
            },
            accessory: { categories: list('accessory-categories'), words: list('accessory-words') },
          },
        },
      ];
    const sorts = {
      exact: { categories: list('categories'), words: list('words') },
      substitute: NO_SORT,
      accessory: { categories: [], words: list('except') },
    };
    return header
      .slice(3)
      .flatMap((language) =>
        list(language).map((query) => ({ language, query, graded: false, sorts })),
      );
  });
}

/** How a thing answers; its category decides where it is one that `known` categories name. */
export function gradeOf(
  { sorts }: GoldenQuery,
  { name, category }: Thing,
  known: ReadonlySet<string>,
): Grade {
  const within = (grade: 'exact' | 'substitute' | 'accessory') =>
    category !== null && known.has(category)
      ? sorts[grade].categories.includes(category)
      : sorts[grade].words.some((word) => hasWord(name, word));
  return (['accessory', 'exact', 'substitute'] as const).find(within) ?? 'wrong';
}

/** Marks make another word: "ấm" is no "am", and "cap" is not in "cao cấp". */
function hasWord(name: string, word: string): boolean {
  const spelt = /[\u0E00-\u0E7F]/.test(word) ? normalise : marked;
  const [text, sought] = [spelt(name), spelt(word)];
  if (/[\u0E00-\u0E7F]/.test(sought)) return text.includes(sought);
  const spaced = (some: string) => ` ${some.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return spaced(text).includes(spaced(sought));
}

/** Whether the query is of the half that is only measured. */
export function isHeldOut({ language, query }: Pick<GoldenQuery, 'language' | 'query'>): boolean {
  let hash = 2166136261;
  for (const letter of `${language}:${query}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash >>> 16) % 2 === 1;
}

/**
 * Scores of one tenant, by language and half; queries that nothing fits are not counted, nor is what
 * no list shows, as what has no price of now.
 */
export async function goldenScores(
  ctx: Context,
  queries: readonly GoldenQuery[],
): Promise<Map<string, Score>> {
  const things = await ctx.db.rows<Thing>(sql`
    select g.code, g.name, c.code as category from goods g
      left join category c on c.id = g.category_id
      where g.listed and exists (select from search_document d
        where d.subject_type = 'GOODS' and d.subject_id = g.id and d.listed)`);
  const byCode = new Map(things.map((thing) => [thing.code, thing]));
  const known = new Set(
    queries.flatMap(({ sorts }) => Object.values(sorts).flatMap((one) => one.categories)),
  );
  const scores = new Map<string, Score>();
  for (const query of queries) {
    if (!REGIONS.get(query.language)?.includes(ctx.tenant.id)) continue;
    const gains = things
      .map((thing) => GAIN[gradeOf(query, thing, known)])
      .filter((one) => one > 0);
    if (!gains.includes(1)) continue;
    const name = `${query.language} ${isHeldOut(query) ? 'measured' : 'tuned'}`;
    const score = scores.get(name) ?? emptyScore();
    scores.set(name, score);
    await countSuggested(ctx, score, query, byCode, known);
    const found = await thingsFound(ctx, query.query, byCode);
    count(
      score,
      query,
      found.map((one) => gradeOf(query, one, known)),
      gains,
    );
    if (score.missed.at(-1)?.query === query.query)
      score.missed[score.missed.length - 1] = {
        query: query.query,
        found: found[0]?.name ?? null,
      };
  }
  return scores;
}

export function emptyScore(): Score {
  return {
    asked: 0,
    first: 0,
    empty: 0,
    suggested: 0,
    graded: 0,
    ndcg: 0,
    missed: [],
    unsuggested: [],
  };
}

function count(
  score: Score,
  { query, graded }: GoldenQuery,
  grades: readonly Grade[],
  gains: readonly number[],
): void {
  score.asked++;
  if (grades[0] === 'exact') score.first++;
  else score.missed.push({ query, found: null });
  if (grades.length === 0) score.empty++;
  if (!graded) return;
  score.graded++;
  score.ndcg +=
    discounted(grades.map((one) => GAIN[one])) / discounted(gains.toSorted((a, b) => b - a));
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, DEPTH).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}

async function thingsFound(
  ctx: Context,
  keyword: string,
  byCode: ReadonlyMap<string, Thing>,
): Promise<Thing[]> {
  const ask = search.handlers['search.search'];
  const answer = await ask?.(ctx, { keyword, pageRequest: { page: 1, size: DEPTH } });
  return (answer?.content ?? []).flatMap((card) => byCode.get(card.code) ?? []);
}

/** The beginning of a name, as far as it is typed. */
export function beginningOf(name: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map(
    ({ segment }) => segment,
  );
  return letters.slice(0, Math.max(TYPED.least, Math.ceil(TYPED.share * letters.length))).join('');
}

/** Counts a name whose beginning is offered the name, its category, or a thing that is one. */
async function countSuggested(
  ctx: Context,
  score: Score,
  query: GoldenQuery,
  byCode: ReadonlyMap<string, Thing>,
  known: ReadonlySet<string>,
): Promise<void> {
  const typed = beginningOf(query.query);
  const answer = await search.handlers['search.suggest']?.(ctx, { keyword: typed, size: DEPTH });
  const offered = (answer?.suggestions ?? []).slice(0, OFFERED);
  const isWanted = ({ kind, code, text }: (typeof offered)[number]) => {
    if (kind === 'CATEGORY') return query.sorts.exact.categories.includes(code ?? '');
    const thing = kind === 'GOODS' ? byCode.get(code ?? '') : undefined;
    if (thing) return gradeOf(query, thing, known) === 'exact';
    return normalise(text).includes(normalise(query.query));
  };
  if (offered.some(isWanted)) score.suggested++;
  else score.unsuggested.push({ typed, offered: offered.map(({ text }) => text) });
}
