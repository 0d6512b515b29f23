/**
 * Comments that were written elsewhere, many at once, in the transaction of `ctx`; counters become
 * the number of rows.
 */
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { saveCards } from '../count.ts';
import type { CountRow } from '../count.ts';
import { jsonOf } from '../../kernel/json.ts';

export interface GivenComment {
  readonly accountId: number;
  readonly type: 'CONTENT' | 'GOODS';
  readonly id: number;
  /** Where in this list its root is; null: it is one. */
  readonly rootAt: number | null;
  readonly content: string;
  readonly atUserIds: readonly number[];
  readonly at: Date;
  readonly deleted: boolean;
  /** False unless given. */
  readonly isQuestion?: boolean;
}

export async function saveComments(ctx: Context, given: readonly GivenComment[]): Promise<void> {
  if (given.length === 0) return;
  // a word of its own for each, by which roots are found again
  const batch = randomUUID();
  const rows = given.map((one, at) => ({
    ...one,
    key: `${batch} ${at}`,
    root: one.rootAt === null ? null : `${batch} ${one.rootAt}`,
  }));
  await insert(
    ctx,
    rows.filter((one) => one.root === null),
  );
  await insert(
    ctx,
    rows.filter((one) => one.root !== null),
  );
  await ctx.db.run(sql`
    update comment r set sub_count = c.n from (
      select root_id, count(*)::int as n from comment where tenant_id = ${ctx.tenant.id}
        and root_id is not null and state = 'PUBLIC' and deleted_at is null group by root_id) c
    where r.id = c.root_id`);
  await ctx.db.run(sql`
    insert into subject_count as s (tenant_id, target_type, target_id, comment)
    select ${ctx.tenant.id}, target_type, target_id, count(*) from comment
      where tenant_id = ${ctx.tenant.id} and state = 'PUBLIC' and deleted_at is null group by 2, 3
    on conflict (tenant_id, target_type, target_id) do update set comment = excluded.comment`);
  await saveCards(
    ctx,
    await ctx.db.rows<CountRow>(
      sql`select * from subject_count where tenant_id = ${ctx.tenant.id}
          and target_type = 'CONTENT'`,
    ),
  );
}

async function insert(
  ctx: Context,
  given: readonly (GivenComment & { key: string; root: string | null })[],
): Promise<void> {
  const rows = given.map(({ at, deleted, content, atUserIds, ...one }) => ({
    ...one,
    content: deleted ? '' : content,
    mentioned: deleted ? [] : atUserIds,
    written: at,
    gone: deleted ? new Date(Math.min(at.getTime() + 3_600_000, ctx.now.getTime())) : null,
  }));
  await ctx.db.run(sql`
    insert into comment (tenant_id, target_type, target_id, root_id, parent_id, account_id, content,
      at_user_ids, is_question, idempotency_key, created_at, deleted_at)
    select ${ctx.tenant.id}, c.type, c.id, r.id, r.id, c."accountId", c.content,
      array(select jsonb_array_elements_text(c.mentioned)::bigint), coalesce(c."isQuestion", false),
      c.key, c.written, c.gone
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb)
      as c("accountId" bigint, type text, id bigint, content text, mentioned jsonb,
        "isQuestion" boolean, key text, root text, written timestamptz, gone timestamptz)
    left join comment r on r.tenant_id = ${ctx.tenant.id} and r.idempotency_key = c.root`);
}
