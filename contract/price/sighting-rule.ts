/**
 * Limits of prices that people see at shops (BEY-19). Apart from the schemas, because pages show
 * them.
 */
export const SIGHTING = {
  /** A price is reported within so many hours of being seen. */
  hours: 24,
  /** Clocks that run ahead, in minutes. */
  aheadMinutes: 5,
  /** What one person reports in an hour, and one token. */
  perPerson: 30,
  perToken: 20,
  /** So many other people must have seen the same … */
  people: 2,
  /** … each of at least this level of trust … */
  trust: 2,
  /** … or a feed must have reported it, within so many hours before or after … */
  windowHours: 24,
  /** … and within this share. */
  tolerance: 0.01,
  /** What nobody confirms is shown, and stored, for so many days. */
  shownDays: 30,
  /** The most in minor units. */
  most: 1_000_000_000_000,
} as const;

/**
 * OPEN: shown as unconfirmed, or set aside as implausible; it counts for nothing. CONFIRMED: it
 * counts.
 */
export const SIGHTING_STATES = ['OPEN', 'CONFIRMED', 'REJECTED'] as const;
export type SightingState = (typeof SIGHTING_STATES)[number];
/** Who confirmed it. */
export const CONFIRMERS = ['FEED', 'PEOPLE', 'OPERATOR'] as const;
export type Confirmer = (typeof CONFIRMERS)[number];
