/** Sentences that are said whatever goods there are, and several answers as one. */
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

/** What is said whatever goods there are. */
export const PLAIN: { readonly [Kind in Question['kind']]?: Parameters<typeof plainReply>[1][] } = {
  HELLO: ['hello', 'help'],
  HELP: ['help'],
  THANKS: ['thanks'],
  CALM: ['calm'],
  FINE: ['fine'],
  CHAT: ['chat'],
  SERVICE: ['service'],
  SHOP_PRICES: ['shops.differ'],
  STACKING: ['coupons.stack'],
  UNREAD: ['sum.unread'],
  UNREAD_PACKS: ['packs.unread'],
};

/** These sentences, and no goods. */
export function plainReply(
  ctx: Context,
  ...keys: (
    | 'alert.how'
    | 'hello'
    | 'help'
    | 'thanks'
    | 'calm'
    | 'fine'
    | 'chat'
    | 'deals.none'
    | 'deals.no-more'
    | 'deals.endless'
    | 'service'
    | 'platforms.differ'
    | 'which'
    | 'shops.differ'
    | 'coupons.stack'
    | 'sum.unread'
    | 'packs.unread'
  )[]
): Reply {
  return {
    lines: keys.map((key) => line(ctx, key)),
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** Several answers about one product as one; what both say is said once. */
export function together(replies: readonly Reply[]): Reply {
  const [first, ...others] = replies as [Reply, ...Reply[]];
  if (others.length === 0) return first;
  const lines = replies.flatMap((one) => one.lines);
  const refs = replies.flatMap((one) => one.refs);
  const cards = replies.flatMap((one) => one.cards);
  const isFirst = (at: number) =>
    refs.findIndex(({ kind, id }) => kind === refs[at]?.kind && id === refs[at]?.id) === at;
  return {
    ...first,
    refs: refs.filter((_, at) => isFirst(at)),
    cards: cards.filter((_, at) => isFirst(at)),
    ...Object.assign(
      {},
      ...others.map(({ coupons, page }) => ({
        ...(coupons && { coupons }),
        ...(page && { page }),
      })),
    ),
    lines: lines.filter((one, at) => lines.findIndex((other) => other.text === one.text) === at),
  };
}
