/**
 * What this browser says about itself with every call (LAY-02, STOR-02): a device id and a pseudo
 * user id, both random and never a fingerprint (AMB-49), and the platform, all stored as cookies
 * for a year; a token where a script may know one. In a browser the session's cookie is out of
 * reach of scripts and travels by itself; the app's shell hands its token over as a cookie.
 */
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { cookies, setCookie } from './cookie.ts';

export interface ClientHeaders {
  readonly 'x-device-id': string;
  readonly 'x-pseudo-user-id': string;
  readonly 'x-platform': string;
  readonly 'x-request-id': string;
  readonly authorization?: string;
}

export function clientHeaders(): ClientHeaders {
  const cookie = cookies();
  const token = cookie('user_token');
  const keptAs = (name: string, make: () => string) => cookie(name) ?? makeOnce(name, make);
  return {
    'x-device-id': keptAs('device_id', randomId),
    'x-pseudo-user-id': keptAs('pseudo_user_id', randomId),
    'x-platform': keptAs('platform', () => 'Web'),
    'x-request-id': randomId(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** Where cookies are refused (STOR-03), what was made lasts as long as the page. */
const made = new Map<string, string>();

function makeOnce(name: string, make: () => string): string {
  const known = made.get(name);
  if (known) return known;
  const value = make();
  made.set(name, value);
  setCookie(name, value, COOKIE_MAX_AGE_S);
  return value;
}

/**
 * A version 4 UUID. `crypto.randomUUID` is missing where a self-hosted site is reached without
 * HTTPS.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
