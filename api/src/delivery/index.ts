/**
 * Delivery: letters that leave the house, by e-mail and short message. A letter is written in the
 * transaction of what it tells of and leaves after the commit, or never; it may leave twice when a
 * process dies, then with the same Message-ID.
 */
import type { Module } from '../kernel/module.ts';
import { listeners, schedules } from './jobs.ts';
import { mountMailbox, mountWayToMailbox } from './mailbox/mailbox.ts';

export { sendLetter } from './letter/letter.ts';
export type { Letter } from './letter/letter.ts';
export { forgetReceivers } from './letter/queries.ts';
export { lettersTo, openLetters, retryLetters } from './letter/operate.ts';
export { allowReceiver, suppressReceiver } from './letter/suppress.ts';
export { MAILBOX_PATH } from './mailbox/mailbox.ts';
export { tryTransports } from './post/post.ts';
export type { TemplateName } from './messages/templates.ts';

export const delivery: Module = {
  name: 'delivery',
  handlers: {},
  listeners,
  schedules,
  mount: mountWayToMailbox,
  operate: mountMailbox,
};
