/** Errors of requests as envelopes in the language of whoever asked. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { Context } from './context.ts';
import { failureEnvelope, logFailure } from './envelope.ts';
import type { Log } from './log.ts';

/** What fails before or outside a call: unknown paths, malformed bodies, floods. */
export function spokenErrors(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  server.setErrorHandler(async (error, request, reply) => {
    const spoken = await contextOf(request).catch(() => ({
      lang: DEFAULT_LANGUAGE,
      requestId: request.id,
    }));
    const { status, envelope } = failureEnvelope(error, spoken);
    logFailure(request.log as Log, status, error, 'request failed');
    if (status === 503) reply.header('retry-after', '2');
    const { 'Content-Range': range } =
      (error as { headers?: Record<string, string> }).headers ?? {};
    if (status === 416 && range) reply.header('content-range', range);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(envelope));
  });
}
