/**
 * Mounts /v1: plain JSON, real HTTP status (AMB-28), an ETag, limits, and open to programs of any
 * origin: no cookie says anything here, a token alone opens what is not public.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, V1Call } from '#contract/developer/v1/define.ts';
import { v1Calls } from '#contract/developer/v1/calls.ts';
import { fail } from '#contract/errors.ts';
import { holesOf } from '#contract/define.ts';
import type { App } from '../../kernel/app.ts';
import type { Config } from '../../kernel/config.ts';
import type { Context } from '../../kernel/context.ts';
import { failureEnvelope } from '../../kernel/envelope.ts';
import { parseAsk } from '../../kernel/validate.ts';
import { holderOf } from '../token/token.ts';
import type { Holder } from '../token/token.ts';
import { askingOf } from './ask.ts';
import type { Asking, V1Handlers } from './ask.ts';
import { makeLimit } from './limit.ts';
import type { Limit } from './limit.ts';

export type Calls = Pick<App, 'contextOf' | 'callerFor'>;
/** Region and language are in the address, cookies say nothing. */
const SHARED = { config: { shared: true } } as const;
const FRESH_S = 30;

export function mountV1(
  server: FastifyInstance,
  config: Config,
  app: Calls,
  handlers: V1Handlers,
): void {
  const limit = makeLimit(server, config);
  for (const call of v1Calls) {
    server.route({
      ...SHARED,
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        openToAll(reply);
        const ctx = await app.contextOf(request);
        try {
          const holder = await holderWithin(limit, ctx, request, reply);
          permit(call, holder);
          const named = isNamed(ctx, request);
          return answer(
            request,
            reply,
            call,
            holder,
            await runV1(handlers, call, askingOf(app, ctx, holder, named), rawAsk(call, request)),
          );
        } catch (error) {
          return refuse(ctx, reply, error);
        }
      },
    });
  }
  server.all('/v1/*', SHARED, async (request, reply) => {
    openToAll(reply);
    if (request.method === 'OPTIONS') return preflight(reply);
    return refuse(await app.contextOf(request), reply, fail('request.unknown'));
  });
}

function preflight(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
    .header(
      'access-control-allow-headers',
      'authorization, content-type, idempotency-key, if-none-match',
    )
    .header('access-control-max-age', '86400')
    .code(204)
    .send();
}

/** Parses what is asked and answers it; the agents' tools come the same way. */
export function runV1(
  handlers: Partial<V1Handlers>,
  call: V1Call,
  asking: Asking,
  raw: Record<string, unknown>,
): Promise<unknown> {
  const handler = handlers[call.name as keyof V1Handlers] as (
    asking: Asking,
    ask: unknown,
  ) => Promise<unknown>;
  return handler(asking, parseAsk(call, raw));
}

/** Who asks, if they may ask again by now; guessing tokens counts as asking without one. */
export async function holderWithin(
  limit: Limit,
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Holder | null> {
  const found = await holderOfRequest(ctx, request);
  if (!(await limit(request, reply, found === 'nobody' ? null : (found?.tokenId ?? null))))
    throw fail('request.flood');
  if (found === 'nobody') throw fail('api_token.invalid');
  return found;
}

/** Whose token a request carries; a token that is nobody's is not overlooked. */
async function holderOfRequest(
  ctx: Context,
  request: FastifyRequest,
): Promise<Holder | 'nobody' | null> {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const [, token] = /^Bearer\s+(\S{1,200})$/i.exec(authorization) ?? [];
  return (token === undefined ? null : await holderOf(ctx, token)) ?? 'nobody';
}

/** What is public needs no token; one that comes along must still be good for it. */
function permit({ scope }: V1Call, holder: Holder | null): void {
  if (holder ? !holder.scopes.includes(scope) : scope !== 'read')
    throw holder ? fail('api_token.scope', { holes: { scope } }) : fail('api_token.invalid');
}

/** A region that is named must be one of ours. */
export function isNamed(ctx: Context, request: FastifyRequest): boolean {
  const { tenant } = request.query as { tenant?: unknown };
  if (tenant === undefined) return false;
  if (typeof tenant !== 'string' || tenant.toUpperCase() !== ctx.tenant.id)
    throw fail('tenant.unknown');
  return true;
}

function rawAsk(call: V1Call, request: FastifyRequest): Record<string, unknown> {
  const params = request.params as Record<string, string>;
  const holes = Object.fromEntries(holesOf(call.path).map((name) => [name, params[name] ?? '']));
  if (call.method === 'GET' || call.method === 'DELETE')
    return { ...(request.query as object), ...holes };
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw fail('request.malformed');
  return { ...body, ...holes };
}

function openToAll(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header(
      'access-control-expose-headers',
      'etag, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, x-request-id',
    )
    .header('x-content-type-options', 'nosniff');
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  call: V1Call,
  holder: Holder | null,
  data: unknown,
): FastifyReply {
  const body = JSON.stringify(data);
  reply.code(call.status).type('application/json; charset=utf-8');
  if (call.method !== 'GET' || call.scope !== 'read')
    return reply.header('cache-control', 'no-store').send(body);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply
    .header('cache-control', `${holder ? 'private' : 'public'}, max-age=${FRESH_S}`)
    .header('vary', 'Authorization')
    .header('etag', etag);
  const known = request.headers['if-none-match']
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag);
  return known ? reply.code(304).send() : reply.send(body);
}

/**
 * The one place where a refused call of /v1 becomes an answer: the code of the failure is the HTTP
 * status.
 */
export function refuse(ctx: Context, reply: FastifyReply, error: unknown): FastifyReply {
  const { envelope } = failureEnvelope(error, ctx);
  if (envelope.code >= 500 && envelope.code !== 503) ctx.log.error({ err: error }, 'call failed');
  if (envelope.code === 503) reply.header('retry-after', '2');
  if (envelope.code === 401) reply.header('www-authenticate', 'Bearer');
  const { errorKey, message, requestId, fields } = envelope;
  const refusal: Refusal = {
    error: {
      key: errorKey as string,
      message,
      requestId,
      ...(fields ? { fields: { ...fields } } : {}),
    },
  };
  return reply
    .code(envelope.code)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal));
}
