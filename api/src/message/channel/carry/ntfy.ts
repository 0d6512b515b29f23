/** ntfy, on its public server or one of the reader's own. */
import { askOutside, isOutside } from '../../../kernel/outside.ts';
import type { OutsideReach } from '../../../kernel/outside.ts';
import { outcomeOf } from '../outcome.ts';
import type { Carrier } from './carrier.ts';
import { plainText } from './carrier.ts';

/** What it takes as a message; more becomes a file. */
const TEXT_MAX = 1000;

/** The address of a topic in one spelling; undefined for what is none. */
export function topicOf(text: string, reach: OutsideReach): string | undefined {
  if (!isOutside(text, reach)) return undefined;
  const { origin, pathname, search } = new URL(text);
  return search === '' && /^\/[\w-]{1,64}\/?$/.test(pathname)
    ? origin + pathname.replace(/\/$/, '')
    : undefined;
}

export const ntfyCarrier: Carrier = {
  isRecognised: true,
  async send(_ctx, { address, secret }, carried, reach) {
    const { title, url, id } = carried;
    return outcomeOf(
      await askOutside(
        address,
        {
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            title: encoded(title),
            priority: 'default',
            tags: 'shopping_bags',
            click: url,
            // a message with the same id takes the place of the one before
            'x-sequence-id': id,
            ...(secret && { authorization: `Bearer ${secret}` }),
          },
          body: plainText(carried, TEXT_MAX),
        },
        reach,
      ),
    );
  },
};

/** Headers hold ASCII: other text as RFC 2047 spells it, in one word, which ntfy takes at any length. */
export function encoded(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  return `=?UTF-8?B?${Buffer.from(line, 'utf8').toString('base64')}?=`;
}
