/** A product by its name, spoken of after a thing that nobody sells: "Mirelle Slim 3 30 W?". */
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { brandsAmong } from '../../catalog/index.ts';
import { sayIntent } from '../../search/index.ts';
import type { Intent } from '../../search/index.ts';
import { thingIn, wordsOf } from '../../words/index.ts';
import type { Question } from '../intent/question.ts';
import { nearReply } from './instead.ts';
import { fitting, intentIn } from './look-up.ts';
import type { Reply } from './reply.ts';

/** Two words and the short figure of a model. */
const MODEL = /(?<!\p{L})[a-z]{3,} [a-z]{2,} \d{1,2}(?![\d.,%]|\s?[a-z]{1,3}(?![a-z]))/iu;

/** Undefined: no product is called so, or the turn names the thing itself. */
export async function namedAlone(
  ctx: Context,
  text: string,
  { said = '', of }: Question,
): Promise<string | undefined> {
  const [name] = said.match(MODEL) ?? [];
  const thing = thingIn(text, ctx.tenant.currency);
  const isOfTurn = thing !== undefined && thingIn(said, ctx.tenant.currency) === thing;
  if (name === undefined || (of === undefined && isOfTurn)) return undefined;
  // "cats under 30" has a limit
  if (intentIn(ctx, name).text !== name) return undefined;
  const { text: _text, ...limits } = intentIn(ctx, text);
  const { cards, isNear } = await fitting(ctx, { text: name });
  return cards.length > 0 && !isNear
    ? sayIntent({ ...limits, text: name }, ctx.tenant.currency as CurrencyCode)
    : undefined;
}

/** "Lumo maks": what its maker has, where no product is called so. Undefined: no maker is named. */
export async function makerReply(ctx: Context, { text }: Intent): Promise<Reply | undefined> {
  if (thingIn(text, ctx.tenant.currency) !== undefined) return undefined;
  const [maker] = await brandsAmong(
    ctx.db,
    wordsOf(text).map((word) => word.text),
  );
  if (maker === undefined) return undefined;
  const { cards, isNear } = await fitting(ctx, { text: maker });
  return cards.length > 0 && !isNear ? nearReply(ctx, text, cards) : undefined;
}
