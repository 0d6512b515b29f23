/** What an address for a prize must have, for the form and for the server (ACT-06). */
import type { Address } from './lottery.ts';

/** Fields that a parcel needs. */
export const REQUIRED_ADDRESS = [
  'recipient',
  'phone',
  'countryCode',
  'region',
  'city',
  'street',
] as const satisfies readonly (keyof Address)[];

/** Six to fifteen digits, with spaces, dots, hyphens and brackets as people write them. */
export const isPhone = (text: string): boolean =>
  /^\+?\d{6,15}$/.test(text.replaceAll(/[\s().-]/g, ''));
