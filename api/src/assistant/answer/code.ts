/** Whether a coupon works whose code a question names. */
import { couponsCoded } from '../../coupon/index.ts';
import type { Context } from '../../kernel/context.ts';
import { codesIn } from '../intent/code.ts';
import { sayCoupon } from './coupons.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

const SHOWN = 3;

/** Undefined: no coupon has what may be a code, and nothing must be one. */
export async function codeReply(ctx: Context, typed: string): Promise<Reply | undefined> {
  const named = codesIn(typed);
  if (!named) return undefined;
  const coupons = (await couponsCoded(ctx, named.codes)).slice(0, SHOWN);
  if (coupons.length === 0 && named.sure === undefined) return undefined;
  const works = coupons.filter(({ state }) => state === 'LIVE' || state === 'DOUBTFUL');
  const code = coupons[0]?.code ?? named.sure ?? '';
  const lines =
    coupons.length === 0
      ? [line(ctx, 'code.unknown', { code })]
      : works.length > 0
        ? [
            line(ctx, 'code.known', { code }),
            ...works.map((one) => ({ text: sayCoupon(ctx, one) })),
          ]
        : [line(ctx, STATES[coupons[0]?.state as keyof typeof STATES], { code })];
  return {
    lines,
    cards: [],
    refs: [],
    coupons: works,
    page: '/coupons',
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** What is said of one that cannot be used. */
const STATES = {
  SCHEDULED: 'code.scheduled',
  EXPIRED: 'code.expired',
  DEAD: 'code.dead',
} as const;
