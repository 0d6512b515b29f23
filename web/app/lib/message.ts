/**
 * Sentences that a person reads. English is the source of keys and holes; Thai and Indonesian must
 * have the same keys (checked by the compiler) and the same holes (checked by the compiler and by a
 * house test). The browser loads the one language it needs, and first what the home page says.
 */
import type { Language } from '#contract/language.ts';
import type { en } from '../messages/en/index.ts';
import { visit } from './page.ts';

export type Messages = { readonly [Key in keyof typeof en]: string };
export type MessageKey = keyof typeof en;

type NameOf<Hole extends string> = Hole extends `${infer Name}|${string}` ? Name : Hole;
type HolesIn<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? NameOf<Hole> | HolesIn<Rest>
  : never;
type Holes<Key extends MessageKey> = HolesIn<(typeof en)[Key]>;
type Arguments<Key extends MessageKey> = [Holes<Key>] extends [never]
  ? []
  : [holes: Readonly<Record<Holes<Key>, string | number>>];

/** The sentence of a key, its holes filled. */
export function t<Key extends MessageKey>(key: Key, ...[holes]: Arguments<Key>): string {
  return holes ? fill(key, holes) : sentenceOf(key);
}

/**
 * The same where key and holes come together from elsewhere. `{n|offer|offers}` is the first word
 * where `n` is 1.
 */
export function fill(key: MessageKey, holes: Readonly<Record<string, string | number>>): string {
  return sentenceOf(key).replace(
    /\{(\w+)(?:\|(.+?)\|(.+?))?\}/g,
    (whole, name: string, one?: string, many?: string) =>
      String((one ? (String(holes[name]) === '1' ? one : many) : holes[name]) ?? whole),
  );
}

function sentenceOf(key: MessageKey): string {
  return visit().messages[key] ?? key;
}

type Part = Partial<Messages>;
const FIRST: Readonly<Record<Language, () => Promise<Part>>> = {
  th: () => import('../messages/th/first.ts').then((module) => module.first),
  en: () => import('../messages/en/first.ts').then((module) => module.first),
  id: () => import('../messages/id/first.ts').then((module) => module.first),
};
const REST: Readonly<Record<Language, () => Promise<Part>>> = {
  th: () => import('../messages/th/rest.ts').then((module) => module.rest),
  en: () => import('../messages/en/rest.ts').then((module) => module.rest),
  id: () => import('../messages/id/rest.ts').then((module) => module.rest),
};
const ACCOUNT: Readonly<Record<Language, () => Promise<Part>>> = {
  th: () => import('../messages/th/account.ts').then((module) => module.account),
  en: () => import('../messages/en/account.ts').then((module) => module.account),
  id: () => import('../messages/id/account.ts').then((module) => module.account),
};
let wanted: Language | undefined;

/**
 * In the browser: loads what the home page says, and remembers the language for what others say.
 */
export async function startMessages(lang: Language): Promise<void> {
  wanted = lang;
  add(await FIRST[lang]());
}

/** What all pages but home wait for; on the server everything is there. */
export const allMessages = later(REST);
/** What signing in and the pages of an account say besides. */
export const accountMessages = later(ACCOUNT);

/** Loads a part once; a load that failed is tried again. */
export function later(parts: typeof REST): () => Promise<void> {
  let loaded: Promise<void> | undefined;
  return async () => {
    if (!wanted) return;
    loaded ??= parts[wanted]().then(add);
    await loaded.catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  };
}

function add(part: Part): void {
  Object.assign(visit().messages, part);
}
