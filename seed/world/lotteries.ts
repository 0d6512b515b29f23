/** Lotteries of every region of the demo world: what they are called, what they give, and when they run. */
import type { Language } from '#contract/language.ts';

type Texts = Readonly<Record<Language, string>>;

export interface SeedPrize {
  readonly name: Texts;
  readonly motif: string;
  readonly kind: 'GOODS' | 'VOUCHER' | 'NOTHING';
  readonly numbers: number;
  readonly stock: number | null;
  /** What it is worth in a shop. */
  readonly baht: number;
  /** Each winner has a code of their own, or all have one. */
  readonly codes?: 'EACH' | 'SHARED';
}

export interface SeedLottery {
  readonly code: string;
  readonly title: Texts;
  readonly summary: Texts;
  readonly motifs: readonly string[];
  /** Hours from the moment of installation. */
  readonly startH: number;
  readonly endH: number;
  readonly revealH: number;
  /** Hours at which people draw, and how many draws there are then. */
  readonly drawnH: readonly number[];
  readonly draws: number;
  readonly prizes: readonly SeedPrize[];
}

const NOTHING = { th: 'ไม่ได้รางวัล', en: 'No prize', id: 'Belum beruntung' };
const nothing = (numbers: number): SeedPrize => ({
  name: NOTHING,
  motif: '🍀',
  kind: 'NOTHING',
  numbers,
  stock: null,
  baht: 0,
});
const goods = (
  name: Texts,
  motif: string,
  numbers: number,
  stock: number,
  baht: number,
): SeedPrize => ({ name, motif, kind: 'GOODS', numbers, stock, baht });
const voucher = (
  name: Texts,
  numbers: number,
  codes: 'EACH' | 'SHARED',
  baht: number,
): SeedPrize => ({
  name,
  motif: '🎫',
  kind: 'VOUCHER',
  numbers,
  stock: codes === 'EACH' ? 150 : null,
  baht,
  codes,
});

const FREE_SHIPPING = { th: 'คูปองส่งฟรี', en: 'Free shipping coupon', id: 'Kupon gratis ongkir' };
const TENTH_OFF = { th: 'คูปองลด 10%', en: '10% off coupon', id: 'Kupon diskon 10%' };
const MUG = { th: 'แก้วกาแฟเซรามิก', en: 'Ceramic coffee mug', id: 'Mug kopi keramik' };
const BAG = { th: 'ถุงผ้าลดโลกร้อน', en: 'Cotton shopping bag', id: 'Tas belanja kain' };

