/**
 * Channels of the shopper to try the demo world with, one in each state; their addresses are
 * reserved names, at which nobody is.
 */
import { saveChannels } from '#api/message/index.ts';
import type { Context } from '#api/kernel/context.ts';

const MINUTE = 60_000;

/** Once, for somebody who has none; in the transaction of `ctx`. */
export async function linkChannels(ctx: Context, accountId: number): Promise<void> {
  const ago = (minutes: number) => new Date(ctx.now.getTime() - minutes * MINUTE);
  const gone = { how: 'refused', problem: { what: 'GONE', status: 404 } } as const;
  await saveChannels(ctx, [
    {
      accountId,
      kind: 'TELEGRAM',
      name: 'Fon',
      address: 'demo',
      attempts: [{ at: ago(240), outcome: { how: 'sent' }, ms: 210 }],
      isPaused: true,
    },
    {
      accountId,
      kind: 'DISCORD',
      name: 'Discord',
      address: 'https://discord.com/api/webhooks/1',
      secret: 'demo',
      attempts: [0, 1, 2, 3, 4].map((at) => ({ at: ago(6000 - at * 200), outcome: gone, ms: 95 })),
    },
    {
      accountId,
      kind: 'NTFY',
      name: 'ntfy',
      address: 'https://ntfy.example/khum-fon',
      attempts: [
        { at: ago(1500), outcome: { how: 'sent' }, ms: 130 },
        {
          at: ago(6),
          outcome: { how: 'later', problem: { what: 'TIMEOUT', status: null } },
          ms: 10_000,
        },
      ],
    },
    {
      accountId,
      kind: 'WEBHOOK',
      name: 'Webhook',
      address: 'https://home.example/hook/khum',
      attempts: [{ at: ago(290), outcome: { how: 'sent' }, ms: 180 }],
    },
  ]);
}
