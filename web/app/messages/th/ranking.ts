import type { Translation } from '../translation.ts';
import type { ranking as source } from '../en/ranking.ts';

export const ranking: Translation<typeof source> = {
  'ranks.title': 'อันดับ',
  'ranks.rank': 'อันดับ {n}',
  'ranks.up': 'ขึ้น {n} อันดับ',
  'ranks.down': 'ลง {n} อันดับ',
  'ranks.same': 'อันดับเดิม',
  'ranks.new': 'ใหม่',
  'goods.sold': 'ขายแล้วทั้งหมด {n} ชิ้น',
  'goods.sold.lately': 'ขาย {n} ชิ้น/{days} วัน',
  'goods.reviews': 'รีวิว {n}',
  'writing.pinned': 'ปักหมุด',
  'writing.rank': 'อันดับ',
};
