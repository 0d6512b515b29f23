/** Schedules that are due become jobs. */
import sql from 'sql-template-tag';
import type { Schedule } from './event.ts';
import type { JobTable } from './job-table.ts';

/** Makes the jobs of schedules that are due; safe in any number of processes. */
export async function wakeDue(
  { database, clock }: JobTable,
  tenants: readonly string[],
  schedules: readonly Schedule[],
): Promise<void> {
  const now = clock.now();
  const known = sql`unnest(${schedules.map((one) => one.name)}::text[],
      ${schedules.map((one) => one.everySeconds)}::float8[]) k(name, seconds)`;
  await database.platform().transaction(async (tx) => {
    await tx.run(sql`
      insert into schedule (name, tenant_id, next_run_at) select k.name, t.id, ${now}
        from unnest(${tenants}::text[]) t(id) cross join ${known}
      where not exists (select 1 from schedule s where s.name = k.name and s.tenant_id = t.id)
        on conflict do nothing`);
    await tx.run(sql`
      with mine as (
        select s.tenant_id, s.name, k.seconds from schedule s join ${known} on k.name = s.name
        where s.tenant_id = any(${tenants}::text[]) and (s.next_run_at <= ${now}
          or s.next_run_at > ${now}::timestamptz + make_interval(secs => k.seconds)) for update of
          s skip locked
      ), due as (
        update schedule s set next_run_at = ${now}::timestamptz + make_interval(secs => m.seconds)
          from mine m
        where s.name = m.name and s.tenant_id = m.tenant_id returning s.tenant_id, s.name
      )
      insert into job (tenant_id, name, payload, run_at, created_at, dedupe)
      select d.tenant_id, d.name, '{}', ${now}, ${now}, d.name || ':' || d.tenant_id from due d
      on conflict (dedupe) do update set run_at = excluded.run_at, attempts = 0, dead_at = null,
        leased_until = null, lease_token = null
        where job.dead_at is not null`);
  });
}
