/**
 * The site as a request for something syndicated sees it: region, language, the calls, whole
 * addresses, one way to answer.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Ask, CallName } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import type { App } from '../kernel/app.ts';
import type { Context } from '../kernel/context.ts';

export type Calls = Pick<App, 'contextOf' | 'callerFor'>;

export interface Site {
  readonly ctx: Context;
  /** What a call answers; undefined when it is not there or was asked for wrongly. */
  call<Name extends CallName>(
    name: Name,
    ask?: Partial<Ask<Name>>,
  ): Promise<Answer<Name> | undefined>;
  /** The whole address of a path, in the region of this request. */
  address(path: string, query?: Readonly<Record<string, string | undefined>>): string;
}

/** Every route of this module is shared: no cookies. */
export const SHARED = { config: { shared: true } } as const;

export async function siteOf(app: Calls, request: FastifyRequest): Promise<Site> {
  const ctx = await app.contextOf(request);
  const caller = app.callerFor(ctx);
  const named =
    (request.query as { tenant?: string }).tenant === undefined ? undefined : ctx.tenant.id;
  return {
    ctx,
    async call(name, ask = {}) {
      const envelope = await caller(name, ask);
      if (envelope.success) return envelope.data as Answer<typeof name>;
      if (envelope.code === 404 || envelope.code === 422) return undefined;
      throw fail(envelope.code >= 500 || envelope.code === 429 ? 'server.busy' : 'server.failed');
    },
    address(path, query = {}) {
      const url = new URL(path, ctx.device.origin);
      for (const [key, value] of Object.entries({ tenant: named, ...query }))
        if (value !== undefined) url.searchParams.set(key, value);
      return url.href;
    },
  };
}

interface Sent {
  readonly type: string;
  readonly body: string | Buffer;
  /** Seconds for which a cache need not ask again. */
  readonly seconds: number;
  readonly changed?: Date | undefined;
}

/** Answers with ETag, Last-Modified and the times of caches; 304 to who has it. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, seconds, changed }: Sent,
): FastifyReply {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply
    .header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff');
  if (changed) reply.header('last-modified', changed.toUTCString());
  if (isKnown(request, etag, changed)) return reply.code(304).send();
  return reply.type(type).send(body);
}

/** The tag decides where there is one; else the time, in whole seconds. */
function isKnown(request: FastifyRequest, etag: string, changed: Date | undefined): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined)
    return tags
      .split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return changed !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= since;
}

export function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('404');
}

export function escapeXml(text: string): string {
  // characters that XML forbids even when written as numbers
  const clean = text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed();
  return clean.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
