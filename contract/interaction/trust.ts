/** How trust grows (BEY-11); pages show it in words. */

/**
 * From the highest down: days since registering, good deeds, and how many may have been rejected.
 */
export const TRUST_LEVELS = [
  { level: 3, days: 42, good: 20, bad: 0 },
  { level: 2, days: 14, good: 5, bad: 1 },
  { level: 1, days: 2, good: 1, bad: 1 },
] as const;
