/**
 * What shops say of a product, in the reader's language where Khum knows the words: names of
 * attributes, colours, materials, figures with a unit. Whatever else stays as the shop says it.
 */
import type { Language } from '#contract/language.ts';
import { FACT_NAMES, FACT_UNITS, FACT_VALUES } from '../lexicon/index.ts';

type Words = Readonly<Record<Language, string>>;
interface Fact {
  readonly name: string;
  readonly value: string;
}

const NAMES = readWords(FACT_NAMES);
const VALUES = readWords(FACT_VALUES);
const UNITS = readWords(FACT_UNITS);
/** A figure without thousands, and what it is of. */
const FIGURE = /^(\d+)(?:[.,](\d{1,2}))?[ -]?(\D{1,12})$/u;

/** Attributes as a reader of a language reads them. */
export function factsFor(lang: Language, facts: readonly Fact[]): Fact[] {
  return facts.map(({ name, value }) => ({
    name: said(NAMES, lang, name),
    value: factValueFor(lang, value),
  }));
}

/** A value alone, such as the variant of an offer: `เทา` is `Grey`. */
export function factValueFor(lang: Language, value: string): string {
  const figure = FIGURE.exec(value);
  const unit = figure && UNITS.get(key(figure[3] ?? ''));
  if (!unit) return said(VALUES, lang, value);
  const [, whole = '', part] = figure;
  const mark = lang === 'id' ? ',' : '.';
  const of = unit[lang];
  return `${whole}${part === undefined ? '' : mark + part}${of.startsWith('-') ? '' : ' '}${of}`;
}

function said(words: ReadonlyMap<string, Words>, lang: Language, text: string): string {
  // a reader of Thai reads what a shop writes in Thai
  if (lang === 'th' && /\p{Script=Thai}/u.test(text)) return text;
  return words.get(key(text))?.[lang] ?? text;
}

function key(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function readWords(lines: string): Map<string, Words> {
  const words = new Map<string, Words>();
  for (const line of lines.trim().split('\n')) {
    const [en = '', th = '', id = '', also = ''] = line.split('|').map((one) => one.trim());
    for (const one of [en, th, id, ...also.split(',')])
      if (one.trim() !== '') words.set(key(one.replace(/^-/, '')), { en, th, id });
  }
  return words;
}
