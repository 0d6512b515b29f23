/** What somebody was told, in the language they asked in. */
import sql from 'sql-template-tag';
import type { ExportOf } from '../kernel/export.ts';
import { siteAddress } from '../kernel/site-address.ts';
import type { MessageRow } from './queries.ts';
import { showMessages } from './show.ts';

export const messageExport: ExportOf = async (ctx, accountId) => {
  const rows = await ctx.db.rows<MessageRow>(sql`
    select id, type, kind, holes, subject_type, subject_id, link, actor_ids::float8[] as actor_ids, actor_count, read_at, created_at from message
    where account_id = ${accountId} order by created_at, id`);
  const shown = await showMessages(ctx, rows);
  return {
    messages: shown.map((one) => ({
      type: one.type,
      title: one.title,
      text: one.text,
      link: one.jump ? siteAddress(ctx, one.jump.href) : null,
      isRead: one.read,
      time: one.createTime,
    })),
  };
};
