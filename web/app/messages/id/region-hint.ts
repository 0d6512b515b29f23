import type { Translation } from '../translation.ts';
import type { regionHint as source } from '../en/region-hint.ts';

export const regionHint: Translation<typeof source> = {
  'region.hint.label': 'Negara Anda',
  'region.hint.go': 'Buka Khum untuk {country}',
  'region.hint.stay': 'Tetap di sini',
};
