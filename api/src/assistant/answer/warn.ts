/** What a shopping guide must not answer, and who does; who pays for the guide. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Warning } from '../../lexicon/index.ts';
import type { Context } from '../../kernel/context.ts';
import { isBrandWord, thingIn, wordsOf } from '../../words/index.ts';
import { infantPartIn } from '../intent/khum.ts';
import type { Question } from '../intent/question.ts';
import { TALK } from '../intent/talk.ts';
import { has } from '../intent/words.ts';
import { fitting, intentIn } from './look-up.ts';
import { boardReply, chargeReply } from './on-board.ts';
import { includedReply, traitReply } from './price.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

type Shown = () => Promise<readonly GoodsCard[]>;

/** Behind these nothing is offered. */
const GRAVE: readonly Warning[] = ['danger', 'scam', 'scammed'];

/** A warning that speaks of what was asked, and nothing to buy. `typed`: the turn. */
export async function warningReply(
  ctx: Context,
  question: Question,
  typed: string,
  shown: Shown,
): Promise<Reply> {
  const { warning = 'medicine' } = question;
  const text = typed.toLowerCase();
  if (warning === 'infant') return infantReply(ctx, question, text, shown);
  if (warning === 'carrier') return carrierReply(ctx, question, text, shown);
  if (warning === 'marks') return marksReply(ctx, text, shown);
  const isOfParcel = warning === 'scam' && has(text, TALK.warned.parcel);
  const isOfAllergy = warning === 'safety' && has(text, TALK.warned.allergy);
  return said(ctx, [
    line(ctx, isOfParcel ? 'warn.scam-parcel' : `warn.${warning}`),
    ...(isOfAllergy ? [line(ctx, 'warn.allergy')] : []),
    ...(GRAVE.includes(warning) ? [] : [line(ctx, 'warn.price')]),
  ]);
}

/** By what a baby is given: of what it is fed with the product stays what is spoken of. */
async function infantReply(
  ctx: Context,
  { of }: Question,
  text: string,
  shown: Shown,
): Promise<Reply> {
  const part = infantPartIn(text);
  if (part === 'formula') {
    const { cards, isNear } = await fitting(ctx, intentIn(ctx, FORMULA));
    const isSold = cards.length > 0 && !isNear;
    return said(ctx, [
      line(ctx, isSold ? 'warn.formula-some' : 'warn.formula-none'),
      line(ctx, 'warn.infant-formula'),
    ]);
  }
  const isOfGear = part === 'bottle' || (of !== undefined && !has(text, TALK.warned.allergy));
  const own = isOfGear ? 'gear' : undefined;
  const key = part ?? own;
  const warned = line(ctx, key === undefined ? 'warn.infant' : `warn.infant-${key}`);
  const card = isOfGear ? await meantBy(ctx, of, shown) : undefined;
  const [asked = ''] = text.match(TALK.infant) ?? [];
  if (card === undefined) return said(ctx, [warned, line(ctx, 'warn.price')]);
  const named = traitReply(ctx, card, asked);
  return { ...named, lines: [...named.lines, warned] };
}
const FORMULA = 'infant formula';

/** The product that is named with its maker; where none is, the one that was shown. */
async function meantBy(
  ctx: Context,
  of: string | undefined,
  shown: Shown,
): Promise<GoodsCard | undefined> {
  const isNamed = wordsOf(of ?? '').some((word) => isBrandWord(word.text));
  const { cards, isNear } =
    of === undefined || !isNamed
      ? { cards: of === undefined ? await shown() : [], isNear: false }
      : await fitting(ctx, intentIn(ctx, of));
  return isNear || (!isNamed && cards.length > 1) ? undefined : cards[0];
}

/** Of a power bank by what it holds: as it is said, named or was shown. */
async function carrierReply(
  ctx: Context,
  { of }: Question,
  text: string,
  shown: Shown,
): Promise<Reply> {
  const charged = chargeReply(ctx, text);
  if (charged) return said(ctx, charged.lines);
  const named = await meantBy(ctx, of, async () => []);
  const isNone = thingIn(text, ctx.tenant.currency) === undefined;
  return (
    boardReply(ctx, named ? [named] : isNone ? await shown() : []) ??
    said(ctx, [line(ctx, 'warn.carrier'), line(ctx, 'warn.price')])
  );
}

/** The mark that electrical goods have in this region; where one is named, who of those shown. */
async function marksReply(ctx: Context, text: string, shown: Shown): Promise<Reply> {
  const { name, currency } = ctx.tenant;
  const mark = MARKS[currency as CurrencyCode];
  const warned =
    mark === undefined
      ? line(ctx, 'warn.marks-other')
      : line(ctx, 'warn.marks', { region: name[ctx.lang], mark: line(ctx, mark).text });
  const [named] = text.match(TALK.warned.mark) ?? [];
  const cards = named === undefined ? [] : await shown();
  if (named === undefined || cards.length === 0) return said(ctx, [warned]);
  const told = includedReply(ctx, cards, { things: [named], places: [] });
  return { ...told, lines: [...told.lines, warned] };
}
const MARKS: { readonly [One in CurrencyCode]?: `warn.mark-${MarkedCurrency}` } = {
  SGD: 'warn.mark-SGD',
  MYR: 'warn.mark-MYR',
  THB: 'warn.mark-THB',
  IDR: 'warn.mark-IDR',
  PHP: 'warn.mark-PHP',
  VND: 'warn.mark-VND',
};
type MarkedCurrency = 'SGD' | 'MYR' | 'THB' | 'IDR' | 'PHP' | 'VND';

export function outsideReply(ctx: Context): Reply {
  return said(ctx, [line(ctx, 'outside'), line(ctx, 'help')]);
}

/** What /how-we-judge says at length. */
export function trustReply(ctx: Context): Reply {
  return {
    ...said(ctx, [line(ctx, 'trust.money'), line(ctx, 'trust.prices')]),
    page: '/how-we-judge',
  };
}

function said(ctx: Context, lines: Reply['lines']): Reply {
  return { lines, cards: [], refs: [], followUps: follow(ctx, 'follow.deals') };
}
