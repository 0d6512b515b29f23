/** Answers that come in pieces: server-sent events over the connection of the call that asked. */
import type { FastifyReply } from 'fastify';
import type { Context } from './context.ts';
import { failureEnvelope } from './envelope.ts';

/** One event: its name, and the rest as its JSON data. */
export interface Piece {
  readonly event: string;
}

/**
 * An answer that is still being made. `signal` says that nobody listens any more; what is thrown
 * before the first piece is an envelope like any other.
 */
export class Pieces {
  readonly make: (signal: AbortSignal) => AsyncGenerator<Piece, void, undefined>;

  constructor(make: Pieces['make']) {
    this.make = make;
  }
}

/** Sends every piece as it comes; a listener who goes away ends the work. */
export async function sendPieces(
  reply: FastifyReply,
  ctx: Context,
  { make }: Pieces,
): Promise<FastifyReply> {
  const { raw } = reply;
  const gone = new AbortController();
  raw.on('close', () => gone.abort());
  const pieces = make(gone.signal);
  const first = await pieces.next();
  reply.hijack();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': ctx.requestId,
  });
  try {
    for (let piece = first; !piece.done && !gone.signal.aborted; piece = await pieces.next())
      raw.write(textOf(piece.value));
  } catch (error) {
    ctx.log.error({ err: error }, 'stream failed');
    const { errorKey = '', message } = failureEnvelope(error, ctx).envelope;
    raw.write(textOf({ event: 'failed', errorKey, message } as Piece));
  } finally {
    await pieces
      .return()
      .catch((error: unknown) => ctx.log.error({ err: error }, 'stream did not end well'));
    raw.end();
  }
  return reply;
}

function textOf({ event, ...rest }: Piece): string {
  return `event: ${event}\ndata: ${JSON.stringify(rest)}\n\n`;
}
