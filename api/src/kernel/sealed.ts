/**
 * Secrets of others that are stored because they have to be used: encrypted (AES-256-GCM) under a
 * key of this installation, for its tenant and one purpose. Whoever has the whole database has the
 * key too; a table, a column or a log alone tells nothing.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import { macOf } from './signature.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export async function seal(ctx: Context, purpose: string, text: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(ctx, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Throws for what was not sealed here for this purpose. */
export async function unseal(ctx: Context, purpose: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    await keyOf(ctx, purpose),
    bytes.subarray(0, NONCE_BYTES),
  );
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

const keyOf = (ctx: Context, purpose: string): Promise<Buffer> => macOf(ctx, 'seal', purpose);
