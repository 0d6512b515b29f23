/** What the region hint says, in the language of the browser rather than in that of the page. */
import { isLanguage } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import { regionHint as en } from '../../messages/en/region-hint.ts';
import { regionHint as id } from '../../messages/id/region-hint.ts';
import { regionHint as th } from '../../messages/th/region-hint.ts';

const WORDS = { th, en, id } as const;

/** The first language of a browser (`id-ID`, `en`) in which Khum speaks; English for all others. */
export function hintLanguage(languages: readonly string[]): Language {
  const short = languages.map((tag) => tag.toLowerCase().split('-')[0] as string);
  // the old code of Indonesian, which some phones still send
  return short.map((one) => (one === 'in' ? 'id' : one)).find(isLanguage) ?? 'en';
}

/** The sentences of the hint in a language. */
export const hintWords = (lang: Language) => WORDS[lang];
