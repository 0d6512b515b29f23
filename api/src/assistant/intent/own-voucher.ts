/** A voucher that somebody has, and the product it is for: "10% off, the Nomadi Luna?". Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { isBrandWord, wordsOf } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Said } from '../sum/amounts.ts';
import { isPieces } from '../sum/counted.ts';
import { AFTER } from '../sum/packs.ts';
import { reckoningIn } from '../sum/voucher.ts';
import { bareOf } from './bare.ts';
import { DETAIL } from './detail-words.ts';
import { isUnknown } from './models.ts';
import { withoutAmounts } from './pack.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { isStopWord } from './quote.ts';
import { SHOWN_WORDS } from './shown.ts';
import { SUM_WORDS, TALK } from './talk.ts';
import { has, without, wordsIn } from './words.ts';
import type { Words } from './words.ts';

/** The words that name a product, and its figures: of a model, or so many pieces. */
export interface BoughtWith {
  readonly name: readonly string[];
  readonly figures: readonly { readonly text: string; readonly isPieces: boolean }[];
}

/** What is left to pay of a product by its name; undefined: it is another question. */
export function ownVoucherOf(
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const lower = text.toLowerCase();
  const asked = [TALK.pay, SHOWN_WORDS.howMuch, DETAIL.total];
  if (!asked.some((one) => has(lower, one))) return undefined;
  return boughtWith(text, currency, words) && { ...NOTHING, kind: 'RECKON', things: [text] };
}

/** The product; undefined: none is named, or the question says what it costs. */
export function boughtWith(
  text: string,
  currency: CurrencyCode,
  words: Words = wordsIn(currency),
): BoughtWith | undefined {
  const [first = ''] = text.split(AFTER);
  const sum = reckoningIn(first, currency);
  if (!sum || sum.vouchers.length === 0 || sum.budget !== null) return undefined;
  const said = amountsIn(first, currency);
  const priced = said.filter(({ role }) => role === 'price' || role === 'each');
  if (priced.some((one) => !isShort(one))) return undefined;
  const left = withoutAmounts(
    first,
    said.filter((one) => !priced.includes(one)),
  );
  const asking = [TALK.pay, SHOWN_WORDS.howMuch, DETAIL.total, DETAIL.withSending];
  const around = [...asking, DETAIL.afterCoupon, words.asks.COUPONS, TALK.codes, words.inTotal];
  const unsaid = SUM_WORDS.reduce((all, one) => all.replace(one.before, ' '), left.toLowerCase());
  const name = namedIn(bareOf(around.reduce(without, unsaid), words), words);
  const isNamed = name.length > 1 && name.some(isOfMaker);
  if (!isNamed) return undefined;
  return {
    name,
    figures: priced.map((one) => {
      const figure = wordsOf(first.slice(one.start, one.end))[0]?.text ?? '';
      // "2 of the Luna", "Luna, 2 packs": around the name it counts, within it is of a model
      const isLast = figure === name.at(-1) && isPieces(first.toLowerCase(), one);
      const isCount = figure === name[0] || isLast;
      return { text: figure, isPieces: isCount };
    }),
  };
}

const isOfMaker = (word: string): boolean => isBrandWord(word) || isUnknown(word);

/** From the first to the last word of a maker, a model or a kind, and what goes on with it. */
function namedIn(text: string, { thingIn }: Words): string[] {
  const all = wordsOf(text).map((word) => word.text);
  const ofThing = new Set(wordsOf(thingIn(text) ?? '').map((word) => word.text));
  const isName = (word: string) => isOfMaker(word) || ofThing.has(word) || /\d/.test(word);
  const end = all.findLastIndex(isName) + 1;
  const rest = all.slice(end);
  const further = rest.findIndex(isStopWord);
  return all.slice(Math.max(0, all.findIndex(isName)), end + (further < 0 ? rest.length : further));
}

/** A figure of a model, or so many pieces. */
const isShort = ({ isMoney, role, start, end }: Said): boolean =>
  !isMoney && role === 'price' && end - start <= SHORT;
const SHORT = 2;
