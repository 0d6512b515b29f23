/**
 * The key by which push services know this installation: made at the first need, the same for all
 * processes and for ever.
 */
import { createECDH } from 'node:crypto';
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

/** Why browsers would refuse what is sent to them; null: nothing is wrong. */
export async function pushKeyTrouble(db: Pick<Context['db'], 'row'>): Promise<string | null> {
  const stored = await db.row<VapidKey>(
    sql`select public_key as "publicKey", private_key as "privateKey" from vapid_key`,
  );
  // it is made at the first need
  if (!stored) return null;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(stored.privateKey, 'base64url');
    if (pair.getPublicKey('base64url') === stored.publicKey) return null;
  } catch {
    // no key at all
  }
  return 'The two halves of the key for web push do not belong together.';
}

/** Whom a push service may write to when something is wrong. */
export function subjectOf({ tenant, config }: Context): string {
  if (tenant.contactEmail !== '') return `mailto:${tenant.contactEmail}`;
  return config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:no-reply@khum.example';
}
