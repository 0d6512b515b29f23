/** LINE, by the Messaging API of the operator's official account. */
import { askTrusted } from '../../../kernel/outside.ts';
import { outcomeOf } from '../outcome.ts';
import { giveBack, reserve } from '../quota.ts';
import type { Carrier } from './carrier.ts';
import { plainText } from './carrier.ts';

const TEXT_MAX = 5000;

export const lineCarrier: Carrier = {
  isRecognised: true,
  async send(ctx, { id: channelId, address }, carried, reach) {
    const { line } = ctx.config.bots;
    if (!line) return { how: 'instead', problem: { what: 'SERVICE', status: null } };
    if (!(await reserve(ctx, channelId, line.monthlyMax)))
      return { how: 'instead', problem: { what: 'QUOTA', status: null } };
    let isSent = false;
    try {
      const posted = await askTrusted(
        `${line.url}/v2/bot/message/push`,
        {
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${line.token}`,
            'x-line-retry-key': carried.id,
          },
          body: JSON.stringify({
            to: address,
            messages: [{ type: 'text', text: plainText(carried, TEXT_MAX) }],
          }),
        },
        reach,
      );
      // it has this one already
      isSent = posted.status === 409 || (posted.status >= 200 && posted.status < 300);
      if (isSent) return { how: 'sent' };
      const { status } = posted;
      if (status === 401 || status === 403)
        return { how: 'instead', problem: { what: 'SERVICE', status } };
      if (status === 429 && /monthly limit/i.test(posted.text))
        return { how: 'instead', problem: { what: 'QUOTA', status } };
      return outcomeOf(posted);
    } finally {
      if (!isSent) await giveBack(ctx, channelId);
    }
  },
};
