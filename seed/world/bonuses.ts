/** Bonuses of every region of the demo world: one that is open, one to come and one that has ended (DEMO-17). */
import type { Language } from '#contract/language.ts';

type Texts = Readonly<Record<Language, string>>;

export interface SeedBonus {
  readonly code: string;
  readonly title: Texts;
  readonly summary: Texts;
  /** What is promised. */
  readonly reward: Texts;
  readonly motifs: readonly string[];
  /** From and until, in days from today. */
  readonly days: readonly [number, number];
  /** Thousandths of what was paid. */
  readonly perMille: number;
  /** In baht; regions have the like of it. */
  readonly mostPerOrder: number;
  readonly budget: number;
}

export const BONUSES: readonly SeedBonus[] = [
  {
    code: 'order-bonus',
    title: { th: 'ช้อปแล้วรับโบนัส', en: 'Order bonus', id: 'Bonus pesanan' },
    summary: {
      th: 'ส่งเลขคำสั่งซื้อ รับคืน 5%',
      en: 'Submit your order number and get 5% back',
      id: 'Kirim nomor pesanan, dapat kembali 5%',
    },
    reward: { th: 'คืน 5% ของยอดซื้อ', en: '5% of what you paid', id: '5% dari yang Anda bayar' },
    motifs: ['🧾', '💰', '📦', '🎁', 'phone-case'],
    days: [-6, 15],
    perMille: 50,
    mostPerOrder: 50,
    budget: 20_000,
  },
  {
    code: 'double-day-bonus',
    title: { th: 'โบนัสวันเลขเบิ้ล', en: 'Double-day bonus', id: 'Bonus tanggal kembar' },
    summary: {
      th: 'สั่งช่วงเลขเบิ้ล รับคืน 8%',
      en: 'Order around the double day and get 8% back',
      id: 'Pesan di sekitar tanggal kembar, dapat kembali 8%',
    },
    reward: { th: 'คืน 8% ของยอดซื้อ', en: '8% of what you paid', id: '8% dari yang Anda bayar' },
    motifs: ['🎁', '🛒', '📦', '💰', '🧾'],
    days: [5, 19],
    perMille: 80,
    mostPerOrder: 80,
    budget: 30_000,
  },
  {
    code: 'pay-day-bonus',
    title: { th: 'โบนัสต้นเดือน', en: 'First-week bonus', id: 'Bonus awal bulan' },
    summary: {
      th: 'สั่งสัปดาห์แรกของเดือน รับคืน 3%',
      en: 'Order in the first week of the month and get 3% back',
      id: 'Pesan di minggu pertama bulan ini, dapat kembali 3%',
    },
    reward: { th: 'คืน 3% ของยอดซื้อ', en: '3% of what you paid', id: '3% dari yang Anda bayar' },
    motifs: ['💰', '🧾', '🛒', '📦', '🎁'],
    days: [-40, -26],
    perMille: 30,
    mostPerOrder: 40,
    budget: 10_000,
  },
];
