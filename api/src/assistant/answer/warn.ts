/** What a shopping guide must not answer, and who does; who pays for the guide. */
import type { Warning } from '../../lexicon/index.ts';
import type { Context } from '../../kernel/context.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

/** A warning, and nothing to buy. */
export function warningReply(ctx: Context, warning: Warning): Reply {
  const lines = [line(ctx, `warn.${warning}`)];
  return said(ctx, warning === 'danger' ? lines : [...lines, line(ctx, 'warn.price')]);
}

export function outsideReply(ctx: Context): Reply {
  return said(ctx, [line(ctx, 'outside'), line(ctx, 'help')]);
}

/** What /how-we-judge says at length. */
export function trustReply(ctx: Context): Reply {
  return {
    ...said(ctx, [line(ctx, 'trust.money'), line(ctx, 'trust.prices')]),
    page: '/how-we-judge',
  };
}

function said(ctx: Context, lines: Reply['lines']): Reply {
  return { lines, cards: [], refs: [], followUps: follow(ctx, 'follow.deals') };
}
