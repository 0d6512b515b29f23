/** Words → what PostgreSQL stores and asks: the text forms of tsvector and tsquery. */
import { bigramsOf, pairs, wordsOf } from './words.ts';
import type { Word } from './words.ts';

/** How much a part of a document tells: A most, D least. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export interface Part {
  readonly text: string;
  readonly weight: Weight;
  readonly bigrams?: boolean;
}

/** Marks bigrams, so that they are never taken for words. */
const PAIR = '~';
const MOST_POSITIONS = 16_000;
/** PostgreSQL refuses a lexeme of 2 kB; nobody searches for a run of letters this long. */
const LONGEST = 200;

/** A tsvector of the parts; bigrams weigh D. */
export function vectorOf(parts: readonly Part[]): string {
  const lexemes = new Map<string, string>();
  let position = 0;
  const add = (lexeme: string, weight: string) => {
    position = Math.min(position + 1, MOST_POSITIONS);
    if (lexeme.length <= LONGEST && !lexemes.has(lexeme)) lexemes.set(lexeme, `${position}${weight}`);
  };
  for (const { text, weight } of parts) for (const word of wordsOf(text)) for (const lexeme of [word.text, ...word.pieces]) add(lexeme, weight);
  for (const { text, bigrams } of parts) if (bigrams) for (const pair of bigramsOf(text)) add(PAIR + pair, 'D');
  return [...lexemes].map(([lexeme, place]) => `${quoted(lexeme)}:${place}`).join(' ');
}

/** Tsqueries that want every word, and any of them, the latter whole; null when there is no word. */
export function queryOf(text: string): { every: string; any: string } | null {
  const words = wordsOf(text).slice(0, 20);
  const joined = (form: (word: string) => string, joint: string) => [...new Set(words.map((word) => term(word, form)))].join(joint);
  return words.length === 0 ? null : { every: joined(beginning, ' & '), any: joined(quoted, ' | ') };
}

/** The words alone, spaced: what likeness of letters is measured on. */
export function spaced(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}

function term(word: Word, form: (word: string) => string): string {
  if (word.thai) {
    const letters = pairs(word.text).map((pair) => quoted(PAIR + pair));
    return letters.length < 2 ? quoted(word.text) : `(${quoted(word.text)} | (${letters.join(' & ')}))`;
  }
  const forms = [form(word.text)];
  if (/^[a-z]{4,}s$/.test(word.text) && !word.text.endsWith('ss')) forms.push(form(word.text.slice(0, -1)));
  if (word.pieces.length > 0) forms.push(`(${word.pieces.map(quoted).join(' & ')})`);
  return forms.length === 1 ? (forms[0] as string) : `(${forms.join(' | ')})`;
}

/** Latin words match from their beginning: somebody is still typing, or left the plural out. Numbers match whole. */
function beginning(word: string): string {
  return /^\d+$/.test(word) || word.length < 3 ? quoted(word) : `${quoted(word)}:*`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