export const LOTTERIES: readonly SeedLottery[] = [
  {
    code: 'payday-draw',
    title: { th: 'จับรางวัลวันเงินเดือนออก', en: 'Payday draw', id: 'Undian gajian' },
    summary: {
      th: 'สามสิทธิ์ทุกวัน ลุ้นหูฟัง นาฬิกา และคูปอง',
      en: 'Three chances a day for earbuds, a smart watch and coupons',
      id: 'Tiga kesempatan sehari untuk earbud, jam pintar, dan kupon',
    },
    motifs: ['smart-watch', 'earbuds', '🎁', 'power-bank', 'speaker'],
    startH: -75,
    endH: 93,
    revealH: 94,
    drawnH: [-70, -46, -22, -1],
    draws: 24,
    prizes: [
      goods(
        { th: 'นาฬิกาสมาร์ตวอทช์', en: 'Smart watch', id: 'Jam pintar' },
        'smart-watch',
        8,
        1,
        3_990,
      ),
      goods(
        { th: 'หูฟังไร้สาย', en: 'Wireless earbuds', id: 'Earbud nirkabel' },
        'earbuds',
        60,
        5,
        1_290,
      ),
      goods(
        { th: 'พาวเวอร์แบงก์ 10,000 mAh', en: '10,000 mAh power bank', id: 'Power bank 10.000 mAh' },
        'power-bank',
        232,
        20,
        490,
      ),
      voucher(TENTH_OFF, 1_200, 'EACH', 100),
      voucher(FREE_SHIPPING, 2_000, 'SHARED', 40),
      nothing(6_500),
    ],
  },
  {
    code: 'weekend-draw',
    title: { th: 'จับรางวัลสุดสัปดาห์', en: 'Weekend draw', id: 'Undian akhir pekan' },
    summary: {
      th: 'ทีวี ลำโพง และคูปอง เริ่มในอีกไม่กี่วัน',
      en: 'A TV, speakers and coupons: it begins in a few days',
      id: 'TV, speaker, dan kupon: mulai beberapa hari lagi',
    },
    motifs: ['tv', '🎮', 'speaker', '🎁', 'guitar'],
    startH: 50,
    endH: 122,
    revealH: 123,
    drawnH: [],
    draws: 0,
    prizes: [
      goods({ th: 'ทีวี 43 นิ้ว', en: '43-inch TV', id: 'TV 43 inci' }, 'tv', 3, 1, 7_990),
      goods(
        { th: 'ลำโพงบลูทูธ', en: 'Bluetooth speaker', id: 'Speaker Bluetooth' },
        'speaker',
        97,
        10,
        990,
      ),
      goods(BAG, '👜', 900, 80, 120),
      voucher(FREE_SHIPPING, 2_500, 'SHARED', 40),
      nothing(6_500),
    ],
  },
  {
    code: 'coffee-week-draw',
    title: { th: 'สัปดาห์คนรักกาแฟ', en: 'Coffee week draw', id: 'Undian pekan kopi' },
    summary: {
      th: 'จบแล้ว รอเปิดกุญแจให้ทุกคนตรวจ',
      en: 'Over: the key opens soon, and anyone can check',
      id: 'Sudah selesai: kuncinya segera dibuka untuk diperiksa siapa saja',
    },
    motifs: ['dripper', '☕', 'carton', '🫖', 'plates'],
    startH: -124,
    endH: -3,
    revealH: 21,
    drawnH: [-120, -96, -72, -48, -24, -5],
    draws: 20,
    prizes: [
      goods(
        { th: 'เครื่องชงกาแฟดริป', en: 'Pour-over coffee set', id: 'Set kopi seduh' },
        'dripper',
        50,
        3,
        890,
      ),
      goods(MUG, '☕', 650, 40, 180),
      voucher(TENTH_OFF, 1_300, 'EACH', 100),
      nothing(8_000),
    ],
  },
  {
    code: 'kitchen-draw',
    title: { th: 'จับรางวัลคนเข้าครัว', en: 'Kitchen draw', id: 'Undian dapur' },
    summary: {
      th: 'เปิดกุญแจแล้ว ใครก็ตรวจทุกครั้งที่จับได้',
      en: 'The key is open: anyone can check every draw',
      id: 'Kuncinya sudah dibuka: siapa saja bisa memeriksa setiap undian',
    },
    motifs: ['air-fryer', 'pan', 'blender', 'hot-pot', 'cutlery'],
    startH: -440,
    endH: -28,
    revealH: -26,
    drawnH: [-436, -412, -388, -364, -124, -100, -76, -52],
    draws: 34,
    prizes: [
      goods({ th: 'หม้อทอดไร้น้ำมัน', en: 'Air fryer', id: 'Air fryer' }, 'air-fryer', 40, 2, 2_490),
      goods({ th: 'กระทะเหล็กหล่อ', en: 'Cast-iron pan', id: 'Wajan besi cor' }, 'pan', 160, 8, 790),
      goods(
        { th: 'ชุดช้อนส้อม', en: 'Cutlery set', id: 'Set sendok garpu' },
        'cutlery',
        1_000,
        80,
        250,
      ),
      voucher(TENTH_OFF, 1_300, 'EACH', 100),
      voucher(FREE_SHIPPING, 1_500, 'SHARED', 40),
      nothing(6_000),
    ],
  },
];

