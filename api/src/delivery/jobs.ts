/** Jobs that send messages and remove old ones. */
import { RETENTION_DAYS } from '#contract/account/inventory.ts';
import { listen } from '../kernel/job-queue/event.ts';
import type { Queue, Listener, Schedule } from '../kernel/job-queue/event.ts';
import { expireMessages, removeMessagesBefore } from './outgoing/queries.ts';
import { deliverMessage, MAX_TRIES } from './transport/deliver.ts';

const REMOVED_AT_ONCE = 5_000;

// codes overtake the thousands of messages that one sale can bring; a job outlives its message's
// tries
const URGENT: Queue = {
  name: 'delivery.urgent',
  atOnce: 2,
  slow: { afterMs: 2000, most: 8 },
  attempts: MAX_TRIES * 2,
};
const POST: Queue = {
  name: 'delivery.post',
  atOnce: 4,
  slow: { afterMs: 2000, most: 16 },
  attempts: MAX_TRIES * 2,
};

export const listeners: readonly Listener[] = [
  listen({
    topic: 'letter.urgent',
    name: 'letter.carry-urgent',
    queue: URGENT,
    run: (ctx, { letterId }) => deliverMessage(ctx, letterId),
  }),
  listen({
    topic: 'letter.written',
    name: 'letter.carry',
    queue: POST,
    run: (ctx, { letterId }) => deliverMessage(ctx, letterId),
  }),
];

export const schedules: readonly Schedule[] = [
  {
    name: 'letter.expire',
    everySeconds: 60,
    run: async (ctx) => {
      await expireMessages(ctx);
    },
  },
  {
    name: 'letter.remove-old',
    everySeconds: 3600,
    run: async (ctx) => {
      await removeMessagesBefore(
        ctx,
        new Date(ctx.now.getTime() - RETENTION_DAYS.letters * 86_400_000),
        REMOVED_AT_ONCE,
      );
    },
  },
];
