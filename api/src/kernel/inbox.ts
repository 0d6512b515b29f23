/**
 * What waits unread for somebody: a port between the account, which shows it with the user, and the
 * module of messages above it.
 */
import type { SignedInUser } from '#contract/account/profile.ts';
import type { Context } from './context.ts';

export type Unread = Pick<SignedInUser, 'unreadCount' | 'unreadNotifications'>;
export type Inbox = (ctx: Context, accountId: number) => Promise<Unread>;

declare module './ports.ts' {
  interface Ports {
    /** The unread count and the last of it. */
    readonly unread: Inbox;
  }
}
