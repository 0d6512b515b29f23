/** Two sizes or two kinds side by side, by what a unit of each costs. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { measuresIn, statesSizes } from '../../words/index.ts';
import { asTyped } from '../intent/typed.ts';
import { fitting, intentIn } from './look-up.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { statedBy } from './stated.ts';
import { byUnit, unitOf } from './unit.ts';

interface Side {
  readonly name: string;
  /** The cheapest by the unit; undefined: none is known. */
  readonly card: GoodsCard | undefined;
  readonly isSold: boolean;
}

/** `things`: what is compared, as it was typed. Undefined: none of it is sold so. */
export async function unitsReply(
  ctx: Context,
  things: readonly string[],
): Promise<Reply | undefined> {
  const sides = await Promise.all(things.map((thing) => sideOf(ctx, thing)));
  const cards = sides.flatMap(({ card }) => card ?? []);
  if (sides.every(({ isSold }) => !isSold)) return undefined;
  return {
    lines: [...sides.map((one) => sideLine(ctx, one)), ...cheapestOf(ctx, sides)],
    cards,
    refs: cards.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

/** Of a size only what states it: 5 kg are no 1 kg. */
async function sideOf(ctx: Context, thing: string): Promise<Side> {
  const { perUnit: _unit, ...intent } = intentIn(ctx, thing);
  const { cards, isNear } = await fitting(ctx, intent);
  const isSized = measuresIn(intent.text).length > 0;
  const sold = isSized
    ? cards.filter((card) => statesSizes(statedBy(card), intent.text))
    : isNear
      ? []
      : cards;
  const name = asTyped(intent.text, [thing]);
  return { name, card: byUnit(sold)[0], isSold: sold.length > 0 };
}

function sideLine(ctx: Context, { name, card, isSold }: Side): Line {
  if (card) return aboutCard(ctx, 'units.line', card, { text: name, ...unitOf(ctx, card) });
  return line(ctx, isSold ? 'units.unsized' : 'units.none', { text: name });
}

/** Which costs less by the unit, where it is known of two and the same unit. */
function cheapestOf(ctx: Context, sides: readonly Side[]): Line[] {
  const known = sides.flatMap(({ name, card }) =>
    card?.unitPrice ? [{ name, card, ...card.unitPrice }] : [],
  );
  if (known.length < 2) return [];
  if (new Set(known.map(({ unit }) => unit)).size > 1) return [line(ctx, 'units.apart')];
  const costOf = ({ amount, per }: (typeof known)[number]) => amount / per;
  const [best, next] = known.toSorted((a, b) => costOf(a) - costOf(b)) as [
    (typeof known)[number],
    (typeof known)[number],
  ];
  const percent = Math.round((1 - costOf(best) / costOf(next)) * 100);
  return percent === 0
    ? [line(ctx, 'packs.same')]
    : [line(ctx, 'units.best', { text: best.name, percent })];
}
