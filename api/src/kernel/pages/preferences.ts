/**
 * `POST /preferences`: language, region, appearance, rows or columns of cards, the wish for no affiliate tags and what
 * somebody agreed to (statistics of visits, finer device traits) as cookies, then back to where the
 * visitor was. A plain form, so it works without script.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { isLanguage } from '#contract/language.ts';
import type { App, TenantDirectory } from '../app.ts';
import type { Config } from '../config.ts';
import type { Context, Tenant } from '../context.ts';
import { isSameOrigin, tenantByHost } from '../host.ts';
import { setCookies } from '../mount.ts';
import { isSecure } from '../secure.ts';
import { wayThere } from './other-region.ts';

type Asking = Pick<App, 'contextOf' | 'contextFor' | 'callerFor'>;

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
    const asked = (request.body ?? {}) as Record<string, string | undefined>;
    const { language, tenant, theme, cards, affiliate, fingerprint, visits, saver } = asked;
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
    let to = wayBack(asked);
    const chosen = all.find((one) => one.id === tenant);
    if (chosen) {
      // where each region has a host of its own, that decides, and nobody goes anywhere by a cookie
      if (!tenantByHost(all, request.headers.host)) {
        to = await moved(app, await app.contextOf(request), reply, {
          chosen,
          next: to,
          elsewhere: asked.elsewhere,
        });
      }
      reply.setCookie('tenant', chosen.id, options);
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

interface Move {
  readonly chosen: Tenant;
  readonly next: string | undefined;
  /** What comes nearest to the page in other regions, where it knows. */
  readonly elsewhere: string | undefined;
}

/**
 * Where the page is in the region that was chosen, read in the language of the visitor. Accounts are
 * per region: who goes to another one is signed out, as the form says, rather than left with a
 * session that nothing shows.
 */
async function moved(
  app: Asking,
  ctx: Context,
  reply: FastifyReply,
  { chosen, next, elsewhere }: Move,
): Promise<string | undefined> {
  if (ctx.tenant.id === chosen.id) return next;
  const here = app.callerFor(ctx);
  const there = app.callerFor({ ...app.contextFor(chosen, 'region'), lang: ctx.lang });
  const to = elsewhere || (await wayThere(ownPath(next), { here, there }));
  if (!ctx.viewer) return to;
  await here('login.out', {});
  setCookies(ctx, reply);
  return to;
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

/** Where the form was, without what its address says of what was chosen just now. */
function wayBack({ next, language, tenant }: Record<string, string | undefined>) {
  const [path = '', query] = next?.split('?', 2) ?? [];
  if (query === undefined) return next;
  const left = new URLSearchParams(query);
  if (language) left.delete('lang');
  if (tenant) left.delete('tenant');
  return left.size === 0 ? path : `${path}?${left}`;
}
