/** Discord, by a webhook that the reader made in a channel of theirs. */
import { askOutside, isOutside } from '../../../kernel/outside.ts';
import { outcomeOf } from '../outcome.ts';
import type { Carrier, ChannelReach } from './carrier.ts';
import { plainText } from './carrier.ts';

const TEXT_MAX = 2000;

/** The address without its token, and the token; undefined for what is no webhook of Discord. */
export function discordParts(
  text: string,
  reach: ChannelReach,
): { address: string; secret: string } | undefined {
  if (!isOutside(text, reach)) return undefined;
  const url = new URL(text);
  const [, path, secret] =
    /^(\/api(?:\/v\d{1,2})?\/webhooks\/\d{1,20})\/([\w-]{20,120})\/?$/.exec(url.pathname) ?? [];
  if (path === undefined || secret === undefined || !reach.discord.includes(url.hostname))
    return undefined;
  return { address: url.origin + path, secret };
}

export const discordCarrier: Carrier = {
  isRecognised: false,
  async send(_ctx, { address, secret }, carried, reach) {
    const body = JSON.stringify({
      content: plainText(carried, TEXT_MAX),
      // names in a title mention nobody
      allowed_mentions: { parse: [] },
    });
    return outcomeOf(
      await askOutside(
        `${address}/${secret}`,
        { headers: { 'content-type': 'application/json' }, body },
        reach,
      ),
    );
  },
};
