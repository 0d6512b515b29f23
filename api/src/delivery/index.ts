/**
 * Sends e-mails and short messages. A message is written in the transaction of the event that it
 * reports and leaves after the commit, or never. When a process dies it may leave twice, then with
 * the same Message-ID.
 */
import type { Module } from '../kernel/module.ts';
import { listeners, schedules } from './jobs.ts';
import { mountMailbox, mountWayToMailbox } from './mailbox/mailbox.ts';

export { sendMessage } from './outgoing/send.ts';
export type { OutgoingMessage } from './outgoing/send.ts';
export { forgetReceivers } from './outgoing/queries.ts';
export { messagesTo, unsentMessages, retryMessages } from './outgoing/operate.ts';
export { allowReceiver, suppressReceiver } from './outgoing/suppress.ts';
export { MAILBOX_PATH } from './mailbox/mailbox.ts';
export { tryTransports } from './transport/deliver.ts';
export type { TemplateName } from './messages/templates.ts';

export const delivery: Module = {
  name: 'delivery',
  handlers: {},
  listeners,
  schedules,
  mount: mountWayToMailbox,
  operate: mountMailbox,
};
