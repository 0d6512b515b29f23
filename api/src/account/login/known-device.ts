/**
 * Devices on which an account was signed in. Tries and codes of a known device are counted for it
 * alone: a stranger who keeps typing wrong passwords, or asks for codes, locks nobody out who was
 * here before, and learns nothing by it.
 */
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { accountOf } from './receiver.ts';

/** How long a device stays known after it was last signed in. */
const KNOWN_MS = 180 * 86_400_000;

export async function rememberDevice(ctx: Context, accountId: number): Promise<void> {
  const hash = deviceHash(ctx);
  if (hash === null) return;
  await ctx.db.run(sql`
    insert into account_device (tenant_id, account_id, device_hash, seen_at)
      values (${ctx.tenant.id}, ${accountId}, ${hash}, ${ctx.now})
    on conflict (account_id, device_hash) do update set seen_at = excluded.seen_at`);
}

/** Whether this device is known to the account of a receiver. */
export async function isKnownDevice(ctx: Context, receiver: string): Promise<boolean> {
  const [hash, account] = [deviceHash(ctx), await accountOf(ctx, receiver)];
  const row = await ctx.db.row(sql`
    select 1 from account_device where account_id = ${account?.id ?? null}::bigint
      and device_hash = ${hash}::bytea and seen_at > ${new Date(ctx.now.getTime() - KNOWN_MS)}`);
  return row !== undefined;
}

/** What tries of this device are counted under; null: it says no name of its own. */
export function deviceHash({ tenant, device }: Context): Buffer | null {
  return device.deviceId
    ? createHash('sha256').update(`device ${tenant.id} ${device.deviceId}`).digest()
    : null;
}

/** Devices that nobody used for long are forgotten: a nightly job. */
export async function forgetOldDevices(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`delete from account_device where seen_at < ${new Date(ctx.now.getTime() - KNOWN_MS)}`,
  );
}
