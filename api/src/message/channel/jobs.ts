/** What channels listen to, and what wakes them. */
import { listen } from '../../kernel/job-queue/event.ts';
import type { Listener, Schedule } from '../../kernel/job-queue/event.ts';
import type { ChannelReach } from './carry/carrier.ts';
import { announceDue, CHANNEL_QUEUE, deliver, OWN_SERVER_QUEUE } from './deliver.ts';
import { findQuiet } from './heard.ts';
import { forgetLinks } from './link.ts';
import { checkService, forgetMonths } from './quota.ts';

export function channelListeners(reach: ChannelReach): Listener[] {
  return [
    listen({
      topic: 'push.due',
      name: 'message.push',
      queue: CHANNEL_QUEUE,
      run: (ctx, { channelId }) => deliver(ctx, channelId, reach),
    }),
    listen({
      topic: 'push.own-due',
      name: 'message.push-own',
      queue: OWN_SERVER_QUEUE,
      run: (ctx, { channelId }) => deliver(ctx, channelId, reach),
    }),
  ];
}

export function channelSchedules(reach: ChannelReach): Schedule[] {
  return [
    { name: 'message.push-due', everySeconds: 60, run: announceDue },
    { name: 'message.quiet', everySeconds: 86_400, run: findQuiet },
    {
      name: 'message.line-quota',
      everySeconds: 3600,
      queue: CHANNEL_QUEUE,
      run: (ctx) => checkService(ctx, reach),
    },
    {
      name: 'message.channel-forget',
      everySeconds: 86_400,
      run: async (ctx) => {
        await forgetLinks(ctx);
        await forgetMonths(ctx);
      },
    },
  ];
}
