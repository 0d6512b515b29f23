/** Looks at offers that read no price, for the log of whoever watches them (BEY-46). */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { offerKeys } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { LIMITS } from '../limits.ts';
import type { RunToApply } from './apply.ts';

/** Notes rows of known offers that could not be read; `rows` yields external_id, reason, value. */
export async function noteUnread(
  ctx: Context,
  { source, observedAt }: Pick<RunToApply, 'source' | 'observedAt'>,
  rows: Sql,
): Promise<void> {
  const at = observedAt.getTime();
  await ctx.db.run(sql`
    insert into offer_unread as u (offer_id, tenant_id, looks)
    select o.offer_id, ${ctx.tenant.id},
      jsonb_build_array(jsonb_build_array(${at}::bigint, n.reason, n.value))
      from (${rows}) n join (${offerKeys(ctx, source)}) o using (external_id)
    on conflict (offer_id) do update set looks = jsonb_path_query_array(
      excluded.looks || u.looks, ${`$[0 to ${LIMITS.unreadLooks - 1}]`}::jsonpath)
    where not u.looks @> jsonb_build_array(jsonb_build_array(${at}::bigint))`);
}
