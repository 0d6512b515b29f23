/**
 * Channels given all at once with how they fared, as attempts would have left them: for the demo
 * world. Nothing is sent, and nobody is notified.
 */
import type { ChannelKind } from '#contract/message/delivery.ts';
import type { Context } from '../../kernel/context.ts';
import { seal } from '../../kernel/sealed.ts';
import { SEALED_FOR } from './attempt.ts';
import { settle } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import {
  addAddress,
  changeChannel,
  channelBy,
  healthOf,
  noteAttempt,
  savePlace,
} from './queries.ts';

export interface GivenChannel {
  readonly accountId: number;
  readonly kind: Exclude<ChannelKind, 'EMAIL' | 'WEB_PUSH'>;
  readonly name: string;
  readonly address: string;
  readonly secret?: string;
  /** Oldest first. */
  readonly attempts: readonly {
    readonly at: Date;
    readonly outcome: Outcome;
    readonly ms: number;
  }[];
  /** Its owner switched it off. */
  readonly isPaused?: boolean;
}

/** In the transaction of `ctx`. */
export async function saveChannels(ctx: Context, given: readonly GivenChannel[]): Promise<void> {
  for (const { accountId, secret, attempts, isPaused, ...place } of given) {
    const sealed = secret === undefined ? null : await seal(ctx, SEALED_FOR, secret);
    const isChat = place.kind === 'LINE' || place.kind === 'TELEGRAM';
    const made = isChat
      ? await savePlace(ctx, accountId, place)
      : await addAddress(ctx, accountId, { ...place, secret: sealed });
    if (!made) continue;
    for (const { at, outcome, ms } of attempts) {
      const row = (await channelBy(ctx, made.id)) ?? made;
      const { health } = settle(healthOf(row), outcome, at);
      const problem = outcome.how === 'sent' ? null : outcome.problem;
      await noteAttempt({ ...ctx, now: at }, row.id, { health, problem, ms });
    }
    if (isPaused)
      await changeChannel(ctx, accountId, made.id, { name: null, enabled: false, place: null });
  }
}
