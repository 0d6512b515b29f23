/**
 * Sentences that a person reads. English is the source of keys and holes; Thai and Indonesian must
 * have the same keys (checked by the compiler) and the same holes (checked by the compiler and by a
 * house test). The browser loads the one language it needs, in parts (`words.ts`).
 */
import { fillSentence } from '#contract/sentence.ts';
import type { en } from '../messages/en/index.ts';
import { page, visit } from './page.ts';

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

/** The same for a key and placeholders that are only known at run time. */
export function fill(key: MessageKey, holes: Readonly<Record<string, string | number>>): string {
  return fillSentence(page().lang, sentenceOf(key), holes);
}

function sentenceOf(key: MessageKey): string {
  return visit().messages[key] ?? key;
}
