/** SQL of sources as a whole: their runs, and those that an operator took off the list. */
import sql from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';

export interface SourceRow {
  source: string;
  id: number | null;
  observed_at: Date | null;
  read: number;
  refused: number;
  updated: number;
  unchanged: number;
  failed_since: number;
  failure: string | null;
}

/** Per source its last run that was applied, and the refused ones after it. */
export function sourceRuns(db: Db): Promise<SourceRow[]> {
  return db.rows(sql`
    select s.source, l.id, l.observed_at, coalesce((l.report->>'read')::int, 0) as read,
      coalesce((l.report->>'refused')::int, 0) as refused,
      coalesce((l.report->>'updated')::int, 0) as updated, coalesce((l.report->>'unchanged')::int,
        0) as unchanged, f.failed_since, f.failure
    from (select r.source from import_run r left join import_source_removed d on d.source = r.source
      group by r.source, d.removed_at
      having d.removed_at is null or max(r.started_at) > d.removed_at) s
    left join lateral (select id, observed_at, report from import_run where source = s.source
      and state = 'DONE' order by id desc limit 1) l on true
    cross join lateral (select count(*)::int as failed_since, (array_agg(failure
      order by id desc))[1] as failure
      from import_run where source = s.source and state = 'FAILED' and id > coalesce(l.id, 0)) f
    order by f.failed_since = 0, l.observed_at nulls first, s.source`);
}

export async function isSource(db: Db, source: string): Promise<boolean> {
  return (
    (await db.row(sql`select 1 from import_run where source = ${source} limit 1`)) !== undefined
  );
}

export async function hideSource(db: Db, source: string, now: Date): Promise<void> {
  await db.run(
    sql`insert into import_source_removed (source, removed_at) values (${source}, ${now})
        on conflict (source) do update set removed_at = excluded.removed_at`,
  );
}
