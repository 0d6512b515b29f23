/**
 * What a page depends on besides its address: tenant, language, theme, device. Read from the raw
 * request, fast.
 */
import type { IncomingMessage } from 'node:http';
import { chooseLanguage, LANGUAGES } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import type { Config } from '../config.ts';
import type { Tenant } from '../context.ts';
import { isOurHost, originFor, tenantByHost } from '../host.ts';
import { SECURE_TOKEN_COOKIE, TOKEN_COOKIE } from '../mount.ts';

export interface Visit {
  readonly tenant: Tenant;
  readonly lang: Language;
  readonly theme: 'light' | 'dark' | undefined;
  /** How a phone lists cards: rows (undefined) or two columns. */
  readonly cards: 'grid' | undefined;
  readonly isMobilePhone: boolean;
  readonly terminalType: 'h5' | 'app';
  readonly origin: string;
  /** The host alone leads to another region: addresses that leave this site must name this one. */
  readonly isNamed: boolean;
  /** A region that the address names, to be remembered for the pages after it (AMB-01). */
  readonly newTenant: string | undefined;
  /** Wants no affiliate tags of ours (BEY-30). */
  readonly declinesTags: boolean;
  /**
   * Of the session that asks. No part of the key that a page is cached under: only pages of somebody's own
   * look at it, and those are never cached.
   */
  readonly token: string | undefined;
}

/**
 * `?tenant=` once, the host, the cookie of a single-host install, then the first tenant (AMB-01).
 * Undefined for a host that is not ours.
 */
export function visitOf(
  request: IncomingMessage,
  tenants: readonly Tenant[],
  site: Pick<Config, 'publicUrl'>,
): Visit | undefined {
  const { host } = request.headers;
  if (!isOurHost(site, tenants, host)) return undefined;
  const cookies = request.headers.cookie ?? '';
  const url = request.url ?? '/';
  const query = url.includes('?') ? new URLSearchParams(url.slice(url.indexOf('?'))) : undefined;
  const byCode = (code: string | null | undefined) =>
    code ? tenants.find((one) => one.id === code.toUpperCase()) : undefined;
  const named = byCode(query?.get('tenant'));
  const byHost = tenantByHost(tenants, host);
  const remembered = byCode(cookieOf(cookies, 'tenant'));
  const tenant = named ?? byHost ?? remembered ?? tenants[0];
  if (!tenant) return undefined;
  const theme = cookieOf(cookies, 'theme');
  const agent = request.headers['user-agent'] ?? '';
  const asked = query?.get('lang') ?? undefined;
  return {
    tenant,
    lang: chooseLanguage(
      asked ?? cookieOf(cookies, 'language'),
      request.headers['accept-language'],
      tenant.languages,
    ),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    cards: cookieOf(cookies, 'cards') === 'grid' ? 'grid' : undefined,
    isMobilePhone: /Mobi|iPhone|Android.+Mobile/.test(agent),
    terminalType: query?.get('terminalType') === 'app' || /\bKhumApp\//.test(agent) ? 'app' : 'h5',
    origin: originFor(site, host, 'http'),
    isNamed: tenant !== (byHost ?? tenants[0]),
    newTenant: named && !byHost && named !== remembered ? named.id : undefined,
    declinesTags: cookieOf(cookies, 'affiliate') === 'off',
    token: cookieOf(cookies, SECURE_TOKEN_COOKIE) ?? cookieOf(cookies, TOKEN_COOKIE),
  };
}

/** The language of a visitor whose region nobody knows yet. */
export function languageOf({ headers, url = '' }: IncomingMessage): Language {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang') ?? undefined;
  return chooseLanguage(
    asked ?? cookieOf(headers.cookie ?? '', 'language'),
    headers['accept-language'],
    LANGUAGES,
  );
}

/** One cookie's value, without parsing the rest. */
export function cookieOf(cookies: string, name: string): string | undefined {
  const at = cookies.search(new RegExp(`(?:^|;\\s*)${name}=`));
  if (at < 0) return undefined;
  const from = cookies.indexOf('=', at) + 1;
  const to = cookies.indexOf(';', from);
  return cookies.slice(from, to < 0 ? undefined : to);
}

/** The key under which a page's bytes are cached. */
export function keyOf(visit: Visit, url: string): string {
  return `${visit.tenant.id} ${visit.lang} ${visit.theme ?? '-'} ${visit.cards ?? '-'} ${visit.isMobilePhone ? 'm' : 'd'} ${visit.terminalType}${visit.declinesTags ? ' plain' : ''} ${visit.origin}${url}`;
}
