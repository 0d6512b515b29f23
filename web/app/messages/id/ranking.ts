import type { Translation } from '../translation.ts';
import type { ranking as source } from '../en/ranking.ts';

export const ranking: Translation<typeof source> = {
  'ranks.title': 'Peringkat',
  'ranks.rank': 'Peringkat {n}',
  'ranks.up': 'naik {n}',
  'ranks.down': 'turun {n}',
  'ranks.same': 'tetap',
  'ranks.new': 'Baru',
  'goods.sold': 'Total {n} terjual',
  'goods.sold.lately': '{n} terjual/{days} hari',
  'goods.reviews': '{n} ulasan',
  'writing.pinned': 'Disematkan',
  'writing.rank': 'Peringkat',
};
