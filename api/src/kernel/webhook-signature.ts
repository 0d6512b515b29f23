/**
 * How deliveries to servers of others are signed, after Standard Webhooks. A secret is derived from
 * that of this installation: the same each time, and stored nowhere.
 */
import { createHmac } from 'node:crypto';
import type { Context } from './context.ts';
import { macOf } from './signature.ts';

const SECRET_START = 'whsec_';

/** The secret of one receiver; `purpose` separates kinds of receivers. */
export async function webhookSecret(ctx: Context, purpose: string, id: number): Promise<string> {
  return SECRET_START + (await macOf(ctx, purpose, String(id))).toString('base64');
}

export interface Signed {
  /** The same each time that it is tried. */
  readonly id: string;
  readonly body: string;
}

/** Headers of a delivery: `v1,` and the HMAC-SHA-256 of id, time and body. */
export function signedHeaders(
  secret: string,
  { id, body }: Signed,
  now: Date,
): Record<string, string> {
  const time = Math.floor(now.getTime() / 1000);
  const key = Buffer.from(secret.slice(SECRET_START.length), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Khum-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': `v1,${mac}`,
  };
}
