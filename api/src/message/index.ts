/**
 * Notifications of users: messages of five types, their counters, a stream that shows them at once, and the
 * ways by which a message leaves the site: mail and browsers, as everybody chose, at the hours they
 * want.
 */
import { listen } from '../kernel/job-queue/event.ts';
import type { Module } from '../kernel/module.ts';
import { PUBLIC } from '../media/index.ts';
import { mountNotificationStream } from './notification-stream.ts';
import { messageExport } from './export.ts';
import { MAIL_JOB, mailMessages } from './mail/mail.ts';
import { mountUnsubscribe, unsubscribe } from './mail/unsubscribe.ts';
import { batchRead, inbox, received, system, view } from './message.ts';
import { clearAside } from '../kernel/set-aside.ts';
import { forgetOutgoing } from './outgoing.ts';
import { preferences, savePreferences } from './preference/preference.ts';
import { announcePushes, deliverPush, PUSH_QUEUE } from './push/deliver.ts';
import { channelHandlers } from './push/channel.ts';
import type { PushReach } from './push/post.ts';
import { forgetMessages, forgetMessagesOf } from './queries.ts';
import { readQuiet, saveQuiet } from './quiet/quiet.ts';
import {
  notifyOfAppeal,
  notifyOfComment,
  notifyOfContribution,
  notifyOfMark,
  notifyOfProfile,
  notifyOfReport,
} from './notify-of.ts';

export { messagesOfKinds } from './message.ts';
export { notify, notifyAll } from './notify.ts';
export { saveMessages } from './save.ts';
export type { GivenMessage } from './save.ts';
export type { Delivery, NewMessage } from './queries.ts';
export type { Sent } from './outgoing.ts';

/** `reach` says which push services may be asked; tests ask their own. */
export function messageWith(reach: PushReach): Module {
  return {
    name: 'message',
    handlers: {
      'message.view': view,
      'message.received': received,
      'message.system': system,
      'message.batch-read': batchRead,
      'message.preferences': preferences,
      'message.save-preferences': savePreferences,
      'message.unsubscribe': unsubscribe,
      'quiet-hours.read': readQuiet,
      'quiet-hours.save': saveQuiet,
      ...channelHandlers(reach),
    },
    needs: ['subjects'],
    provides: { unread: inbox, exports: { message: messageExport } },
    listeners: [
      listen({ topic: 'mark.made', name: 'message.mark', run: notifyOfMark }),
      listen({ topic: 'comment.made', name: 'message.comment', run: notifyOfComment }),
      listen({ topic: 'profile.decided', name: 'message.profile', run: notifyOfProfile }),
      listen({
        topic: 'contribution.decided',
        name: 'message.contribution',
        run: notifyOfContribution,
      }),
      listen({ topic: 'report.decided', name: 'message.report', run: notifyOfReport }),
      listen({ topic: 'appeal.decided', name: 'message.appeal', run: notifyOfAppeal }),
      listen({
        topic: 'push.due',
        name: 'message.push',
        queue: PUSH_QUEUE,
        run: (ctx, { channelId }) => deliverPush(ctx, channelId, reach),
      }),
      listen({
        topic: 'account.closed',
        name: 'message.close',
        run: (ctx, { accountId }) => forgetMessagesOf(ctx, accountId),
      }),
    ],
    schedules: [
      { name: 'message.mail', everySeconds: 60, run: mailMessages },
      { name: 'message.push-due', everySeconds: 60, run: announcePushes },
      {
        name: 'message.forget',
        everySeconds: 86_400,
        run: async (ctx) => {
          await forgetMessages(ctx);
          await forgetOutgoing(ctx);
          await clearAside(ctx, MAIL_JOB);
        },
      },
    ],
    mount(server, _config, app) {
      mountNotificationStream(server, app);
      mountUnsubscribe(server, app);
    },
  };
}

export const message: Module = messageWith(PUBLIC);
