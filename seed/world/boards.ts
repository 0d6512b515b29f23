/** Leaderboards of the demo world beyond the standard ones, and what its editors picked. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { OrderType } from '#contract/ranking/item-group.ts';

interface Words {
  readonly th: string;
  readonly en: string;
  readonly id: string;
}
export interface BoardSeed {
  readonly code: string;
  readonly names: Words;
  readonly order: OrderType;
  readonly subject: 'GOODS' | 'CONTENT';
  readonly category?: string;
}

export const BOARDS: readonly BoardSeed[] = [
  {
    code: 'best-deals',
    names: {
      th: 'ดีลลดจริงแรงสุด',
      en: 'Deals with the biggest real discounts',
      id: 'Promo dengan diskon nyata terbesar',
    },
    order: 'DISCOUNT',
    subject: 'CONTENT',
  },
  {
    code: 'electronics',
    names: { th: 'อิเล็กทรอนิกส์ขายดี', en: 'Best sellers in electronics', id: 'Elektronik terlaris' },
    order: 'SOLD_QUANTITY',
    subject: 'GOODS',
    category: 'el',
  },
  {
    code: 'kitchen',
    names: { th: 'ของใช้ในครัวขายดี', en: 'Best sellers for the kitchen', id: 'Dapur terlaris' },
    order: 'SOLD_QUANTITY',
    subject: 'GOODS',
    category: 'ki',
  },
  {
    code: 'beauty-rated',
    names: { th: 'บิวตี้คะแนนสูงสุด', en: 'Highest rated in beauty', id: 'Kecantikan rating tertinggi' },
    order: 'AVERAGE_SCORE',
    subject: 'GOODS',
    category: 'be',
  },
  {
    code: 'fashion-drops',
    names: {
      th: 'แฟชั่นลดจริงมากที่สุด',
      en: 'Fashion with the biggest real discounts',
      id: 'Fesyen dengan diskon nyata terbesar',
    },
    order: 'DISCOUNT',
    subject: 'GOODS',
    category: 'fa',
  },
  {
    code: 'home-reviewed',
    names: {
      th: 'ของแต่งบ้านรีวิวมากที่สุด',
      en: 'Most reviewed for the home',
      id: 'Rumah dengan ulasan terbanyak',
    },
    order: 'REVIEW_COUNT',
    subject: 'GOODS',
    category: 'ho',
  },
];

export interface CollectionSeed {
  readonly code: string;
  readonly names: Words;
  readonly descriptions: Words;
  readonly subject: 'GOODS' | 'CONTENT';
  /** `id, place` of what was picked, from the region's own rows. */
  readonly choose: Sql;
}

export const COLLECTIONS: readonly CollectionSeed[] = [
  {
    code: 'first-flat',
    names: { th: 'ของจำเป็นสำหรับห้องใหม่', en: 'For a first flat', id: 'Untuk kamar pertama' },
    descriptions: {
      th: 'ครัว ทำความสะอาด และของใช้ในบ้าน เลือกจากของที่คนซื้อแล้วให้คะแนนดี',
      en: 'Kitchen, cleaning and the home: things that people who bought them rate well.',
      id: 'Dapur, kebersihan, dan rumah: barang yang dinilai baik oleh pembelinya.',
    },
    subject: 'GOODS',
    choose: sql`select id, place from (select g.id, row_number() over (partition by c.path[1]
        order by g.rating desc, g.id) as place
      from goods g join goods_price p on p.goods_id = g.id join category c on c.id = g.category_id
        join category t on t.id = c.path[1]
      where g.is_demo and p.in_stock and t.code in ('ki', 'ha', 'ho')) best where place <= 4`,
  },
  {
    code: 'editors-deals',
    names: {
      th: 'ดีลที่กองบรรณาธิการเลือก',
      en: 'Deals our editors like',
      id: 'Penawaran pilihan redaksi',
    },
    descriptions: {
      th: 'ส่วนลดที่ตรวจกับราคาย้อนหลังแล้วว่าจริง คละหมวด',
      en: 'Discounts that hold against their own history, from many categories.',
      id: 'Diskon yang terbukti dari riwayat harganya, dari banyak kategori.',
    },
    subject: 'CONTENT',
    choose: sql`select id, place from (select distinct on (c.path[1]) d.content_id as id,
        -d.score as place
      from deal d join goods g on g.id = d.goods_id join category c on c.id = g.category_id
        join goods_price p on p.goods_id = g.id
      where d.is_open and p.verdict = 'VERIFIED' order by c.path[1], d.score desc,
        d.content_id) best order by place limit 10`,
  },
];
