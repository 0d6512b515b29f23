/** SQL of verification codes. */
import sql from 'sql-template-tag';
import { CODE } from '#contract/account/verification.ts';
import type { AuthScene } from '#contract/account/verification.ts';
import type { Context } from '../../kernel/context.ts';

const DAY_MS = 86_400_000;

/**
 * When the last code of the scene went out, and how many did in 24 hours: of a known device to
 * itself, else to all that are not known.
 */
export async function sendingsOf(
  ctx: Context,
  receiver: string,
  scene: AuthScene,
  isKnown: boolean,
): Promise<{ last: Date | null; ofReceiver: number; ofAddress: number }> {
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const counted = isKnown
    ? sql`known and device_id is not distinct from ${ctx.device.deviceId ?? null}`
    : sql`not known`;
  const row = await ctx.db.row<{ last: Date | null; of_receiver: number; of_address: number }>(sql`
    select (select max(created_at) from verification where tenant_id = ${ctx.tenant.id}
      and receiver = ${receiver} and scene = ${scene} and ${counted}) as last,
      (select count(*)::int from verification where tenant_id = ${ctx.tenant.id}
        and receiver = ${receiver} and created_at > ${since} and ${counted}) as of_receiver,
      (select count(*)::int from (select 1 from verification where tenant_id = ${ctx.tenant.id}
        and address = ${ctx.device.address} and created_at > ${since}
        limit ${ctx.config.codesPerAddress}) few) as of_address`);
  return {
    last: row?.last ?? null,
    ofReceiver: row?.of_receiver ?? 0,
    ofAddress: row?.of_address ?? 0,
  };
}

export async function saveCode(
  ctx: Context,
  made: { receiver: string; scene: AuthScene; mac: Buffer; expiresAt: Date; isKnown: boolean },
): Promise<number> {
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into verification (tenant_id, receiver, scene, code_mac, device_id, address, created_at,
      expires_at, known)
    values (${ctx.tenant.id}, ${made.receiver}, ${made.scene}, ${made.mac},
      ${ctx.device.deviceId ?? null}, ${ctx.device.address}, ${ctx.now}, ${made.expiresAt},
      ${made.isKnown}) returning id`);
  return row?.id as number;
}

/**
 * Counts a try of the newest code of this device, if it is still good: what others ask for takes
 * nobody's code away.
 */
export async function tryCode(
  ctx: Context,
  receiver: string,
  scene: AuthScene,
): Promise<{ id: number; code_mac: Buffer } | undefined> {
  return ctx.db.row<{ id: number; code_mac: Buffer }>(sql`
    update verification set tries = tries + 1
    where id = (select id from verification where tenant_id = ${ctx.tenant.id}
      and receiver = ${receiver} and scene = ${scene}
        and device_id is not distinct from ${ctx.device.deviceId ?? null} order by created_at desc,
          id desc limit 1)
      and used_at is null and expires_at > ${ctx.now} and tries < ${CODE.tries}
    returning id, code_mac`);
}

/** False when somebody else was faster. */
export async function useCode(ctx: Context, id: number): Promise<boolean> {
  return (
    (await ctx.db.run(
      sql`update verification set used_at = ${ctx.now} where id = ${id} and used_at is null`,
    )) === 1
  );
}

export async function saveValidKey(
  ctx: Context,
  id: number,
  hash: Buffer,
  until: Date,
): Promise<void> {
  await ctx.db.run(
    sql`update verification set valid_key_hash = ${hash}, valid_until = ${until} where id = ${id}`,
  );
}

/** Uses up a validKey; the receiver it proves, or null. */
export async function useValidKey(
  ctx: Context,
  hash: Buffer,
  scene: AuthScene,
): Promise<string | null> {
  const row = await ctx.db.row<{ receiver: string }>(sql`
    update verification set valid_used_at = ${ctx.now}
    where valid_key_hash = ${hash} and scene = ${scene} and valid_until > ${ctx.now}
      and valid_used_at is null
      and device_id is not distinct from ${ctx.device.deviceId ?? null}
    returning receiver`);
  return row?.receiver ?? null;
}

/** Codes are forgotten two days after they were sent: a nightly job. */
export async function forgetOldCodes(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`delete from verification where created_at < ${new Date(ctx.now.getTime() - 2 * DAY_MS)}`,
  );
}
