/** Sentences about orders of a bonus: what each step rests on, in the reader's language. */
import type { Payee, ReturnReason } from '#contract/activity/bonus.ts';
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';

type Sentence = Readonly<Record<Language, string>>;

const RETURNED: Readonly<Record<ReturnReason, Sentence>> = {
  NOT_FOUND: {
    th: 'ร้านค้าไม่พบเลขคำสั่งซื้อนี้ ตรวจเลขแล้วส่งใหม่ได้',
    en: 'The shop does not know this order number. Check it and submit it again.',
    id: 'Toko tidak menemukan nomor pesanan ini. Periksa lalu ajukan lagi.',
  },
  CANCELLED: {
    th: 'คำสั่งซื้อถูกยกเลิก',
    en: 'The order was cancelled.',
    id: 'Pesanan dibatalkan.',
  },
  GOODS_RETURNED: {
    th: 'สินค้าถูกส่งคืน ร้านคืนเงินแล้ว',
    en: 'The item was returned and the shop refunded it.',
    id: 'Barang dikembalikan dan uangnya sudah dikembalikan toko.',
  },
  NOT_ELIGIBLE: {
    th: 'คำสั่งซื้อไม่ตรงตามกติกาของกิจกรรม',
    en: 'The order does not meet the rules of this activity.',
    id: 'Pesanan tidak memenuhi aturan aktivitas ini.',
  },
  ACCOUNT_CLOSED: {
    th: 'ปิดบัญชีก่อนจ่าย',
    en: 'The account was closed before it was paid.',
    id: 'Akun ditutup sebelum dibayar.',
  },
};
const REPORT: Sentence = {
  th: 'อยู่ในรายงานของเครือข่าย {report} บรรทัด {line}',
  en: 'In the network’s report {report}, line {line}',
  id: 'Ada di laporan jaringan {report}, baris {line}',
};
const BY_HAND: Sentence = {
  th: 'ทีมงานตรวจแล้วว่าพบคำสั่งซื้อนี้',
  en: 'Checked and found by our team',
  id: 'Sudah diperiksa dan ditemukan tim kami',
};
const PAID: Sentence = {
  th: 'โอนเข้า {to} เลขอ้างอิง {reference}',
  en: 'Sent to {to}, reference {reference}',
  id: 'Dikirim ke {to}, referensi {reference}',
};
const KINDS: Readonly<Record<Payee['kind'], Sentence>> = {
  BANK: { th: 'บัญชีธนาคาร', en: 'bank account', id: 'rekening bank' },
  PROMPTPAY: { th: 'พร้อมเพย์', en: 'PromptPay', id: 'PromptPay' },
  E_WALLET: { th: 'อีวอลเล็ต', en: 'e-wallet', id: 'dompet digital' },
};

interface Checked {
  readonly check_report: string | null;
  readonly check_line: number | null;
}

/** By what an order was found. */
export const sayCheck = ({ check_report, check_line }: Checked, lang: Language): string =>
  check_report === null
    ? BY_HAND[lang]
    : fillSentence(lang, REPORT[lang], { report: check_report, line: String(check_line) });

interface Paid {
  /** The kind of payee and the last letters of the number. */
  readonly paid_to: string | null;
  readonly payment_ref: string | null;
}

/** Where money went, masked. */
export function sayPayment({ paid_to, payment_ref }: Paid, lang: Language): string {
  const [kind = '', last = ''] = (paid_to ?? '').split(' ');
  const name = KINDS[kind as Payee['kind']]?.[lang] ?? kind;
  return fillSentence(lang, PAID[lang], {
    to: `${name} •••-•••-${last}`,
    reference: payment_ref ?? '',
  });
}

interface Returned {
  readonly return_reason: ReturnReason | null;
  readonly return_note: string | null;
  readonly return_report: string | null;
  readonly return_line: number | null;
}

/** Why nothing is paid: the reason, what the operator added, and the line of a report. */
export function sayReturn(row: Returned, lang: Language): string {
  const { return_reason, return_note, return_report, return_line } = row;
  const report =
    return_report &&
    fillSentence(lang, REPORT[lang], { report: return_report, line: String(return_line) });
  return [return_reason && RETURNED[return_reason][lang], return_note, report]
    .filter(Boolean)
    .join(' ');
}
