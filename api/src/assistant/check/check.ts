/**
 * The last gate before a model's sentence is shown (BEY-10). It trusts nothing that a model says, whatever it was told by
 * whom: each figure, date, link and name must be of a row that was read for this answer, and of the product that the sentence
 * is about. Pure.
 */
import { figuresIn, latinWords, plain, without } from './facts.ts';
import type { Facts } from './facts.ts';
import { DATE_WORDS, LINKS, NUMBER_WORDS, OPENERS, PROMISES } from './words.ts';

const LONGEST = 600;
/** What stands in for a name that was taken out. */
const NAME = '\u0001';

export type Fault = 'LONG' | 'LINK' | 'FIGURE' | 'NUMBER_WORD' | 'DATE' | 'PROMISE' | 'NAME' | 'QUOTE';
export interface Checked {
  readonly fault: Fault | null;
  /** The product that the sentence is about, by name. */
  readonly about: string | undefined;
}

/** `before`: what the sentence before was about. `brands`: all that the catalogue knows, in lower case. */
export function checkSentence(sentence: string, facts: Facts, before: string | undefined, brands: ReadonlySet<string> = new Set()): Checked {
  const names = [...facts.products.keys()];
  const named = names.filter((name) => sentence.includes(name));
  // the longer name is meant where one holds another
  const own = named.filter((name) => !named.some((other) => other !== name && other.includes(name)));
  const about = own.length === 1 ? own[0] : own.length > 1 ? undefined : (before ?? (names.length === 1 ? names[0] : undefined));
  const subjects = own.length > 0 ? own : about === undefined ? [] : [about];
  return { fault: faultOf(without(sentence, own), subjects, facts, brands), about };
}

function faultOf(rest: string, subjects: readonly string[], facts: Facts, brands: ReadonlySet<string>): Fault | null {
  const text = plain(rest);
  const lower = text.toLowerCase();
  if (text.length > LONGEST) return 'LONG';
  if (LINKS.test(text)) return 'LINK';
  const allowed = new Set(subjects.flatMap((name) => [...(facts.products.get(name) ?? [])]));
  if (figuresIn(text).some((figure) => !allowed.has(figure)) || /[\p{No}\p{Nl}]/u.test(rest)) return 'FIGURE';
  if (NUMBER_WORDS.test(lower)) return 'NUMBER_WORD';
  if (DATE_WORDS.test(lower)) return 'DATE';
  if (PROMISES.test(lower)) return 'PROMISE';
  if (/[“"«„][^”"»\u0001]*[\p{L}\d][^”"»]*[”"»]/u.test(text)) return 'QUOTE';
  return isNaming(text, facts, brands) ? 'NAME' : null;
}

/** A name that is of no row: a brand of the catalogue, a word in capitals, or any Latin word in a Thai sentence. */
function isNaming(text: string, { words }: Facts, brands: ReadonlySet<string>): boolean {
  const isThai = /[\u0E01-\u0E2E]/.test(text);
  if (/[^\p{Script=Latin}\p{Script=Thai}\p{M}\P{L}]/u.test(text)) return true;
  const foreign = latinWords(text).filter((word) => !words.has(word));
  if (foreign.some((word) => isThai || brands.has(word))) return true;
  if ([...brands].some((brand) => /[\u0E00-\u0E7F ]/.test(brand) && text.toLowerCase().includes(brand) && !words.has(brand))) return true;
  const spoken = text.trim().replace(new RegExp(`^[^\\p{L}${NAME}]+`, 'u'), '');
  const first = /^[\p{Script=Latin}'’-]+/u.exec(spoken)?.[0];
  if (first && !OPENERS.has(first.toLowerCase()) && !words.has(first.toLowerCase())) return true;
  const others = spoken.slice(first?.length ?? 0).match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? [];
  return others.some((word) => word !== 'I' && !words.has(word.toLowerCase()));
}