/** The one that the shopper to try the demo world with took part in. */
export const SHOPPERS_LOTTERY: SeedLottery = {
  ...(LOTTERIES[3] as SeedLottery),
  code: 'thank-you-draw',
  title: { th: 'จับรางวัลขอบคุณ', en: 'Thank-you draw', id: 'Undian terima kasih' },
  motifs: ['perfume', '🎁', 'candle', 'yoga-mat', 'earbuds'],
  draws: 36,
  prizes: [
    goods(
      { th: 'เทียนหอม', en: 'Scented candle', id: 'Lilin aromaterapi' },
      'candle',
      2_500,
      90,
      320,
    ),
    goods({ th: 'เสื่อโยคะ', en: 'Yoga mat', id: 'Matras yoga' }, 'yoga-mat', 1_500, 60, 590),
    goods(BAG, '👜', 2_500, 90, 120),
    voucher(TENTH_OFF, 1_500, 'EACH', 100),
    nothing(2_000),
  ],
};

/** What holds of all of them. */
export const RULES: Texts = {
  th: '<p>ทุกคนได้สิทธิ์เมื่อแวะมาในแต่ละวัน หนึ่งสิทธิ์จับได้หนึ่งครั้ง</p><ul><li>โอกาสและจำนวนของรางวัลอยู่ในตาราง และเปลี่ยนไม่ได้ตั้งแต่เผยแพร่</li><li>กรอกที่อยู่ภายใน 14 วัน แล้วเราจะส่งของภายใน 14 วันทำการ</li><li>หลังจบงานเราเปิดกุญแจ ใครก็คำนวณผลทุกครั้งซ้ำได้</li></ul>',
  en: '<p>Everyone gets chances on each day they visit; one chance is one draw.</p><ul><li>Odds and stock are in the table and have not changed since it was published.</li><li>Enter your address within 14 days, and we send the prize within 14 working days.</li><li>Afterwards we open the key, and anyone can recompute every draw.</li></ul>',
  id: '<p>Setiap orang mendapat kesempatan setiap hari berkunjung; satu kesempatan untuk satu undian.</p><ul><li>Peluang dan stok ada di tabel, dan tidak berubah sejak diterbitkan.</li><li>Isi alamat dalam 14 hari, lalu hadiah kami kirim dalam 14 hari kerja.</li><li>Setelah selesai kami membuka kuncinya, dan siapa saja bisa menghitung ulang setiap undian.</li></ul>',
};

/** Movable holidays of a year are entered by operators; these are some of them. */
export const HOLIDAYS: Readonly<Record<string, readonly { day: string; name: string }[]>> = {
  TH: [
    { day: '2027-02-22', name: 'วันมาฆบูชา' },
    { day: '2027-05-20', name: 'วันวิสาขบูชา' },
  ],
  ID: [
    { day: '2027-02-06', name: 'Tahun Baru Imlek' },
    { day: '2027-03-10', name: 'Idul Fitri' },
  ],
  SG: [
    { day: '2027-02-06', name: 'Chinese New Year' },
    { day: '2027-03-10', name: 'Hari Raya Puasa' },
  ],
  MY: [
    { day: '2027-02-06', name: 'Chinese New Year' },
    { day: '2027-03-10', name: 'Hari Raya Aidilfitri' },
  ],
  PH: [
    { day: '2027-03-25', name: 'Maundy Thursday' },
    { day: '2027-03-26', name: 'Good Friday' },
  ],
  VN: [
    { day: '2027-02-05', name: 'Tết (eve)' },
    { day: '2027-02-08', name: 'Tết' },
  ],
};

/** Where parcels go, in each region. */
export const CITIES: Readonly<
  Record<string, { region: string; city: string; postalCode: string }>
> = {
  TH: { region: 'กรุงเทพมหานคร', city: 'บางรัก', postalCode: '10500' },
  ID: { region: 'DKI Jakarta', city: 'Jakarta Selatan', postalCode: '12190' },
  SG: { region: 'Singapore', city: 'Singapore', postalCode: '238801' },
  MY: { region: 'Selangor', city: 'Petaling Jaya', postalCode: '46000' },
  PH: { region: 'Metro Manila', city: 'Makati', postalCode: '1226' },
  VN: { region: 'Hồ Chí Minh', city: 'Quận 1', postalCode: '70000' },
};
