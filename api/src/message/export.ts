/** Notifications of an account, in the language it asks in, and its preferences. */
import sql from 'sql-template-tag';
import type { ExportOf } from '../kernel/export.ts';
import { siteAddress } from '../kernel/site-address.ts';
import { allWishes } from './preference/preference.ts';
import { channelsOf } from './channel/queries.ts';
import type { MessageRow } from './queries.ts';
import { quietOf } from './quiet/quiet.ts';
import { showMessages } from './show.ts';

export const messageExport: ExportOf = async (ctx, accountId) => {
  const rows = await ctx.db.rows<MessageRow>(sql`
    select id, type, kind, holes, subject_type, subject_id, link, actor_ids::float8[] as actor_ids,
      actor_count, read_at, created_at from message
    where account_id = ${accountId} order by created_at, id`);
  const shown = await showMessages(ctx, rows);
  const channels = await channelsOf(ctx, accountId);
  return {
    messages: shown.map((one) => ({
      type: one.type,
      title: one.title,
      text: one.text,
      link: one.jump ? siteAddress(ctx, one.jump.href) : null,
      isRead: one.read,
      time: one.createTime,
    })),
    'message-preferences': (await allWishes(ctx, accountId)).map(
      ({ type, inApp, email, webPush }) => ({ type, inApp, email, webPush }),
    ),
    'quiet-hours': [await quietOf(ctx, accountId)],
    channels: channels.map((one) => ({
      kind: one.kind,
      name: one.name,
      address: one.address,
      isEnabled: one.enabled,
      lastSentTime: one.last_sent_at?.toISOString() ?? null,
    })),
  };
};
