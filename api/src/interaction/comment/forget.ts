/**
 * Comments of a closed account go when its owner asked for it (AMB-72); counters follow, a set at a
 * time.
 */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';
import { addToMany } from '../count.ts';

interface GoneRow {
  target_type: TargetType;
  target_id: number;
  root_id: number | null;
  /** Everybody saw it, so it was counted. */
  counted: boolean;
}

export async function forgetCommentsOf(ctx: Context, accountId: number): Promise<void> {
  const gone = await ctx.db.rows<GoneRow>(sql`
    update comment set deleted_at = ${ctx.now}, content = '', at_user_ids = '{}'
      where account_id = ${accountId} and deleted_at is null
    returning target_type, target_id, root_id, state = 'PUBLIC' as counted`);
  await ctx.db.run(
    sql`delete from comment_edit e using comment c where c.id = e.comment_id
        and c.account_id = ${accountId}`,
  );
  const counted = gone.filter((row) => row.counted);
  const roots = counted.flatMap((row) => row.root_id ?? []);
  await ctx.db.run(sql`
    update comment c set sub_count = greatest(c.sub_count - r.n, 0) from (select id,
      count(*)::int as n from unnest(${roots}::bigint[]) t(id) group by id) r where c.id = r.id`);
  await addToMany(
    ctx,
    counted.map((row) => ({
      counter: 'comment',
      type: row.target_type,
      id: row.target_id,
      by: -1,
    })),
  );
}
