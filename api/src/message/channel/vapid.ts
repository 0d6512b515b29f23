/**
 * The key by which push services know this installation: made at the first need, the same for all
 * processes and for ever.
 */
import sql from 'sql-template-tag';
import webPush from 'web-push';
import type { Context } from '../../kernel/context.ts';

interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function vapidKey(ctx: Context): Promise<VapidKey> {
  const read = () =>
    ctx.db.row<VapidKey>(
      sql`select public_key as "publicKey", private_key as "privateKey" from vapid_key`,
    );
  const stored = await read();
  if (stored) return stored;
  const made = webPush.generateVAPIDKeys();
  await ctx.db.run(
    sql`insert into vapid_key (public_key, private_key) values (${made.publicKey},
        ${made.privateKey}) on conflict do nothing`,
  );
  return (await read()) as VapidKey;
}

/** Whom a push service may write to when something is wrong. */
export function subjectOf({ tenant, config }: Context): string {
  if (tenant.contactEmail !== '') return `mailto:${tenant.contactEmail}`;
  return config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:no-reply@khum.example';
}
