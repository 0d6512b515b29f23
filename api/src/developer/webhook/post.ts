/** Posts a delivery to the server of a webhook's owner (kernel/outside.ts), signed. */
import type { Context } from '../../kernel/context.ts';
import { askOutside, isOutside, PUBLIC_HTTPS } from '../../kernel/outside.ts';
import type { OutsideReach } from '../../kernel/outside.ts';
import { signedHeaders, webhookSecret } from '../../kernel/webhook-signature.ts';

export type HookReach = OutsideReach;
export const PUBLIC_HOOKS: HookReach = PUBLIC_HTTPS;

/** Whether news may be posted there. */
export const isHookUrl = isOutside;

/** What a webhook's deliveries are signed with; the same each time, and stored nowhere. */
export const hookSecret = (ctx: Context, webhookId: number): Promise<string> =>
  webhookSecret(ctx, 'webhook', webhookId);

/** The HTTP status that it answers; throws when nobody does. */
export async function postHook(
  ctx: Context,
  { webhookId, url, id, body }: { webhookId: number; url: string; id: string; body: string },
  reach: HookReach,
): Promise<number> {
  const headers = signedHeaders(await hookSecret(ctx, webhookId), { id, body }, ctx.now);
  return (await askOutside(url, { headers, body }, reach)).status;
}
