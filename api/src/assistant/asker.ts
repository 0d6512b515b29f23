/** Who asks: a user, or a visitor known by the random id of their browser alone (AMB-69). */
import { createHash } from 'node:crypto';
import { ASSISTANT_LIMITS } from '#contract/assistant/conversation.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';

export interface Asker {
  readonly accountId: number | null;
  /** Null for a user. */
  readonly visitor: string | null;
  /** What their questions are counted under. */
  readonly countedAs: string;
}

export function askerOf(ctx: Context): Asker {
  const accountId = idOf(ctx.viewer?.userId);
  if (accountId !== null) return { accountId, visitor: null, countedAs: `user:${accountId}` };
  const { deviceId, pseudoUserId, address, userAgent } = ctx.device;
  const visitor = digest(ctx, deviceId ?? pseudoUserId ?? `${address} ${userAgent}`);
  return { accountId: null, visitor, countedAs: `visitor:${visitor}` };
}

/** The address behind a visitor, as it is counted. */
export function addressOf(ctx: Context): string {
  return `address:${digest(ctx, ctx.device.address)}`;
}

function digest(ctx: Context, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([ctx.tenant.id, text]))
    .digest('base64url');
}

export type Limits = { readonly [Name in keyof typeof ASSISTANT_LIMITS]: number };

/** The defaults, with what the tenant's setting `assistant` says otherwise. */
export function limitsOf(ctx: Context): Limits {
  const own = (ctx.tenant.settings.assistant ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(ASSISTANT_LIMITS).map(([name, usual]) => {
      const value = own[name];
      return [name, Number.isSafeInteger(value) && (value as number) >= 0 ? value : usual];
    }),
  ) as Limits;
}
