/** A server of the reader's own, signed as webhooks for programs are. */
import { askOutside } from '../../../kernel/outside.ts';
import { signedHeaders, webhookSecret } from '../../../kernel/webhook-signature.ts';
import type { Context } from '../../../kernel/context.ts';
import { outcomeOf } from '../outcome.ts';
import type { Carried, Carrier } from './carrier.ts';

/** What deliveries of a channel are signed with. */
export const signingSecret = (ctx: Context, channelId: number): Promise<string> =>
  webhookSecret(ctx, 'channel', channelId);

export const webhookCarrier: Carrier = {
  isRecognised: true,
  async send(ctx, { id: channelId, address }, carried, reach) {
    const body = JSON.stringify(bodyOf(carried, ctx.now));
    const headers = signedHeaders(
      await signingSecret(ctx, channelId),
      { id: carried.id, body },
      ctx.now,
    );
    return outcomeOf(await askOutside(address, { headers, body }, reach));
  },
};

function bodyOf({ title, text, titles, url, lang }: Carried, now: Date) {
  return {
    type: 'message',
    timestamp: now.toISOString(),
    data: { title, text, titles, url, lang },
  };
}
