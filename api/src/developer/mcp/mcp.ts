/**
 * `/mcp`: the tools for agents over streamable HTTP (Model Context Protocol), without sessions:
 * every request stands for itself, so any process may answer it. Pages of other sites may not ask
 * (DNS rebinding): agents send no `Origin`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '#contract/language.ts';
import { Failure } from '#contract/errors.ts';
import type { App } from '../../kernel/app.ts';
import type { Config } from '../../kernel/config.ts';
import type { Context } from '../../kernel/context.ts';
import { failureEnvelope } from '../../kernel/envelope.ts';
import { askingOf } from '../v1/ask.ts';
import { makeLimit } from '../v1/limit.ts';
import { holderWithin, isNamed } from '../v1/mount.ts';
import { answerMessage, CODES, PROTOCOLS, rpcError } from './rpc.ts';
import type { AskIn } from './rpc.ts';
import { isNamedHost, isSameOrigin } from '../../kernel/host.ts';

const SHARED = { config: { shared: true } } as const;
/** Messages in one request: only the oldest protocol bundles them. */
const BUNDLE = 20;

type Calls = Pick<App, 'contextOf' | 'contextsOfAll' | 'callerFor'>;

export function mountMcp(server: FastifyInstance, config: Config, app: Calls): void {
  const limit = makeLimit(server, config);
  server.all('/mcp', SHARED, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    // no stream of our own: nothing happens that nobody asked for
    if (request.method !== 'POST') return reply.code(405).header('allow', 'POST').send();
    const ctx = await app.contextOf(request);
    try {
      if (request.headers.origin !== undefined && !(await isOwnOrigin(app, ctx, request)))
        throw new Failure('request.cross_site');
      const version = request.headers['mcp-protocol-version'];
      if (version !== undefined && !(PROTOCOLS as readonly unknown[]).includes(version))
        return send(reply, 400, rpcError(null, CODES.request, 'Unknown protocol version.'));
      const holder = await holderWithin(limit, ctx, request, reply);
      if (holder && !holder.scopes.includes('read'))
        throw new Failure('api_token.scope', { holes: { scope: 'read' } });
      const askIn = asker(app, ctx, isNamed(ctx, request));
      const { body } = request;
      if (!Array.isArray(body)) return answer(reply, await answerMessage(body ?? null, ctx, askIn));
      if (body.length === 0 || body.length > BUNDLE)
        return send(reply, 400, rpcError(null, CODES.request, `From 1 to ${BUNDLE} messages.`));
      const said = (
        await Promise.all(body.map((message) => answerMessage(message, ctx, askIn)))
      ).filter((one) => one !== undefined);
      return answer(reply, said.length > 0 ? said : undefined);
    } catch (error) {
      return refuse(ctx, reply, error);
    }
  });
}

/** Asks in the region of the request, or in another that a tool names. */
function asker(app: Calls, ctx: Context, named: boolean): AskIn {
  return async (region, language) => {
    const isOther = region !== undefined && region.toUpperCase() !== ctx.tenant.id;
    const there = isOther
      ? (await app.contextsOfAll()).find((one) => one.tenant.id === region.toUpperCase())
      : ctx;
    if (!there) return undefined;
    const lang =
      language ??
      (isOther ? chooseLanguage(undefined, undefined, there.tenant.languages) : ctx.lang);
    const { device, requestId, log } = ctx;
    return askingOf(app, { ...there, device, requestId, log, lang }, null, named || isOther);
  };
}

/**
 * A page that asks is one of this site, and not one of somebody else's name that leads here (DNS
 * rebinding).
 */
async function isOwnOrigin(
  app: Calls,
  { config }: Context,
  request: FastifyRequest,
): Promise<boolean> {
  const tenants = (await app.contextsOfAll()).map(({ tenant }) => tenant);
  return isSameOrigin(config, request) && isNamedHost(config, tenants, request.headers.host);
}

function answer(reply: FastifyReply, said: unknown): FastifyReply {
  return said === undefined ? reply.code(202).send() : send(reply, 200, said);
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function refuse(ctx: Context, reply: FastifyReply, error: unknown): FastifyReply {
  const { envelope } = failureEnvelope(error, ctx);
  if (envelope.code >= 500 && envelope.code !== 503) ctx.log.error({ err: error }, 'call failed');
  if (envelope.code === 401) reply.header('www-authenticate', 'Bearer');
  return send(
    reply,
    envelope.code,
    rpcError(null, CODES.busy, `${envelope.errorKey}: ${envelope.message}`),
  );
}
