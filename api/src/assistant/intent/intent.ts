/** What a question wants: a kind, and the things it names. Pure; no model is asked (AI-06, BEY-10). */
import { BETWEEN, FILLERS, KIND_WORDS, POINTERS } from './words.ts';

export type IntentKind = keyof typeof KIND_WORDS | 'FIND';

export interface Question {
  readonly kind: IntentKind;
  /** What is to be looked for, budget and shop within; empty: what the conversation was about. */
  readonly things: readonly string[];
}

/** Things that are compared at most. */
const MOST_THINGS = 3;

export function questionOf(text: string): Question {
  const spoken = text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  const kind = kindOf(spoken);
  const rest = kind === 'FIND' ? spoken : without(spoken, KIND_WORDS[kind]);
  // "A vs B": the word between them is the one that says so
  const parts = kind === 'COMPARE' ? splitOf(spoken) : [rest];
  const things = parts.map((part) => bare(part)).filter((part) => part !== '');
  return { kind, things: things.slice(0, MOST_THINGS) };
}

function kindOf(text: string): IntentKind {
  for (const [kind, words] of Object.entries(KIND_WORDS)) if (text.search(new RegExp(words.source)) >= 0) return kind as IntentKind;
  return 'FIND';
}

function splitOf(text: string): string[] {
  const marked = text.replace(/(?<![a-z])(?:vs\.?|versus)(?![a-z])/g, ',');
  return without(marked, KIND_WORDS.COMPARE).split(BETWEEN);
}

function without(text: string, words: RegExp): string {
  return text.replace(new RegExp(words.source, 'g'), ' ');
}

/** The thing alone; a question that points back names none. */
function bare(text: string): string {
  let left = ` ${text} `.replace(/[?!？。…]+/g, ' ');
  for (const filler of FILLERS) left = left.trim().replace(filler, ' ');
  const tidy = left.replace(/^[\s,.:;'-]+|[\s,.:;'-]+$/g, '').replace(/\s+/g, ' ');
  return tidy.replace(POINTERS, ' ').trim() === '' ? '' : tidy;
}
