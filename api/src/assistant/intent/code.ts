/** The code of a coupon that a question names: "does LAZ10 still work?". Pure. */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { platformIn } from '../../search/index.ts';
import { isBrandWord, thingIn } from '../../words/index.ts';
import { bareOf } from './intent.ts';
import { isOfStopWords } from './quote.ts';
import { couponTermIn, SHOWN_WORDS } from './shown.ts';
import { aboutIn, TALK } from './talk.ts';
import { has, without, WORDS } from './words.ts';

const words = sourceOf(LEXICONS.map(({ talk }) => talk.codes));
const NAMED = new RegExp(words, 'i');
/** Right behind the word that says that it is one. */
const BEHIND = new RegExp(`(?:${words})\\s*[:"“'(]?\\s*$`, 'i');
/** It is asked whether it works. */
const WORKS = new RegExp(sourceOf(LEXICONS.map(({ detail }) => detail.codeWorks)), 'gu');
/** Asks for one that is not named yet. */
const ANY = new RegExp(sourceOf(LEXICONS.map(({ detail }) => detail.anyCode)), 'u');
/** As shops write them; all capitals, or letters with figures. */
const CODE = /(?<![\p{L}\p{M}\p{N}])[A-Za-z0-9][A-Za-z0-9_-]{2,30}(?![\p{L}\p{M}\p{N}])/gu;
/** Where nothing calls it a code: a word, and what it takes off. */
const PLAIN = /^\p{L}{4,}\d{1,3}$|^\p{Lu}{3}\d{1,3}$/u;
/** Letters with figures among or behind them: PAYDAY25K. */
const UNCALLED = /^(?=.*\d)[a-z]{3,}[a-z\d_-]*$/i;
/** "Voucher RM4". */
const MONEY = /^(?:rm|rp|sgd|myr|php|thb|vnd|idr)\d+$/i;
/** A word in capitals, which is called a code. */
const SPOKEN = /^\p{Lu}[\p{Lu}\d_-]{4,}$/u;
const MOST = 5;

export interface NamedCodes {
  /** What may be one, as it was typed. */
  readonly codes: readonly string[];
  /** What can be nothing else; undefined: a word may be one. */
  readonly sure: string | undefined;
}

/** Undefined: no coupon is spoken of, or nothing that may be its code. */
export function codesIn(typed: string): NamedCodes | undefined {
  const lower = typed.toLowerCase();
  const isAsked = asksIfWorks(typed);
  if (!NAMED.test(lower)) return (isAsked ? codeAlone(typed) : undefined) ?? codesUncalled(typed);
  const found = [...typed.matchAll(CODE)].filter(
    ([one]) =>
      /[A-Z]/.test(one) && (one === one.toUpperCase() || /\d/.test(one)) && !MONEY.test(one),
  );
  const codes = found.map(([one]) => one).slice(0, MOST);
  const sure = found.find(({ 0: one, index }) => {
    const isBehind = BEHIND.test(typed.slice(0, index));
    return (/\d/.test(one) && isBehind) || (isAsked && SPOKEN.test(one) && isNoName(one));
  })?.[0];
  return codes.length === 0 ? undefined : { codes, sure };
}

/** "hari2": a word said twice, and no code. */
const REPEATED = /^\p{Ll}{3,}2$/u;

/** "Does NEWUSER10 work?": nothing else is named, and nothing calls it a code. */
function codeAlone(typed: string): NamedCodes | undefined {
  const found = [...typed.matchAll(CODE)].filter(
    ([one]) => PLAIN.test(one) && isNoThing(one) && !REPEATED.test(one),
  );
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return undefined;
  const [code] = one;
  const said = `${typed.slice(0, one.index)} ${typed.slice(one.index + code.length)}`.toLowerCase();
  const left = platformIn(`${said} `)?.rest ?? said;
  const named = bareOf([WORKS, WORDS.particles].reduce(without, left), WORDS);
  return named === '' || isOfStopWords(named, WORDS.thingIn)
    ? { codes: [code], sure: code }
    : undefined;
}

