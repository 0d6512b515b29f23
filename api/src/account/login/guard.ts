/**
 * Ten wrong passwords lock a receiver for 15 minutes (AUTH-21), whether an account has it or not. A try is counted
 * before it is judged, so that a hundred at once are not a hundred guesses.
 */
import sql from 'sql-template-tag';
import { PASSWORD_LOCK } from '#contract/account/login.ts';
import { fail } from '#contract/errors.ts';
import type { Context } from '../../kernel/context.ts';

/** Counts a try; throws `account.locked` when there have been too many. */
export async function countTry(ctx: Context, receiver: string): Promise<void> {
  const { tries, lockMs } = PASSWORD_LOCK;
  const forgotten = new Date(ctx.now.getTime() - lockMs);
  const lockedUntil = new Date(ctx.now.getTime() + lockMs);
  const row = await ctx.db.row<{ failures: number; locked_until: Date | null }>(sql`
    insert into login_guard as g (tenant_id, receiver, failures, last_at) values (${ctx.tenant.id}, ${receiver}, 1, ${ctx.now})
    on conflict (tenant_id, receiver) do update set
      failures = case when coalesce(g.locked_until, g.last_at + ${lockMs} * interval '1 ms') <= ${ctx.now} then 1 else least(g.failures + 1, ${tries + 1}) end,
      locked_until = case when coalesce(g.locked_until, g.last_at + ${lockMs} * interval '1 ms') <= ${ctx.now} then null
        when g.failures + 1 >= ${tries} then coalesce(g.locked_until, ${lockedUntil}) end,
      last_at = ${ctx.now}
    returning failures, locked_until`);
  if (!row || row.failures <= tries) return;
  const until = row.locked_until ?? forgotten;
  throw fail('account.locked', { holes: { minutes: Math.max(1, Math.ceil((until.getTime() - ctx.now.getTime()) / 60_000)) } });
}

/** The password was right. */
export async function forgetTries(ctx: Context, receiver: string): Promise<void> {
  await ctx.db.run(sql`delete from login_guard where tenant_id = ${ctx.tenant.id} and receiver = ${receiver}`);
}

/** Old counts go: a nightly job. */
export async function forgetOldTries(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from login_guard where last_at < ${new Date(ctx.now.getTime() - 86_400_000)}`);
}
