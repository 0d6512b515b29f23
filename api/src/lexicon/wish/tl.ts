import { NO_WISHES } from './wish.ts';
import type { Wishes } from './wish.ts';

export const wishes: Wishes = {
  ...NO_WISHES,
  not: `
    maliban sa, huwag [yung|ang]*, ayaw ko [ng|sa]*, ayoko [ng|sa]*
    hindi (galing|mula) sa, bukod sa
  `,
  lacking: 'walang',
  or: 'o, at',
  ends: 'po, pero, para, sana, lang, yung, na',
  perUnit: 'kada (kilo|litro|piraso), bawat (kilo|litro|piraso)',
};
