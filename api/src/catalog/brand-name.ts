/** What makes two spellings of a brand the same brand. */
import { headOf } from '#contract/text.ts';

const NONE = new Set([
  '',
  'nobrand',
  'none',
  'null',
  'na',
  'oem',
  'unbranded',
  'generic',
  'nologo',
  'other',
  'others',
  'notspecified',
  'unknown',
  'ไม่มียี่ห้อ',
  'ไม่มีแบรนด์',
  'ไม่ระบุ',
  'tidakadamerek',
  'tanpamerek',
  'lainnya',
  'khôngcó',
  'khôngthươnghiệu',
]);

/**
 * Lower case letters and digits without accents, spaces and punctuation; null when the name means
 * "no brand".
 */
export function brandNorm(name: string): string | null {
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return NONE.has(folded) ||
    NONE.has(
      name
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
    )
    ? null
    : headOf(folded, 120);
}

/** The group of a brand in the brand list: A–Z, ก–ฮ or #. */
export function brandInitial(name: string): string {
  const first = /[A-Za-zก-ฮ]/u.exec(name.normalize('NFKD').replace(/^[เแโใไ]/, ''))?.[0] ?? '#';
  return first.toUpperCase();
}
