/**
 * How many messages may go out by LINE: the service counts those of the whole installation in a
 * month, and each account has its own share (BEY-35).
 */
import sql from 'sql-template-tag';
import { instantOf, localDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { askTrusted } from '../../kernel/outside.ts';
import type { OutsideReach } from '../../kernel/outside.ts';

const CHECK_MS = 50 * 60_000;
const DAY_MS = 86_400_000;

/** The first day of the month, on the clock of the region. */
function monthOf({ now, tenant }: Context): string {
  return localDay(now, tenant.timezone).replace(/-\d\d$/, '-01');
}

/** When the next month begins. */
export function monthEnd(ctx: Context): Date {
  const [year = 0, month = 0] = monthOf(ctx).split('-').map(Number);
  const first = { year, month: month + 1, day: 1, hour: 0, minute: 0, second: 0 };
  return instantOf(
    month === 12 ? { ...first, year: year + 1, month: 1 } : first,
    ctx.tenant.timezone,
  );
}

/** Takes one of the account's messages; false when none is left, of its own or of the service. */
export async function reserve(ctx: Context, channelId: number, max: number): Promise<boolean> {
  const service = await serviceLeft(ctx);
  if (service !== null && service <= 0) return false;
  return (
    (await ctx.db.run(sql`
      insert into channel_month as m (tenant_id, account_id, kind, month, sent)
      select c.tenant_id, c.account_id, 'LINE', ${monthOf(ctx)}, 1 from channel c
        where c.id = ${channelId}
      on conflict (account_id, kind, month) do update set sent = m.sent + 1
        where m.sent < ${max}`)) === 1
  );
}

/** One that did not go out. */
export async function giveBack(ctx: Context, channelId: number): Promise<void> {
  await ctx.db.run(sql`
    update channel_month m set sent = greatest(0, m.sent - 1) from channel c
    where c.id = ${channelId} and m.account_id = c.account_id and m.kind = 'LINE'
      and m.month = ${monthOf(ctx)}`);
}

/** Messages of an account in this month. */
export async function usedBy(ctx: Context, accountId: number): Promise<number> {
  const row = await ctx.db.row<{ sent: number }>(sql`
    select sent from channel_month where account_id = ${accountId} and kind = 'LINE'
      and month = ${monthOf(ctx)}`);
  return row?.sent ?? 0;
}

/** The first time in a month that something goes by mail instead; false later. */
export async function noticeOnce(ctx: Context, accountId: number): Promise<boolean> {
  return (
    (await ctx.db.run(sql`
      insert into channel_month as m (tenant_id, account_id, kind, month, sent, noticed)
      values (${ctx.tenant.id}, ${accountId}, 'LINE', ${monthOf(ctx)}, 0, true)
      on conflict (account_id, kind, month) do update set noticed = true
        where not m.noticed`)) === 1
  );
}

/** What the service lets this installation send in this month; null: without limit, or unknown. */
export async function serviceLeft(ctx: Context): Promise<number | null> {
  const row = await ctx.db.row<{ left: number | null }>(sql`
    select quota - used as left from channel_service where kind = 'LINE'
      and checked_at > ${new Date(ctx.now.getTime() - DAY_MS)}`);
  return row?.left ?? null;
}

/** Asks LINE what it counted; wakes hourly, and asks once for all tenants. */
export async function checkService(ctx: Context, reach: OutsideReach): Promise<void> {
  const { line } = ctx.config.bots;
  if (!line) return;
  const since = new Date(ctx.now.getTime() - CHECK_MS);
  // one of those that wake at once asks; a check in the future was made by a clock that was ahead
  const isMine = await ctx.db.run(sql`
    insert into channel_service as s (kind, quota, used, checked_at)
    values ('LINE', null, 0, ${ctx.now})
    on conflict (kind) do update set checked_at = excluded.checked_at
      where s.checked_at <= ${since} or s.checked_at > ${ctx.now}`);
  if (isMine === 0) return;
  const read = async (path: string) => {
    const { status, text } = await askTrusted(
      `${line.url}/v2/bot/message/quota${path}`,
      { method: 'GET', headers: { authorization: `Bearer ${line.token}` } },
      reach,
    );
    if (status !== 200) throw new Error(`LINE answers ${status} when asked for its quota.`);
    return JSON.parse(text) as { type?: string; value?: number; totalUsage?: number };
  };
  const [quota, used] = [await read(''), await read('/consumption')];
  const count = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : null);
  await ctx.db.run(sql`
    update channel_service set quota = ${quota.type === 'limited' ? count(quota.value) : null},
      used = ${count(used.totalUsage) ?? 0} where kind = 'LINE'`);
}

export async function forgetMonths(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    delete from channel_month where tenant_id = ${ctx.tenant.id}
      and month < ${new Date(ctx.now.getTime() - 62 * DAY_MS)}::date`);
}
