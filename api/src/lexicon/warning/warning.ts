/** What only somebody else may answer; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

/** Of two that a question may be of the earlier one is said. */
export const WARNINGS = [
  'danger',
  'infant',
  'pregnancy',
  'medicine',
  'slimming',
  'expired',
  'charging',
  'electricity',
  'carrier',
  'law',
  // what says no more than whether it is safe
  'safety',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** How each is asked. */
export type Warnings = Readonly<Record<Warning, Phrases>>;

export const NO_WARNINGS = Object.fromEntries(WARNINGS.map((one) => [one, ''])) as Record<
  Warning,
  ''
>;
