/**
 * Marks that were made elsewhere, many at once, in the transaction of `ctx`: one that is there
 * already stays; counters become the number of rows.
 */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';
import { saveCards } from '../count.ts';
import type { CountRow } from '../count.ts';
import type { MarkKind } from './queries.ts';
import { jsonOf } from '../../kernel/json.ts';

export interface GivenMark {
  readonly accountId: number;
  readonly kind: MarkKind;
  readonly type: TargetType;
  readonly id: number;
  readonly at: Date;
}

export async function saveMarks(ctx: Context, marks: readonly GivenMark[]): Promise<void> {
  await ctx.db.run(sql`insert into mark (tenant_id, account_id, kind, target_type, target_id,
      created_at)
    select ${ctx.tenant.id}, m."accountId", m.kind, m.type, m.id, m.at
    from jsonb_to_recordset(${jsonOf(marks)}::jsonb) as m("accountId" bigint, kind text, type text,
      id bigint, at timestamptz) on conflict do nothing`);
  await ctx.db.run(sql`
    insert into subject_count as s (tenant_id, target_type, target_id, thumb_up, collect, follower)
    select ${ctx.tenant.id}, target_type, target_id, count(*) filter (where kind = 'THUMB_UP'),
      count(*) filter (where kind = 'COLLECT'), count(*) filter (where kind = 'FOLLOW')
    from mark where tenant_id = ${ctx.tenant.id} group by 2, 3
    on conflict (tenant_id, target_type, target_id) do update set thumb_up = excluded.thumb_up,
      collect = excluded.collect, follower = excluded.follower`);
  await ctx.db.run(sql`
    insert into subject_count as s (tenant_id, target_type, target_id, following)
    select ${ctx.tenant.id}, 'USER', account_id, count(*) from mark
      where tenant_id = ${ctx.tenant.id} and kind = 'FOLLOW' group by 3
    on conflict (tenant_id, target_type, target_id) do update set following = excluded.following`);
  await saveCards(
    ctx,
    await ctx.db.rows<CountRow>(
      sql`select * from subject_count where tenant_id = ${ctx.tenant.id}
          and target_type = 'CONTENT'`,
    ),
  );
}

/** Views that pieces of the demo world come with: their counters begin there. */
export async function saveViews(
  ctx: Context,
  views: readonly { id: number; view: number }[],
): Promise<void> {
  await ctx.db.run(sql`insert into subject_count as s (tenant_id, target_type, target_id, view)
    select ${ctx.tenant.id}, 'CONTENT', v.id, v.view
      from jsonb_to_recordset(${jsonOf(views)}::jsonb) as v(id bigint, view bigint) where v.view > 0
    on conflict (tenant_id, target_type, target_id) do update set view = greatest(s.view,
      excluded.view)`);
}
