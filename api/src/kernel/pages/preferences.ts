/**
 * `POST /preferences`: language, region, appearance, rows or columns of cards, the wish for no affiliate tags and what
 * somebody agreed to (statistics of visits, finer device traits) as cookies, then back to where the
 * visitor was. A plain form, so it works without script.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { isLanguage } from '#contract/language.ts';
import type { App, TenantDirectory } from '../app.ts';
import type { Config } from '../config.ts';
import { isSameOrigin, tenantByHost } from '../host.ts';
import { setCookies } from '../mount.ts';
import { isSecure } from '../secure.ts';

type Asking = Pick<App, 'contextOf' | 'callerFor'>;

export function mountPreferences(
  server: FastifyInstance,
  app: Asking,
  tenants: TenantDirectory,
  config: Pick<Config, 'publicUrl'>,
): void {
  server.post('/preferences', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    const isForeign = request.headers.origin !== undefined && !isSameOrigin(config, request);
    if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
      return reply.code(403).type('text/plain').send('');
    const {
      language,
      tenant,
      theme,
      cards,
      affiliate,
      fingerprint,
      visits,
      saver,
      next,
      elsewhere,
    } = (request.body ?? {}) as Record<string, string | undefined>;
    const options = {
      path: '/',
      maxAge: COOKIE_MAX_AGE_S,
      sameSite: 'lax',
      secure: isSecure(config),
    } as const;
    if (language && isLanguage(language)) {
      reply.setCookie('language', language, options);
      reply.setCookie('languages', language, options);
    }
    const all = await tenants.all();
    let to = next;
    if (tenant && all.some((one) => one.id === tenant)) {
      // where each region has a host of its own, that decides, and nobody goes anywhere by a cookie
      if (!tenantByHost(all, request.headers.host)) {
        if (tenant !== (request.cookies.tenant ?? all[0]?.id)) to = elsewhere || kindOf(next);
        await leaveRegion(request, reply, app, tenant);
      }
      reply.setCookie('tenant', tenant, options);
    }
    if (theme === 'light' || theme === 'dark') reply.setCookie('theme', theme, options);
    else if (theme === '') reply.clearCookie('theme', options);
    if (cards === 'grid') reply.setCookie('cards', 'grid', options);
    else if (cards === 'rows') reply.clearCookie('cards', options);
    if (affiliate === 'off') reply.setCookie('affiliate', 'off', options);
    else if (affiliate === 'on') reply.clearCookie('affiliate', options);
    if (saver === 'on') reply.setCookie('saver', 'on', options);
    else if (saver === 'off') reply.clearCookie('saver', options);
    if (fingerprint === 'on') reply.setCookie('fingerprint', 'on', options);
    else if (fingerprint === 'off') reply.clearCookie('fingerprint', options);
    if (visits === 'on' || visits === 'off') reply.setCookie('visits', visits, options);
    else if (visits === 'here') reply.clearCookie('visits', options);
    return reply.redirect(ownPath(to), 303);
  });
}

/**
 * Accounts are per region: who goes to another one is signed out, as the form says, rather than
 * left with a session that nothing shows.
 */
async function leaveRegion(
  request: FastifyRequest,
  reply: FastifyReply,
  app: Asking,
  to: string,
): Promise<void> {
  const ctx = await app.contextOf(request);
  if (ctx.tenant.id === to || !ctx.viewer) return;
  await app.callerFor(ctx)('login.out', {});
  setCookies(ctx, reply);
}

/** Lists of what one region alone has one of, by the first part of an address; the others are in every region. */
const KINDS: Readonly<Record<string, string>> = {
  product: '/products',
  content: '/',
  deals: '/',
  article: '/articles',
  'article-tag': '/articles',
  'note-detail': '/discover',
  guide: '/guides',
  'leaderboard-products': '/leaderboards',
  activity: '/activities',
  comments: '/',
  user: '/',
  go: '/',
  shortLink: '/',
};

/** Fields of addresses that are sums of the region's currency. */
const SUMS = ['min', 'max', 'maxAmount'];

/** Where a path leads in another region: the same but for its sums, or the list of its kind. */
function kindOf(path: string | undefined): string | undefined {
  const [, kind = '', one] = (path ?? '').split(/[/?#]/);
  return one === undefined ? path : (KINDS[kind] ?? withoutSums(path ?? ''));
}

function withoutSums(path: string): string {
  const [before = '', query = ''] = path.split('?');
  const fields = new URLSearchParams(query);
  if (!SUMS.some((name) => fields.has(name))) return path;
  for (const name of SUMS) fields.delete(name);
  return fields.size === 0 ? before : `${before}?${fields}`;
}

/**
 * Only a path of this site, as a header can carry it: `//elsewhere` and `\\elsewhere` are none,
 * Thai letters are encoded.
 */
export function ownPath(next: string | undefined): string {
  return next && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next)
    ? encodeURI(next.toWellFormed()).replaceAll('%25', '%')
    : '/';
}
