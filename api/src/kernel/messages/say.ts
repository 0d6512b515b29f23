/** The API's own sentences, in the three languages. */
import type { ErrorKey } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';
import { messages as en } from './en.ts';
import { messages as id } from './id.ts';
import { messages as th } from './th.ts';

const all: Readonly<Record<Language, Readonly<Record<ErrorKey, string>>>> = { th, en, id };

/** The sentence of a key, its `{holes}` filled. */
export function say(
  lang: Language,
  key: ErrorKey,
  holes: Readonly<Record<string, string | number>> = {},
): string {
  return fillSentence(lang, all[lang][key], holes);
}
