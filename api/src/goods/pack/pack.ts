/**
 * What a pack holds, read from a name in Thai, Indonesian or English: `12×250 ml`, `1.5 กก.`,
 * `90 tablets`, `แพ็ค 6`, `isi 24`. Pure. A quantity of a measure times the pieces of a pack;
 * without a measure the pieces alone.
 */
import { anyOf } from '../../lexicon/index.ts';
import type { Unit } from '../../lexicon/index.ts';

export const PACK_UNITS = ['g', 'ml', 'piece'] as const;
export type PackUnit = (typeof PACK_UNITS)[number];
export interface Pack {
  readonly unit: PackUnit;
  /** Grams, millilitres or pieces in all. */
  readonly size: number;
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3})+(?![\d])|\d+(?:[.,]\d+)?)`;
const AFTER = String.raw`(?![A-Za-z\u0E00-\u0E7F])`;
const unit = (...names: readonly Unit[]) =>
  anyOf(({ goods }) => names.map((name) => goods.units[name]).join('\n'));
const MEASURES: readonly (readonly [RegExp, PackUnit, number])[] = [
  [measure(unit('kilogram')), 'g', 1000],
  [measure(unit('millilitre')), 'ml', 1],
  [measure(unit('gram')), 'g', 1],
  [measure(unit('litre')), 'ml', 1000],
];
const PIECE = anyOf(({ goods }) => `${goods.pieces}\n${goods.containers}`);
/** Of an age or a size, and no number of a pack. */
const NO_PACK = `(?!\\s*(?:${anyOf(({ goods }) => goods.ages)}|${unit('milliampereHour', 'watt', 'inch')}))`;
const LENGTH = `(?:${unit('centimetre', 'millimetre', 'inch')}|m|in)`;
const PIECES: readonly RegExp[] = [
  new RegExp(
    String.raw`${anyOf(({ goods }) => goods.packOf)}\s*(\d{1,4})(?![A-Za-z])${NO_PACK}`,
    'iu',
  ),
  new RegExp(String.raw`(\d{1,4})\s*[-\s]?(?:${PIECE})${AFTER}`, 'iu'),
  new RegExp(String.raw`(\d{1,4})\s*[-\s]?(?:${anyOf(({ goods }) => goods.packs)})${AFTER}`, 'iu'),
  new RegExp(String.raw`[x×*]\s*(\d{1,4})(?![\d.,]*\s*${LENGTH})${AFTER}`, 'iu'),
];

function measure(units: string): RegExp {
  return new RegExp(
    String.raw`(?:${'(\\d{1,4})\\s*[x×*]\\s*'})?${NUMBER}\s*(?:${units})${AFTER}`,
    'iu',
  );
}

/** Generations of mobile radio and its bands, which are no grams. */
const RADIO = /(?<![\d.])(?:[2-6]|2\.4)\s?G(?![A-Za-z])(?:Hz)?/g;

/** The most that anybody packs; above it the text means something else. */
const MOST = { g: 100_000, ml: 100_000, piece: 5_000 } as const;

export function packOf(name: string): Pack | null {
  const text = name
    .normalize('NFKC')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.codePointAt(0)! - 0x0e50))
    .replaceAll(RADIO, ' ');
  for (const [pattern, unit, factor] of earliest(text)) {
    const found = pattern.exec(text) as RegExpExecArray;
    const each = numberOf(found[2] as string, factor) * factor;
    const times = found[1] ? Number(found[1]) : piecesIn(text.replace(found[0], ' '));
    const size = Math.round(each * times * 1000) / 1000;
    if (each > 0 && size <= MOST[unit]) return { unit, size };
  }
  const pieces = piecesIn(text);
  return pieces > 1 && pieces <= MOST.piece ? { unit: 'piece', size: pieces } : null;
}

/** How many pieces a pack has, whatever each of them holds: 24 boxes of 180 ml; 1 where none are named. */
export function pieceCountOf(name: string): number {
  return piecesIn(name.normalize('NFKC').replaceAll(RADIO, ' '));
}

/** The measures that the text has, the one that comes first in it first. */
function earliest(text: string): (readonly [RegExp, PackUnit, number])[] {
  return MEASURES.map((one) => ({ one, at: text.search(one[0]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Pieces of a pack; 1 where none are named. */
function piecesIn(text: string): number {
  for (const pattern of PIECES) {
    const count = Number(pattern.exec(text)?.[1] ?? 0);
    if (count > 0) return count;
  }
  return 1;
}

/** `1.5` and `1,5` are one and a half; `1.000` and `1,000` of a small unit are a thousand. */
function numberOf(text: string, factor: number): number {
  if (/^\d{1,3}([.,]\d{3})+$/.test(text) && factor === 1)
    return Number(text.replaceAll(/[.,]/g, ''));
  return Number(text.replace(',', '.'));
}
