/** What users do with what they find: likes, collections, follows, blocks; and users as others see them. */
import type { Module } from '../kernel/module.ts';
import { cancel as unblock, create as block, pages as blocked, queryRelation } from './block/block.ts';
import { recount } from './count.ts';
import { cancel as unfollow, create as follow, pages as follows } from './follow/follow.ts';
import { forgetMarksOf } from './mark/forget.ts';
import { cancel, create, markedByViewer, pages, statistic, thumbDown, thumbQuery, thumbUp } from './mark/mark.ts';
import { listen } from '../kernel/noticeboard/event.ts';
import { publicUser, search } from './user/user.ts';

export const interaction: Module = {
  name: 'interaction',
  handlers: {
    'mark.create': create,
    'mark.cancel': cancel,
    'mark.pages': pages,
    'mark.statistic': statistic,
    'thumb-up.create': thumbUp,
    'thumb-up.cancel': thumbDown,
    'thumb-up.query': thumbQuery,
    'follow.create': follow,
    'follow.cancel': unfollow,
    'follow.pages': follows,
    'block.create': block,
    'block.cancel': unblock,
    'block.pages': blocked,
    'block.query-relation': queryRelation,
    'user.public': publicUser,
    'user.search': search,
  },
  markReader: markedByViewer,
  listeners: [listen({ topic: 'account.closed', name: 'interaction.forget', run: (ctx, { accountId }) => forgetMarksOf(ctx, accountId) })],
  schedules: [
    {
      name: 'interaction.recount',
      everySeconds: 86_400,
      run: async (ctx) => {
        await recount(ctx);
      },
    },
  ],
};
