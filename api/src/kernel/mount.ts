/**
 * Mounts the contract: every call becomes a route that parses, asks who, runs the handler and wraps
 * its answer. The same steps serve the page renderer's in-process caller, which needs no socket.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { holesOf, queryOf } from '#contract/define.ts';
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { fail } from '#contract/errors.ts';
import { changeAt, decryptText, encryptText, readEncryption } from './cipher.ts';
import type { FieldKey } from './cipher.ts';
import type { Context } from './context.ts';
import { failureEnvelope, logFailure, successEnvelope } from './envelope.ts';
import type { Limits } from './limits.ts';
import type { Handler, Handlers, Module } from './module.ts';
import { Pieces, sendPieces } from './stream.ts';
import type { Piece } from './stream.ts';
import { parseAsk } from './validate.ts';
import { underKey } from './used-key.ts';

/** Handlers of all modules, by call. Two handlers for one call are a mistake of the source. */
export function handlersOf(modules: readonly Module[]): Map<CallName, Handler<CallName>> {
  const found = new Map<CallName, Handler<CallName>>();
  for (const module of modules) {
    for (const [name, handler] of [
      ...Object.entries(module.handlers as Handlers),
      ...streamedBy(module),
    ]) {
      if (found.has(name as CallName))
        throw new Error(`Two handlers for ${name}; the second is in ${module.name}.`);
      if (!calls.has(name as CallName))
        throw new Error(`${module.name} handles ${name}, which is not in the contract.`);
      found.set(name as CallName, handler as Handler<CallName>);
    }
  }
  return found;
}

function streamedBy({ streams = {} }: Module): [string, unknown][] {
  return Object.entries(
    streams as Record<
      string,
      (ctx: Context, ask: unknown, signal: AbortSignal) => AsyncGenerator<Piece, void, undefined>
    >,
  ).map(([name, stream]) => [
    name,
    async (ctx: Context, ask: unknown) => new Pieces((signal) => stream(ctx, ask, signal)),
  ]);
}

/** Runs one call: who → parse → handler. Throws a Failure when it is refused. */
export async function runCall(
  call: Call,
  handler: Handler<CallName> | undefined,
  ctx: Context,
  raw: Record<string, unknown>,
): Promise<unknown> {
  if (call.who !== 'anyone' && ctx.viewer === null)
    throw fail(ctx.device.hasToken ? 'account.unauthorized' : 'account.signed_out');
  if (call.who === 'operator' && !ctx.viewer?.roles.length) throw fail('account.forbidden');
  const ask = parseAsk(call, raw);
  if (!handler) throw fail('server.not_built');
  return handler(ctx, ask as never);
}

export type MakeContext = (request: FastifyRequest) => Promise<Context>;

/** The session's cookie; under HTTPS it wears the prefix that ties it to this host. */
export const TOKEN_COOKIE = 'user_token';
export const SECURE_TOKEN_COOKIE = '__Host-user_token';
/**
 * Lets the browser's scripts know that there is a session, whose token they cannot read, and of which
 * region.
 */
export const MARK_COOKIE = 'signed_in';

interface MountParts {
  readonly app: FastifyInstance;
  readonly handlers: ReadonlyMap<CallName, Handler<CallName>>;
  readonly makeContext: MakeContext;
  readonly fieldKey: Module['fieldKey'];
  readonly countCall: Limits['countCall'];
}

export function mountCalls({ app, handlers, makeContext, fieldKey, countCall }: MountParts): void {
  for (const call of calls.values()) {
    for (const path of [call.path, ...(call.also ?? [])]) {
      app.route({
        method: call.method,
        url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        config: { call: call.name },
        handler: async (request, reply) => {
          const ctx = await makeContext(request);
          try {
            await countCall(call, ctx);
            const encryption = readEncryption(request.headers.encryption);
            const key = encryption && (await fieldKey?.(ctx, encryption));
            const raw = rawAsk(call, request);
            if (key) changeAt(raw, encryption.paths, (text) => decryptText(key, text));
            const data = await underKey(
              ctx,
              { accountId: ctx.viewer ? Number(ctx.viewer.userId) : undefined, call: call.name },
              raw,
              () => runCall(call, handlers.get(call.name as CallName), ctx, raw),
            );
            if (key) encryptAnswer(call, key, reply, data);
            return data instanceof Pieces
              ? await sendPieces(reply, ctx, data)
              : answer(call, ctx, reply, data);
          } catch (error) {
            return refuse(error, ctx, reply);
          }
        },
      });
    }
  }
}

function rawAsk(call: Call, request: FastifyRequest): Record<string, unknown> {
  const holes = request.params as Record<string, string>;
  if (call.method === 'GET' || call.method === 'DELETE')
    return { ...(request.query as object), ...pick(holes, call) };
  const body = request.body ?? {};
  const query = Object.fromEntries(
    Object.entries(request.query as object).filter(([name]) => queryOf(call).includes(name)),
  );
  if (call.arrayBody !== undefined && Array.isArray(body))
    return { ...query, [call.arrayBody]: body, ...pick(holes, call) };
  if (typeof body !== 'object' || Array.isArray(body)) throw fail('request.malformed');
  return { ...query, ...body, ...pick(holes, call) };
}

function pick(holes: Record<string, string>, call: Call): Record<string, string> {
  return Object.fromEntries(holesOf(call.path).map((name) => [name, holes[name] ?? '']));
}

function answer(call: Call, ctx: Context, reply: FastifyReply, data: unknown): FastifyReply {
  const shared = call.cacheSeconds !== undefined && call.who === 'anyone';
  reply.header(
    'cache-control',
    shared ? `public, max-age=${call.cacheSeconds}, stale-while-revalidate=60` : 'no-store',
  );
  reply.header('vary', 'Accept-Language, X-Tenant, Cookie, Authorization, Encryption');
  setCookies(ctx, reply);
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(successEnvelope(ctx, data)));
}

/** Names the paths of the envelope that only this client can read. */
function encryptAnswer(call: Call, key: FieldKey, reply: FastifyReply, data: unknown): void {
  const paths = changeAt(
    { data },
    (call.encrypted ?? []).map((path) => `data.${path}`),
    (text) => encryptText(key, text),
  );
  if (paths.length > 0) reply.header('encryption', `key=${key.keyId};paths=${paths.join(',')}`);
}

/** Sends the cookies that a handler asked for. */
export function setCookies(ctx: Context, reply: FastifyReply): void {
  const secure =
    reply.request.protocol === 'https' || (ctx.config.publicUrl?.startsWith('https:') ?? false);
  for (const { name, value, httpOnly } of ctx.cookies) {
    const own = name === TOKEN_COOKIE && secure ? SECURE_TOKEN_COOKIE : name;
    const options = { path: '/', sameSite: 'lax', secure, httpOnly } as const;
    if (value === null) reply.clearCookie(own, options);
    else reply.setCookie(own, value, { ...options, maxAge: COOKIE_MAX_AGE_S });
  }
}

/** The one place where a failed call becomes an answer. */
function refuse(error: unknown, ctx: Context, reply: FastifyReply): FastifyReply {
  const { status, envelope } = failureEnvelope(error, ctx);
  logFailure(ctx.log, status, error, 'call failed');
  if (status === 503) reply.header('retry-after', '2');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope));
}
