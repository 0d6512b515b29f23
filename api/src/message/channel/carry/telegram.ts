/** Telegram, by the operator's bot. */
import { askTrusted } from '../../../kernel/outside.ts';
import { outcomeOf } from '../outcome.ts';
import type { Carrier } from './carrier.ts';
import { plainText } from './carrier.ts';

const TEXT_MAX = 4096;

export const telegramCarrier: Carrier = {
  isRecognised: false,
  async send(ctx, { address }, carried, reach) {
    const { telegram } = ctx.config.bots;
    if (!telegram) return { how: 'instead', problem: { what: 'SERVICE', status: null } };
    const posted = await askTrusted(
      `${telegram.url}/bot${telegram.token}/sendMessage`,
      {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: address, text: plainText(carried, TEXT_MAX) }),
      },
      reach,
    );
    const { status } = posted;
    // 401 and 404 are about the bot's token, 403 is about the chat
    if (status === 401 || status === 404)
      return { how: 'instead', problem: { what: 'SERVICE', status } };
    if (status === 403 || (status === 400 && /chat not found/i.test(posted.text)))
      return { how: 'ended', problem: { what: 'BLOCKED', status } };
    const seconds = status === 429 ? retryAfter(posted.text) : 0;
    const outcome = outcomeOf(posted);
    return outcome.how === 'later' && seconds > 0
      ? { ...outcome, afterMs: seconds * 1000 }
      : outcome;
  },
};

/** It says in the body for how long to wait. */
function retryAfter(text: string): number {
  return Number(/"retry_after"\s*:\s*(\d{1,6})/.exec(text)?.[1] ?? 0);
}
