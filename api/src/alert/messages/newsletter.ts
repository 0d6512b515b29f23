/** Words of newsletters in every language. */
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';

const en = { best: 'Best of the week', since: 'Since {date}' };
const WORDS: Readonly<Record<Language, typeof en>> = {
  en,
  th: { best: 'ดีลเด่นประจำสัปดาห์', since: 'ตั้งแต่ {date}' },
  id: { best: 'Promo terbaik minggu ini', since: 'Sejak {date}' },
};

export const sayNewsletter = (
  lang: Language,
  key: keyof typeof en,
  holes: Readonly<Record<string, string>> = {},
): string => fillSentence(lang, WORDS[lang][key], holes);
