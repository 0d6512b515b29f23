/** Addresses and devices of participants are forgotten after 30 days; what they earned stays. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';

const REMEMBERED_MS = 30 * 86_400_000;

export async function forgetOldNetworks(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - REMEMBERED_MS);
  await ctx.db.run(sql`
    update share_visit set network = '' where tenant_id = ${ctx.tenant.id}
      and visited_at < ${before} and network <> ''`);
  await ctx.db.run(sql`
    delete from activity_entrant where tenant_id = ${ctx.tenant.id} and seen_at < ${before}`);
}
