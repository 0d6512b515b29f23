/** Comments that were written elsewhere, many at once, in the transaction of `ctx`; counters become the number of rows. */
import sql from 'sql-template-tag';
import { keepManyContentCounts } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';

export interface GivenComment {
  readonly accountId: number;
  readonly type: 'CONTENT' | 'GOODS';
  readonly id: number;
  /** Where in this list the root is that it stands under; null: it is one. */
  readonly rootAt: number | null;
  readonly content: string;
  readonly atUserIds: readonly number[];
  readonly at: Date;
  readonly deleted: boolean;
}

export async function saveComments(ctx: Context, given: readonly GivenComment[]): Promise<void> {
  if (given.length === 0) return;
  const ids = (
    await ctx.db.rows<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('comment', 'id'))::float8 as id from generate_series(1, ${given.length}::int) order by 1`,
    )
  ).map((row) => row.id);
  const rows = given.map((one, at) => ({
    own: ids[at],
    root: one.rootAt === null ? null : ids[one.rootAt],
    account: one.accountId,
    type: one.type,
    target: one.id,
    content: one.deleted ? '' : one.content,
    mentioned: one.deleted ? [] : one.atUserIds,
    written: one.at,
    gone: one.deleted ? new Date(Math.min(one.at.getTime() + 3_600_000, ctx.now.getTime())) : null,
  }));
  await ctx.db.run(sql`
    insert into comment (id, tenant_id, target_type, target_id, root_id, parent_id, account_id, content, at_user_ids, created_at, deleted_at) overriding system value
    select c.own, ${ctx.tenant.id}, c.type, c.target, c.root, c.root, c.account, c.content, array(select jsonb_array_elements_text(c.mentioned)::bigint), c.written, c.gone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(own bigint, root bigint, account bigint, type text, target bigint, content text, mentioned jsonb, written timestamptz, gone timestamptz)`);
  await ctx.db.run(sql`
    update comment r set sub_count = c.n from (
      select root_id, count(*)::int as n from comment where root_id = any(${ids}::bigint[]) and state = 'PUBLIC' and deleted_at is null group by root_id) c
    where r.id = c.root_id`);
  await ctx.db.run(sql`
    insert into subject_count as s (tenant_id, target_type, target_id, comment)
    select ${ctx.tenant.id}, target_type, target_id, count(*) from comment where tenant_id = ${ctx.tenant.id} and state = 'PUBLIC' and deleted_at is null group by 2, 3
    on conflict (tenant_id, target_type, target_id) do update set comment = excluded.comment`);
  const counts = await ctx.db.rows<{ id: number; thumbUp: number; collect: number; comment: number }>(
    sql`select target_id as id, thumb_up as "thumbUp", collect, comment from subject_count where tenant_id = ${ctx.tenant.id} and target_type = 'CONTENT'`,
  );
  await keepManyContentCounts(ctx, counts);
}
