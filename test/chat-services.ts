/**
 * The services that messages go out by, on this machine: LINE, Telegram, Discord, ntfy and a
 * reader's own server, behind one address. Each checks what its protocol asks for and remembers what
 * it took; a test makes it slow, busy, broken or gone.
 */
import { createHmac } from 'node:crypto';
import { createServer as createPlain } from 'node:http';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { text as readBody } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { selfSigned } from './certificate.ts';

export interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Mood {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Takes the request and never answers. */
  readonly hangs?: boolean;
}

export const LINE = { token: 'line-token', secret: 'line-secret', id: '@khumtest' } as const;
export const TELEGRAM = {
  token: '123456:telegram-token',
  secret: 'telegram-secret-0123',
  name: 'khum_test_bot',
} as const;
/** Where both bots post to. */
const HOOKS = 'https://khum.example/hooks';
export const DISCORD_TOKEN = 'a-token-of-discord-0123456789';
export const NTFY_TOKEN = 'tk_topic';

/** What a service answers to a request that its mood does not touch. */
function serve(
  { path, headers }: Taken,
  state: { quota: number; used: number },
  retried: Set<string>,
): { status: number; body?: string } {
  const isLine = headers.authorization === `Bearer ${LINE.token}`;
  if (path.startsWith('/v2/bot/') && !isLine) return { status: 401 };
  if (path === '/v2/bot/message/quota')
    return { status: 200, body: JSON.stringify({ type: 'limited', value: state.quota }) };
  if (path === '/v2/bot/message/quota/consumption')
    return { status: 200, body: JSON.stringify({ totalUsage: state.used }) };
  if (path.startsWith('/v2/bot/profile/'))
    return { status: 200, body: JSON.stringify({ displayName: 'Fon' }) };
  if (path === '/v2/bot/info') return { status: 200, body: JSON.stringify({ basicId: LINE.id }) };
  if (path === '/v2/bot/channel/webhook/endpoint')
    return { status: 200, body: JSON.stringify({ endpoint: `${HOOKS}/line`, active: true }) };
  if (path === `/bot${TELEGRAM.token}/getMe`)
    return { status: 200, body: JSON.stringify({ result: { username: TELEGRAM.name } }) };
  if (path === `/bot${TELEGRAM.token}/getWebhookInfo`)
    return { status: 200, body: JSON.stringify({ result: { url: `${HOOKS}/telegram` } }) };
  if (path === '/v2/bot/message/push') {
    const key = String(headers['x-line-retry-key']);
    if (!/^[0-9a-f-]{36}$/.test(key)) return { status: 400 };
    if (retried.has(key)) return { status: 409 };
    retried.add(key);
    state.used += 1;
  }
  if (path.startsWith('/bot') && path !== `/bot${TELEGRAM.token}/sendMessage`)
    return { status: 401 };
  if (path.startsWith('/api/webhooks/'))
    return { status: path.endsWith(`/${DISCORD_TOKEN}`) ? 204 : 401 };
  if (path === '/closed-topic' && headers.authorization !== `Bearer ${NTFY_TOKEN}`)
    return { status: 403 };
  return { status: 200, body: '{}' };
}

/** `ends` says when it ends: after the test file, or, in a set-up, when its caller closes it. */
export async function chatServices({
  plain = false,
  ends = afterAll as (end: () => void) => void,
} = {}) {
  const certificate = selfSigned();
  const asked: Taken[] = [];
  const taken: Taken[] = [];
  const moods = new Map<string, Mood>();
  const retried = new Set<string>();
  const state = { quota: 1000, used: 0 };
  const hanging = new Set<ServerResponse>();

  const listener: RequestListener = (request, response) => {
    void readBody(request).then((body) => {
      const one = { path: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      const mood = [...moods].find(([start]) => one.path.startsWith(start))?.[1];
      if (mood?.hangs) return void hanging.add(response);
      if (mood?.status !== undefined)
        return void response.writeHead(mood.status, mood.headers).end(mood.body ?? 'broken');
      const answer = serve(one, state, retried);
      if (answer.status < 300 && request.method === 'POST') taken.push(one);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  };
  const server = plain ? createPlain(listener) : createServer(certificate, listener);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const close = () => {
    for (const response of hanging) response.destroy();
    server.closeAllConnections();
    server.close();
  };
  ends(close);
  const { port } = server.address() as AddressInfo;
  const url = `${plain ? 'http' : 'https'}://127.0.0.1:${port}`;
  return {
    url,
    /** Everything that was asked, and what of it was taken. */
    asked,
    taken,
    state,
    takenAt: (start: string) => taken.filter(({ path }) => path.startsWith(start)),
    /** How it is with addresses that begin so; without a mood it is as it should be. */
    set: (start: string, mood?: Mood) => (mood ? moods.set(start, mood) : moods.delete(start)),
    clear() {
      moods.clear();
      asked.length = 0;
      taken.length = 0;
      state.used = 0;
    },
    reach: reachOf(port, certificate.cert),
    env: envOf(url),
    close,
  };
}

const reachOf = (port: number, ca: string) => ({
  mayReach: (address: string) => address === '127.0.0.1',
  ports: [String(port)],
  ca,
  discord: ['127.0.0.1'],
});

const envOf = (url: string) => ({
  LINE_BOT_TOKEN: LINE.token,
  LINE_BOT_SECRET: LINE.secret,
  LINE_BOT_ID: LINE.id,
  LINE_BOT_URL: url,
  TELEGRAM_BOT_TOKEN: TELEGRAM.token,
  TELEGRAM_BOT_SECRET: TELEGRAM.secret,
  TELEGRAM_BOT_NAME: TELEGRAM.name,
  TELEGRAM_BOT_URL: url,
});

/** The header by which LINE proves what it posts. */
export const lineSignature = (body: string): string =>
  createHmac('sha256', LINE.secret).update(body).digest('base64');
