/** A size that only another kind of the same word states: a bag of 28 inches is a suitcase. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import {
  COMMON,
  departmentOf,
  dictionaryOf,
  isOfThing,
  measuresSaid,
  statesSizes,
  thingIn,
} from '../../words/index.ts';
import { listReply } from './list.ts';
import { fitting } from './look-up.ts';
import type { Fitting } from './look-up.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';
import { statedBy } from './stated.ts';
import { withRead } from './wishes.ts';

/** So many kinds are looked through. */
const MOST = 12;
/** So many titles of each. */
const LOOKED_AT = 40;

/** Undefined: it names no size, or what was found states it, or nothing else of the word does. */
export async function otherKindReply(
  ctx: Context,
  intent: Intent,
  { cards, words }: Fitting,
): Promise<Reply | undefined> {
  const { text, ...limits } = intent;
  const sizes = measuresSaid(text);
  const thing = thingIn(text, ctx.tenant.currency);
  if (sizes.length === 0 || thing === undefined) return undefined;
  if (cards.some((card) => statesSizes(statedBy(card), text))) return undefined;
  const kinds = kindsUnder(ctx, thing).slice(0, MOST);
  const found = await Promise.all(
    kinds.map((kind) => fitting(ctx, { ...limits, text: kind }, { size: LOOKED_AT })),
  );
  const states = (card: GoodsCard, kind: string) =>
    statesSizes(statedBy(card), text) && isOfThing(card.name, kind, ctx.tenant.currency) === true;
  const sized = found.flatMap((one, at) =>
    one.isNear ? [] : one.cards.filter((card) => states(card, kinds[at] as string)),
  );
  const own = sized.filter(({ id }, at) => sized.findIndex((one) => one.id === id) === at);
  if (own.length === 0) return undefined;
  const intro = line(ctx, 'find.other-kind', { text: words, size: sizes.join(', ') });
  return withRead(ctx, listReply(ctx, intro, words, own), intent);
}

/** The kinds that the word of a thing is a part of, in its department: of a bag the suitcase. */
function kindsUnder(ctx: Context, thing: string): string[] {
  const [kind] = dictionaryOf(ctx.tenant.currency).kindsOf(thing);
  if (kind === undefined) return [];
  const departments = new Set(departmentOf(kind));
  return COMMON.kindsWithin(kind).filter(
    (one) => one !== kind && departmentOf(one).some((name) => departments.has(name)),
  );
}
