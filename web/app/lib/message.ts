/**
 * Sentences that a person reads. English is the source of keys and holes; Thai and Indonesian must have the same
 * keys (checked by the compiler) and the same holes (checked by the compiler and by a house test). The browser
 * loads the one language it needs.
 */
import type { Language } from '#contract/language.ts';
import type { en } from '../messages/en/index.ts';

export type Messages = { readonly [Key in keyof typeof en]: string };
export type MessageKey = keyof typeof en;

type HolesIn<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HolesIn<Rest> : never;
type Holes<Key extends MessageKey> = HolesIn<(typeof en)[Key]>;
type Arguments<Key extends MessageKey> = [Holes<Key>] extends [never] ? [] : [holes: Readonly<Record<Holes<Key>, string | number>>];

/** Checks a translation against the English source. */
export type Translation<Source extends Readonly<Record<string, string>>> = { readonly [Key in keyof Source]: string };

let messages: Messages | undefined;

/** Sets the language of what is rendered next (see `page.ts` for why this is safe). */
export function setMessages(next: Messages): void {
  messages = next;
}

/** The sentence of a key, its holes filled. */
export function t<Key extends MessageKey>(key: Key, ...[holes]: Arguments<Key>): string {
  const text = messages?.[key] ?? key;
  if (!holes) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String((holes as Record<string, string | number>)[name] ?? whole));
}

/** The words of a language, loaded on demand in the browser. */
export const loadMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  th: () => import('../messages/th/index.ts').then((module) => module.th),
  en: () => import('../messages/en/index.ts').then((module) => module.en),
  id: () => import('../messages/id/index.ts').then((module) => module.id),
};
