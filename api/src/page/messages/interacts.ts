/** The title of the interaction module, in the three languages. */
import type { Language } from '#contract/language.ts';

export const INTERACTS: Readonly<Record<Language, string>> = {
  th: 'คนกำลังพูดถึง',
  en: 'People are talking about',
  id: 'Sedang dibicarakan',
};
