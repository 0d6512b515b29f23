/** The search box and the results of a search. */
import type { Translation } from '../../lib/message.ts';
import type { search as source } from '../en/search.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Hasil untuk “{keyword}”',
  'search.none': 'Tidak ada hasil untuk “{keyword}”',
  'search.none.text': 'Coba kata yang lebih sedikit atau lain, atau salah satu ini.',
  'search.tabs': 'Jenis hasil',
  'search.notes': 'Ulasan',
  'search.hot': 'Pencarian populer',
};
