/**
 * Short messages by HTTP: one POST of JSON to a gateway, or to whatever forwards to one
 * (docs/delivery.md).
 */
import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import type { SmsTransport } from '../../kernel/config-outside.ts';
import type { MessageRow } from '../outgoing/row.ts';
import { Undelivered } from './transport.ts';
import type { Transport } from './transport.ts';
import { headOf } from '#contract/text.ts';

const TIMEOUT_MS = 10_000;

export function smsTransport({ url, token, secret, sender }: SmsTransport): Transport {
  return {
    name: 'sms',
    async send(message) {
      const body = JSON.stringify(messageOf(message, sender));
      const seconds = Math.floor(message.createdAt.getTime() / 1000);
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': message.ref,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(secret
          ? {
              'x-khum-signature': `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
            }
          : {}),
      };
      let status: number;
      let answer: string;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        status = response.status;
        answer = `${status} ${await beginningOf(response)}`.trim();
      } catch (error) {
        throw new Undelivered('later', `${(error as Error).name}: ${causeOf(error)}`);
      }
      if (status >= 200 && status < 300) return answer;
      throw new Undelivered(whyOf(status), answer);
    },
  };
}

/** Whether something answers there at all; throws what is wrong. */
export async function reach({ url }: SmsTransport): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: TIMEOUT_MS,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
      socket.once('timeout', () => reject(new Error('It does not answer.')));
    });
  } finally {
    socket.destroy();
  }
}

function messageOf({ ref, receiver, body, lang }: MessageRow, sender: string | undefined) {
  return { id: ref, to: receiver, text: body, lang, ...(sender ? { sender } : {}) };
}

/**
 * Who we are, how often we ask and how the gateway fares can change; 410 says that there is no such
 * number (docs/delivery.md).
 */
function whyOf(status: number): 'later' | 'never' | 'unknown' {
  if ([401, 402, 403, 408, 425, 429].includes(status) || status >= 500 || status < 400)
    return 'later';
  return status === 410 ? 'unknown' : 'never';
}

/** At most 500 bytes of the answer, so that nobody can fill our memory. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value?.subarray(0, 500)).replace(/\p{Cc}+/gu, ' ');
}

function causeOf(error: unknown): string {
  const { message, cause } = error as Error;
  return headOf(cause instanceof Error ? cause.message : message, 300);
}
