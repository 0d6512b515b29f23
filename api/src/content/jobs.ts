/** What content listens to and when it wakes. */
import { listen } from '../kernel/job-queue/event.ts';
import type { Listener, Schedule } from '../kernel/job-queue/event.ts';
import { noteChange } from '../goods/index.ts';
import { forgetContributionsOf, purgeContributions } from './draft/forget.ts';
import { hourly, refreshDeals, tick } from './deal/refresh.ts';
import { takeDownContent } from './take-down.ts';
import { forgetVoters } from './vote/voter.ts';
import { placeWhatGotInterest, placeWhatIsDue } from './writing/place.ts';

export const listeners: readonly Listener[] = [
  listen({
    topic: 'account.closed',
    name: 'content.forget',
    run: (ctx, { accountId, deleteContent }) =>
      forgetContributionsOf(ctx, accountId, deleteContent),
  }),
  listen({
    topic: 'price.judged',
    name: 'deal.follow-price',
    run: async (ctx, { goodsIds }) => {
      await refreshDeals(ctx, goodsIds);
      await ctx.emit({ topic: 'deal.settled', goodsIds });
    },
  }),
  listen({ topic: 'deal.changed', name: 'deal.note-change', run: noteChange }),
  listen({ topic: 'subject.withdrawn', name: 'content.take-down', run: takeDownContent }),
];

export const schedules: readonly Schedule[] = [
  { name: 'content.purge', everySeconds: 86_400, run: purgeContributions },
  { name: 'vote.forget', everySeconds: 86_400, run: forgetVoters },
  { name: 'deal.tick', everySeconds: 60, run: tick },
  { name: 'content.due', everySeconds: 60, run: placeWhatIsDue },
  { name: 'content.hot', everySeconds: 60, run: placeWhatGotInterest },
  { name: 'deal.hourly', everySeconds: 3600, run: hourly },
];
