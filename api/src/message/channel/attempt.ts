/** One attempt to send by a channel, timed. */
import type { Context } from '../../kernel/context.ts';
import { NoAnswer } from '../../kernel/outside.ts';
import { unseal } from '../../kernel/sealed.ts';
import type { Carried, ChannelReach } from './carry/carrier.ts';
import { CARRIERS } from './carry/carry.ts';
import type { CarriedKind } from './carry/carry.ts';
import { withoutAnswer } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { ChannelRow } from './queries.ts';

/** What secrets of channels are sealed for. */
export const SEALED_FOR = 'channel';

export interface Tried {
  readonly outcome: Outcome;
  readonly ms: number;
}

export async function attempt(
  ctx: Context,
  channel: ChannelRow & { readonly kind: CarriedKind },
  carried: Carried,
  reach: ChannelReach,
): Promise<Tried> {
  const carrier = CARRIERS[channel.kind];
  const secret = channel.secret && (await unseal(ctx, SEALED_FOR, channel.secret));
  const start = performance.now();
  const outcome = await carrier
    .send(ctx, { ...channel, secret }, carried, reach)
    .catch((error: unknown) => {
      if (error instanceof NoAnswer) return withoutAnswer(error, carrier.isRecognised);
      throw error;
    });
  return { outcome, ms: Math.round(performance.now() - start) };
}
