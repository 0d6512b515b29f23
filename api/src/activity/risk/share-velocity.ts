/** More visitors an hour by one link than people send. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { ActivityRow } from '../row.ts';
import { hold } from './flag.ts';
import { riskLimitsOf } from './limits.ts';

const HOUR_MS = 3_600_000;

export async function holdFastSharer(
  ctx: Context,
  { id }: ActivityRow,
  sharerId: number,
): Promise<void> {
  const { visitorsPerHour } = await riskLimitsOf(ctx, id);
  const since = new Date(ctx.now.getTime() - HOUR_MS);
  const row = await ctx.db.row<{ visitors: number; networks: number }>(sql`
    select count(*) as visitors, count(distinct network) as networks from share_visit
    where activity_id = ${id} and sharer_id = ${sharerId} and visited_at > ${since}`);
  if (!row || row.visitors <= visitorsPerHour) return;
  const evidence = { ...row, limit: visitorsPerHour };
  await hold(ctx, id, [sharerId], { rule: 'SHARE_VELOCITY', evidence });
}
