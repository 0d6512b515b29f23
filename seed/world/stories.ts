/**
 * The scripted stories DEMO-01..09, 10, 12 to 14, and one of an effective price: histories whose
 * verdicts and labels are known beforehand. They live in the Thai tenant under the codes `demo-…`,
 * and tests hold the judge to them.
 */
import type { Look } from './history.ts';

export interface StorySeed {
  readonly code: string;
  readonly name: { readonly th: string; readonly en: string; readonly id: string };
  readonly category: string;
  /** Where it looks unlike others of its category. */
  readonly motif?: string;
  readonly brand: string;
  readonly looks: readonly Look[];
  readonly platform?: string;
  /** A second offer of the same goods, on another platform. */
  readonly other?: {
    readonly platform: string;
    readonly shop: string;
    readonly looks: readonly Look[];
  };
  /** What the pack was called before it shrank. */
  readonly before?: string;
}

const every = (from: number, to: number, look: Omit<Look, 'daysAgo'>): Look[] =>
  Array.from({ length: from - to + 1 }, (_, index) => ({ ...look, daysAgo: from - index }));

export const STORIES: readonly StorySeed[] = [
  {
    code: 'demo-01',
    name: {
      th: 'หูฟังครอบหูไร้สาย Aira Hush 2 ตัดเสียงรบกวน',
      en: 'Aira Hush 2 wireless headphones, noise cancelling',
      id: 'Headphone nirkabel Aira Hush 2, peredam bising',
    },
    category: 'el11',
    brand: 'Aira',
    looks: [...every(120, 1, { price: 1000 }), { daysAgo: 0, price: 790, was: 1000 }],
  },
  {
    code: 'demo-02',
    name: {
      th: 'รองเท้าวิ่ง Kazeo Tempo 3 พื้นโฟมคืนตัว',
      en: 'Kazeo Tempo 3 running shoes',
      id: 'Sepatu lari Kazeo Tempo 3',
    },
    category: 'fa31',
    brand: 'Kazeo',
    looks: [
      ...every(72, 13, { price: 1000 }),
      ...every(12, 1, { price: 1500 }),
      { daysAgo: 0, price: 990, was: 1500 },
    ],
  },
  {
    code: 'demo-03',
    name: {
      th: 'โลชั่นน้ำนมข้าว Salaya 500 มล.',
      en: 'Salaya rice milk lotion 500 ml',
      id: 'Losion susu beras Salaya 500 ml',
    },
    category: 'be21',
    brand: 'Salaya',
    looks: every(89, 0, { price: 500, was: 1000 }),
  },
  {
    code: 'demo-04',
    name: {
      th: 'กระทะเคลือบหิน Morika 28 ซม.',
      en: 'Morika stone-coated pan 28 cm',
      id: 'Wajan lapis batu Morika 28 cm',
    },
    category: 'ki11',
    brand: 'Morika',
    looks: [...every(110, 1, { price: 800 }), { daysAgo: 0, price: 720, was: 1440 }],
  },
  {
    code: 'demo-05',
    name: {
      th: 'สมาร์ตวอทช์ Orbit Lite วัดชีพจร',
      en: 'Orbit Lite smart watch',
      id: 'Jam pintar Orbit Lite',
    },
    category: 'el23',
    brand: 'Orbit',
    looks: [...every(90, 1, { price: 790 }), { daysAgo: 0, price: 790, was: 1317 }],
  },
  {
    code: 'demo-06',
    name: {
      th: 'คีย์บอร์ดไร้สาย Tappen 75 ปุ่ม',
      en: 'Tappen 75-key wireless keyboard',
      id: 'Keyboard nirkabel Tappen 75 tombol',
    },
    category: 'co22',
    brand: 'Tappen',
    looks: [...every(4, 1, { price: 1790 }), { daysAgo: 0, price: 1290, was: 1790 }],
  },
  {
    code: 'demo-07',
    name: {
      th: 'แบตสำรอง Voltia 20000 mAh',
      en: 'Voltia power bank 20000 mAh',
      id: 'Power bank Voltia 20000 mAh',
    },
    category: 'el31',
    brand: 'Voltia',
    looks: [
      ...every(100, 41, { price: 790 }),
      { daysAgo: 40, price: 790 },
      { daysAgo: 40, minute: 900, price: 7.9 },
      ...every(39, 0, { price: 790 }),
    ],
  },
  {
    code: 'demo-08',
    name: {
      th: 'ขวดนมแก้ว Babibo 240 มล.',
      en: 'Babibo glass bottle 240 ml',
      id: 'Botol kaca Babibo 240 ml',
    },
    category: 'mo11',
    brand: 'Babibo',
    looks: [
      ...every(100, 61, { price: 290 }),
      { daysAgo: 60, price: 0 },
      ...every(59, 21, { price: 290 }),
      ...every(20, 18, { price: 199 }),
      ...every(17, 0, { price: 259 }),
    ],
  },
  {
    code: 'demo-09',
    name: {
      th: 'กระเป๋าเดินทาง Hanaro 24 นิ้ว',
      en: 'Hanaro suitcase 24 inch',
      id: 'Koper Hanaro 24 inci',
    },
    category: 'ba21',
    brand: 'Hanaro',
    looks: [
      ...every(120, 46, { price: 1990 }),
      { daysAgo: 45, price: 1490 },
      ...every(44, 1, { price: 1990 }),
      { daysAgo: 0, price: 1590, was: 1990 },
    ],
  },
  {
    // BEY-04: 900 + 60 shipping - 100 coupon = 860; without the coupon the discount does not hold
    code: 'demo-parts',
    name: {
      th: 'หม้อสุกี้ไฟฟ้า Morika 2.5 ลิตร',
      en: 'Morika electric hot pot 2.5 l',
      id: 'Panci hot pot Morika 2,5 l',
    },
    category: 'ki12',
    brand: 'Morika',
    looks: [
      ...every(110, 1, { price: 900, shipping: 60 }),
      { daysAgo: 0, price: 900, was: 1070, shipping: 60, coupon: 100, couponCode: 'KHUM100' },
    ],
  },
  {
    code: 'demo-10',
    name: {
      th: 'เครื่องปั่น Blendo Swift 600 วัตต์',
      en: 'Blendo Swift blender 600 W',
      id: 'Blender Blendo Swift 600 W',
    },
    category: 'ki23',
    brand: 'Blendo',
    looks: every(60, 0, { price: 890, shipping: 60 }),
    other: {
      platform: 'LAZADA',
      shop: 'สุขใจสโตร์',
      looks: every(60, 0, { price: 920, shipping: 0 }),
    },
  },
  {
    code: 'demo-12',
    name: {
      th: 'ลำโพงบลูทูธ Sonvo Pebble',
      en: 'Sonvo Pebble Bluetooth speaker',
      id: 'Speaker Bluetooth Sonvo Pebble',
    },
    category: 'el12',
    brand: 'Sonvo',
    looks: [
      ...every(80, 10, { price: 690 }),
      ...every(9, 1, { price: 690, inStock: false }),
      { daysAgo: 0, price: 690 },
    ],
  },
  {
    code: 'demo-13',
    name: {
      th: 'กราโนล่าน้ำผึ้ง Nammi 420 กรัม',
      en: 'Nammi honey granola 420 g',
      id: 'Granola madu Nammi 420 g',
    },
    category: 'gr12',
    motif: 'granola',
    brand: 'Nammi',
    looks: every(100, 0, { price: 159 }),
    before: 'กราโนล่าน้ำผึ้ง Nammi 500 กรัม',
  },
  {
    code: 'demo-14',
    name: {
      th: 'หูฟังไร้สาย Sonvo WH-1000S5',
      en: 'Sonvo WH-1000S5 wireless headphones',
      id: 'Headphone nirkabel Sonvo WH-1000S5',
    },
    category: 'el11',
    brand: 'Sonvo',
    looks: every(90, 0, { price: 3990 }),
  },
  {
    code: 'demo-14l',
    name: {
      th: 'Sonvo WH1000S5 headphones over-ear',
      en: 'Sonvo WH1000S5 headphones over-ear',
      id: 'Sonvo WH1000S5 headphones over-ear',
    },
    category: 'el11',
    brand: 'Sonvo',
    platform: 'LAZADA',
    looks: every(90, 0, { price: 3890 }),
  },
  {
    code: 'demo-14t',
    name: {
      th: 'Sonvo WH-1000S5 หูฟังครอบหู',
      en: 'Sonvo WH-1000S5 over-ear',
      id: 'Sonvo WH-1000S5 over-ear',
    },
    category: 'el11',
    brand: 'Sonvo',
    platform: 'TIKTOK',
    looks: every(90, 0, { price: 4090 }),
  },
];
