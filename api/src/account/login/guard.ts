/**
 * Ten wrong passwords lock a receiver for 15 minutes (AUTH-21), whether an account has it or not:
 * for devices that nobody signed in on, all together; a known device has tries of its own. An
 * address has tries of its own, too, over all receivers. A try is counted before it is judged, so
 * that a hundred at once are not a hundred guesses.
 */
import sql from 'sql-template-tag';
import { PASSWORD_LOCK } from '#contract/account/login.ts';
import { fail } from '#contract/errors.ts';
import type { Context } from '../../kernel/context.ts';
import { deviceHash, isKnownDevice } from './known-device.ts';
import { networkOf } from '../../kernel/network.ts';

/**
 * Counts a try; throws `account.locked` when there have been too many of the receiver or from the
 * address.
 */
export async function countTry(ctx: Context, receiver: string): Promise<void> {
  await count(ctx, await keyOf(ctx, receiver), PASSWORD_LOCK);
  await count(ctx, addressKey(ctx), { tries: ctx.config.loginTries, lockMs: ADDRESS_LOCK_MS });
}

/**
 * Many people may share an address, behind a carrier's or an office's; right passwords are taken
 * off again.
 */
const ADDRESS_LOCK_MS = 300_000;

async function keyOf(ctx: Context, receiver: string): Promise<string> {
  const device = deviceHash(ctx);
  return device !== null && (await isKnownDevice(ctx, receiver))
    ? `${receiver} ${device.toString('base64url')}`
    : receiver;
}

/** An address of IPv6 counts as its network: whoever has one has 2^64. */
function addressKey({ device }: Context): string {
  const { address } = device;
  return `address ${networkOf(address)}`;
}

async function count(
  ctx: Context,
  receiver: string,
  { tries, lockMs }: { readonly tries: number; readonly lockMs: number },
): Promise<void> {
  const forgotten = new Date(ctx.now.getTime() - lockMs);
  const lockedUntil = new Date(ctx.now.getTime() + lockMs);
  const row = await ctx.db.row<{ failures: number; locked_until: Date | null }>(sql`
    insert into login_guard as g (tenant_id, receiver, failures, last_at) values (${ctx.tenant.id},
      ${receiver}, 1, ${ctx.now})
    on conflict (tenant_id, receiver) do update set
      failures = case when coalesce(g.locked_until,
        g.last_at + ${lockMs} * interval '1 ms') <= ${ctx.now} then 1 else least(g.failures + 1,
        ${tries + 1}) end,
      locked_until = case when coalesce(g.locked_until,
        g.last_at + ${lockMs} * interval '1 ms') <= ${ctx.now} then null
        when g.failures + 1 >= ${tries} then coalesce(g.locked_until, ${lockedUntil}) end,
      last_at = ${ctx.now}
    returning failures, locked_until`);
  if (!row || row.failures <= tries) return;
  const until = row.locked_until ?? forgotten;
  throw fail('account.locked', {
    holes: { minutes: Math.max(1, Math.ceil((until.getTime() - ctx.now.getTime()) / 60_000)) },
  });
}

/**
 * The password was right, or is another now (`everywhere`): the tries of this device, or all of the
 * receiver, are forgotten.
 */
export async function forgetTries(
  ctx: Context,
  receiver: string,
  everywhere = false,
): Promise<void> {
  const keys = everywhere
    ? sql`(receiver = ${receiver} or starts_with(receiver, ${`${receiver} `}))`
    : sql`receiver = ${await keyOf(ctx, receiver)}`;
  await ctx.db.run(sql`delete from login_guard where tenant_id = ${ctx.tenant.id} and ${keys}`);
  await ctx.db.run(
    sql`update login_guard set failures = failures - 1 where tenant_id = ${ctx.tenant.id}
        and receiver = ${addressKey(ctx)} and failures > 0`,
  );
}

/** Old counts go: a nightly job. */
export async function forgetOldTries(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`delete from login_guard where last_at < ${new Date(ctx.now.getTime() - 86_400_000)}`,
  );
}
