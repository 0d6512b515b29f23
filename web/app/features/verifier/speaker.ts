/** Who says what a check found: a page in the language of its visit, the saved file in its own. */
import type { SentenceValues } from '#contract/sentence.ts';
import type { verifier } from '../../messages/en/verifier.ts';

export type VerifierKey = keyof typeof verifier;

export interface Speaker {
  say(key: VerifierKey, holes?: SentenceValues): string;
  /** A moment, in milliseconds since 1970, to the second. */
  time(at: number): string;
}
