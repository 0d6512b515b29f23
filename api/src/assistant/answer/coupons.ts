/** Coupons that can be used for a product now, with what shoppers say of them. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { couponsOf } from '../../coupon/index.ts';
import type { Context } from '../../kernel/context.ts';
import { say } from '../messages/say.ts';
import { about } from './price.ts';
import { aboutCard, follow } from './reply.ts';
import type { Reply } from './reply.ts';

const SHOWN = 3;

export async function couponsReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const coupons = ((await couponsOf(ctx, [Number(card.id)])).get(Number(card.id)) ?? []).filter((one) => one.state === 'LIVE').slice(0, SHOWN);
  const told = coupons.flatMap(({ title, platform, code, truth }) => [
    aboutCard(ctx, 'coupons.line', card, {
      title: oneLine(title),
      platform: PLATFORM_NAMES[platform],
      code: oneLine(code ?? say(ctx.lang, 'coupons.no-code')),
    }),
    ...(truth.works + truth.fails > 0 ? [aboutCard(ctx, 'coupons.worked', card, { works: truth.works, fails: truth.fails })] : []),
  ]);
  return {
    ...about(card),
    lines: told.length > 0 ? [aboutCard(ctx, 'coupons.some', card), ...told] : [aboutCard(ctx, 'coupons.none', card)],
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
