/** Placeholders of sentences, filled in one way on the server and on pages. Pure. */
import type { Language } from './language.ts';

export type SentenceValues = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)(?:\|([^{}|]+)\|([^{}|]+))?\}/g;
const pluralRules = new Map<Language, Intl.PluralRules>();

/**
 * Replaces `{name}` by its value, and `{n|day|days}` by the first word if the plural rule of the
 * language calls `n` one, else by the second. A placeholder without a value is left as it is.
 */
export function fillSentence(lang: Language, sentence: string, values: SentenceValues): string {
  return sentence.replace(
    PLACEHOLDER,
    (whole: string, name: string, one?: string, other?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined || other === undefined) return String(value);
      return isOne(lang, value) ? one : other;
    },
  );
}

/** Whether a count is grammatically one; a grouped figure, such as `1,234`, never is. */
function isOne(lang: Language, count: string | number): boolean {
  let rules = pluralRules.get(lang);
  if (!rules) pluralRules.set(lang, (rules = new Intl.PluralRules(lang)));
  return rules.select(Number(count)) === 'one';
}
