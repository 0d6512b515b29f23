/**
 * The process's web server: contract calls under `/api`, health and metrics, then pages. Limits and
 * time-outs are those of docs/decisions; nobody ever sees a stack trace.
 */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerFactory,
} from 'fastify';
import type { Answer, Ask, CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/constants.ts';
import type { Envelope } from '#contract/errors.ts';
import { fail } from '#contract/errors.ts';
import { readBodies } from './body.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context, Tenant, Viewer } from './context.ts';
import { failureEnvelope, logFailure, successEnvelope } from './envelope.ts';
import { mountHealth } from './health.ts';
import { metricsOf } from './metrics.ts';
import { refuseOtherHosts } from './host.ts';
import { mountLimits } from './limits.ts';
import { shedCalls } from './load.ts';
import type { Load } from './load.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import { handlersOf, mountCalls, runCall } from './mount.ts';
import { makeOperations, mountForToken } from './operations.ts';
import { requestLogOf } from './request-log.ts';
import { secureAnswers } from './secure.ts';
import { mountReference } from './reference.ts';
import { hasOneHost, isHost, originForm } from './request-target.ts';
import { answerUndecodable, answerUnreadable } from './unreadable.ts';
import type { JobQueue } from './job-queue/job-queue.ts';
import type { Ports } from './ports.ts';
import type { Database } from './postgres/database.ts';
import { contextMaker } from './request-context.ts';
import { spokenErrors } from './spoken-errors.ts';

/** The tenants of this installation; the tenant module provides it. */
export interface TenantDirectory {
  all(): Promise<readonly Tenant[]>;
}

export interface AppParts {
  /** Pages that are being made, for metrics. */
  readonly pageLoad?: Load;
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly modules: readonly Module[];
  readonly tenants: TenantDirectory;
  readonly jobQueue: JobQueue;
  readonly ports: Ports;
  /** The HTTP server under the framework; lets cached pages be answered before it. */
  readonly serverFactory?: FastifyServerFactory;
  /**
   * Answers addresses that are no call and no file, such as pages; true when it did. `waitS`: this
   * address asked too often, for so many seconds.
   */
  readonly answerOther?: (
    request: FastifyRequest,
    reply: FastifyReply,
    waitS: number | undefined,
  ) => Promise<boolean>;
}

/**
 * Calls the API from within the process, as the page renderer does: same parsing, same envelope, no
 * socket.
 */
export type InProcessCaller = <Name extends CallName>(
  name: Name,
  ask: Partial<Ask<Name>>,
) => Promise<Envelope<Answer<Name>>>;

export interface App {
  readonly server: FastifyInstance;
  /** What only operators may read, behind a listener of its own. */
  readonly operations: FastifyInstance;
  contextOf(request: FastifyRequest): Promise<Context>;
  /** A context as a job has it. `by` names who asks for it in the log. */
  contextFor(tenant: Tenant, by: string): Context;
  /** One of each tenant: for what shows the whole installation. */
  contextsOfAll(): Promise<Context[]>;
  callerFor(ctx: Context): InProcessCaller;
  /** Whose token it is; null: nobody's. */
  viewerOf(ctx: Context, token: string): Promise<Viewer | null>;
}

/** Puts the server together: limits first, then calls, modules, and what is neither. */
export async function makeApp(parts: AppParts): Promise<App> {
  const { config, log } = parts;
  const server = makeServer(parts);
  const contextOf = contextMaker(parts);
  const callLoad = shedCalls(
    server,
    new Set(parts.modules.flatMap((one) => Object.keys(one.streams ?? {}))),
  );
  await server.register(cookie);
  const limits = await mountLimits(server, parts);
  refuseOtherHosts(server, config, parts.tenants);
  secureAnswers(server, config);
  const health = {
    ...parts,
    loads: { call: callLoad, ...(parts.pageLoad ? { page: parts.pageLoad } : {}) },
  };
  mountHealth(server, health);
  const watched = { metrics: metricsOf(server, health), requests: requestLogOf(server, parts) };
  mountForToken(server, watched, config);
  const operations = makeOperations(log, watched);
  const handlers = handlersOf(parts.modules);
  mountReference(server, config, (name) => handlers.has(name as CallName));
  mountCalls({
    app: server,
    handlers,
    makeContext: contextOf,
    fieldKey: parts.modules.find((one) => one.fieldKey)?.fieldKey,
    countCall: limits.countCall,
  });
  const app: App = {
    server,
    operations,
    contextOf,
    async contextsOfAll() {
      const { jobQueue, tenants } = parts;
      return (await tenants.all()).map((tenant) => jobQueue.contextOf(tenant, 'all'));
    },
    contextFor: (tenant, by) => parts.jobQueue.contextOf(tenant, by),
    viewerOf: async (ctx, token) =>
      (await parts.modules.find((one) => one.viewerOf)?.viewerOf?.(ctx, token)) ?? null,
    callerFor: (ctx) => callerIn(ctx, handlers),
  };
  for (const module of parts.modules) {
    module.mount?.(server, config, app);
    module.operate?.(operations, config, app);
  }
  spokenErrors(server, contextOf);
  spokenErrors(operations, contextOf);
  server.setNotFoundHandler(async (request, reply) => {
    if (!(await parts.answerOther?.(request, reply, await limits.countPage(request))))
      throw fail('request.unknown');
  });
  return app;
}

/** The server with its limits and time-outs, before anything is mounted. */
function makeServer({ config, log, serverFactory }: AppParts): FastifyInstance {
  const server: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    // a trustworthy id of a caller is echoed; anything else gets one of ours
    genReqId: (request) => safeId(request.headers['x-request-id']) ?? randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 20_000,
    keepAliveTimeout: 65_000,
    http: { connectionsCheckingInterval: 1000, headersTimeout: 10_000 },
    // whoever is connected is served to the end, and told to connect again
    return503OnClosing: false,
    rewriteUrl: originForm,
    // an address that cannot be decoded never reaches a route
    frameworkErrors: answerUndecodable,
    clientErrorHandler: answerUnreadable,
    ...(serverFactory ? { serverFactory } : {}),
  });
  readBodies(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // HTTP/1.0 may leave it out
    if (
      (request.host && !isHost(request.host)) ||
      request.raw.headers.host === '' ||
      !hasOneHost(request.raw)
    )
      throw fail('request.malformed');
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        url: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  return server;
}

function callerIn(ctx: Context, handlers: ReturnType<typeof handlersOf>): InProcessCaller {
  return async (name, ask) => {
    const call = calls.get(name);
    if (!call) throw new Error(`No call ${name}.`);
    try {
      return successEnvelope(
        ctx,
        await runCall(
          call,
          handlers.get(name),
          ctx,
          structuredClone(ask) as Record<string, unknown>,
        ),
      ) as never;
    } catch (error) {
      const { status, envelope } = failureEnvelope(error, ctx);
      logFailure(ctx.log, status, error, 'call failed', { call: name });
      return envelope as never;
    }
  };
}

function safeId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.-]{1,100}$/.test(header) ? header : undefined;
}
