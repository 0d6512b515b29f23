/** One pack with its price, of which it is asked what so much of it costs. Pure; minor units. */
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { SHOWN_WORDS } from '../intent/shown.ts';
import { WORDS } from '../intent/words.ts';
import { amountsIn, isPacked, plainOf } from './amounts.ts';
import type { Said } from './amounts.ts';
import { changedPacksOf } from './packs.ts';
import type { PricedPack } from './packs.ts';

/** "5 kg for $12, how much is 1 kg?": one pack, of which it is asked what a unit costs. */
export function oneByUnit(typed: string, currency: CurrencyCode): PricedPack | undefined {
  const text = plainOf(typed);
  const asked = text.replace(WORDS.perUnit, ' ').replace(ONE, ' ');
  const isAsked = asked !== text && text.search(SHOWN_WORDS.howMuch) >= 0;
  const isJudged = [WORDS.asks.GOOD_PRICE, WORDS.atMost].some((one) => text.search(one) >= 0);
  const packs = isAsked && !isJudged ? changedPacksOf(asked, currency, 1) : undefined;
  const [pack] = packs ?? [];
  const isCount = ({ start, end }: Said) => Number(asked.slice(start, end)) === pack?.size;
  // "pack of 4 for 19.90": so many are no price
  const said = amountsIn(asked, currency).filter(
    (one) => pack?.unit !== 'piece' || one.amount === pack.price || !isCount(one),
  );
  const [amount, ...others] = said;
  // "180 ml, pack of 24" names no price
  return amount && others.length === 0 && !isPacked(amount) ? pack : undefined;
}
/** One of a unit, behind what it is asked of: "1 kg". */
const ONE = new RegExp(
  `(?<=\\d.*\\D)(?<![\\d.,])1\\s*(?:${sourceOf(LEXICONS.flatMap(({ goods }) => Object.values(goods.units)))})(?!\\p{L})`,
  'u',
);
