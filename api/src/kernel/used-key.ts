/**
 * `Idempotency-Key` of a signed-in user: a key belongs to one request. The same again is harmless
 * and answered by whoever handles it; another request under it is refused (409) instead of being
 * answered with what the first one made.
 */
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import type { Context } from './context.ts';

const RETENTION_MS = 86_400_000;

interface Asker {
  /** Whose key it is; absent: nobody's, and it says nothing. */
  readonly accountId: number | undefined;
  readonly call: string;
}

/** Runs a request under its key, if it has one; a request that fails leaves the key free. */
export async function underKey<Result>(
  ctx: Context,
  { accountId: me, call }: Asker,
  ask: unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  if (ctx.idempotencyKey === undefined || me === undefined) return work();
  const digest = createHash('sha256')
    .update(JSON.stringify([call, ask]))
    .digest();
  const isMine =
    (await ctx.db.run(sql`
    insert into used_key (tenant_id, account_id, key, digest, used_at) values (${ctx.tenant.id},
      ${me}, ${ctx.idempotencyKey}, ${digest}, ${ctx.now}) on conflict do nothing`)) === 1;
  if (!isMine) {
    const row = await ctx.db.row<{ digest: Buffer }>(
      sql`select digest from used_key where tenant_id = ${ctx.tenant.id} and account_id = ${me}
          and key = ${ctx.idempotencyKey}`,
    );
    if (row && !row.digest.equals(digest)) throw fail('request.key_reused');
    return work();
  }
  try {
    return await work();
  } catch (error) {
    await ctx.db
      .run(
        sql`delete from used_key where tenant_id = ${ctx.tenant.id} and account_id = ${me}
            and key = ${ctx.idempotencyKey} and digest = ${digest}`,
      )
      .catch((failed: Error) =>
        ctx.log.warn({ err: failed }, 'a key could not be freed; it is forgotten in a day'),
      );
    throw error;
  }
}

/** Keys are forgotten a day later: a nightly job. */
export async function forgetUsedKeys(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`delete from used_key where tenant_id = ${ctx.tenant.id}
        and used_at < ${new Date(ctx.now.getTime() - RETENTION_MS)}`,
  );
}
