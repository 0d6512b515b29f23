/** The addresses of channels that readers give: which of them may be used, and what is secret. */
import { fail } from '#contract/errors.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import type { Ask } from '#contract/calls.ts';
import type { Context } from '../../kernel/context.ts';
import { isOutside } from '../../kernel/outside.ts';
import { seal } from '../../kernel/sealed.ts';
import { SEALED_FOR } from './attempt.ts';
import type { ChannelReach } from './carry/carrier.ts';
import { discordParts } from './carry/discord.ts';
import { topicOf } from './carry/ntfy.ts';

/** Kinds whose address somebody types. */
export const TYPED_KINDS: readonly ChannelKind[] = ['DISCORD', 'NTFY', 'WEBHOOK'];

/** As it is stored, the secret sealed; throws where nothing may be sent. */
export async function typedPlace(
  ctx: Context,
  kind: ChannelKind,
  { address: text, secret }: { address?: string | undefined; secret?: string | undefined },
  reach: ChannelReach,
): Promise<{ address: string; secret: string | null }> {
  const typed = text?.trim() ?? '';
  if (typed === '') throw fail('field.required', { fields: { address: 'field.required' } });
  const found = partsOf(kind, typed, secret?.trim() || undefined, reach);
  if (!found) throw fail('channel.address', { fields: { address: 'channel.address' } });
  return {
    address: found.address,
    secret: found.secret === undefined ? null : await seal(ctx, SEALED_FOR, found.secret),
  };
}

function partsOf(
  kind: ChannelKind,
  typed: string,
  secret: string | undefined,
  reach: ChannelReach,
): { address: string; secret?: string | undefined } | undefined {
  if (secret !== undefined && (kind !== 'NTFY' || !/^[\x21-\x7e]+$/.test(secret)))
    throw fail('common.invalid', { fields: { secret: 'field.format' } });
  if (kind === 'DISCORD') return discordParts(typed, reach);
  if (kind === 'NTFY') {
    const address = topicOf(typed, reach);
    return address === undefined ? undefined : { address, secret };
  }
  return isOutside(typed, reach) ? { address: new URL(typed).href } : undefined;
}

type Subscription = NonNullable<Ask<'channel.create'>['subscription']>;

/** A subscription of a browser whose push service may be asked. */
export function isSubscription({ endpoint, keys }: Subscription, reach: ChannelReach): boolean {
  return isOutside(endpoint, reach) && isKey(keys.p256dh, 65) && isKey(keys.auth, 16);
}

/** Bytes as browsers spell them. */
function isKey(text: string, length: number): boolean {
  return /^[\w+/=-]+$/.test(text) && Buffer.from(text, 'base64url').length === length;
}
