/**
 * Notifies somebody, in the transaction of `ctx`: on the site, over the stream, and by the
 * ways that they chose.
 */
import type { Context } from '../kernel/context.ts';
import { announceUnread } from './notification-stream.ts';
import { letOut, reachOf } from './outgoing.ts';
import { addMessage, gather } from './queries.ts';
import type { Gathered, NewMessage } from './queries.ts';

/** One message, unless its reader wants none of this type. */
export async function notify(ctx: Context, made: NewMessage): Promise<void> {
  const about = aboutOf(made);
  const reach = await reachOf(ctx, made.accountId, made.type, about);
  if (!reach.wishes.inApp) return;
  const messageId = await addMessage(ctx, made);
  await announceUnread(ctx, made.accountId);
  await letOut(ctx, { messageId, accountId: made.accountId, about, isMore: false }, reach);
}

/** The same for what gathers in one message until it is read. */
export async function notifyGathered(ctx: Context, made: Gathered): Promise<void> {
  const about = aboutOf(made);
  const reach = await reachOf(ctx, made.accountId, made.type, about);
  if (!reach.wishes.inApp) return;
  const gathered = await gather(ctx, made);
  if (!gathered) return;
  await announceUnread(ctx, made.accountId);
  await letOut(
    ctx,
    { messageId: gathered.id, accountId: made.accountId, about, isMore: gathered.isMore },
    reach,
  );
}

function aboutOf({ about, subject, kind }: NewMessage): string {
  return about ?? (subject ? `${subject.type} ${subject.id}` : kind);
}
