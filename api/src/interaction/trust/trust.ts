/**
 * Trust grows by what somebody did well for a while (BEY-11): comments that stand, contributions
 * that passed, reports that were right. Whatever was rejected takes it away. Editors have it. A
 * level that an operator gave is lost by rejections alone.
 */
import { TRUST_LEVELS } from '#contract/interaction/trust.ts';
import sql, { join } from 'sql-template-tag';
import { setTrust } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';

interface Standing {
  id: number;
  level: number;
}

/** Sets the levels of those whose level changed; wakes daily. Returns how many did. */
export async function reckonTrust(ctx: Context): Promise<number> {
  const steps = TRUST_LEVELS.map(
    ({ level, days, good, bad }) =>
      sql`when a.created_at <= ${new Date(ctx.now.getTime() - days * 86_400_000)}
          and coalesce(g.good, 0) >= ${good}::int and coalesce(g.bad,
          0) <= ${bad}::int then ${level}::int`,
  );
  const rows = await ctx.db.rows<Standing>(sql`
    with deed as (
      select account_id as id, count(*) filter (where state = 'PUBLIC')::int as good,
        count(*) filter (where state = 'REJECTED')::int as bad
        from comment where tenant_id = ${ctx.tenant.id} and deleted_at is null group by 1
      union all select author_id, count(*) filter (where audit_status = 'PASSED')::int,
        count(*) filter (where audit_status = 'REJECTED')::int
        from content where tenant_id = ${ctx.tenant.id} and author_id is not null group by 1
      union all select account_id, count(*) filter (where status = 'UPHELD')::int,
        greatest(count(*) filter (where status = 'DISMISSED') - count(*) filter (where status =
        'UPHELD'), 0)::int
        from report where tenant_id = ${ctx.tenant.id} group by 1),
    g as (select id, sum(good) as good, sum(bad) as bad from deed group by 1),
    reckoned as (
      select a.id, a.trust_level, coalesce(g.bad, 0) as bad, case
        when a.publisher_type = 'PROFESSIONAL' then 4 ${join(steps, ' ')} else 0 end as level
      from account a left join g on g.id = a.id where a.tenant_id = ${ctx.tenant.id}
        and a.closed_at is null)
    select id, case when bad = 0 then greatest(level, trust_level) else level end as level
      from reckoned
    where trust_level <> case when bad = 0 then greatest(level, trust_level) else level end`);
  await setTrust(
    ctx,
    rows.map(({ id, level }) => ({ id, level })),
  );
  return rows.length;
}
