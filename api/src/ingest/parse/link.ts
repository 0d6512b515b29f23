/** Addresses: only http(s), without credentials. */
import { LIMITS } from '../limits.ts';

/** Addresses that need no further look: a plain host and characters that no page can misread. */
const PLAIN = /^https?:\/\/[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d{1,5})?(?:[/?#][!#-;=?-~]*)?$/;

export type Link =
  | { readonly url: string }
  | { readonly wrong: 'not an address' | 'not http or https' | 'with a password' | 'too long' };

export function parseLink(text: string): Link {
  if (text.length > LIMITS.url) return { wrong: 'too long' };
  if (PLAIN.test(text)) return { url: text };
  const trimmed = text.trim();
  const whole = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (!/^https?:\/\//i.test(whole))
    return { wrong: /^[a-z][a-z0-9+.-]*:/i.test(whole) ? 'not http or https' : 'not an address' };
  if (!URL.canParse(whole)) return { wrong: 'not an address' };
  const url = new URL(whole);
  if (url.username !== '' || url.password !== '') return { wrong: 'with a password' };
  if (!url.hostname.includes('.')) return { wrong: 'not an address' };
  return url.href.length > LIMITS.url ? { wrong: 'too long' } : { url: url.href };
}

/** The address, or empty: for pictures, whose absence does not refuse a row. */
export function linkOrEmpty(text: string): string {
  const link = parseLink(text);
  return 'url' in link ? link.url : '';
}

const TRACKING =
  /^(?:utm_\w+|gclid|fbclid|aff_\w+|affiliate\w*|click_?id|spm|scm|sub_?id\d*|source|ref)$/i;

/** What stays the same of an address: host, path and the parameters that choose a product. */
export function stableLink(url: string): string {
  const { hostname, pathname, searchParams } = new URL(url);
  const kept = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${kept.length ? `?${new URLSearchParams(kept)}` : ''}`;
}
