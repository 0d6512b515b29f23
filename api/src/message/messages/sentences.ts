/**
 * What messages say, in the language of whoever reads them; `{holes}` are filled from the message.
 */
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';
import { BONUS_SENTENCES } from './bonus.ts';
import { CHANNEL_SENTENCES } from './channel.ts';
import { sayDay } from './digest.ts';
import { LINK_SENTENCES } from './link.ts';

export const SENTENCES = {
  liked: {
    en: ['{actors} liked {subject}', ''],
    th: ['{actors} ถูกใจ {subject}', ''],
    id: ['{actors} menyukai {subject}', ''],
  },
  followed: {
    en: ['{actors} started following you', ''],
    th: ['{actors} เริ่มติดตามคุณ', ''],
    id: ['{actors} mulai mengikuti Anda', ''],
  },
  commented: {
    en: ['{actors} commented on {subject}', '{text}'],
    th: ['{actors} แสดงความคิดเห็นใน {subject}', '{text}'],
    id: ['{actors} mengomentari {subject}', '{text}'],
  },
  answered: {
    en: ['{actors} replied to your comment', '{text}'],
    th: ['{actors} ตอบความคิดเห็นของคุณ', '{text}'],
    id: ['{actors} membalas komentar Anda', '{text}'],
  },
  mentioned: {
    en: ['{actors} mentioned you', '{text}'],
    th: ['{actors} กล่าวถึงคุณ', '{text}'],
    id: ['{actors} menyebut Anda', '{text}'],
  },
  'watch.TARGET_PRICE': {
    en: ['{subject}: {price}', 'You asked for {threshold} or less. {odd}'],
    th: ['{subject} ราคา {price}', 'คุณตั้งไว้ไม่เกิน {threshold} {odd}'],
    id: ['{subject}: {price}', 'Anda ingin maksimal {threshold}. {odd}'],
  },
  'watch.BELOW_NOW': {
    en: ['{subject}: {price}', 'It was {start} when you began to watch it. {odd}'],
    th: ['{subject} ราคา {price}', 'ตอนเริ่มเฝ้าราคา {start} {odd}'],
    id: ['{subject}: {price}', 'Saat mulai dipantau harganya {start}. {odd}'],
  },
  'watch.BELOW_TYPICAL': {
    en: ['{subject}: {price}', 'The usual price is {typical}. {odd}'],
    th: ['{subject} ราคา {price}', 'ปกติ {typical} {odd}'],
    id: ['{subject}: {price}', 'Harga biasanya {typical}. {odd}'],
  },
  'watch.NEW_LOW': {
    en: ['{subject}: {price}', 'A new low. The lowest before was {lowest}. {odd}'],
    th: ['{subject} ราคา {price}', 'ต่ำสุดใหม่ ก่อนหน้านี้ต่ำสุด {lowest} {odd}'],
    id: ['{subject}: {price}', 'Harga terendah baru. Sebelumnya {lowest}. {odd}'],
  },
  'watch.RESTOCK': {
    en: ['{subject} is back in stock', 'It costs {price}. {odd}'],
    th: ['{subject} มีของแล้ว', 'ราคา {price} {odd}'],
    id: ['{subject} tersedia lagi', 'Harganya {price}. {odd}'],
  },
  'watch.ENDS': {
    en: ['{subject} ends soon', 'It ends at {time}.'],
    th: ['{subject} ใกล้หมดเวลา', 'หมดเวลา {time}'],
    id: ['{subject} segera berakhir', 'Berakhir {time}.'],
  },
  'watch.UNMET': {
    en: [
      '{subject}: target not reached in {days} {days|day|days}',
      'Do you want to change your price watch?',
    ],
    th: ['{subject} ยังไม่ถึงเป้ามา {days} วัน', 'จะปรับเงื่อนไขที่เฝ้าราคาไหม'],
    id: ['{subject}: {days} hari belum tercapai', 'Ingin mengubah pantauan harga Anda?'],
  },
  'watch.UNMET.low': {
    en: [
      '{subject}: target not reached in {days} {days|day|days}',
      'The lowest price was {lowest}. Do you want to change your price watch?',
    ],
    th: ['{subject} ยังไม่ถึงเป้ามา {days} วัน', 'ราคาต่ำสุดช่วงนี้ {lowest} จะปรับเงื่อนไขที่เฝ้าราคาไหม'],
    id: [
      '{subject}: {days} hari belum tercapai',
      'Harga terendahnya {lowest}. Ingin mengubah pantauan harga Anda?',
    ],
  },
  'award.won': {
    en: ['You won: {prize}', 'Tell us by {day} where to send it.'],
    th: ['คุณได้รางวัล {prize}', 'กรอกที่อยู่รับของภายใน {day}'],
    id: ['Anda memenangkan {prize}', 'Isi alamat pengiriman paling lambat {day}.'],
  },
  'award.voucher': {
    en: ['You won: {prize}', 'Your code is with your prizes.'],
    th: ['คุณได้รางวัล {prize}', 'ดูโค้ดได้ในรางวัลของคุณ'],
    id: ['Anda memenangkan {prize}', 'Kodenya ada di daftar hadiah Anda.'],
  },
  'activity.released': {
    en: ['“{activity}” is open to you again', 'We reviewed it again, and nothing is held now.'],
    th: ['คุณร่วม “{activity}” ได้ตามปกติแล้ว', 'เราตรวจอีกครั้งแล้ว ไม่มีรางวัลใดถูกระงับ'],
    id: [
      'Anda bisa ikut “{activity}” lagi',
      'Sudah kami periksa ulang, tidak ada lagi yang ditahan.',
    ],
  },
  'activity.appeal-refused': {
    en: [
      'About your rewards in “{activity}”',
      'We reviewed it again and keep them on hold. See why.',
    ],
    th: ['เรื่องรางวัลของคุณใน “{activity}”', 'เราตรวจอีกครั้งแล้ว ยังระงับไว้ ดูเหตุผลได้'],
    id: [
      'Tentang hadiah Anda di “{activity}”',
      'Sudah kami periksa ulang dan tetap ditahan. Lihat alasannya.',
    ],
  },
  'award.address_soon': {
    en: ['Where shall we send {prize}?', 'Enter an address by {day}, or the prize expires.'],
    th: ['จะให้ส่ง {prize} ไปที่ไหน', 'กรอกที่อยู่ภายใน {day} ไม่อย่างนั้นรางวัลจะหมดอายุ'],
    id: ['{prize} dikirim ke mana?', 'Isi alamat paling lambat {day}, atau hadiah Anda hangus.'],
  },
  'award.sent': {
    en: ['On its way: {prize}', 'Tracking number: {tracking}'],
    th: ['ส่ง {prize} แล้ว', 'เลขพัสดุ {tracking}'],
    id: ['Sudah dikirim: {prize}', 'Nomor resi: {tracking}'],
  },
  'award.expired': {
    en: ['Your prize expired: {prize}', 'No address was entered by {day}.'],
    th: ['รางวัล {prize} หมดอายุแล้ว', 'ไม่ได้กรอกที่อยู่ภายใน {day}'],
    id: ['Hadiah Anda hangus: {prize}', 'Tidak ada alamat sampai {day}.'],
  },
  'alert.deal': {
    en: ['{subject}: {price}', '{why}'],
    th: ['{subject} ราคา {price}', '{why}'],
    id: ['{subject}: {price}', '{why}'],
  },
  welcome: {
    en: ['Welcome to Khum', 'Save what you like, and we will watch its price.'],
    th: ['ยินดีต้อนรับสู่คุ้ม', 'เก็บสิ่งที่ชอบไว้ แล้วเราจะคอยดูราคาให้'],
    id: ['Selamat datang di Khum', 'Simpan yang Anda suka, dan kami pantau harganya.'],
  },
  'profile.avatar.passed': {
    en: ['Your new picture is public', ''],
    th: ['รูปใหม่ของคุณเผยแพร่แล้ว', ''],
    id: ['Foto baru Anda sudah tayang', ''],
  },
  'profile.nickname.passed': {
    en: ['Your new display name is public', ''],
    th: ['ชื่อใหม่ของคุณเผยแพร่แล้ว', ''],
    id: ['Nama baru Anda sudah tayang', ''],
  },
  'profile.biography.passed': {
    en: ['Your new introduction is public', ''],
    th: ['คำแนะนำตัวใหม่ของคุณเผยแพร่แล้ว', ''],
    id: ['Perkenalan baru Anda sudah tayang', ''],
  },
  'profile.avatar.rejected': {
    en: ['Your new picture was not accepted', '{reason}'],
    th: ['รูปใหม่ของคุณไม่ผ่านการตรวจ', '{reason}'],
    id: ['Foto baru Anda tidak diterima', '{reason}'],
  },
  'profile.nickname.rejected': {
    en: ['Your new display name was not accepted', '{reason}'],
    th: ['ชื่อใหม่ของคุณไม่ผ่านการตรวจ', '{reason}'],
    id: ['Nama baru Anda tidak diterima', '{reason}'],
  },
  'profile.biography.rejected': {
    en: ['Your new introduction was not accepted', '{reason}'],
    th: ['คำแนะนำตัวใหม่ของคุณไม่ผ่านการตรวจ', '{reason}'],
    id: ['Perkenalan baru Anda tidak diterima', '{reason}'],
  },
  'contribution.PASSED': {
    en: ['“{title}” is public now', 'Thank you for sharing.'],
    th: ['“{title}” เผยแพร่แล้ว', 'ขอบคุณที่แบ่งปัน'],
    id: ['“{title}” sudah tayang', 'Terima kasih sudah berbagi.'],
  },
  'contribution.REJECTED': {
    en: ['“{title}” was not accepted', '{reason}'],
    th: ['“{title}” ไม่ผ่านการตรวจ', '{reason}'],
    id: ['“{title}” tidak diterima', '{reason}'],
  },
  'contribution.SELF_VISIBLE': {
    en: ['Only you can see “{title}”', '{reason}'],
    th: ['มีเพียงคุณที่เห็น “{title}”', '{reason}'],
    id: ['Hanya Anda yang bisa melihat “{title}”', '{reason}'],
  },
  'contribution.RECALLED': {
    en: ['“{title}” was taken down', '{reason}'],
    th: ['“{title}” ถูกนำออกจากเว็บ', '{reason}'],
    id: ['“{title}” diturunkan dari situs', '{reason}'],
  },
  'contribution.DELETED': {
    en: ['“{title}” was deleted', '{reason}'],
    th: ['“{title}” ถูกลบ', '{reason}'],
    id: ['“{title}” dihapus', '{reason}'],
  },
  'report.upheld': {
    en: ['Thank you: your report was right', 'We have acted on it.'],
    th: ['ขอบคุณ รายงานของคุณถูกต้อง', 'เราจัดการแล้ว'],
    id: ['Terima kasih, laporan Anda benar', 'Sudah kami tindak.'],
  },
  'report.dismissed': {
    en: ['We checked your report', 'It breaks none of our rules, so it stays.'],
    th: ['เราตรวจรายงานของคุณแล้ว', 'ไม่ผิดกติกา จึงคงไว้ตามเดิม'],
    id: ['Laporan Anda sudah kami periksa', 'Tidak melanggar aturan kami, jadi tetap ada.'],
  },
  reported: {
    en: ['Your content breaks our rules', '{reason}'],
    th: ['เนื้อหาของคุณผิดกติกา', '{reason}'],
    id: ['Konten Anda melanggar aturan kami', '{reason}'],
  },
  'appeal.overturned': {
    en: ['Your appeal was accepted: it is back', '{reason}'],
    th: ['อุทธรณ์สำเร็จ เรานำกลับมาแล้ว', '{reason}'],
    id: ['Banding Anda diterima: sudah kami kembalikan', '{reason}'],
  },
  'appeal.upheld': {
    en: ['Another moderator reviewed it: the decision was confirmed', '{reason}'],
    th: ['ผู้ดูแลอีกคนตรวจซ้ำแล้ว ยืนตามคำตัดสินเดิม', '{reason}'],
    id: ['Moderator lain sudah memeriksanya: keputusan tetap', '{reason}'],
  },
  ...BONUS_SENTENCES,
  ...LINK_SENTENCES,
  ...CHANNEL_SENTENCES,
  'webhook.off': {
    en: [
      'Webhook to {host} turned off',
      'No delivery has arrived there for days: {reason} Turn the webhook on again once it works.',
    ],
    th: ['ปิดเว็บฮุกไปยัง {host} แล้ว', 'ส่งไม่ถึงมาหลายวัน: {reason} เมื่อแก้แล้วให้เปิดเว็บฮุกอีกครั้ง'],
    id: [
      'Webhook ke {host} dinonaktifkan',
      'Tidak ada kiriman yang sampai selama beberapa hari: {reason} Aktifkan lagi webhook setelah diperbaiki.',
    ],
  },
} as const satisfies Record<string, Record<Language, readonly [title: string, text: string]>>;

