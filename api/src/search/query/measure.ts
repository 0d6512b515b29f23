/**
 * Figures that measure something else than money: "brightness above 800", "between 500 and 1000
 * mah". They are hidden from the rules that read amounts, and shown again afterwards.
 */
import { sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';
import { moneyBehind } from './money.ts';

/** From here on letters of nobody stand for the figures 0 to 9. */
const HIDDEN = 0xf110;
const ZERO = 0x30;

/** Hides them; the text is as long as it was. */
export function measureReader(lexicons: readonly Lexicon[]): (text: string) => string {
  const any = (field: Exclude<keyof Lexicon['money'], 'perhaps'>) =>
    sourceOf(lexicons.map(({ money }) => normalise(money[field] as string)));
  const perhaps = (field: keyof Lexicon['money']['perhaps']) =>
    sourceOf(lexicons.map(({ money }) => normalise(money.perhaps[field])));
  const figure = String.raw`\d[\d.,]*`;
  const to = `(?:[-–~]|${any('to')})`;
  const bounds = [
    ...(['atMost', 'atLeast', 'about', 'between'] as const).flatMap((one) => [
      any(one),
      perhaps(one),
    ]),
    '[:<>=]+',
  ].join('|');
  // no size has millions, which is what is paid where one word means both
  const small = String.raw`\d[\d.,]{0,5}(?!\d)`;
  const range = String.raw`${small}(?:\s*${to}\s*${small})?`;
  const measured = new RegExp(
    String.raw`(?:${any('measures')})\s*(?:(?:of|is)\s+)?(?:${bounds})?\s*${range}(?![\d.,]*\s*(?:${moneyBehind(lexicons)}))`,
    'g',
  );
  const ofUnit = new RegExp(
    String.raw`(${figure})\s*${to}\s*(${figure})\s*(?:${any('units')})`,
    'g',
  );
  const hide = (said: string) =>
    said.replace(/\d/g, (digit) => String.fromCharCode(HIDDEN + digit.charCodeAt(0) - ZERO));
  // "3 for 199 and 5 pieces for 299": what falls is no range
  const hideRange = (said: string, from: string, to: string) =>
    numberIn(from) < numberIn(to) ? hide(said) : said;
  return (text) => text.replace(measured, hide).replace(ofUnit, hideRange);
}

const numberIn = (figure: string): number => Number(figure.replace(/[.,]/g, ''));

/** The text with the figures that were hidden. */
export function unhidden(text: string): string {
  return text.replace(/[\uF110-\uF119]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - HIDDEN + ZERO),
  );
}
