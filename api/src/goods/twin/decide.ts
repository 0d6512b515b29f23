/**
 * Whether two goods of one brand are the same product, and how sure that is. Pure; meant to err on
 * the side of no (BEY-21).
 */

export interface Candidate {
  readonly codes: readonly string[];
  readonly words: readonly string[];
  readonly gtin: string | null;
  readonly brandId: number | null;
  /** The top category; null when it is not known. */
  readonly top: number | null;
  readonly amount: number;
}
export interface Sameness {
  readonly confidence: number;
  readonly basis: 'GTIN' | 'MODEL' | 'NAME';
}

/** The same product may cost twice as much elsewhere, not more. */
const PRICE_RATIO = 2;
/** Of all words in either name, so many in both. */
const WORDS_ALIKE = 0.6;
const THAI = /[\u0E00-\u0E7F]/;

export function decide(a: Candidate, b: Candidate): Sameness | null {
  if (a.gtin && b.gtin) return a.gtin === b.gtin ? { confidence: 1, basis: 'GTIN' } : null;
  if (a.brandId === null || a.brandId !== b.brandId || a.codes.join(' ') !== b.codes.join(' '))
    return null;
  if (a.top !== null && b.top !== null && a.top !== b.top) return null;
  if (Math.max(a.amount, b.amount) > Math.min(a.amount, b.amount) * PRICE_RATIO) return null;
  const alike = likeness(a.words, b.words, a.codes.some(isLongModel));
  if (a.codes.some(isModel) && alike >= 0.25)
    return { confidence: round(0.9 + 0.1 * alike), basis: 'MODEL' };
  if (alike < WORDS_ALIKE) return null;
  // names without any number are easily those of sisters
  return { confidence: round((a.codes.length > 0 ? 0.75 : 0.65) + 0.2 * alike), basis: 'NAME' };
}

/** Letters and digits, long enough to be nothing but a model number. */
function isModel(code: string): boolean {
  return (
    code.length >= 4 &&
    /[a-z]/.test(code) &&
    /\d/.test(code) &&
    !/^[\d.]+(?:g|ml|mah|gb|w|in|cm|key|pc)$/.test(code) &&
    !code.startsWith('colour:')
  );
}

/** Long enough that no two kinds of goods of a brand share it by chance. */
const isLongModel = (code: string): boolean => isModel(code) && code.length >= 5;

/**
 * The share of words that both names have. Of a Thai name and one in Latin letters only the Latin
 * words can be compared: those of the Thai name are the model's own, and the other must have all of
 * them; without any, a long model number must do.
 */
function likeness(a: readonly string[], b: readonly string[], hasLongModel: boolean): number {
  const [thaiA, thaiB] = [a.some((word) => THAI.test(word)), b.some((word) => THAI.test(word))];
  if (thaiA !== thaiB) {
    const [thai, latin] = thaiA ? [a, b] : [b, a];
    const own = thai.filter((word) => !THAI.test(word));
    if (own.length === 0) return hasLongModel ? 0.25 : 0;
    return own.every((word) => latin.includes(word)) ? Math.min(1, 0.5 + own.length / 4) : 0;
  }
  const both = a.filter((word) => b.includes(word)).length;
  return both === 0 ? 0 : both / (a.length + b.length - both);
}

const round = (number: number): number => Math.round(number * 1000) / 1000;
