/** The context of a request: its tenant, its language and its viewer, each found once. */
import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import { acceptedLanguages, chooseLanguage, isLanguage } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import type { Config } from './config.ts';
import { header, isShared, tenantOf } from './asked-tenant.ts';
import type { Context, Tenant } from './context.ts';
import { isSameOrigin, originFor } from './host.ts';
import type { Log } from './log.ts';
import { MARK_COOKIE, SECURE_TOKEN_COOKIE, TOKEN_COOKIE } from './mount.ts';
import type { AppParts } from './app.ts';

/** Finds tenant, language and viewer of a request; made once per request. */
export function contextMaker(parts: AppParts): (request: FastifyRequest) => Promise<Context> {
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
    emit: parts.jobQueue.emitter(db, tenant.id),
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
