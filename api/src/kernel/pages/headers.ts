/** What every page says of itself. */
import { EMBED_HOSTS } from '#contract/media/embed.ts';

/** Same for every page; see docs/decisions for why there is no nonce. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self'; frame-src ${EMBED_HOSTS.join(' ')}; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'; object-src 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The editor's preview may be framed by this site itself (LOW-04). */
export const FRAMED = /^\/lowcode-editor-preview(?:[?#]|$)/;

/** Hot reload puts styles into the page and talks over a socket; nothing else is loosened. */
export const DEVELOPMENT_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-security-policy': (PAGE_HEADERS['content-security-policy'] as string)
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:"),
};

/**
 * Lets browsers also send to another origin: the storage that takes uploads itself, and gives
 * films; a collector of beacons.
 */
export function sendingTo(
  headers: Readonly<Record<string, string>>,
  origin: string | undefined,
  kinds: 'connect|media' | 'connect' = 'connect|media',
): Readonly<Record<string, string>> {
  if (origin === undefined) return headers;
  const policy = headers['content-security-policy'] as string;
  return {
    ...headers,
    'content-security-policy': policy.replace(
      new RegExp(`(?:${kinds})-src 'self'`, 'g'),
      `$& ${origin}`,
    ),
  };
}
