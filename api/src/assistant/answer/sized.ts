/** What was shown, or what there is of a kind, by what shops state of size, weight or power. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { SizeOrder } from '../../lexicon/index.ts';
import { heldIn, hoursIn, measuresIn, saysBattery } from '../../words/index.ts';
import type { Dimension, Held } from '../../words/index.ts';
import { alikeIn } from '../intent/detail-words.ts';
import type { Question } from '../intent/question.ts';
import { sizeIn } from '../intent/shown.ts';
import { listReply } from './list.ts';
import { fitting, intentIn, SHOWN } from './look-up.ts';
import { plainReply } from './plain.ts';
import { about, measureReply } from './price.ts';
import { aboutCard, follow, line, nameOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { statedBy } from './stated.ts';

type Order = SizeOrder | Held;
type By = Dimension | 'hours' | Held;

/** By what each order goes: the first of these that shops state, and whether the most comes first. */
const ORDERS: Readonly<
  Record<Order, { readonly by: readonly By[]; readonly isMostFirst: boolean }>
> = {
  light: { by: ['weight'], isMostFirst: false },
  heavy: { by: ['weight'], isMostFirst: true },
  short: { by: ['length'], isMostFirst: false },
  long: { by: ['length'], isMostFirst: true },
  strong: { by: ['power'], isMostFirst: true },
  thrifty: { by: ['power'], isMostFirst: false },
  lasting: { by: ['hours', 'charge'], isMostFirst: true },
  memory: { by: ['memory'], isMostFirst: true },
  storage: { by: ['storage'], isMostFirst: true },
  small: {
    by: ['volume', 'length', 'charge', 'storage', 'weight', 'power'],
    isMostFirst: false,
  },
  big: { by: ['volume', 'length', 'charge', 'storage', 'weight', 'power'], isMostFirst: true },
};

/** `thing`: of what kind; empty: of what was shown. Undefined: there is nothing of the kind. */
export async function sizedReply(
  ctx: Context,
  thing: string,
  order: Order,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const intent = intentIn(ctx, thing);
  const found = thing === '' ? undefined : await fitting(ctx, intent);
  const cards = found && !found.isNear && found.cards.length > 0 ? found.cards : await shown();
  if (cards.length === 0) return thing === '' ? plainReply(ctx, 'which') : undefined;
  const [only] = cards;
  if (cards.length === 1 && only) {
    const [own] = inOrder(cards, order);
    const isOfSize = order === 'small' || order === 'big';
    const reply = own && isOfSize ? measureReply(ctx, cards) : onlyReply(ctx, only, own?.said);
    // a smaller or a bigger one there is not
    const isAlone = thing !== '' && isOfSize;
    const none = line(ctx, 'find.no-more', { text: found?.words ?? '' });
    return isAlone ? { ...reply, lines: [...reply.lines, none] } : reply;
  }
  const text = found?.words ?? '';
  const sized = inOrder(cards, order);
  const spoken = order === 'lasting' ? cards.filter(({ name }) => saysBattery(name)) : [];
  if (sized.length === 0 && spoken.length > 0)
    return listReply(ctx, line(ctx, 'sized.lasting-said'), text, spoken.slice(0, SHOWN));
  if (sized.length === 0)
    return listReply(ctx, line(ctx, 'sized.none', { total: cards.length }), text, cards);
  const first = sized.slice(0, SHOWN);
  const isSame = sized.length === cards.length && areSame(sized.map(({ said }) => said));
  const reply = listReply(
    ctx,
    isSame
      ? line(ctx, 'sized.same', { words: sized[0]?.said.words ?? '' })
      : line(ctx, `sized.${order}`),
    text,
    first.map(({ card }) => card),
  );
  const silent = cards.length - sized.length;
  return {
    ...reply,
    lines: [
      ...reply.lines.slice(0, 1),
      ...first.map(({ card, said }) => aboutCard(ctx, 'sized.line', card, { words: said.words })),
      ...(silent > 0 ? [line(ctx, 'sized.silent', { silent })] : []),
    ],
  };
}

/** Beside a comparison that asks for a size, "which is lighter": what each states, or that it is the same. */
export function sizedBeside(ctx: Context, cards: readonly GoodsCard[], text: string): Line[] {
  const order = (sizeIn(text.toLowerCase()) ?? alikeIn(text.toLowerCase()))?.order;
  const sized = order === undefined ? [] : inOrder(cards, order);
  if (cards.length < 2 || sized.length < cards.length) return [];
  const [first] = sized;
  if (first && areSame(sized.map(({ said }) => said)))
    return [line(ctx, 'sized.same', { words: first.said.words })];
  const words = sized.map(({ card, said }) => `${nameOf(card)}, ${said.words}`).join(' / ');
  return [line(ctx, 'sized.more', { words })];
}

const areSame = ([first, ...others]: readonly Sized[]): boolean =>
  others.length > 0 && others.every(({ amount }) => amount === first?.amount);

/** Of an adjective: its order where of some it is stated what that goes by; undefined: of none. */
export async function alikeReply(
  ctx: Context,
  { alike }: Pick<Question, 'alike'>,
): Promise<Reply | undefined> {
  if (alike === undefined) return undefined;
  const { cards, isNear } = await fitting(ctx, intentIn(ctx, alike.of));
  const isStated = !isNear && inOrder(cards, alike.order).length > 0;
  return isStated ? sizedReply(ctx, alike.of, alike.order, async () => []) : undefined;
}

/** What is asked for of a single one, or that it is not stated, whatever else is. */
function onlyReply(ctx: Context, card: GoodsCard, said: Sized | undefined): Reply {
  return {
    ...about(card),
    lines: [
      said === undefined
        ? aboutCard(ctx, 'sized.unsaid', card)
        : aboutCard(ctx, 'trait.measure', card, { words: said.words }),
    ],
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}

interface Sized {
  readonly amount: number;
  readonly words: string;
}

/** Those of which it is stated, by the dimension that is of most of them. */
function inOrder(cards: readonly GoodsCard[], order: Order): { card: GoodsCard; said: Sized }[] {
  const { by, isMostFirst } = ORDERS[order];
  const [best = []] = by
    .map((dimension) =>
      cards.flatMap((card) => {
        const said = saidIn(statedBy(card), dimension);
        return said ? [{ card, said }] : [];
      }),
    )
    .toSorted((a, b) => b.length - a.length);
  const sign = isMostFirst ? -1 : 1;
  return best.toSorted((a, b) => sign * (a.said.amount - b.said.amount));
}

function saidIn(stated: string, by: By): Sized | undefined {
  if (by === 'hours') return hoursIn(stated);
  if (by === 'memory' || by === 'storage') return heldIn(stated, by);
  return measuresIn(stated).find((one) => one.dimension === by);
}
