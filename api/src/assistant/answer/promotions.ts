/** Promotions side by side: what a piece costs less under each, and which of them is the better. */
import { finePriceText, moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { say } from '../messages/say.ts';
import { offEach } from '../sum/promotions.ts';
import type { Promotion, Promotions } from '../sum/promotions.ts';
import { follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';

const WHOLE = 10_000;

export function promotionsReply(ctx: Context, { all, price }: Promotions): Reply {
  const [best, next] = all.toSorted(
    (one, other) => offEach(other) - offEach(one) || one.pieces - other.pieces,
  ) as [Promotion, Promotion];
  const single = all
    .filter(({ pieces }) => pieces < best.pieces)
    .toSorted((one, other) => one.pieces - other.pieces)[0];
  const holes = { promotion: nameOf(ctx, best), n: best.pieces };
  const isEven = offEach(best) === offEach(next);
  return {
    lines: [
      ...all.map((one) => promotionLine(ctx, one, price)),
      isEven
        ? line(ctx, 'promotion.same', { n: Math.max(best.pieces, next.pieces) })
        : line(ctx, best.pieces > 1 ? 'promotion.best-of' : 'promotion.best', holes),
      ...(single === undefined || isEven
        ? []
        : [line(ctx, 'promotion.fewer', { n: best.pieces, promotion: nameOf(ctx, single) })]),
    ],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}

const percent = (share: number): number => Math.round(share / 10) / 10;

function nameOf({ lang }: Context, { of, pieces, bought, share }: Promotion): string {
  const holes = { bought, free: pieces - bought, percent: percent(share) };
  return say(lang, `promotion.${of}`, holes);
}

function promotionLine(ctx: Context, one: Promotion, price: number | null): Line {
  const currency = ctx.tenant.currency as CurrencyCode;
  const off = offEach(one);
  const each = (price ?? 0) * (1 - off / WHOLE);
  const key = one.pieces > 1 ? 'promotion.several' : 'promotion.single';
  return line(ctx, price === null ? key : `${key}.priced`, {
    promotion: nameOf(ctx, one),
    n: one.pieces,
    percent: percent(off),
    price: moneyText(Math.round(each * one.pieces), currency),
    amount: finePriceText(each, currency),
  });
}
