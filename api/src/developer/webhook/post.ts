/**
 * Posts a delivery to somebody's server. Where that is, is not ours to trust: https on the usual
 * ports, only addresses that anybody may reach (checked on what the connection really uses), never
 * where it leads on to, within ten seconds.
 */
import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Context } from '../../kernel/context.ts';
import { macOf } from '../../kernel/signature.ts';
import { lookupIn, PUBLIC } from '../../media/index.ts';
import type { Reach } from '../../media/index.ts';

const LIMIT_MS = 10_000;
const SECRET_START = 'whsec_';

export interface HookReach extends Reach {
  /** Tests let themselves be reached without TLS. */
  readonly plain: boolean;
}
export const PUBLIC_HOOKS: HookReach = { ...PUBLIC, ports: ['', '443', '8443'], plain: false };

/** Whether news may be posted there. */
export function isHookUrl(text: string, { ports, mayReach, plain }: HookReach): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const isOpen = isIP(host) === 0 ? host.includes('.') : mayReach(host);
  return (
    (protocol === 'https:' || (plain && protocol === 'http:')) &&
    username === '' &&
    password === '' &&
    ports.includes(port) &&
    isOpen
  );
}

/** What a webhook's deliveries are signed with; the same each time, and stored nowhere. */
export async function hookSecret(ctx: Context, webhookId: number): Promise<string> {
  return SECRET_START + (await macOf(ctx, 'webhook', String(webhookId))).toString('base64');
}

/** After Standard Webhooks: `v1,` and the HMAC-SHA-256 of id, time and body. */
export function signatureOf(secret: string, id: string, time: number, body: string): string {
  const key = Buffer.from(secret.slice(SECRET_START.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`;
}

/** The HTTP status that it answers; throws when nobody does. */
export async function postHook(
  ctx: Context,
  { webhookId, url, id, body }: { webhookId: number; url: string; id: string; body: string },
  reach: HookReach,
): Promise<number> {
  if (!isHookUrl(url, reach)) throw new Error('Not an address that may be reached.');
  const time = Math.floor(ctx.now.getTime() / 1000);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Khum-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': signatureOf(await hookSecret(ctx, webhookId), id, time, body),
  };
  return new Promise((resolve, reject) => {
    const make = url.startsWith('http:') ? http : https;
    const request = make.request(
      url,
      {
        method: 'POST',
        headers,
        lookup: lookupIn(reach),
        agent: false,
        signal: AbortSignal.timeout(LIMIT_MS),
      },
      (response) => {
        // what it says besides is nobody's business
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
