/** Packs side by side, each with the price that a question says. */
import { finePriceText, moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { say } from '../messages/say.ts';
import { freeIn } from '../sum/free.ts';
import type { PricedPack } from '../sum/packs.ts';
import { follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { perOf, unitText } from './unit.ts';

/**
 * What a unit of each costs, the cheapest named; or what a piece costs. Where so much of them is
 * bought (`pack`), what that comes to, each order sent for `amount`.
 */
export function packsReply(
  ctx: Context,
  packs: readonly PricedPack[],
  { pack, amount: fee = 0 }: Pick<Question, 'pack' | 'amount'>,
): Reply {
  const [best, ...others] = packs.toSorted((a, b) => amountOf(a) - amountOf(b));
  const bought = pack === undefined ? [] : packs.map((one) => boughtLine(ctx, one, pack, fee));
  return {
    lines: [
      ...packs.map((one) => packLine(ctx, one, packs)),
      ...(best === undefined ? [] : bestLine(ctx, best, others)),
      ...bought,
    ],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}

const amountOf = ({ price, size }: PricedPack): number => price / size;

function nameOf({ lang }: Context, { size, words }: PricedPack): string {
  const free = words === null ? undefined : freeIn(words);
  if (free) return say(lang, 'promotion.FREE', { bought: free.bought, free: free.free });
  return words ?? say(lang, size === 1 ? 'packs.single' : 'packs.count', { n: size });
}

function packLine(ctx: Context, pack: PricedPack, all: readonly PricedPack[]): Line {
  const { unit, size, price, words } = pack;
  const currency = ctx.tenant.currency as CurrencyCode;
  const per = perOf(
    unit,
    all.map((one) => one.size),
  );
  return line(ctx, unit === 'piece' && words !== null ? 'packs.free' : 'packs.line', {
    pack: nameOf(ctx, pack),
    n: size,
    price: moneyText(price, currency),
    amount: finePriceText(amountOf(pack) * per, currency),
    unit: unitText(ctx, unit, per),
  });
}

/** How much less the cheapest costs than the next; of one alone nothing. */
function bestLine(ctx: Context, best: PricedPack, others: readonly PricedPack[]): Line[] {
  const below = (one: PricedPack) => Math.round((1 - amountOf(best) / amountOf(one)) * 100);
  const next = others.find((one) => below(one) > 0);
  if (others.length === 0) return [];
  if (next === undefined) return [line(ctx, 'packs.same')];
  const cheapest = [best, ...others.filter((one) => below(one) === 0)];
  return [
    line(ctx, 'packs.best', {
      pack: cheapest.map((one) => nameOf(ctx, one)).join(', '),
      percent: below(next),
    }),
  ];
}

/** In whole packs: "10 kg: 2 × 5 kg = $24". */
function boughtLine(
  ctx: Context,
  one: PricedPack,
  { size, words }: NonNullable<Question['pack']>,
  fee: number,
): Line {
  const money = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const n = Math.ceil(size / one.size);
  const total = money(n * one.price + fee);
  const sum = `${n} × ${money(one.price)}${fee === 0 ? '' : ` + ${money(fee)}`} = ${total}`;
  return line(ctx, 'packs.bought', { pack: nameOf(ctx, one), much: words, sum });
}
