/** Words from which names and texts of the demo world are made, per language. */
import type { Language } from '#contract/language.ts';

export const COLOURS: Readonly<Record<Language, readonly string[]>> = {
  th: ['เทา', 'ขาว', 'น้ำเงิน', 'ดำ', 'ชมพู', 'เขียว'],
  en: ['Grey', 'White', 'Blue', 'Black', 'Pink', 'Green'],
  id: ['Abu-abu', 'Putih', 'Biru', 'Hitam', 'Merah muda', 'Hijau'],
};

/** The title of a deal that costs nothing; `{name}`. */
export const FREEBIE_TITLE: Readonly<Record<Language, string>> = {
  th: 'แจกฟรี: {name} คนละ 1 ชิ้น',
  en: 'Free: {name}, one each',
  id: 'Gratis: {name}, satu per orang',
};
