/**
 * What of a query is not a word to be found: budgets ("ไม่เกิน 1000", "di bawah 500rb", "under
 * 50"), shops, free shipping. The rest are the words.
 */
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { normalise } from '../words/normalise.ts';

/** Amounts in the minor unit of the tenant's currency. */
export interface Intent {
  readonly text: string;
  readonly minAmount?: number;
  readonly maxAmount?: number;
  readonly platforms?: readonly string[];
  readonly labels?: readonly string[];
}

const MONEY = String.raw`(?:฿|s?\$|rm|rp\.?|₱|₫|php|thb|idr|sgd|myr|vnd)?\s*`;
const FIGURE = String.raw`(\d+(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)\s*`;
/** "2 jutaan" is about two million. */
const SCALE = String.raw`(ร้อย|rb|ribu(?:an)?|jt|juta(?:an)?|k(?![a-z])|พัน|หมื่น|แสน|ล้าน|ngàn|nghìn|tr|triệu)?\s*`;
const COIN = String.raw`(?:บาท|baht|thb|rupiah|idr|ringgit|myr|pesos?|php|dollars?|sgd|dong|vnd|đ|฿|₱|₫)`;
/** A figure of these is no price. */
const NO_MEASURE = String.raw`(?!\s*(?:inch|นิ้ว|kg|กก|g\b|ml|มล|l\b|liter|litre|ลิตร|gb|tb|mah|w\b|watt|วัตต์|mm|cm|ซม|m\b|hz|mp|pcs|ชิ้น|ชั่วโมง|hours?|jam|years?|ปี|tahun|months?|เดือน|bulan|days?|วัน|people|persons?|คน|orang|packs?|sets?|pairs?|in ?1|%|x\b|["”\d]))`;
const AMOUNT = `${MONEY}${FIGURE}${SCALE}(?:${COIN})?${NO_MEASURE}`;
const PRICE = '(?:ราคา|price|harga|giá)?\\s*';

const MOST =
  '(?:ไม่เกิน|ไม่ถึง|ต่ำกว่า|น้อยกว่า|ถูกกว่า|งบประมาณ|งบ|ภายใน|(?<![a-z])(?:under|below|less than|cheaper than|at most|maximum|budget|di ?bawah|kurang dari|maks(?:imal)?|(?:jangan|tidak|gak|nggak|ga) (?:lebih|lewat|di ?atas)(?: dari)?|paling mahal|duoi|bajet)(?![a-z])|<=?|≤)';
const LEAST =
  '(?:มากกว่า|สูงกว่า|แพงกว่า|ตั้งแต่|เกิน|(?<![a-z])(?:above|more than|at least|minimum|di ?atas|lebih dari|mulai(?: dari)?|minimal|tren)(?![a-z])|>=?|≥)';
/**
 * Words that names have too (Pro Max 7): they speak of money only where a sign, a scale or a coin
 * does.
 */
const WEAK_MOST = '(?<![a-z])(?:max|up to)(?![a-z])';
const WEAK_LEAST = '(?<![a-z])(?:min|over)(?![a-z])';
const SURELY = `(?=\\s*(?:(?:฿|s?\\$|rm|rp|₱|₫)\\s*\\d|\\d[\\d.,]*\\s*(?:rb|ribu|jt|juta|k(?![a-z])|ร้อย|พัน|หมื่น|แสน|ล้าน|${COIN})))`;
const BETWEEN = `(?:ระหว่าง|(?<![a-z])(?:between|antara|price|harga)(?![a-z])|ราคา|งบ|(?<![a-z])(?:from|dari)(?![a-z])${SURELY})`;
const TO = '(?:-|–|~|ถึง|กับ|และ|(?<![a-z])(?:to|and|sampai|hingga|dan)(?![a-z])|s/d)';

/** "Around 60" is up to a quarter less or more. */
const AROUND = `(?:ประมาณ|ราว ?ๆ?|แถว ?ๆ|(?<![a-z])(?:around|roughly|approx(?:imately)?|sekitar|kisaran|kira-kira)(?![a-z])|(?<![a-z])about(?![a-z])${SURELY})`;
const NEAR = 0.25;

