/**
 * What alerts and deals are matched by, as keys: an alert for words matches a deal that has every key
 * of the words among its own. Both are made of the words that search knows, in one way. Pure.
 */
import { DEAL_LABELS } from '#contract/catalog/label.ts';
import { LANGUAGES } from '#contract/language.ts';
import { labelName } from '../../goods/index.ts';
import { normalise, otherNumber, stemOf, wordsOf } from '../../words/index.ts';
import type { Word } from '../../words/index.ts';

/**
 * A Thai word of this many letters matches however a title around it was cut into words: by all its
 * parts of so many letters. Shorter ones would be found inside others.
 */
const PART = 5;
const THAI_RUN = /[\u0E01-\u0E4E]{5,}/g;
/** No keyword has a longer word, and no index an entry that is much longer. */
const LONGEST = 100;

/** Full-width letters and spaces, as some keyboards type them, are the usual ones. */
function halfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** Every key that a deal of these texts has. */
export function keysOf(texts: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const text of texts) {
    const plain = halfWidth(text);
    const words = wordsOf(plain);
    for (const [at, word] of words.entries()) {
      keys.add(keyOf(word));
      for (const other of otherNumber(word.text)) keys.add(stemOf(other));
      for (const piece of word.pieces) keys.add(piece);
      const joined = joint(word, words[at + 1]);
      if (joined) keys.add(joined);
    }
    for (const [run] of normalise(plain).matchAll(THAI_RUN))
      for (const part of partsOf(run)) keys.add(part);
  }
  return new Set([...keys].filter((key) => key.length <= LONGEST));
}

/** The keys that a deal must have to match a keyword, each once; none: it has no word. */
export function needsOf(keyword: string): string[] {
  const words = wordsOf(halfWidth(keyword));
  const keys = words.flatMap((word) =>
    word.thai && word.text.length >= PART ? partsOf(word.text) : [keyOf(word)],
  );
  return [...new Set(keys)].toSorted();
}

/** Marks parts of Thai words, which are no words themselves. */
const partsOf = (run: string): string[] =>
  Array.from({ length: run.length - PART + 1 }, (_, at) => `~${run.slice(at, at + PART)}`);

/** Forms of one verb are one word. */
const keyOf = ({ text, thai }: Word): string => (thai ? text : stemOf(text));

/** A model that is written apart: A 54 is found by A54. */
function joint(word: Word, next: Word | undefined): string | null {
  if (!next || !/^(?:[a-z]+|\d+)$/.test(word.text) || !/^(?:[a-z]+|\d+)$/.test(next.text))
    return null;
  return /^\d/.test(word.text) === /^\d/.test(next.text) ? null : word.text + next.text;
}

/** One key for a tag however it is written; a label by its code or its name in any language. */
export function tagKey(tag: string): string {
  const plain = normalise(halfWidth(tag))
    .replace(/^[\s#]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const label = LABEL_OF.get(plain);
  return label === undefined ? plain : labelKey(label);
}

/** The key of the tag that a label is. */
export const labelKey = (code: string): string => `label:${code}`;

/** A label by its code, whatever language named it; any other tag as it was typed. */
export const tagName = (tag: string): string =>
  LABEL_OF.get(
    tagKey(tag)
      .replace(/^label:/, '')
      .toLowerCase(),
  ) ?? tag;

const LABEL_OF: ReadonlyMap<string, string> = new Map(
  DEAL_LABELS.flatMap((code) =>
    [code.replaceAll('_', ' '), code, ...LANGUAGES.map((lang) => labelName(code, lang))].map(
      (name) => [normalise(name).trim(), code] as const,
    ),
  ),
);
