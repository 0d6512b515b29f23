/** The message centre (rows MSG-01..07; API-93..96). */
import type { Answer } from '#contract/calls.ts';
import { NOTIFICATION_TYPES, SYSTEM_TYPES } from '#contract/message/kind.ts';
import type { NotificationType } from '#contract/message/kind.ts';
import { viewerId } from '../account/index.ts';
import type { Context } from '../kernel/context.ts';
import { idsOf } from '../kernel/identity.ts';
import type { Inbox } from '../kernel/inbox.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';
import { announceUnread } from './notification-stream.ts';
import {
  latestOfEach,
  markRead,
  messagesPage,
  noticesOf,
  unreadByType,
  unreadLatest,
} from './queries.ts';
import { showMessages } from './show.ts';

/** AMB-75 */
const UNREAD_SHOWN = 20;

export const view: Handler<'message.view'> = async (ctx) => {
  const me = viewerId(ctx);
  const [unread, latest] = await Promise.all([
    unreadOf(ctx, me),
    latestOfEach(ctx, me, NOTIFICATION_TYPES),
  ]);
  return { ...unread, latest: await showMessages(ctx, latest) };
};

export const received: Handler<'message.received'> = (ctx, { type, pageRequest }) =>
  list(ctx, type === undefined ? null : [type], pageRequest);
export const system: Handler<'message.system'> = (ctx, { pageRequest }) =>
  list(ctx, SYSTEM_TYPES, pageRequest);

export const batchRead: Handler<'message.batch-read'> = async (ctx, { ids, type }) => {
  const me = viewerId(ctx);
  const count = await markRead(ctx, me, {
    ids: ids === undefined ? null : idsOf(ids),
    type: type ?? null,
  });
  if (count > 0) await announceUnread(ctx, [me]);
  return { count, ...(await unreadOf(ctx, me)) };
};

/** For the signed-in user. */
export const inbox: Inbox = async (ctx, accountId) => {
  const [unread, rows] = await Promise.all([
    unreadOf(ctx, accountId),
    unreadLatest(ctx, accountId, UNREAD_SHOWN),
  ]);
  const shown = await showMessages(ctx, rows);
  return {
    unreadCount: unread.unreadTotal,
    unreadNotifications: shown.map(({ id, type, title, createTime }) => ({
      id,
      type,
      title,
      createTime,
    })),
  };
};

async function list(
  ctx: Context,
  types: readonly NotificationType[] | null,
  pageRequest: { page: number; size: number },
) {
  const page = pageOf(pageRequest);
  const { rows, total } = await messagesPage(ctx, viewerId(ctx), types, page);
  return listAnswer(await showMessages(ctx, rows), total, page);
}

async function unreadOf(
  ctx: Context,
  me: number,
): Promise<Pick<Answer<'message.view'>, 'unread' | 'unreadTotal'>> {
  const counts = await unreadByType(ctx, me);
  const unread = Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, counts.get(type) ?? 0]),
  ) as Answer<'message.view'>['unread'];
  return { unread, unreadTotal: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** The newest messages whose kind fits, as their reader sees them. */
export async function messagesOfKinds(
  ctx: Context,
  accountId: number,
  kinds: RegExp,
  most: number,
): Promise<Answer<'message.received'>['content']> {
  return showMessages(ctx, await noticesOf(ctx, accountId, kinds.source, most));
}
