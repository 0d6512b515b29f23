/**
 * Delivery: letters that leave the house, by e-mail and short message. A letter is written in the
 * transaction of what it tells of and leaves after the commit, or never; it may leave twice when a
 * process dies, then with the same Message-ID.
 */
import type { Module } from '../kernel/module.ts';
import { listeners, schedules } from './jobs.ts';
import { mountMailbox, mountWayToMailbox } from './mailbox/mailbox.ts';

export { sendMessage } from './outgoing/send.ts';
export type { Letter } from './outgoing/send.ts';
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
