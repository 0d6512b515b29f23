/** So much of a thing that no pack of it holds: ten kilos of rice are two packs of five. */
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { pricesOf } from '../../price/index.ts';
import type { Intent } from '../../search/index.ts';
import { isOfThing, measuresIn, thingIn } from '../../words/index.ts';
import { isHolder, tidy } from '../intent/pack.ts';
import { without, WORDS, wordsIn } from '../intent/words.ts';
import { UNITS } from '../sum/packs.ts';
import { fitting, SHOWN } from './look-up.ts';
import { itemOf, packsFor, waysReply } from './pieces.ts';
import type { Way } from './pieces.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';

/**
 * The cheapest ways to have it in several packs, within the wishes of the question, and within its
 * budget where one is. Undefined: the question states no amount, or one pack holds it.
 */
export async function wholePacksReply(
  ctx: Context,
  { maxAmount, ...intent }: Intent,
): Promise<Reply | undefined> {
  const currency = ctx.tenant.currency as CurrencyCode;
  const thing = thingIn(intent.text, currency);
  const [asked, ...others] = measuresIn(intent.text);
  const unit = UNITS[asked?.dimension as keyof typeof UNITS] as 'g' | 'ml' | undefined;
  if (!thing || !asked || !unit || others.length > 0 || isHolder(thing, wordsIn(currency)))
    return undefined;
  const pack = { unit, size: asked.amount, words: asked.words };
  const found = await fitting(ctx, {
    ...intent,
    text: tidy(intent.text.replace(asked.words, ' ')),
  });
  if (found.isNear) return undefined;
  const prices = await pricesOf(
    ctx,
    found.cards.map(({ id }) => Number(id)),
  );
  const ways = found.cards.flatMap((card) => {
    const pieces = isOfThing(card.name, thing, currency) ? packsFor(card, pack) : undefined;
    return pieces === undefined ? [] : [{ card, pieces, item: itemOf(card, prices) }];
  });
  if (ways.length === 0 || ways.some(({ pieces }) => pieces === 1)) return undefined;
  const sorted = ways.toSorted((a, b) => a.pieces * a.item - b.pieces * b.item);
  const paid = ({ card, pieces, item }: Way) =>
    pieces * item + (prices.get(Number(card.id))?.parts.shippingAmount ?? 0);
  const within = sorted.filter((way) => paid(way) <= (maxAmount ?? paid(way)));
  const intro = line(ctx, within.length > 0 ? 'pieces.whole' : 'pieces.over', {
    text: found.words,
    pack: pack.words,
    limit: moneyText(maxAmount ?? 0, currency),
  });
  const reply = waysReply(ctx, (within.length > 0 ? within : sorted).slice(0, SHOWN), pack);
  return { ...reply, lines: [intro, ...reply.lines] };
}

/** "10 kg altogether": what so much costs in whole packs, and nothing by the unit. */
export function inPacksReply(ctx: Context, intent: Intent): Promise<Reply | undefined> {
  const text = tidy(without(intent.text, WORDS.inTotal));
  return wholePacksReply(ctx, { ...intent, text, perUnit: false });
}
