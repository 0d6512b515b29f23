/**
 * Signed words with an end: for links that let their holder see what is not public yet. A signature
 * is `<end in epoch seconds>.<HMAC-SHA-256>` over tenant, purpose, text and end, with the secret of
 * this installation.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Context } from './context.ts';

/** Signs `text` for `purpose` until an instant. */
export async function sign(
  ctx: Context,
  purpose: string,
  text: string,
  until: Date,
): Promise<string> {
  const end = Math.floor(until.getTime() / 1000);
  return `${end}.${await digest(ctx, purpose, text, end)}`;
}

/** The same for many texts. */
export async function signAll(
  ctx: Context,
  purpose: string,
  texts: readonly string[],
  until: Date,
): Promise<string[]> {
  const end = Math.floor(until.getTime() / 1000);
  const secret = await instanceSecret(ctx);
  return texts.map((text) => `${end}.${digestBy(secret, ctx, purpose, text, end)}`);
}

/** Whether the signature is ours, of this tenant, for exactly this, and has not run out. */
export async function isSigned(
  ctx: Context,
  purpose: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const [, end, mac] = /^(\d{1,12})\.([\w-]{43})$/.exec(signature) ?? [];
  if (!end || !mac || Number(end) * 1000 <= ctx.now.getTime()) return false;
  return timingSafeEqual(
    Buffer.from(mac),
    Buffer.from(await digest(ctx, purpose, text, Number(end))),
  );
}

async function digest(ctx: Context, purpose: string, text: string, end: number): Promise<string> {
  return digestBy(await instanceSecret(ctx), ctx, purpose, text, end);
}

function digestBy(
  secret: string,
  { tenant }: Context,
  purpose: string,
  text: string,
  end: number,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([tenant.id, purpose, text, end]))
    .digest('base64url');
}

/**
 * HMAC-SHA-256 of `text` for `purpose` with the secret of this installation: for what is stored only
 * to be compared.
 */
export async function macOf(ctx: Context, purpose: string, text: string): Promise<Buffer> {
  return createHmac('sha256', await instanceSecret(ctx))
    .update(JSON.stringify([ctx.tenant.id, purpose, text]))
    .digest();
}

/** The same for many texts. */
export async function macsOf(
  ctx: Context,
  purpose: string,
  texts: readonly string[],
): Promise<Buffer[]> {
  const secret = await instanceSecret(ctx);
  return texts.map((text) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([ctx.tenant.id, purpose, text]))
      .digest(),
  );
}

async function instanceSecret(ctx: Context): Promise<string> {
  const row = await ctx.db.row<{ secret: string }>(sql`select secret from instance_secret`);
  if (!row) throw new Error('The installation has no secret.');
  return row.secret;
}