const RANGE = new RegExp(`${BETWEEN}\\s*${PRICE}${MONEY}${FIGURE}${SCALE}${TO}\\s*${AMOUNT}`);
const CLOSE_TO = new RegExp(
  `${PRICE}(?:งบ|(?<![a-z])(?:budget|harga|price)(?![a-z]))?\\s*${AROUND}\\s*${PRICE}${AMOUNT}`,
);
const UP_TO = new RegExp(`${PRICE}(?:${MOST}|${WEAK_MOST}${SURELY})\\s*${PRICE}${AMOUNT}`);
const FROM = new RegExp(`${PRICE}(?:${LEAST}|${WEAK_LEAST}${SURELY})\\s*${PRICE}${AMOUNT}`);
/** 1000-3000 บาท, and what a coin or a scale ends: no word of money stands before it. */
const SPAN = new RegExp(
  `${MONEY}${FIGURE}${SCALE}${TO}\\s*${MONEY}${FIGURE}(?:${SCALE}${COIN}|(rb|ribu|jt|juta|พัน|หมื่น|แสน|ล้าน)(?![a-z]))`,
);
const PLAIN = new RegExp(`${PRICE}${MONEY}${FIGURE}(?:${SCALE}${COIN}|(ribuan|jutaan)(?![a-z]))`);

const SCALES: Readonly<Record<string, number>> = {
  ร้อย: 100,
  rb: 1e3,
  ribu: 1e3,
  ribuan: 1e3,
  k: 1e3,
  พัน: 1e3,
  ngan: 1e3,
  nghin: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  jt: 1e6,
  juta: 1e6,
  jutaan: 1e6,
  ล้าน: 1e6,
  tr: 1e6,
  trieu: 1e6,
};

const SHOPS: readonly [RegExp, string][] = [
  [/(?<![a-z])(?:lazada|laz)(?![a-z])|ลาซาด้า|ลาซาดา/, 'LAZADA'],
  [/(?<![a-z])shopee(?![a-z])|ช้อปปี้|ช็อปปี้|ชอปปี้/, 'SHOPEE'],
  [/(?<![a-z])tiktok(?: ?shop)?(?![a-z])|ติ๊กต็อก|ติ๊กตอก/, 'TIKTOK_SHOP'],
];
const FREE_SHIPPING =
  /(?<![a-z])(?:free (?:shipping|delivery|ship)|gratis ongkir|bebas ongkir)(?![a-z])|ส่งฟรี/;

/** A shop that words name, by the code of its platform, and what is left of them. */
export function platformIn(text: string): { platform: string; rest: string } | undefined {
  const words = normalise(text);
  const [pattern, platform] = SHOPS.find(([one]) => one.test(words)) ?? [];
  return pattern && platform
    ? { platform, rest: words.replace(pattern, ' ').replace(/\s+/g, ' ').trim() }
    : undefined;
}

/** Words in quotes mean nothing but themselves. */
export function isQuoted(keyword: string): boolean {
  return /^\s*["“”„].+["“”]\s*$/.test(keyword);
}

export function intentOf(keyword: string, currency: CurrencyCode): Intent {
  if (isQuoted(keyword)) return { text: keyword.trim() };
  let text = figuresOf(normalise(keyword)).replace(/\s+/g, ' ').trim();
  const found: { minAmount?: number; maxAmount?: number; platforms?: string[]; labels?: string[] } =
    {};
  const take = (pattern: RegExp, use: (groups: string[]) => boolean) => {
    const match = pattern.exec(text);
    if (!match || !use(match.slice(1).map((group) => group ?? ''))) return;
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
  };
  const amount = (figure: string, scale: string) => amountOf(figure, scale, currency);
  const between = ([low = '', lowScale = '', high = '', scale = '', lastScale = '']: string[]) => {
    const highScale = scale || lastScale;
    const [least, most] = [amount(low, lowScale || highScale), amount(high, highScale)];
    if (least === undefined || most === undefined || least > most) return false;
    Object.assign(found, { minAmount: least, maxAmount: most });
    return true;
  };
  take(RANGE, between);
  if (found.maxAmount === undefined) take(SPAN, between);
  if (found.maxAmount === undefined)
    take(CLOSE_TO, ([figure = '', scale = '']) => closeTo(found, amount(figure, scale)));
  if (found.maxAmount === undefined)
    take(UP_TO, ([figure = '', scale = '']) => set(found, 'maxAmount', amount(figure, scale)));
  if (found.minAmount === undefined)
    take(FROM, ([figure = '', scale = '']) => set(found, 'minAmount', amount(figure, scale)));
  // a bare price is what one has to spend
  if (found.maxAmount === undefined && found.minAmount === undefined)
    take(PLAIN, ([figure = '', scale = '', about = '']) =>
      set(found, 'maxAmount', about ? mostOf(figure, about, currency) : amount(figure, scale)),
    );
  // a shop alone is what is looked for; beside other words it is where
  for (const [pattern, platform] of SHOPS)
    if (text.replace(pattern, '').trim() !== '')
      take(pattern, () => Boolean((found.platforms ??= []).push(platform)));
  if (text.replace(FREE_SHIPPING, '').trim() !== '')
    take(FREE_SHIPPING, () => Boolean((found.labels ??= []).push('FREE_SHIPPING')));
  // as it was typed where nothing was taken out: another keyboard's letters look like doubled marks
  return Object.keys(found).length === 0 ? { text: keyword.trim() } : { text, ...found };
}

