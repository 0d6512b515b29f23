/** Greetings, thanks and agreement before a question. Pure. */
import { questionOf } from './intent.ts';
import type { Words } from './words.ts';

/** Without the courtesy that it begins with, where something follows: "ok thanks. in black?" */
export function withoutCourtesy(text: string, words: Words): string {
  const [said = ''] = text.toLowerCase().match(words.courtesy) ?? [];
  if (said === '') return text;
  const rest = text.slice(said.length).replace(/^[\s,.!~]+/, '');
  return /[\p{L}\d]/u.test(rest) && questionOf(text, words).kind !== 'THANKS' ? rest : text;
}