export type MessageKind = keyof typeof SENTENCES;

const OTHERS: Readonly<Record<Language, string>> = {
  en: '{name} and {n} {n|other|others}',
  th: '{name} และอีก {n} คน',
  id: '{name} dan {n} orang lainnya',
};
const SOMEBODY: Readonly<Record<Language, string>> = { en: 'Someone', th: 'มีคน', id: 'Seseorang' };
const YOURS: Readonly<Record<Language, string>> = {
  en: 'your post',
  th: 'โพสต์ของคุณ',
  id: 'kiriman Anda',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Title and text of a message. A kind of a later version, whose sentence is not known here, says
 * nothing. What a hole says differently in each language is given as `hole.lang`.
 */
export function sayMessage(
  lang: Language,
  kind: string,
  holes: Readonly<Record<string, string>>,
): { title: string; text: string } {
  const [title, text] = (SENTENCES as Record<string, Record<Language, readonly [string, string]>>)[
    kind
  ]?.[lang] ?? ['', ''];
  const values = (sentence: string) =>
    Object.fromEntries(
      [...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => {
        const said = holes[`${name}.${lang}`] ?? holes[name] ?? '';
        return [name, DAY.test(said) ? sayDay(lang, said) : said];
      }),
    );
  const fill = (sentence: string) => fillSentence(lang, sentence, values(sentence)).trim();
  return { title: fill(title), text: fill(text) };
}

/** "Nok", "Nok and 4 others". */
export function sayActors(lang: Language, first: string | undefined, count: number): string {
  if (first === undefined) return SOMEBODY[lang];
  return count <= 1 ? first : fillSentence(lang, OTHERS[lang], { name: first, n: count - 1 });
}

/** What a subject is called in a sentence. */
export function saySubject(lang: Language, title: string | undefined): string {
  if (!title) return YOURS[lang];
  const short = [...title].length > 60 ? `${[...title].slice(0, 59).join('')}…` : title;
  return `“${short}”`;
}
