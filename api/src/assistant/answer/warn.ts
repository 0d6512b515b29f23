/** What a shopping guide must not answer, and who does; who pays for the guide. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { SAFETY_MARKS } from '#contract/market/safety-mark.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Warning } from '../../lexicon/index.ts';
import type { Context } from '../../kernel/context.ts';
import { thingIn, wordsOf } from '../../words/index.ts';
import { infantPartIn } from '../intent/khum.ts';
import { placesIn } from '../intent/places.ts';
import type { Question } from '../intent/question.ts';
import { namesIn } from '../intent/quote.ts';
import { TALK } from '../intent/talk.ts';
import { has, wordsIn } from '../intent/words.ts';
import { fitting, intentIn } from './look-up.ts';
import { boardReply, chargeReply } from './on-board.ts';
import { about, includedReply } from './price.ts';
import { aboutCard, follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';

type Shown = () => Promise<readonly GoodsCard[]>;

/** Behind these nothing is offered. */
const GRAVE: readonly Warning[] = ['danger', 'scam', 'scammed', 'fire', 'defect'];

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

/** What is warned of before the goods that were looked for; where there are none, nothing else. */
export function withCaution(
  ctx: Context,
  { caution }: Question,
  typed: string,
  reply: Reply,
): Reply {
  if (caution === undefined) return reply;
  const isOfAllergy = caution === 'safety' && has(typed.toLowerCase(), TALK.warned.allergy);
  const lines = [
    line(ctx, `warn.${caution as 'condition'}`),
    ...(isOfAllergy ? [line(ctx, 'warn.allergy')] : []),
  ];
  return reply.cards.length === 0
    ? said(ctx, [...lines, line(ctx, 'warn.price')])
    : { ...reply, lines: [...lines, ...reply.lines] };
}

/** By what a baby is given: of what it is fed with the product stays what is spoken of. */
async function infantReply(
  ctx: Context,
  { of }: Question,
  text: string,
  shown: Shown,
): Promise<Reply> {
  const asked = infantPartIn(text);
  const sought = asked === 'bottle' && of !== undefined ? BOTTLE : of;
  const isOfGoods = asked === undefined || asked === 'bottle';
  const card = isOfGoods ? await meantBy(ctx, sought, text, shown) : undefined;
  // "is the first one safe for newborns?" is of whatever that is
  const own = of === undefined && card ? infantPartIn(card.name.toLowerCase()) : undefined;
  const isOfGear = of !== undefined && !has(text, TALK.warned.allergy);
  const key = asked ?? own ?? (isOfGear ? 'gear' : undefined);
  if (key === 'formula') return formulaReply(ctx);
  const warned = line(ctx, key === undefined ? 'warn.infant' : `warn.infant-${key}`);
  if (card === undefined || (key !== undefined && key !== 'gear' && key !== 'bottle'))
    return said(ctx, [warned, line(ctx, 'warn.price')]);
  return {
    ...about(card),
    lines: [ageLine(ctx, card), warned],
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}
const FORMULA = 'infant formula';
const BOTTLE = 'baby bottle';

/** Whether any is sold, and none of it. */
async function formulaReply(ctx: Context): Promise<Reply> {
  const { cards, isNear } = await fitting(ctx, intentIn(ctx, FORMULA));
  const isSold = cards.length > 0 && !isNear;
  return said(ctx, [
    line(ctx, isSold ? 'warn.formula-some' : 'warn.formula-none'),
    line(ctx, 'warn.infant-formula'),
  ]);
}

/** For whom a title says that it is, beside the name of the thing: "baby bottle, newborn". */
function ageLine(ctx: Context, card: GoodsCard): Line {
  const title = card.name.toLowerCase();
  const thing = thingIn(title, ctx.tenant.currency) ?? '';
  const [words] = title.replace(thing, ' ').match(TALK.infant) ?? [];
  return words === undefined
    ? aboutCard(ctx, 'warn.infant-unsaid', card)
    : aboutCard(ctx, 'trait.said', card, { words });
}

/** What is named by words of its title; where no thing is named, what was shown, be it by its place. */
async function meantBy(
  ctx: Context,
  of: string | undefined,
  text: string,
  shown: Shown,
): Promise<GoodsCard | undefined> {
  if (of === undefined) {
    const cards = await shown();
    const [place] = placesIn(text, wordsIn(ctx.tenant.currency));
    return place === undefined && cards.length > 1 ? undefined : cards.at(place ?? 0);
  }
  const { cards, isNear } = await fitting(ctx, intentIn(ctx, of));
  const kind = new Set(wordsOf(of).map((word) => word.text));
  const said = new Set(namesIn(text).filter((word) => !kind.has(word)));
  const named = ({ name }: GoodsCard) => wordsOf(name).filter((word) => said.has(word.text)).length;
  const [card] = cards.filter((one) => named(one) > 0).toSorted((a, b) => named(b) - named(a));
  return isNear ? undefined : card;
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
  const named = await meantBy(ctx, of, text, async () => []);
  const isNone = thingIn(text, ctx.tenant.currency) === undefined;
  return (
    boardReply(ctx, text, named ? [named] : isNone ? await shown() : []) ??
    said(ctx, [line(ctx, 'warn.carrier'), line(ctx, 'warn.price')])
  );
}

/** The mark that electrical goods have in this region; where one is named, who of those shown. */
async function marksReply(ctx: Context, text: string, shown: Shown): Promise<Reply> {
  const { name, currency } = ctx.tenant;
  const mark = SAFETY_MARKS[currency as CurrencyCode];
  const warned =
    mark === undefined
      ? line(ctx, 'warn.marks-other')
      : line(ctx, 'warn.marks', { region: name[ctx.lang], mark });
  const [named] = text.match(TALK.warned.mark) ?? [];
  const cards = named === undefined ? [] : await shown();
  if (named === undefined || cards.length === 0) return said(ctx, [warned]);
  const told = includedReply(ctx, cards, { things: [named], places: [] });
  return { ...told, lines: [...told.lines, warned] };
}

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
