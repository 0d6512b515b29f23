/** What the home page and campaign pages of every region show. */
import type { ModuleSpec, PageSpec } from '#api/page/index.ts';

const DAY = 86_400_000;

/** Kinds of goods on the home page. */
const KINDS = ['el', 'co', 'ha', 'ki', 'ho', 'fa', 'ba', 'be', 'he', 'mo', 'gr', 'li'];

export const HOME_MODULES: readonly ModuleSpec[] = [
  {
    type: 'CATEGORY',
    titles: { th: 'เลือกตามหมวด', en: 'By category', id: 'Kategori' },
    source: { codes: KINDS },
  },
  {
    type: 'DEAL',
    titles: { th: 'ต่ำสุดที่เคยเห็น', en: 'All-time lows', id: 'Rekor terendah' },
    source: { label: 'ALL_TIME_LOW', sort: 'DISCOUNT', size: 4 },
  },
  {
    type: 'DEAL',
    titles: { th: 'ส่งฟรี', en: 'Free shipping', id: 'Gratis ongkir' },
    source: { label: 'FREE_SHIPPING', sort: 'DISCOUNT', size: 4 },
  },
  {
    type: 'RANKING',
    titles: { th: 'อันดับวันนี้', en: 'Leaderboards today', id: 'Peringkat hari ini' },
    source: { size: 3 },
  },
  {
    type: 'COUPON',
    titles: { th: 'คูปองใกล้หมดอายุ', en: 'Coupons ending soon', id: 'Kupon segera berakhir' },
    source: { sort: 'END_TIME_ASC', size: 4 },
  },
  {
    type: 'CONTENT',
    titles: { th: 'อ่านก่อนซื้อ', en: 'Read before you buy', id: 'Baca sebelum membeli' },
    source: { queryType: 'SELECTED', size: 4 },
  },
  {
    type: 'BRAND',
    titles: {
      th: 'แบรนด์ที่ลดจริง',
      en: 'Brands with real discounts',
      id: 'Merek dengan diskon nyata',
    },
  },
  {
    type: 'NOTICE_LIST',
    source: {
      notices: [
        {
          text: {
            th: 'เราจดราคาทุกวัน ดูกราฟก่อนซื้อ',
            en: 'We record prices every day',
            id: 'Kami mencatat harga setiap hari',
          },
          jump: { kind: 'URL', target: '/how-we-judge' },
        },
        {
          text: {
            th: 'คูปองบอกว่าใช้ได้ล่าสุดเมื่อไร',
            en: 'Coupons show when they last worked',
            id: 'Kupon menunjukkan kapan terakhir berhasil',
          },
          jump: { kind: 'URL', target: '/coupons' },
        },
      ],
    },
  },
];

export interface Campaign extends Omit<PageSpec, 'isDemo'> {
  /** What its banner shows; without any it has none. */
  readonly motifs?: readonly string[];
  readonly modules: readonly ModuleSpec[];
}

export const campaigns = (now: Date): readonly Campaign[] => [kitchenWeek(now), ...LASTING];

const kitchenWeek = (now: Date): Campaign => ({
  code: 'kitchen-week',
  motifs: ['dripper', 'pan', 'air-fryer', 'blender', 'plates'],
  bare: true,
  titles: { th: 'สัปดาห์ของคนเข้าครัว', en: 'Kitchen week', id: 'Pekan dapur' },
  modules: [
    {
      type: 'COUNTDOWN',
      titles: { th: 'เหลือเวลา', en: 'Time left', id: 'Sisa waktu' },
      source: { toTime: new Date(now.getTime() + 5 * DAY).toISOString() },
    },
    {
      type: 'DEAL',
      titles: { th: 'ดีลครัว', en: 'Kitchen deals', id: 'Promo dapur' },
      source: { categoryCode: 'ki', size: 8 },
    },
    {
      type: 'GOODS',
      titles: { th: 'หม้อทอดไร้น้ำมัน', en: 'Air fryers', id: 'Air fryer' },
      source: { categoryCodes: ['ki13'], size: 4 },
    },
    {
      type: 'CONTENT',
      titles: { th: 'อ่านต่อ', en: 'Read next', id: 'Baca juga' },
      source: { categoryCodes: ['ki'], queryType: 'HOT' },
    },
    {
      type: 'RICH_TEXT',
      source: {
        html: {
          th: '<p>ราคาทุกชิ้นมาจากที่เราจดไว้เองทุกวัน ก่อนซื้อ ลองดูว่าราคานี้เคยมีมาก่อนหรือไม่</p>',
          en: '<p>Every price here comes from what we wrote down ourselves, day by day. Before you buy, look whether it has been there before.</p>',
          id: '<p>Setiap harga di sini berasal dari catatan kami sendiri, hari demi hari. Sebelum membeli, lihat apakah harga ini pernah ada.</p>',
        },
      },
    },
  ],
});

/** Campaigns that do not depend on the day. */
const LASTING: readonly Campaign[] = [
  {
    code: 'choose-well',
    motifs: ['earbuds', '🧳', '🔍', 'smart-watch', '👟'],
    type: 'PAGE_NAVIGATION',
    titles: { th: 'เลือกให้คุ้ม', en: 'Choose well', id: 'Pilih yang sepadan' },
    modules: [
      {
        type: 'CONTENT',
        titles: { th: 'วิธีเลือกซื้อ', en: 'How to choose', id: 'Cara memilih' },
        source: { queryType: 'SELECTED' },
      },
      {
        type: 'RANKING',
        titles: { th: 'อันดับ', en: 'Leaderboards', id: 'Peringkat' },
        source: { size: 3 },
      },
      {
        type: 'DEAL',
        titles: { th: 'ลดจริงตอนนี้', en: 'Real discounts now', id: 'Diskon nyata sekarang' },
        source: { sort: 'DISCOUNT', size: 8 },
      },
    ],
  },
  {
    code: 'by-kind',
    type: 'PAGE_CATEGORY',
    titles: { th: 'เรื่องเล่าตามหมวด', en: 'Stories by category', id: 'Cerita per kategori' },
    modules: [
      { type: 'CATEGORY', source: { codes: KINDS } },
      { type: 'CONTENT', source: { queryType: 'HOT', size: 12 } },
    ],
  },
  {
    code: 'followed',
    type: 'FOLLOW_PAGE',
    titles: { th: 'คนที่คุณติดตาม', en: 'People you follow', id: 'Yang Anda ikuti' },
    modules: [
      {
        type: 'CONTENT',
        titles: { th: 'น่าติดตาม', en: 'Worth following', id: 'Layak diikuti' },
        source: { queryType: 'NEWEST', size: 8 },
      },
    ],
  },
  {
    code: 'side-by-side',
    motifs: ['smartphone', 'sofa', '📈', 'rice-bag', '💄'],
    type: 'RELATION_PAGE',
    titles: { th: 'ราคากับเรื่องเล่า', en: 'Prices and stories', id: 'Harga dan cerita' },
    modules: [
      {
        type: 'DEAL',
        titles: { th: 'ดีลแนะนำ', en: 'Recommended deals', id: 'Promo pilihan' },
        source: { size: 8 },
      },
      {
        type: 'CONTENT',
        titles: { th: 'อ่านต่อ', en: 'Read next', id: 'Baca juga' },
        source: { queryType: 'HOT', size: 4 },
      },
    ],
  },
];
