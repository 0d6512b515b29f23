/** What digests say of each line, in the language of their reader. */
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';

const en = {
  still: '{why}. Seen on {at}; on {now} still {price}',
  gone: '{why}. Seen at {held} on {at}',
  'verdict.gone': 'The price we held is gone',
};
type DigestWords = typeof en;

const th: DigestWords = {
  still: 'ตรงกับ {why} เมื่อ {at} ดูอีกครั้ง {now} ยัง {price}',
  gone: 'ตรงกับ {why} เห็น {held} เมื่อ {at}',
  'verdict.gone': 'ราคาที่จะเตือนหมดไปแล้ว',
};

const id: DigestWords = {
  still: '{why}. Terlihat {at}, dicek lagi {now} masih {price}',
  gone: '{why}. Terlihat {held} pada {at}',
  'verdict.gone': 'Harga yang kami tahan sudah lewat',
};

const ALL: Readonly<Record<Language, DigestWords>> = { th, en, id };

export const sayDigest = (
  lang: Language,
  key: keyof DigestWords,
  holes: Readonly<Record<string, string | number>> = {},
): string => fillSentence(lang, ALL[lang][key], holes);
