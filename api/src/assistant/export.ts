/** What somebody asked the assistant and what it answered, for them to take along. */
import sql from 'sql-template-tag';
import type { ExportOf } from '../kernel/export.ts';

export const assistantExport: ExportOf = async ({ db }, accountId) => {
  const rows = await db.rows<{
    conversation_id: number;
    role: string;
    body: string;
    created_at: Date;
  }>(sql`
    select m.conversation_id, m.role, m.body, m.created_at from conversation c
      join conversation_message m on m.conversation_id = c.id
    where c.account_id = ${accountId} order by m.conversation_id, m.id`);
  return {
    questions: rows.map((row) => ({
      conversation: String(row.conversation_id),
      role: row.role,
      text: row.body,
      time: row.created_at.toISOString(),
    })),
  };
};
