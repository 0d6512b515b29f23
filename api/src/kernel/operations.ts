/**
 * What only who runs this installation may read: `/metrics`, `/request-log` and what modules add.
 * It has a listener of its own on this machine's loopback (`OPS_PORT`), which no proxy of the site
 * leads to; on the site itself it answers to the token of METRICS_TOKEN, and is not there without
 * one.
 */
import { timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import { isLoopback } from './config.ts';
import type { Config } from './config.ts';
import { hostName } from './host.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { answerRequestLog } from './request-log.ts';
import type { RequestLog } from './request-log.ts';

export interface Watched {
  readonly metrics: Metrics;
  readonly requests: RequestLog;
}

/**
 * The server behind the listener of its own. A name that leads here from elsewhere (DNS rebinding)
 * is refused.
 */
export function makeOperations(log: Log, watched: Watched): FastifyInstance {
  const server: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
  });
  void server.register(cookie);
  server.addHook('onRequest', async (request) => {
    if (!isLoopback(hostName(request.headers.host))) throw fail('request.wrong_site');
  });
  mountWatched(server, watched, () => true);
  return server;
}

/** The same on the site itself, for whoever has the token. */
export function mountForToken(
  server: FastifyInstance,
  watched: Watched,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void {
  mountWatched(
    server,
    watched,
    (request) => metricsToken !== undefined && hasToken(request, metricsToken),
  );
}

function mountWatched(
  server: FastifyInstance,
  { metrics, requests }: Watched,
  mayRead: (request: FastifyRequest) => boolean,
): void {
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw fail('request.unknown');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
  server.get('/request-log', async (request, reply) => {
    if (!mayRead(request)) throw fail('request.unknown');
    return answerRequestLog(requests, request, reply);
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