function closeTo(
  found: { minAmount?: number; maxAmount?: number },
  about: number | undefined,
): boolean {
  if (about === undefined) return false;
  Object.assign(found, {
    minAmount: Math.round(about * (1 - NEAR)),
    maxAmount: Math.round(about * (1 + NEAR)),
  });
  return true;
}

const DIGITS = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ'];
const SPELT = new RegExp(`(${DIGITS.join('|')})(?=\\s*(?:ร้อย|พัน|หมื่น|แสน|ล้าน))`, 'g');
/**
 * "ไม่เกินพัน" is of one thousand, "พันห้า" fifteen hundred; "seratus ribu" and "sejuta" are of
 * one.
 */
const ALONE =
  /(ไม่เกิน|ไม่ถึง|ต่ำกว่า|น้อยกว่า|ถูกกว่า|มากกว่า|งบ|ภายใน|หลัก|ราว|ประมาณ)\s*(?=(?:ร้อย|พัน|หมื่น|แสน|ล้าน))/g;
const AND_HALF = new RegExp(
  `(?:(\\d+)\\s*)?(พัน|หมื่น)\\s*(${DIGITS.slice(0, 9).join('|')}|[1-9])(?!\\s*(?:\\d|ร้อย|พัน|หมื่น|แสน|ล้าน|ชิ้น|คน|อัน|ตัว|คู่|ปี|เดือน|วัน))`,
  'g',
);
const PART = /(\d+)?\s*(ร้อย|พัน|หมื่น|แสน)/g;
const PARTS = /(?:\d+\s*)?(?:พัน|หมื่น|แสน)\s*(?:\d+\s*(?:ร้อย|พัน|หมื่น)\s*)+/g;
const ONE: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])seratus ribu(?![a-z])/g, '100 ribu'],
  [/(?<![a-z])seribu(?![a-z])/g, '1 ribu'],
  [/(?<![a-z])sejuta(?![a-z])/g, '1 juta'],
  [/(?<![a-z])setengah juta(?![a-z])/g, '500 ribu'],
];

/** "สองหมื่น" is 2 หมื่น: a figure spelt out before a Thai scale. */
function figuresOf(text: string): string {
  const digits = text
    .replace(ALONE, '$1 1 ')
    .replace(SPELT, (digit) => ` ${DIGITS.indexOf(digit) + 1} `);
  // "2 พัน 5 ร้อย" is 2500
  const whole = digits.replace(
    PARTS,
    (all) =>
      ` ${[...all.matchAll(PART)].reduce((sum, [, much, scale = '']) => sum + Number(much ?? 1) * (SCALES[scale] ?? 1), 0)} `,
  );
  const halves = whole.replace(
    AND_HALF,
    (_, much: string | undefined, scale: string, more: string) => {
      const unit = SCALES[scale] ?? 1;
      return ` ${Number(much ?? 1) * unit + ((DIGITS.indexOf(more) + 1 || Number(more)) * unit) / 10} `;
    },
  );
  return ONE.reduce((left, [words, figure]) => left.replace(words, figure), halves);
}

/** "2 jutaan" goes to the end of its million. */
function mostOf(figure: string, scale: string, currency: CurrencyCode): number | undefined {
  const least = amountOf(figure, scale, currency);
  const one = amountOf('1', scale, currency);
  return least !== undefined && one !== undefined ? least + one : undefined;
}

function set(
  found: { minAmount?: number; maxAmount?: number },
  field: 'minAmount' | 'maxAmount',
  amount: number | undefined,
): boolean {
  if (amount === undefined) return false;
  found[field] = amount;
  return true;
}

/** 1.5jt is a million and a half; 1.500 and 1,500 are fifteen hundred; decimals are hundredths. */
function amountOf(figure: string, scale: string, currency: CurrencyCode): number | undefined {
  const grouped = /^\d+(?:[.,]\d{3})+$/.test(figure) && scale === '';
  const value = grouped
    ? Number(figure.replace(/[.,]/g, ''))
    : Number(figure.replace(',', '.').replace(/[.,](?=\d{3})/g, ''));
  const amount = Math.round(value * (SCALES[scale] ?? 1) * 10 ** CURRENCIES[currency].digits);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}
