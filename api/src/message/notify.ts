/**
 * Notifies people, in the transaction of `ctx`: on the site, over the stream, and by the ways that
 * they chose.
 */
import type { Context } from '../kernel/context.ts';
import { announceUnread } from './notification-stream.ts';
import { letOut, reachesOf } from './outgoing.ts';
import type { Reachable, Reached, Sent } from './outgoing.ts';
import { addMessages, gather } from './queries.ts';
import type { Gathered, NewMessage } from './queries.ts';

/** One message, unless its reader wants none of this type. */
export async function notify(ctx: Context, made: NewMessage): Promise<void> {
  await notifyAll(ctx, [made]);
}

/**
 * Any number of messages, by as many statements as one; how each leaves the site, in their order,
 * null for what its reader wants none of.
 */
export async function notifyAll(
  ctx: Context,
  made: readonly NewMessage[],
): Promise<(Sent | null)[]> {
  if (made.length === 0) return [];
  const reaches = await reachesOf(ctx, made.map(reached));
  const wanted = made
    .map((message, place) => ({ message, place, reach: reaches[place] as Reachable }))
    .filter(({ reach }) => reach.wishes.inApp);
  const ids = await addMessages(
    ctx,
    wanted.map(({ message }) => message),
  );
  await announceUnread(
    ctx,
    wanted.map(({ message }) => message.accountId),
  );
  const sent = await letOut(
    ctx,
    wanted.map(({ message, reach }, index) => ({
      ...reached(message),
      messageId: ids[index] as number,
      isMore: false,
      reach,
      ...(message.delivery && { delivery: message.delivery }),
    })),
  );
  const byPlace = new Map(wanted.map(({ place }, index) => [place, sent[index]]));
  return made.map((_, place) => byPlace.get(place) ?? null);
}

/** The same for what gathers in one message until it is read. */
export async function notifyGathered(ctx: Context, made: Gathered): Promise<void> {
  const [reach] = await reachesOf(ctx, [reached(made)]);
  if (!reach?.wishes.inApp) return;
  const gathered = await gather(ctx, made);
  if (!gathered) return;
  await announceUnread(ctx, [made.accountId]);
  const { id: messageId, isMore } = gathered;
  await letOut(ctx, [{ ...reached(made), messageId, isMore, reach }]);
}

function reached({ accountId, type, about, subject, kind }: NewMessage): Reached {
  return {
    accountId,
    type,
    about: about ?? (subject ? `${subject.type} ${subject.id}` : kind),
  };
}
