/** The headers of each page: policy, the tenant that was chosen, and whether it may be framed. */
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { isSecure, STRICT_TRANSPORT } from '../secure.ts';
import { DEVELOPMENT_HEADERS, FRAMED, PAGE_HEADERS, sendingTo } from './headers.ts';
import type { PageParts } from './page-parts.ts';
import type { Visit } from './visit.ts';

type Headers = Readonly<Record<string, string>>;

/** Works out once what every page has; the result shows the headers of one. */
export function pageHeaders({
  config,
  cache,
}: Pick<PageParts, 'config' | 'cache'>): (
  url: string,
  visit: Pick<Visit, 'newTenant'> | undefined,
) => Headers {
  // browsers send uploads to the storage itself, and play films from it
  const stored = sendingTo(
    cache ? PAGE_HEADERS : DEVELOPMENT_HEADERS,
    config.storage && new URL(config.storage.url).origin,
  );
  const headers = sendingTo(
    stored,
    config.beaconUrl && new URL(config.beaconUrl).origin,
    'connect',
  );
  const always = isSecure(config)
    ? { ...headers, 'strict-transport-security': STRICT_TRANSPORT }
    : headers;
  const headersOf = (url: string): Headers => {
    if (!FRAMED.test(url)) return always;
    const policy = (always['content-security-policy'] as string).replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    );
    return { ...always, 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' };
  };
  return (url, visit) =>
    visit?.newTenant
      ? {
          ...headersOf(url),
          'cache-control': 'no-store',
          'set-cookie': tenantCookie(visit.newTenant, isSecure(config)),
        }
      : headersOf(url);
}

function tenantCookie(tenant: string, secure: boolean): string {
  return `tenant=${tenant}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
