/**
 * Secrets under which a client encrypts single fields (rows LAY-08..11). Nothing is stored: a
 * secret is the MAC of its id, and the id names its end. A client may also bring a secret of its
 * own, wrapped with the public key.
 */
import {
  constants,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import type { EncryptionHeader, FieldKey } from '../../kernel/cipher.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { macOf } from '../../kernel/signature.ts';

const SECRET_LIFE_MS = 12 * 3_600_000;
const RSA_BITS = 2048;

export const current: Handler<'secret.current'> = async (ctx) => {
  const expireTime = ctx.now.getTime() + SECRET_LIFE_MS;
  const keyId = `${Math.floor(expireTime / 1000)}.${randomBytes(12).toString('base64url')}`;
  return { keyId, secretKey: (await secretOf(ctx, keyId)).toString('base64'), expireTime };
};

export const publicKey: Handler<'secret.public-key'> = async (ctx) => {
  const { key_id, private_key } = await instanceKey(ctx);
  const spki = createPublicKey(private_key).export({ type: 'spki', format: 'der' });
  return { keyId: key_id, algorithm: 'RSA-OAEP-256', publicKey: spki.toString('base64') };
};

/**
 * The key that an `Encryption` header names; `secret.unknown` for one that is not ours or has run
 * out.
 */
export async function fieldKey(
  ctx: Context,
  { keyId, wrapped }: EncryptionHeader,
): Promise<FieldKey> {
  if (wrapped !== undefined) return { keyId, secret: await unwrap(ctx, keyId, wrapped) };
  const [, end] = /^(\d{9,12})\.[\w-]{16}$/.exec(keyId) ?? [];
  if (!end || Number(end) * 1000 <= ctx.now.getTime()) throw fail('secret.unknown');
  return { keyId, secret: await secretOf(ctx, keyId) };
}

function secretOf(ctx: Context, keyId: string): Promise<Buffer> {
  return macOf(ctx, 'field-secret', keyId);
}

async function unwrap(ctx: Context, keyId: string, wrapped: string): Promise<Buffer> {
  const key = await instanceKey(ctx);
  if (key.key_id !== keyId) throw fail('secret.unknown');
  let secret: Buffer;
  try {
    secret = privateDecrypt(
      { key: key.private_key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(wrapped, 'base64'),
    );
  } catch {
    throw fail('secret.broken');
  }
  if (secret.length !== 32) throw fail('secret.broken');
  return secret;
}

interface InstanceKey {
  key_id: string;
  private_key: string;
}

/** The key pair, made by whoever needs it first. */
async function instanceKey(ctx: Context): Promise<InstanceKey> {
  const read = () => ctx.db.row<InstanceKey>(sql`select key_id, private_key from instance_key`);
  const found = await read();
  if (found) return found;
  const made = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const pem = made.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  await ctx.db.run(
    sql`insert into instance_key (key_id, private_key)
        values (${randomBytes(8).toString('base64url')}, ${pem}) on conflict do nothing`,
  );
  return (await read()) as InstanceKey;
}
