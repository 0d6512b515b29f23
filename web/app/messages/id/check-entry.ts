import type { Translation } from '../translation.ts';
import type { checkEntry as source } from '../en/check-entry.ts';

export const checkEntry: Translation<typeof source> = {
  'check.title': 'Cek tautan',
  'check.label': 'Tautan produk di toko',
  'check.placeholder': 'Tautan Shopee, Tokopedia, Lazada',
  'check.go': 'Cek',
};
