/**
 * Who writes in the demo world: two editors and shoppers of every region. The picture of each is an
 * emoji motif.
 */
import type { Language } from '#contract/language.ts';

export interface Person {
  readonly nickname: string;
  readonly motif: string;
  readonly biography: string;
  readonly isEditor: boolean;
}

const MOTIFS = [
  '🐱',
  '🦊',
  '🐼',
  '🐨',
  '🐯',
  '🐸',
  '🐰',
  '🐶',
  '🦉',
  '🐧',
  '🐳',
  '🦋',
  '🐢',
  '🐝',
  '🦜',
  '🐿️',
  '🦄',
  '🐙',
  '🐞',
  '🦔',
] as const;

const NAMES: Readonly<Record<string, readonly string[]>> = {
  TH: [
    'บ.ก. น้ำฝน',
    'บ.ก. ตั้ม',
    'พลอยชอบลด',
    'แม่น้องอิ่ม',
    'ก้องแก็ดเจ็ต',
    'ฝ้ายคาเฟ่',
    'ป้าแดงตลาดนัด',
    'นัทวิ่งเช้า',
    'มิ้นท์แต่งห้อง',
    'โอ๊ตทำกับข้าว',
    'จูนสกินแคร์',
    'พี่หมีเลี้ยงแมว',
    'บีมโน้ตบุ๊ก',
    'เจนแพ็กกระเป๋า',
    'ต้นไม้ในคอนโด',
    'วิวอ่านรีวิว',
    'แพรตามโปร',
    'กันต์เทียบราคา',
  ],
  ID: [
    'Redaksi Sari',
    'Redaksi Bayu',
    'Dewi Hemat',
    'Bunda Kirana',
    'Rizky Gadget',
    'Ayu Ngopi',
    'Pak Budi Pasar',
    'Fajar Lari Pagi',
    'Putri Dekor',
    'Andi Dapur',
    'Nisa Skincare',
    'Tono dan Kucing',
    'Wahyu Laptop',
    'Intan Jalan',
    'Citra Kebun',
    'Lestari Ulas',
    'Yoga Promo',
    'Maya Banding',
  ],
  SG: [
    'Editor Mei',
    'Editor Ravi',
    'Kiasu Karen',
    'Jun at Home',
    'Gadget Wei',
    'Aisyah Brews',
    'Uncle Tan',
    'Runner Priya',
    'Bto Decor',
    'Hawker Cook',
    'Glow Hui',
    'Two Cats Lim',
    'Laptop Arun',
    'Carry-on Chloe',
    'Balcony Green',
    'Siti Reads',
    'Promo Marcus',
    'Compare Nadia',
  ],
  MY: [
    'Editor Farah',
    'Editor Jason',
    'Jimat Aina',
    'Mama Hana',
    'Gajet Amir',
    'Kopi Mei Ling',
    'Pakcik Rahim',
    'Runner Siva',
    'Kondo Decor',
    'Dapur Zara',
    'Glow Ika',
    'Kucing Dua',
    'Laptop Hafiz',
    'Travel Wani',
    'Kebun Kak Ros',
    'Ulasan Ben',
    'Promo Syafiq',
    'Banding Grace',
  ],
  PH: [
    'Editor Bea',
    'Editor Marco',
    'Tipid Joy',
    'Mommy Liza',
    'Gadget Paolo',
    'Kape Trish',
    'Tita Baby',
    'Runner Miguel',
    'Condo Ella',
    'Luto ni Ana',
    'Glow Kim',
    'Pusa ni Carlo',
    'Laptop Jed',
    'Biyahe Nicole',
    'Plantita Rose',
    'Review Dan',
    'Promo Aly',
    'Kumpara Ian',
  ],
  VN: [
    'Editor Linh',
    'Editor Minh',
    'Lan Săn Deal',
    'Mẹ Bắp',
    'Tuấn Công Nghệ',
    'Hà Cà Phê',
    'Cô Sáu Chợ',
    'Long Chạy Bộ',
    'Mai Decor',
    'Bếp Nhà Thảo',
    'Vy Skincare',
    'Hai Con Mèo',
    'Khoa Laptop',
    'Trang Vali',
    'Vườn Ban Công',
    'Ngọc Đọc Review',
    'Phúc Canh Giá',
    'An So Sánh',
  ],
};

const BIOGRAPHIES: Readonly<Record<Language, { editor: string; shopper: string }>> = {
  th: { editor: 'บรรณาธิการของคุ้ม เช็กราคาก่อนเชื่อป้าย', shopper: 'ชอบของดีที่ราคาไม่โกหก' },
  en: {
    editor: 'Editor at Khum. Checks the price before the sign.',
    shopper: 'Likes good things at honest prices.',
  },
  id: {
    editor: 'Redaktur Khum. Memeriksa harga sebelum percaya label.',
    shopper: 'Suka barang bagus dengan harga jujur.',
  },
};

export function peopleOf(tenant: string, language: Language): Person[] {
  return (NAMES[tenant] ?? []).map((nickname, at) => ({
    nickname,
    motif: MOTIFS[at % MOTIFS.length] as string,
    biography: BIOGRAPHIES[language][at < 2 ? 'editor' : 'shopper'],
    isEditor: at < 2,
  }));
}

export const PEOPLE_MOTIFS: readonly string[] = MOTIFS;

/**
 * What people look for, the hottest first: words of three languages and the category whose goods
 * they find. A region offers those of which it sells enough.
 */
export const HOT_KEYWORDS: readonly (Readonly<Record<Language, string>> & {
  readonly category: string;
})[] = `
el11|หูฟังไร้สาย|wireless headphones|headphone nirkabel
ki13|หม้อทอดไร้น้ำมัน|air fryer|air fryer
el31|พาวเวอร์แบงก์|power bank|power bank
fa31|รองเท้าวิ่ง|running shoes|sepatu lari
co11|โน้ตบุ๊ก|laptop|laptop
be11|ลิปสติก|lipstick|lipstik
ba21|กระเป๋าเดินทาง|suitcase|koper
el23|สมาร์ตวอทช์|smart watch|jam pintar
ki23|เครื่องปั่น|blender|blender
li33|ทรายแมว|cat litter|pasir kucing
he43|เสื่อโยคะ|yoga mat|matras yoga
mo11|ขวดนม|baby bottle|botol bayi
be21|โลชั่น|body lotion|losion
el12|ลำโพงบลูทูธ|Bluetooth speaker|speaker Bluetooth
co21|เมาส์ไร้สาย|wireless mouse|mouse nirkabel
gr11|ช็อกโกแลต|chocolate|cokelat
el21|สมาร์ตโฟน|smartphone|ponsel pintar
fa21|เสื้อยืด|T-shirt|kaus
ba12|เป้|backpack|ransel
ha31|ไม้กวาดไฟฟ้า|electric sweeper|sapu listrik
gr22|ข้าวหอม|fragrant rice|beras wangi
li22|ปากกา|pen|pena
ba22|ร่ม|umbrella|payung
ho12|เก้าอี้ไม้|wooden chair|kursi kayu
`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string, string])
  .map(([category, th, en, id]) => ({ category, th, en, id }));
