/** What the API itself says about deals, in the three languages. */
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { Platform } from '#contract/catalog/label.ts';
import type { Language } from '#contract/language.ts';

interface Facts {
  shop: string | null;
  platform: Platform;
  rating: number | null;
  reviews: number;
  sold: number;
  freeShipping: boolean;
}

interface Words {
  rated: string;
  reviews: string;
  sold: string;
  freeShipping: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  th: { rated: 'คะแนน {n}', reviews: '{n} รีวิว', sold: 'ขายแล้วทั้งหมด {n} ชิ้น', freeShipping: 'ส่งฟรี' },
  en: {
    rated: 'rated {n}',
    reviews: '{n} reviews',
    sold: '{n} sold in all',
    freeShipping: 'free shipping',
  },
  id: {
    rated: 'rating {n}',
    reviews: '{n} ulasan',
    sold: '{n} terjual sejak awal',
    freeShipping: 'gratis ongkir',
  },
};

/**
 * `Lazada, Anker Official · rated 4.8 · 1,234 reviews · 5,600 sold`: what is unknown is not said.
 */
export function factsOf(facts: Facts, lang: Language): string {
  const words = WORDS[lang];
  const seller = [
    facts.platform === 'UNKNOWN' ? '' : PLATFORM_NAMES[facts.platform],
    facts.shop ?? '',
  ]
    .filter(Boolean)
    .join(', ');
  return [
    seller,
    facts.rating ? words.rated.replace('{n}', String(facts.rating)) : '',
    facts.reviews > 0 ? words.reviews.replace('{n}', grouped(facts.reviews)) : '',
    facts.sold > 0 ? words.sold.replace('{n}', grouped(facts.sold)) : '',
    facts.freeShipping ? words.freeShipping : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}
