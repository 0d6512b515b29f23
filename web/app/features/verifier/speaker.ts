/** Who says what a check found: a page in the language of its visit, the saved file in its own. */
import type { SentenceValues } from '#contract/sentence.ts';
import type { verifier } from '../../messages/en/verifier.ts';

export type VerifierKey = keyof typeof verifier;

/** What is sealed in one language, in the language of the reader. */
export interface ShownNames {
  /** Of this lottery alone: files of others may be read beside it. */
  readonly activityId: string;
  readonly title: string;
  /** By the number of the prize. */
  readonly prizes: ReadonlyMap<string, string>;
}

export interface Speaker {
  /** Absent: what is shown is as it was sealed. */
  readonly names?: ShownNames;
  say(key: VerifierKey, holes?: SentenceValues): string;
  /** A moment, in milliseconds since 1970, to the second. */
  time(at: number): string;
}
