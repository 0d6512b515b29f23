/** What a closed account marked goes with it; the counters follow. */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';
import { addTo } from '../count.ts';
import type { Counter } from '../count.ts';

const COUNTER: Readonly<Record<string, Counter>> = { THUMB_UP: 'thumb_up', COLLECT: 'collect', FOLLOW: 'follower' };

export async function forgetMarksOf(ctx: Context, accountId: number): Promise<void> {
  const rows = await ctx.db.rows<{ account_id: number; kind: string; target_type: TargetType; target_id: number }>(sql`
    delete from mark where account_id = ${accountId} or (target_type = 'USER' and target_id = ${accountId}) returning account_id, kind, target_type, target_id`);
  await ctx.db.run(sql`delete from mark_gone where account_id = ${accountId}`);
  for (const { account_id, kind, target_type, target_id } of rows) {
    const counter = COUNTER[kind];
    if (counter) await addTo(ctx, counter, target_type, target_id, -1);
    if (kind === 'FOLLOW') await addTo(ctx, 'following', 'USER', account_id, -1);
  }
}