/** "If my basket is 640 with DEMO15": nothing calls it a code, so a coupon must have it. */
function codesUncalled(typed: string): NamedCodes | undefined {
  const codes = [...typed.matchAll(CODE)]
    .map(([one]) => one)
    .filter((one) => UNCALLED.test(one) && isNoThing(one))
    .slice(0, MOST);
  return codes.length === 0 ? undefined : { codes, sure: undefined };
}

/** "That code" as the one that a question before it named last. */
export function withThatCode(typed: string, questions: readonly string[]): string {
  // how a code is used is asked of any
  if (codesIn(typed) || aboutIn(typed.toLowerCase(), () => false).includes('codes')) return typed;
  const last = lastCode(questions);
  if (last !== undefined && goesOn(typed)) return withCode(typed, last);
  if (typed.search(TALK.thatCode) < 0) {
    // "A 227 + B 40, how much after the voucher?"
    const isAfter = [TALK.pay, TALK.codes].every((one) => has(typed.toLowerCase(), one));
    return last !== undefined && isAfter ? withCode(typed, last) : typed;
  }
  const code = questions.flatMap((one) => codesIn(one)?.codes ?? []).findLast(isCapital);
  return code === undefined ? typed : typed.replace(TALK.thatCode, ` ${code} `).trim();
}

/** Called a code, since DESK20 alone may be a desk. */
const withCode = (typed: string, code: string): string => `${typed} (code ${code})`;

/** The code that the questions right before are about. */
function lastCode(questions: readonly string[]): string | undefined {
  const at = questions.findLastIndex((one) => codesIn(one) !== undefined || !goesOn(one));
  return codesIn(questions[at] ?? '')?.codes.find(isCapital);
}

/** "And for an order of 150?", "does it work on Shopee?", right behind a code: of that one. */
function goesOn(typed: string): boolean {
  const lower = typed.toLowerCase();
  // what is in a basket is no basket
  const isOfThing = thingIn(without(lower, SHOWN_WORDS.orders)) !== undefined;
  if (typed.search(TALK.thatCode) >= 0 || isOfThing) return false;
  // "is there a code for an order of 500?" asks for another
  if (lower.search(ANY) >= 0) return false;
  const asksPay = [TALK.pay, SHOWN_WORDS.orders, SHOWN_WORDS.buying].some((one) => has(lower, one));
  if (couponTermIn(lower) !== undefined && lower.length < SHORT) return true;
  const isAmount = /^\D{0,20}\d[\d.,]*\s*\p{L}{0,4}\s*\??$/u.test(lower);
  return (
    ((asksPay || isAmount) && /\d{2}/.test(lower)) || (asksIfWorks(lower) && lower.length < SHORT)
  );
}
/** More is no question of the code alone. */
const SHORT = 40;

/** As shops write them: in capitals, and no "P90" of money. */
const isCapital = (code: string): boolean => code === code.toUpperCase() && /^\p{L}{3}/u.test(code);

/** It asks whether a code works, and not what it leaves to be paid. */
export function asksIfWorks(typed: string): boolean {
  return typed.toLowerCase().search(WORKS) >= 0;
}

/** The text without these codes. */
export function withoutCodes(typed: string, codes: readonly string[]): string {
  return typed.replace(CODE, (one) => (codes.includes(one) ? ' ' : one));
}

/** No maker, platform or thing is called so. */
function isNoName(code: string): boolean {
  return isNoThing(code) && platformIn(`${wordOf(code)} `) === undefined;
}

/** The same, where a figure behind its name makes a code of a platform. */
function isNoThing(code: string): boolean {
  return !isBrandWord(wordOf(code)) && thingIn(wordOf(code)) === undefined;
}

const wordOf = (code: string): string => code.toLowerCase().replace(/[\d_-]+/g, '');
