/**
 * What never becomes a request of a route is answered in the envelope too (LAY-04): addresses that
 * cannot be decoded, heads that are no HTTP.
 */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import { acceptedLanguages, DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import { failureEnvelope } from './envelope.ts';

/** Its headers are known, so its language is. */
export function answerUndecodable(
  error: Error,
  request: Pick<FastifyRequest, 'headers' | 'id'>,
  reply: unknown,
): void {
  const lang =
    acceptedLanguages(request.headers['accept-language']).find(isLanguage) ?? DEFAULT_LANGUAGE;
  const { status, envelope } = failureEnvelope(error, { lang, requestId: request.id });
  void (reply as FastifyReply).code(status).header('cache-control', 'no-store').send(envelope);
}

/**
 * A request whose head is no HTTP, too long or too slow: the same envelope; of its language nothing
 * is known.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const key = error.code === 'HPE_HEADER_OVERFLOW' ? 'request.too_large' : 'request.malformed';
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 431
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 408
        : 400;
  const { envelope } = failureEnvelope(fail(key), {
    lang: DEFAULT_LANGUAGE,
    requestId: randomUUID(),
  });
  const body = JSON.stringify({ ...envelope, code: status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
