/** How a message goes out, by kind of channel. */
import type { EventOf } from '../../../kernel/job-queue/event.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import type { Carrier } from './carrier.ts';
import { discordCarrier } from './discord.ts';
import { lineCarrier } from './line.ts';
import { ntfyCarrier } from './ntfy.ts';
import { telegramCarrier } from './telegram.ts';
import { webPushCarrier } from './web-push.ts';
import { webhookCarrier } from './webhook.ts';

/** Mail is queued by itself (../../outgoing.ts). */
export type CarriedKind = Exclude<ChannelKind, 'EMAIL'>;

export const CARRIERS: Readonly<Record<CarriedKind, Carrier>> = {
  WEB_PUSH: webPushCarrier,
  LINE: lineCarrier,
  TELEGRAM: telegramCarrier,
  DISCORD: discordCarrier,
  NTFY: ntfyCarrier,
  WEBHOOK: webhookCarrier,
};
/** Their servers are named by readers, who may name any. */
export const OWN_SERVER_KINDS: readonly ChannelKind[] = ['NTFY', 'WEBHOOK'];

/** The news that something is to be sent by a channel. */
export function dueEvent(
  channelId: number,
  kind: ChannelKind,
): EventOf<'push.due'> | EventOf<'push.own-due'> {
  return { topic: OWN_SERVER_KINDS.includes(kind) ? 'push.own-due' : 'push.due', channelId };
}
