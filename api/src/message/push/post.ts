/**
 * Hands a message to a push service (RFC 8030, 8188, 8291, 8292). Where a browser says that it
 * listens is not ours to trust: https alone, at addresses that anybody may reach, without following
 * where it leads, within ten seconds.
 */
import https from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { Context } from '../../kernel/context.ts';
import { lookupIn } from '../../media/index.ts';
import type { Reach } from '../../media/index.ts';
import { subjectOf, vapidKey } from './vapid.ts';

const LIMIT_MS = 10_000;
const LIFE_S = 86_400;

export interface PushReach extends Reach {
  /** Of a push service in tests. */
  readonly ca?: string;
}

/** What a service worker shows; see `web/public/sw.js`. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** Of two with the same tag the later one is shown. */
  readonly tag: string;
  readonly lang: string;
}

export type Outcome =
  | { readonly how: 'sent' }
  /** It is no more. */
  | { readonly how: 'gone' }
  /** It would be refused another time too. */
  | { readonly how: 'refused'; readonly why: string }
  | { readonly how: 'later'; readonly why: string };

interface Browser {
  readonly address: string;
  readonly p256dh: string;
  readonly auth: string;
}

export async function postPush(
  ctx: Context,
  { address, p256dh, auth }: Browser,
  shown: Shown,
  reach: PushReach,
): Promise<Outcome> {
  const { publicKey, privateKey } = await vapidKey(ctx);
  const vapidDetails = { subject: subjectOf(ctx), publicKey, privateKey };
  const topic = shown.tag.replace(/[^\w-]/g, '').slice(0, 32);
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: address, keys: { p256dh, auth } },
    JSON.stringify(shown),
    {
      vapidDetails,
      TTL: LIFE_S,
      topic,
    },
  );
  try {
    const status = await send(
      new URL(address),
      headers as Record<string, string>,
      body as Buffer,
      reach,
    );
    if (status >= 200 && status < 300) return { how: 'sent' };
    if (status === 404 || status === 410) return { how: 'gone' };
    const why = `The push service answers ${status}.`;
    return status === 429 || status >= 500 || (status >= 300 && status < 400)
      ? { how: 'later', why }
      : { how: 'refused', why };
  } catch (error) {
    return { how: 'later', why: (error as Error).message };
  }
}

/** Whether messages may be sent there: the web address of a push service, as browsers give it. */
export function isEndpoint(text: string, { ports, mayReach }: PushReach): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const isNamed = isIP(host) === 0 ? host.includes('.') : mayReach(host);
  return (
    protocol === 'https:' && username === '' && password === '' && ports.includes(port) && isNamed
  );
}

function send(
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  reach: PushReach,
): Promise<number> {
  if (!isEndpoint(url.href, reach)) return Promise.reject(new Error('Not a push service.'));
  return new Promise((resolve, reject) => {
    const request = https.request(
      url,
      {
        method: 'POST',
        headers,
        lookup: lookupIn(reach),
        agent: false,
        signal: AbortSignal.timeout(LIMIT_MS),
        ...(reach.ca ? { ca: reach.ca } : {}),
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
