/**
 * Shows new notifications at once (MSG-01): a server-sent stream for each open page, fed by database
 * notifications, so that it does not matter which process the news came to. What is sent is the
 * number of unread messages, nothing else.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { failureEnvelope } from '../kernel/envelope.ts';
import type { App } from '../kernel/app.ts';
import type { Context } from '../kernel/context.ts';
import { announceTo, onUserNews } from '../kernel/changed.ts';
import { fail } from '#contract/errors.ts';
import { isSignedIn, viewerId } from '../account/index.ts';
import { unreadByType } from './queries.ts';

const ABOUT = 'notification';
const PATH = '/api/saas-user-service/message-center/stream';
const HEARTBEAT_MS = 25_000;
/** Open pages of one user; the oldest makes room. */
const MOST_STREAMS = 6;

interface Stream {
  readonly ctx: Context;
  readonly reply: FastifyReply;
  readonly since: number;
}

/** Says, when the transaction of `ctx` commits, that the messages of users changed. */
export async function announceUnread(ctx: Context, accountIds: readonly number[]): Promise<void> {
  await announceTo(ctx.db, ABOUT, [...new Set(accountIds)].map(String));
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
} as const;

export function mountNotificationStream(
  server: FastifyInstance,
  app: Pick<App, 'contextOf'>,
): void {
  const streams = new Map<string, Stream[]>();
  const forget = onUserNews(ABOUT, (accountId) => {
    for (const stream of streams.get(accountId) ?? []) void ring(stream);
  });
  const beat = setInterval(() => {
    for (const stream of [...streams.values()].flat()) stream.reply.raw.write(': \n\n');
  }, HEARTBEAT_MS);
  beat.unref();
  server.addHook('preClose', async () => {
    clearInterval(beat);
    forget();
    for (const stream of [...streams.values()].flat()) stream.reply.raw.end();
  });
  server.get(PATH, async (request, reply) => {
    const ctx = await app.contextOf(request);
    if (!ctx.viewer)
      return reply
        .code(200)
        .header('cache-control', 'no-store')
        .send(failureEnvelope(fail('account.unauthorized'), ctx).envelope);
    // who asks for the head alone listens to nothing
    if (request.method === 'HEAD') return reply.headers(HEADERS).send();
    open(streams, { ctx, reply, since: ctx.now.getTime() });
    return reply;
  });
}

function open(streams: Map<string, Stream[]>, stream: Stream): void {
  const { reply, ctx } = stream;
  const me = String(viewerId(ctx));
  const mine = streams.get(me) ?? [];
  if (mine.length >= MOST_STREAMS) mine.shift()?.reply.raw.end();
  streams.set(me, [...mine, stream]);
  reply.hijack();
  reply.raw.writeHead(200, HEADERS);
  reply.raw.on('close', () => {
    const left = (streams.get(me) ?? []).filter((one) => one !== stream);
    if (left.length > 0) streams.set(me, left);
    else streams.delete(me);
  });
  void ring(stream);
}

/** Sends the count, or ends the stream of somebody whose session has ended meanwhile. */
async function ring({ ctx, reply }: Stream): Promise<void> {
  try {
    if (!(await isSignedIn(ctx))) return void reply.raw.end();
    const counts = await unreadByType(ctx, viewerId(ctx));
    const unread = [...counts.values()].reduce((sum, count) => sum + count, 0);
    reply.raw.write(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the notification stream failed');
  }
}
