/** What only somebody else may answer; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

/** Of two that a question may be of the earlier one is said. */
export const WARNINGS = [
  'danger',
  /** Money, a code or data are with a swindler already. */
  'scammed',
  /** Somebody asks for money, a code or a click beside the platform. */
  'scam',
  /** Used goods that a baby's health or somebody's life depends on. */
  'secondhand',
  'infant',
  'pregnancy',
  'medicine',
  /** An illness that somebody has who shall use or eat something. */
  'condition',
  'slimming',
  'expired',
  /** What puts out which fire. */
  'fire',
  /** The marks that electrical goods must have where they are sold. */
  'marks',
  /** Something swells, smokes or sparks already. */
  'defect',
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

/** What a warning speaks of. */
export const WARNED = [
  /** Behind a warning of scams: it has happened already, "I already paid". */
  'done',
  /** Somebody is pregnant, or feeds a baby. */
  'state',
  /** Words of whether it is safe, or of what is done with it. */
  'safe',
  'parcel',
  'formula',
  'food',
  'bed',
  'medicine',
  'bottle',
  /** An allergy, or what is eaten and put on the skin. */
  'allergy',
  /** The name of a mark of safety. */
  'mark',
] as const;

export type Warned = Readonly<Record<(typeof WARNED)[number], Phrases>>;

export const NO_WARNED = Object.fromEntries(WARNED.map((one) => [one, ''])) as Record<
  (typeof WARNED)[number],
  ''
>;
