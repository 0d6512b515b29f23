/**
 * What waits unread for somebody: a port between the account, which shows it with the user, and the
 * module of messages above it. Without that module nothing waits.
 */
import type { SignedInUser } from '#contract/account/profile.ts';
import type { Context } from './context.ts';

export type Unread = Pick<SignedInUser, 'unreadCount' | 'unreadNotifications'>;
export type Inbox = (ctx: Context, accountId: number) => Promise<Unread>;

let inbox: Inbox = async () => ({ unreadCount: 0, unreadNotifications: [] });

export function registerInbox(made: Inbox): void {
  inbox = made;
}

/** The unread count and the last of it. */
export function unreadOf(ctx: Context, accountId: number): Promise<Unread> {
  return inbox(ctx, accountId);
}
