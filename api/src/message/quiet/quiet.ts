/**
 * Quiet hours of somebody (P-29, BEY-05): nothing rings in them, what waited arrives together when
 * they end.
 */
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import type { QuietHours } from '#contract/message/delivery.ts';
import { localDay } from '#contract/time.ts';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { quietEnd, standardQuiet } from './due.ts';

export const readQuiet: Handler<'quiet-hours.read'> = async (ctx) => {
  const me = viewerId(ctx);
  return { ...(await quietOf(ctx, me)), sentToday: await sentToday(ctx, me) };
};

export const saveQuiet: Handler<'quiet-hours.save'> = async (ctx, ask) => {
  const me = viewerId(ctx);
  if (ask.timezone !== undefined && !isTimezone(ask.timezone))
    throw fail('common.invalid', { fields: { timezone: 'field.choice' } });
  const { enabled, fromTime, toTime, timezone, maxPerDay }: QuietHours = {
    ...(await quietOf(ctx, me)),
    ...ask,
  };
  await ctx.db.run(sql`
    insert into quiet_hours (account_id, tenant_id, enabled, from_time, to_time, timezone,
      max_per_day)
    values (${me}, ${ctx.tenant.id}, ${enabled}, ${fromTime}, ${toTime}, ${timezone}, ${maxPerDay})
    on conflict (account_id) do update set enabled = excluded.enabled,
      from_time = excluded.from_time, to_time = excluded.to_time, timezone = excluded.timezone,
      max_per_day = excluded.max_per_day`);
  const sent = await sentToday(ctx, me);
  return { enabled, fromTime, toTime, timezone, maxPerDay, sentToday: sent };
};

export async function quietOf(ctx: Context, accountId: number): Promise<QuietHours> {
  const row = await ctx.db.row<QuietHours>(sql`
    select enabled, from_time as "fromTime", to_time as "toTime", timezone,
      max_per_day as "maxPerDay" from quiet_hours where account_id = ${accountId}`);
  return row ?? standardQuiet(ctx.tenant.timezone);
}

/** Those of the accounts who have quiet hours now, and until when. */
export async function quietUntil(
  ctx: Context,
  accountIds: readonly number[],
): Promise<Map<number, Date>> {
  const rows = await ctx.db.rows<QuietHours & { id: number }>(sql`
    select account_id as id, enabled, from_time as "fromTime", to_time as "toTime", timezone,
      max_per_day as "maxPerDay" from quiet_hours
    where account_id = any(${accountIds}::bigint[]) and enabled`);
  return new Map(
    rows.flatMap(({ id, ...quiet }): [number, Date][] => {
      const end = quietEnd(ctx.now, quiet);
      return end ? [[id, end]] : [];
    }),
  );
}

async function sentToday(ctx: Context, accountId: number): Promise<number> {
  const row = await ctx.db.row<{ rings: number }>(
    sql`select rings from ring_day where account_id = ${accountId}
        and day = ${localDay(ctx.now, ctx.tenant.timezone)}`,
  );
  return row?.rings ?? 0;
}

function isTimezone(name: string): boolean {
  try {
    // the engine's own list of zones: it throws for a name that is none
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
