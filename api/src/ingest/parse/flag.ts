/** Yes and no as feeds of the region write them; null when a cell says neither. */
import { LEXICONS, wholeOf } from '../../lexicon/index.ts';
import { spaced, westernDigits } from './nothing.ts';

const YES = wholeOf(({ feeds }) => feeds.yes);
const NO = wholeOf(({ feeds }) => feeds.no);

export function parseFlag(text: string): boolean | null {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  const said = spaced(text.trim());
  if (said === '1' || YES.test(said)) return true;
  return said === '0' || NO.test(said) ? false : null;
}

/** A whole count (`1,204`, `5.4k sold`, `12 sản phẩm`); null when there is none. */
export function parseCount(text: string): number | null {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const match = COUNT.exec(westernDigits(text));
  if (!match) return null;
  const [, digits = '', latin, other] = match;
  const unit = latin ?? other ?? '';
  const factor = FACTORS.get(unit.toLowerCase()) ?? 1;
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

/** Scales that every feed may write, whatever its language. */
const FACTORS = new Map([
  ...LEXICONS.flatMap(({ money: { scales, localScales } }) =>
    Object.entries({ ...scales, ...localScales }),
  ),
  ['m', 1_000_000],
  ['mil', 1_000_000],
  ['千', 1000],
  ['万', 10_000],
] as readonly (readonly [string, number])[]);
const [LATIN, OTHER] = [true, false].map((isLatin) =>
  [...FACTORS.keys()]
    .filter((word) => /\p{Script=Latin}/u.test(word) === isLatin)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
);
/**
 * After words such as "sold"; a unit of Latin letters ends as a word does, others are followed by
 * anything.
 */
const COUNT = new RegExp(
  String.raw`^[\p{L}\p{M}\s:.~≈>()-]*?(\d+(?:[.,]\d+)*)\s*(?:(${LATIN})(?![\p{L}\p{M}])|(${OTHER}))?`,
  'iu',
);

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
