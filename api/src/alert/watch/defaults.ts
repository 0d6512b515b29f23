/** How the watches of an account are delivered that say nothing else (BEY-47). */
import { WATCH_DEFAULTS } from '#contract/alert/delivery.ts';
import type { WatchDefaults, WatchDelivery } from '#contract/alert/delivery.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';

interface Row {
  account_id: number;
  ways: WatchDefaults['ways'];
  frequency: WatchDefaults['frequency'];
  remind_end: boolean;
  remind_unmet: boolean;
}

export const defaults: Handler<'watch.defaults'> = async (ctx) => {
  const me = viewerId(ctx);
  return (await defaultsOf(ctx, [me])).get(me) ?? WATCH_DEFAULTS;
};

export const saveDefaults: Handler<'watch.save-defaults'> = async (ctx, changed) => {
  const me = viewerId(ctx);
  const made = { ...((await defaultsOf(ctx, [me])).get(me) ?? WATCH_DEFAULTS), ...changed };
  await ctx.db.run(sql`
    insert into watch_default (account_id, tenant_id, ways, frequency, remind_end, remind_unmet)
    values (${me}, ${ctx.tenant.id}, ${made.ways}::text[], ${made.frequency}, ${made.remindEnd},
      ${made.remindUnmet})
    on conflict (account_id) do update set ways = excluded.ways, frequency = excluded.frequency,
      remind_end = excluded.remind_end, remind_unmet = excluded.remind_unmet`);
  return made;
};

/** What accounts have set; those that have set nothing are absent. */
export async function defaultsOf(
  ctx: Context,
  accountIds: readonly number[],
): Promise<Map<number, WatchDefaults>> {
  const rows = await ctx.db.rows<Row>(sql`
    select account_id, ways, frequency, remind_end, remind_unmet from watch_default
    where account_id = any(${accountIds}::bigint[])`);
  return new Map(
    rows.map(({ account_id, ways, frequency, remind_end, remind_unmet }) => [
      account_id,
      { ways, frequency, remindEnd: remind_end, remindUnmet: remind_unmet },
    ]),
  );
}

/** What holds for one watch. */
export function effective(
  { ways, frequency, remindEnd, remindUnmet, loud }: WatchDelivery,
  set: WatchDefaults = WATCH_DEFAULTS,
): WatchDefaults & { readonly loud: boolean } {
  return {
    ways: ways ?? set.ways,
    frequency: frequency ?? set.frequency,
    remindEnd: remindEnd ?? set.remindEnd,
    remindUnmet: remindUnmet ?? set.remindUnmet,
    loud,
  };
}
