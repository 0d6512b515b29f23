/** Yes and no as feeds of the region write them; null when a cell says neither. */
import { westernDigits } from './nothing.ts';
const YES =
  /^(?:1|y|yes|true|t|on|in[ _-]?stock|instock|available|normal|active|preorder|pre-order|backorder|มี|มีสินค้า|มีของ|พร้อมส่ง|ใช่|ya|tersedia|ada|có|còn hàng)$/i;
const NO =
  /^(?:0|n|no|false|f|off|out[ _-]?of[ _-]?stock|outofstock|sold[ _-]?out|unavailable|discontinued|inactive|banned|deleted|offensive_hide|delisted|หมด|สินค้าหมด|ของหมด|ไม่มี|ไม่มีสินค้า|ไม่|tidak|habis|kosong|không|hết hàng)$/i;

export function parseFlag(text: string): boolean | null {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  const trimmed = text.trim();
  if (YES.test(trimmed)) return true;
  return NO.test(trimmed) ? false : null;
}

/** A whole count (`1,204`, `5.4k sold`, `12 sản phẩm`); null when there is none. */
export function parseCount(text: string): number | null {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const match = COUNT.exec(westernDigits(text));
  if (!match) return null;
  const [, digits = '', latin, other] = match;
  const unit = latin ?? other ?? '';
  const factor = FACTORS[unit.toLowerCase()] ?? 1;
  const plain =
    factor > 1
      ? Number(digits.replace(',', '.')) * factor
      : Number(
          /^\d{1,3}([.,]\d{3})+$/.test(digits)
            ? digits.replace(/[.,]/g, '')
            : digits.replace(',', '.'),
        );
  return Number.isFinite(plain) && plain >= 0 && plain < 1e15
    ? Math.floor(Number(plain.toPrecision(15)))
    : null;
}

/**
 * After words such as "Terjual" or "ขายแล้ว"; a unit of Latin letters ends as a word does, others
 * are followed by anything.
 */
const COUNT =
  /^[\p{L}\p{M}\s:.~≈>()-]*?(\d+(?:[.,]\d+)*)\s*(?:(k|rb|ribu|jt|juta|m|mil|tr|nghìn|ngàn|triệu)(?![\p{L}\p{M}])|(พัน|หมื่น|แสน|ล้าน|万|千))?/iu;
const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  rb: 1000,
  ribu: 1000,
  nghìn: 1000,
  ngàn: 1000,
  พัน: 1000,
  千: 1000,
  หมื่น: 10_000,
  万: 10_000,
  แสน: 100_000,
  m: 1_000_000,
  mil: 1_000_000,
  jt: 1_000_000,
  juta: 1_000_000,
  tr: 1_000_000,
  triệu: 1_000_000,
  ล้าน: 1_000_000,
};

/**
 * A rating from 0 to 5 (`4.9`, `4,9`, `4.9/5`, `98%`); null for none and for the 0 that means none.
 */
export function parseRating(text: string): number | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*(%|\/\s*5|\/\s*10)?/.exec(text);
  if (!match) return null;
  const number = Number((match[1] as string).replace(',', '.'));
  const unit = match[2] ?? '';
  const value = unit === '%' ? number / 20 : unit.endsWith('10') ? number / 2 : number;
  return value > 0 && value <= 5 ? Math.round(value * 100) / 100 : null;
}

/** Units sold of late; null where the feed does not tell. */
export function parseSales(text: string): number | null {
  const count = text === '' ? null : parseCount(text);
  return count === null ? null : Math.min(count, 2_000_000_000);
}
