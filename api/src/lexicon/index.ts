/**
 * The words by which questions, queries and titles are read: one file a language, and what makes
 * expressions of their phrases. No rules: what is meant by the words is decided by who asks.
 */
import { en } from './en.ts';
import { id } from './id.ts';
import type { Lexicon } from './lexicon.ts';
import { ms } from './ms.ts';
import { th } from './th.ts';
import { vi } from './vi.ts';

export { COLOURS } from './lexicon.ts';
export type { Colour, Lexicon } from './lexicon.ts';
export { NONE } from './none.ts';
export { phrasesIn, sourceOf } from './phrase.ts';
export type { Phrases } from './phrase.ts';

/** Every language that is read. */
export const LEXICONS: readonly Lexicon[] = [th, id, en, ms, vi];
