/** What is stored of somebody's visits: given to them, and nobody's any more when they leave. */
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { ExportOf } from '../kernel/export.ts';

interface Visit {
  name: string;
  happened_at: Date;
  page: string | null;
  platform: string | null;
  language: string | null;
  user_agent: string | null;
  params: object;
}

export const telemetryExport: ExportOf = async ({ db }, accountId) => {
  const visits = await db.rows<Visit>(sql`
    select name, happened_at, page, platform, language, user_agent, params from telemetry_event
      where user_id = ${accountId} order by day, id`);
  const clicks = await db.rows<{
    event: string;
    subject_type: string;
    subject_id: string;
    clicked_at: Date;
  }>(
    sql`select event, subject_type, subject_id, clicked_at from click where user_id = ${accountId}
        order by clicked_at`,
  );
  return {
    visits: visits.map((one) => ({
      event: one.name,
      time: one.happened_at.toISOString(),
      page: one.page,
      platform: one.platform,
      language: one.language,
      userAgent: one.user_agent,
      params: JSON.stringify(one.params),
    })),
    clicks: clicks.map((one) => ({
      event: one.event,
      subjectType: one.subject_type,
      subjectId: one.subject_id,
      time: one.clicked_at.toISOString(),
    })),
  };
};

export async function forgetWhose({ db }: Context, accountId: number): Promise<void> {
  await db.run(sql`update telemetry_event set user_id = null where user_id = ${accountId}`);
  await db.run(sql`update click set user_id = null where user_id = ${accountId}`);
  await db.run(sql`update device_print set user_id = null where user_id = ${accountId}`);
}
