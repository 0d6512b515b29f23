import type { Translation } from '../translation.ts';
import type { regionHint as source } from '../en/region-hint.ts';

export const regionHint: Translation<typeof source> = {
  'region.hint.label': 'ประเทศของคุณ',
  'region.hint.go': 'ไปที่คุ้มของ {country}',
  'region.hint.stay': 'อยู่หน้านี้',
};
