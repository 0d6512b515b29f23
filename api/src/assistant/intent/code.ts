/** The code of a coupon that a question names: "does LAZ10 still work?". Pure. */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';

const words = sourceOf(LEXICONS.map(({ talk }) => talk.codes));
const NAMED = new RegExp(words, 'i');
/** Right behind the word that says that it is one. */
const BEHIND = new RegExp(`(?:${words})\\s*[:"“'(]?\\s*$`, 'i');
/** As shops write them; all capitals, or letters with figures. */
const CODE = /(?<![\p{L}\p{M}\p{N}])[A-Za-z0-9][A-Za-z0-9_-]{2,30}(?![\p{L}\p{M}\p{N}])/gu;
const MOST = 5;

export interface NamedCodes {
  /** What may be one, as it was typed. */
  readonly codes: readonly string[];
  /** What can be nothing else; undefined: a word may be one. */
  readonly sure: string | undefined;
}

/** Undefined: no coupon is spoken of, or nothing that may be its code. */
export function codesIn(typed: string): NamedCodes | undefined {
  if (!NAMED.test(typed.toLowerCase())) return undefined;
  const found = [...typed.matchAll(CODE)].filter(
    ([one]) => /[A-Z]/.test(one) && (one === one.toUpperCase() || /\d/.test(one)),
  );
  const codes = found.map(([one]) => one).slice(0, MOST);
  const sure = found.find(
    ({ 0: one, index }) => /\d/.test(one) && BEHIND.test(typed.slice(0, index)),
  )?.[0];
  return codes.length === 0 ? undefined : { codes, sure };
}
