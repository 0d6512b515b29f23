import type { Translation } from '../../lib/message.ts';
import type { catalogue as source } from '../en/catalogue.ts';

export const catalogue: Translation<typeof source> = {
  'catalogue.title': 'Produk',
};
