/** So much of a thing that no pack of it holds: ten kilos of rice are two packs of five. */
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { isOfThing, measuresIn, thingIn } from '../../words/index.ts';
import { isHolder, tidy } from '../intent/pack.ts';
import { wordsIn } from '../intent/words.ts';
import { UNITS } from '../sum/packs.ts';
import { listReply } from './list.ts';
import { fitting, SHOWN } from './look-up.ts';
import { packsFor } from './pieces.ts';
import { aboutCard, line } from './reply.ts';
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
  const ways = found.isNear
    ? []
    : found.cards.flatMap((card) => {
        const n = isOfThing(card.name, thing, currency) ? packsFor(card, pack) : undefined;
        return n === undefined ? [] : [{ card, n, total: n * card.currentAmount }];
      });
  if (ways.length === 0 || ways.some(({ n }) => n === 1)) return undefined;
  const sorted = ways.toSorted((a, b) => a.total - b.total);
  const within = sorted.filter(({ total }) => total <= (maxAmount ?? total));
  const shown = (within.length > 0 ? within : sorted).slice(0, SHOWN);
  const intro = line(ctx, within.length > 0 ? 'pieces.whole' : 'pieces.over', {
    text: found.words,
    pack: pack.words,
    limit: moneyText(maxAmount ?? 0, currency),
  });
  const list = listReply(
    ctx,
    intro,
    found.words,
    shown.map(({ card }) => card),
  );
  const lines = shown.map(({ card, n, total }) =>
    aboutCard(ctx, 'pieces.sized', card, {
      n,
      total: moneyText(total, card.currencyCode),
      pack: pack.words,
    }),
  );
  return { ...list, lines: [intro, ...lines, line(ctx, 'pieces.which')] };
}
