/**
 * How well search answers questions of which the right product is known (BEY-49): each is asked of
 * the real search, and the place of its product is counted.
 */
import { readFileSync } from 'node:fs';
import type { Context } from '#api/kernel/context.ts';
import { search } from '#api/search/index.ts';

export interface Question {
  readonly query: string;
  /** Titles of the products that answer it. */
  readonly titles: readonly string[];
}

export interface Score {
  readonly asked: number;
  readonly first: number;
  readonly five: number;
  readonly nothing: number;
  /** Of those that are not at the top: their place; null: not in the first five. */
  readonly missed: readonly { readonly query: string; readonly place: number | null }[];
}

const LOOKED_AT = 5;

/**
 * The questions of a file with one in JSON a line: `query` (or `question`), and `title`, or
 * `reward.title` with one or several; `leftOut` are lines that are no such question.
 */
export function questionsIn(file: string): { questions: Question[]; leftOut: number } {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const questions = lines.flatMap((line) => questionOf(line) ?? []);
  return { questions, leftOut: lines.length - questions.length };
}

function questionOf(line: string): Question | undefined {
  let read: Partial<Record<'query' | 'question' | 'title', unknown>> & {
    reward?: { title?: unknown };
  };
  try {
    read = JSON.parse(line) ?? {};
  } catch {
    return undefined;
  }
  const query = read.query ?? read.question;
  const titles = [read.title ?? read.reward?.title]
    .flat()
    .filter((title) => typeof title === 'string');
  return typeof query === 'string' && titles.length > 0 ? { query, titles } : undefined;
}

/** Asks each question as a shopper would, and counts the places of their products. */
export async function scoreOf(ctx: Context, questions: readonly Question[]): Promise<Score> {
  let [first, five, nothing] = [0, 0, 0];
  const missed: { query: string; place: number | null }[] = [];
  for (const { query, titles } of questions) {
    const found = await namesFound(ctx, query);
    const right = new Set(titles.map(plain));
    const at = found.findIndex((name) => right.has(plain(name)));
    if (found.length === 0) nothing++;
    if (at === 0) first++;
    if (at >= 0) five++;
    if (at !== 0) missed.push({ query, place: at > 0 ? at + 1 : null });
  }
  return { asked: questions.length, first, five, nothing, missed };
}

async function namesFound(ctx: Context, keyword: string): Promise<string[]> {
  const ask = search.handlers['search.search'];
  const answer = await ask?.(ctx, { keyword, pageRequest: { page: 1, size: LOOKED_AT } });
  return (answer?.content ?? []).map((card) => ('name' in card ? card.name : card.title));
}

function plain(title: string): string {
  return title.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}
