/** The assistant's sentences, in the language of the request. Pure. */
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';
import type { SentenceValues } from '#contract/sentence.ts';
import { messages as en } from './en.ts';
import type { AssistantMessages } from './en.ts';
import { messages as id } from './id.ts';
import { messages as th } from './th.ts';

const all: Readonly<Record<Language, AssistantMessages>> = { th, en, id };

export type Holes = SentenceValues;

/**
 * One pass: what fills a hole is never read as a template. Numbers are written as the language
 * writes them: 2,316 and 4.6, in Indonesian 2.316 and 4,6.
 */
export function say(lang: Language, key: keyof AssistantMessages, holes: Holes = {}): string {
  const figures = new Intl.NumberFormat(lang);
  const written = Object.entries(holes).map(
    ([name, value]) => [name, typeof value === 'number' ? figures.format(value) : value] as const,
  );
  return fillSentence(lang, all[lang][key], Object.fromEntries(written));
}
