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
import {
  acceptedLanguages,
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
} from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import { readBodies } from './body.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { header, isShared, tenantOf } from './asked-tenant.ts';
import type { Context, Tenant, Viewer } from './context.ts';
import { failureEnvelope, logFailure, successEnvelope } from './envelope.ts';
import { metricsOf, mountHealth } from './health.ts';
import { isSameOrigin, originFor, refuseOtherHosts } from './host.ts';
import { mountLimits } from './limits.ts';
import { shedCalls } from './load.ts';
import type { Load } from './load.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import {
  handlersOf,
  MARK_COOKIE,
  mountCalls,
  runCall,
  SECURE_TOKEN_COOKIE,
  TOKEN_COOKIE,
} from './mount.ts';
import { makeOperations, mountForToken } from './operations.ts';
import { requestLogOf } from './request-log.ts';
import { secureAnswers } from './secure.ts';
import { mountReference } from './reference.ts';
import { hasOneHost, isHost, originForm } from './request-target.ts';
import { answerUndecodable, answerUnreadable } from './unreadable.ts';
import type { Noticeboard } from './noticeboard/noticeboard.ts';
import type { Ports } from './ports.ts';
import type { Database } from './postgres/database.ts';

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
  readonly noticeboard: Noticeboard;
  readonly ports: Ports;
  /** The HTTP server under the framework; lets kept pages be answered before it. */
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

export async function makeApp(parts: AppParts): Promise<App> {
  const { config, log } = parts;
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
    // whoever is connected is served to the end, and told to connect anew
    return503OnClosing: false,
    rewriteUrl: originForm,
    // an address that cannot be decoded never reaches a route
    frameworkErrors: answerUndecodable,
    clientErrorHandler: answerUnreadable,
    ...(parts.serverFactory ? { serverFactory: parts.serverFactory } : {}),
  });
  const contextOf = contextMaker(parts);
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
  const callLoad = shedCalls(
    server,
    new Set(parts.modules.flatMap((one) => Object.keys(one.streams ?? {}))),
  );
  await server.register(cookie);
  const pageWait = await mountLimits(server, parts);
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
  });
  const app: App = {
    server,
    operations,
    contextOf,
    async contextsOfAll() {
      const { noticeboard, tenants } = parts;
      return (await tenants.all()).map((tenant) => noticeboard.contextOf(tenant, 'all'));
    },
    contextFor: (tenant, by) => parts.noticeboard.contextOf(tenant, by),
    viewerOf: async (ctx, token) =>
      (await parts.modules.find((one) => one.viewerOf)?.viewerOf?.(ctx, token)) ?? null,
    callerFor: (ctx) => async (name, ask) => {
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
    },
  };
  for (const module of parts.modules) {
    module.mount?.(server, config, app);
    module.operate?.(operations, config, app);
  }
  spokenErrors(server, contextOf);
  spokenErrors(operations, contextOf);
  server.setNotFoundHandler(async (request, reply) => {
    if (!(await parts.answerOther?.(request, reply, await pageWait(request))))
      throw fail('request.unknown');
  });
  return app;
}

function safeId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.-]{1,100}$/.test(header) ? header : undefined;
}

/** Finds tenant, language and viewer of a request; made once per request. */
function contextMaker(parts: AppParts): (request: FastifyRequest) => Promise<Context> {
  const made = new WeakMap<FastifyRequest, Promise<Context>>();
  return (request) => {
    let ctx = made.get(request);
    if (!ctx) made.set(request, (ctx = make(parts, request)));
    return ctx;
  };
}

async function make(parts: AppParts, request: FastifyRequest): Promise<Context> {
  refuseForeignForms(parts.config, request);
  const tenants = await parts.tenants.all();
  const tenant = tenantOf(tenants, request);
  const db = parts.database.tenant(tenant.id);
  const ctx: Context = {
    tenant,
    db,
    lang: languageOf(request, tenant),
    viewer: null,
    config: parts.config,
    cookies: [],
    ports: parts.ports,
    log: request.log as Log,
    now: parts.clock.now(),
    requestId: request.id,
    idempotencyKey: header(request, 'idempotency-key'),
    device: {
      deviceId: header(request, 'x-device-id') ?? request.cookies.device_id,
      platform: header(request, 'x-platform') ?? 'Web',
      pseudoUserId: header(request, 'x-pseudo-user-id') ?? request.cookies.pseudo_user_id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      origin: originFor(parts.config, request.headers.host, request.protocol),
      declinesTags: request.cookies.affiliate === 'off',
      hasToken: hasTokenOf(request, tenant),
      declinesTracking: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
    },
    emit: parts.noticeboard.emitter(db, tenant.id),
  };
  return isShared(request) ? ctx : asViewer(parts, request, ctx);
}

/**
 * What changes something and comes from a page must come from a page of this site, signed in or
 * not: a form elsewhere could sign its visitor in as somebody else. Programs send no `Origin`, or a
 * token that no page of others has.
 */
function refuseForeignForms(config: Config, request: FastifyRequest): void {
  if (
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    isShared(request) ||
    request.headers.authorization !== undefined
  )
    return;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    request.headers.origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : !isSameOrigin(config, request);
  if (isForeign) throw fail('request.cross_site');
}

/**
 * Who asks: the bearer of a token, or of the cookie. A request that changes something and rides on
 * the cookie must come from a page of this very host.
 */
async function asViewer(parts: AppParts, request: FastifyRequest, ctx: Context): Promise<Context> {
  const viewerOf = parts.modules.find((one) => one.viewerOf)?.viewerOf;
  const [token, byCookie] = tokenOf(request);
  if (!viewerOf || token === undefined) return ctx;
  if (
    byCookie &&
    request.method !== 'GET' &&
    request.method !== 'HEAD' &&
    !isSameOrigin(parts.config, request)
  )
    throw fail('request.cross_site');
  return { ...ctx, viewer: await viewerOf(ctx, token) };
}

/**
 * Of an API call the header decides, and any of the three languages will do (TEN-07); a page
 * follows the visitor's cookie, then the browser's wish among the languages of the tenant (AMB-03).
 */
function languageOf(request: FastifyRequest, tenant: Tenant): Language {
  const accept = request.headers['accept-language'];
  if (isShared(request))
    return chooseLanguage(
      (request.query as Record<string, string>).lang,
      undefined,
      tenant.languages,
    );
  if (!request.url.startsWith('/api/'))
    return chooseLanguage(request.cookies.language, accept, tenant.languages);
  const wished = acceptedLanguages(accept).find(isLanguage);
  return wished ?? chooseLanguage(request.cookies.language, undefined, tenant.languages);
}

function tokenOf(request: FastifyRequest): [token: string | undefined, byCookie: boolean] {
  const match = /^Bearer\s+(\S{1,4096})$/i.exec(request.headers.authorization ?? '');
  if (match) return [match[1], false];
  return [request.cookies[SECURE_TOKEN_COOKIE] ?? request.cookies[TOKEN_COOKIE], true];
}

/** A session of another region has not run out: here nobody signed in yet. */
function hasTokenOf(request: FastifyRequest, tenant: Tenant): boolean {
  const [token, byCookie] = tokenOf(request);
  return (
    token !== undefined && !(byCookie && (request.cookies[MARK_COOKIE] ?? tenant.id) !== tenant.id)
  );
}

/** What fails before or outside a call: unknown paths, malformed bodies, floods. */
function spokenErrors(
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
