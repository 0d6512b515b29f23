/**
 * Deciding what users want to be called and look like (SM-13): for the command line and the
 * console.
 */
import sql from 'sql-template-tag';
import type { AuditedField } from '#contract/account/profile.ts';
import type { Context } from '../../kernel/context.ts';

export interface ProfileChange {
  readonly id: number;
  readonly accountId: number;
  readonly field: AuditedField;
  readonly from: string;
  readonly to: string;
  readonly since: Date;
}

/** What waits, oldest first. */
export async function profileChangesOpen(ctx: Context, limit = 100): Promise<ProfileChange[]> {
  const rows = await ctx.db.rows<{
    id: number;
    account_id: number;
    field: AuditedField;
    current: string;
    value: string;
    created_at: Date;
  }>(sql`
    select c.id, c.account_id, c.field, case c.field when 'avatar' then a.avatar
      when 'nickname' then a.nickname else a.biography end as current, c.value, c.created_at
    from profile_change c join account a on a.id = c.account_id where c.tenant_id = ${ctx.tenant.id}
      and c.action = 'AUDITING' order by c.created_at, c.id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    field: row.field,
    from: row.current,
    to: row.value,
    since: row.created_at,
  }));
}

/**
 * Passes or rejects a change, in the transaction of `ctx`; null when it does not wait. The user is
 * reported.
 */
export async function decideProfileChange(
  ctx: Context,
  id: number,
  action: 'PASSED' | 'REJECTED',
  reason: string | null = null,
): Promise<AuditedField | null> {
  const row = await ctx.db.row<{ account_id: number; field: AuditedField; value: string }>(sql`
    update profile_change set action = ${action}, reason = ${reason}, decided_at = ${ctx.now}
      where id = ${id} and tenant_id = ${ctx.tenant.id} and action = 'AUDITING'
    returning account_id, field, value`);
  if (!row) return null;
  if (action === 'PASSED') {
    await ctx.db.run(sql`update account set nickname = case ${row.field}
        when 'nickname' then ${row.value} else nickname end,
      avatar = case ${row.field} when 'avatar' then ${row.value} else avatar end,
      biography = case ${row.field} when 'biography' then ${row.value} else biography end
        where id = ${row.account_id} and closed_at is null`);
  }
  await ctx.emit({
    topic: 'profile.decided',
    accountId: row.account_id,
    field: row.field,
    passed: action === 'PASSED',
    reason,
  });
  return row.field;
}
