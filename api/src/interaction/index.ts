/**
 * What users do with what they find: likes, collections, follows, blocks, comments, reports; and
 * users as others see them.
 */
import type { Module } from '../kernel/module.ts';
import {
  cancel as unblock,
  create as block,
  pages as blocked,
  queryRelation,
} from './block/block.ts';
import { commentLines, root, roots, subs } from './comment/comment.ts';
import { forgetCommentsOf } from './comment/forget.ts';
import { like, unlike } from './comment/like.ts';
import { create as write, remove, update } from './comment/write.ts';
import { recount } from './count.ts';
import { interactionExport } from './export.ts';
import { cancel as unfollow, create as follow, pages as follows } from './follow/follow.ts';
import { forgetMarksOf } from './mark/forget.ts';
import { forgetGone } from './mark/queries.ts';
import {
  cancel,
  create,
  markedByViewer,
  pages,
  statistic,
  thumbDown,
  thumbQuery,
  thumbUp,
} from './mark/mark.ts';
import { appeal, flag, mine as ownDecisions, pages as moderationLog } from './moderation/log.ts';
import { create as report, options as reportOptions } from './report/report.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { reckonTrust } from './trust/trust.ts';
import { publicUser, search } from './user/user.ts';

export { blockedEitherWay, blockedPairs } from './block/block.ts';
export { saveComments } from './comment/save.ts';
export type { GivenComment } from './comment/save.ts';
export { appealsOpen, decideAppeal } from './moderation/decide.ts';
export { decideReport, reportsOpen } from './report/decide.ts';
export { historyOf, lookAt } from './report/look.ts';
export { saveReports } from './report/save.ts';
export type { GivenReport } from './report/save.ts';
export { addTo } from './count.ts';
export { saveMarks, saveViews } from './mark/save.ts';
export type { GivenMark } from './mark/save.ts';

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
    'comment.create': write,
    'comment.update': update,
    'comment.remove': remove,
    'comment.root': root,
    'comment.roots': roots,
    'comment.subs': subs,
    'comment.like': like,
    'comment.unlike': unlike,
    'report.create': report,
    'report.options': reportOptions,
    'moderation.pages': moderationLog,
    'moderation.mine': ownDecisions,
    'moderation.appeal': appeal,
    'moderation.flag': flag,
    'user.public': publicUser,
    'user.search': search,
  },
  provides: {
    exports: { interaction: interactionExport },
    marked: markedByViewer,
    subjects: {
      CONTENT_COMMENT: commentLines,
      REPLY_COMMENT: commentLines,
      REFER_COMMENT: commentLines,
      GOODS_COMMENT: commentLines,
    },
  },
  needs: ['subjects', 'badges'],
  listeners: [
    listen({
      topic: 'account.closed',
      name: 'interaction.forget',
      run: async (ctx, { accountId, deleteContent }) => {
        await forgetMarksOf(ctx, accountId);
        if (deleteContent) await forgetCommentsOf(ctx, accountId);
      },
    }),
  ],
  schedules: [
    {
      name: 'interaction.recount',
      everySeconds: 86_400,
      run: async (ctx) => {
        await recount(ctx);
        await forgetGone(ctx);
      },
    },
    {
      name: 'interaction.trust',
      everySeconds: 86_400,
      run: async (ctx) => {
        await reckonTrust(ctx);
      },
    },
  ],
};
