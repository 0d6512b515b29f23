/** What a closed account marked goes with it; the counters follow, a set at a time. */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';
import { addToMany } from '../count.ts';
import type { Change, Counter } from '../count.ts';

const COUNTER: Readonly<Record<string, Counter>> = {
  THUMB_UP: 'thumb_up',
  COLLECT: 'collect',
  FOLLOW: 'follower',
};

export async function forgetMarksOf(ctx: Context, accountId: number): Promise<void> {
  const rows = await ctx.db.rows<{
    account_id: number;
    kind: string;
    target_type: TargetType;
    target_id: number;
  }>(sql`
    delete from mark where account_id = ${accountId} or (target_type = 'USER'
      and target_id = ${accountId}) returning account_id, kind, target_type, target_id`);
  await ctx.db.run(sql`delete from mark_gone where account_id = ${accountId}`);
  const changes = rows.flatMap(({ account_id, kind, target_type, target_id }): Change[] => {
    const counter = COUNTER[kind];
    return [
      ...(counter ? [{ counter, type: target_type, id: target_id, by: -1 }] : []),
      ...(kind === 'FOLLOW'
        ? [{ counter: 'following', type: 'USER', id: account_id, by: -1 } as const]
        : []),
    ];
  });
  await addToMany(ctx, changes);
}
