/**
 * The generic layout: every field under the names that feeds of the region give it, in English,
 * Thai, Indonesian/Malay and Vietnamese. It is also what a mapping for unknown columns is suggested
 * from.
 */
import type { Profile } from './profile.ts';
import { GOODS } from './generic-goods.ts';
import { LISTING } from './generic-listing.ts';
import { OFFER } from './generic-offer.ts';
import { SELLING } from './generic-selling.ts';

export const generic: Profile = {
  name: 'generic',
  title: 'Columns recognised by name (en, th, id, ms, vi)',
  detect: [],
  fields: { ...OFFER, ...GOODS, ...SELLING, ...LISTING },
};
