/**
 * Notifications of users: messages of five types, their counters, a stream that shows them at once, and the
 * ways by which a message leaves the site: mail, browsers and chats, as everybody chose, at the hours they
 * want.
 */
import type { Context } from '../kernel/context.ts';
import { listen } from '../kernel/job-queue/event.ts';
import type { Module } from '../kernel/module.ts';
import { PUBLIC_HTTPS } from '../kernel/outside.ts';
import { mountNotificationStream } from './notification-stream.ts';
import { messageExport } from './export.ts';
import { forgetDigests, readDigest } from './mail/digest-page.ts';
import { MAIL_JOB, MAIL_QUEUE, mailMessages } from './mail/mail.ts';
import { mountUnsubscribe, unsubscribe } from './mail/unsubscribe.ts';
import { batchRead, inbox, received, system, view } from './message.ts';
import { clearAside } from '../kernel/set-aside.ts';
import { forgetOutgoing } from './outgoing.ts';
import { preferences, savePreferences } from './preference/preference.ts';
import { mountBots } from './channel/bots.ts';
import type { ChannelReach } from './channel/carry/carrier.ts';
import { channelHandlers } from './channel/channel.ts';
import { channelListeners, channelSchedules } from './channel/jobs.ts';
import { forgetMessages, forgetMessagesOf } from './queries.ts';
import { linkFigures, sumLinks } from './visit.ts';
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
export { kindsOf as channelKinds } from './channel/channel.ts';
export { saveChannels } from './channel/save.ts';
export { tryBots } from './channel/try-bots.ts';
export { pushKeyTrouble } from './channel/vapid.ts';
export { byWorth, mailLine, offerLine } from './mail/line.ts';
export { sayMoment } from './messages/digest.ts';
export { nextDigest } from './quiet/due.ts';
export { visit } from './visit.ts';
export { saveMessages } from './save.ts';
export type { GivenMessage } from './save.ts';
export type { Delivery, NewMessage } from './queries.ts';
export type { Sent } from './outgoing.ts';

const DISCORD = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'];

async function forgetOld(ctx: Context): Promise<void> {
  await forgetMessages(ctx);
  await forgetOutgoing(ctx);
  await forgetDigests(ctx);
  await clearAside(ctx, MAIL_JOB);
}

/** `reach` says which servers may be asked; tests ask their own. */
export function messageWith(reach: ChannelReach): Module {
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
      'digest.read': readDigest,
      'quiet-hours.read': readQuiet,
      'quiet-hours.save': saveQuiet,
      ...channelHandlers(reach),
    },
    needs: ['subjects', 'alertStop'],
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
      listen({ topic: 'mail.due', name: 'message.mail-due', queue: MAIL_QUEUE, run: mailMessages }),
      ...channelListeners(reach),
      listen({
        topic: 'account.closed',
        name: 'message.close',
        run: (ctx, { accountId }) => forgetMessagesOf(ctx, accountId),
      }),
    ],
    schedules: [
      { name: 'message.mail', everySeconds: 60, queue: MAIL_QUEUE, run: mailMessages },
      { name: 'message.links', everySeconds: 3600, run: sumLinks },
      ...channelSchedules(reach),
      {
        name: 'message.forget',
        everySeconds: 86_400,
        run: forgetOld,
      },
    ],
    figures: linkFigures,
    mount(server, config, app) {
      mountNotificationStream(server, app);
      mountUnsubscribe(server, app);
      mountBots(server, config, app, reach);
    },
  };
}

export const message: Module = messageWith({ ...PUBLIC_HTTPS, discord: DISCORD });
