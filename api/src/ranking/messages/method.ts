/**
 * How a group is made, in one or two sentences for readers; the figures are those of the rule
 * (make.ts).
 */
import type { Language } from '#contract/language.ts';
import { textIn } from '#contract/language.ts';
import { FRESH_PRICE_DAYS } from '#contract/price/judging.ts';
import type { OrderType } from '#contract/ranking/item-group.ts';
import { EVIDENCE } from '../make.ts';
import type { GroupRow } from '../queries.ts';

interface Words {
  goods: string;
  deals: string;
  within: string;
  by: Readonly<Record<OrderType | 'SOLD_30_DAYS', string>>;
  rest: string;
  hand: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  th: {
    goods: 'สินค้า',
    deals: 'ดีล',
    within: 'ในหมวด{category}',
    by: {
      SOLD_QUANTITY: 'เรียงตามยอดขายรวมที่แพลตฟอร์มแจ้ง นับเฉพาะที่ขายได้ตั้งแต่ {sold} ชิ้น',
      SOLD_30_DAYS: 'เรียงตามยอดขาย 30 วันที่แพลตฟอร์มแจ้ง นับเฉพาะที่ขายได้ตั้งแต่ {sold} ชิ้น',
      AVERAGE_SCORE: 'เรียงตามคะแนนเฉลี่ย นับเฉพาะที่มีรีวิวตั้งแต่ {ratingReviews} รีวิว',
      DISCOUNT: 'เรียงตามส่วนลดจริงเทียบกับราคาปกติที่เราจดไว้ นับเฉพาะที่ตรวจแล้วว่าลดจริงตั้งแต่ {percent}%',
      REVIEW_COUNT: 'เรียงตามจำนวนรีวิว นับเฉพาะที่มีตั้งแต่ {reviews} รีวิว',
    },
    rest: 'ต้องมีสินค้าและเห็นราคาภายใน {days} วัน ค่าแนะนำไม่มีผลต่ออันดับ',
    hand: 'กองบรรณาธิการเลือกและจัดอันดับเอง ค่าแนะนำไม่มีผลต่ออันดับ',
  },
  en: {
    goods: 'Products',
    deals: 'Deals',
    within: ' in {category}',
    by: {
      SOLD_QUANTITY:
        ', ranked by total units sold as reported by platforms; at least {sold} units.',
      SOLD_30_DAYS:
        ', ranked by units sold in 30 days as reported by platforms; at least {sold} units.',
      AVERAGE_SCORE: ', ranked by average rating; at least {ratingReviews} reviews.',
      DISCOUNT:
        ', ranked by the real discount from the usual price that we recorded; verified discounts of at least {percent}% only.',
      REVIEW_COUNT: ', ranked by number of reviews; at least {reviews}.',
    },
    rest: 'In stock, with a price seen within {days} days. Commission never changes a ranking.',
    hand: 'Chosen and ranked by our editors. Commission never changes a ranking.',
  },
  id: {
    goods: 'Produk',
    deals: 'Promo',
    within: ' di {category}',
    by: {
      SOLD_QUANTITY:
        ', diurutkan menurut seluruh penjualan yang dilaporkan platform; minimal {sold} terjual.',
      SOLD_30_DAYS:
        ', diurutkan menurut penjualan 30 hari yang dilaporkan platform; minimal {sold} terjual.',
      AVERAGE_SCORE: ', diurutkan menurut rating rata-rata; minimal {ratingReviews} ulasan.',
      DISCOUNT:
        ', diurutkan menurut diskon nyata dari harga biasa yang kami catat; hanya yang terbukti minimal {percent}%.',
      REVIEW_COUNT: ', diurutkan menurut jumlah ulasan; minimal {reviews}.',
    },
    rest: 'Stok tersedia dan harganya terpantau dalam {days} hari. Komisi tidak mengubah peringkat.',
    hand: 'Dipilih dan diurutkan oleh redaksi kami. Komisi tidak mengubah peringkat.',
  },
};

export function methodOf(
  row: Pick<
    GroupRow,
    'generation_type' | 'order_type' | 'subject_type' | 'sales_of' | 'category_names'
  >,
  lang: Language,
): string {
  const words = WORDS[lang];
  if (row.generation_type === 'MANUAL') return words.hand;
  const by =
    words.by[
      row.order_type === 'SOLD_QUANTITY' && row.sales_of === '30_DAYS'
        ? 'SOLD_30_DAYS'
        : row.order_type
    ];
  const what = row.subject_type === 'CONTENT' ? words.deals : words.goods;
  const where = row.category_names
    ? words.within.replace('{category}', textIn(row.category_names, lang))
    : '';
  const sentence = `${what}${where}${lang === 'th' ? ' ' : ''}${by} ${words.rest}`;
  const holes: Record<string, number> = {
    ...EVIDENCE,
    percent: Math.round(EVIDENCE.realDiscount * 100),
    days: FRESH_PRICE_DAYS,
  };
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(holes[name]));
}
