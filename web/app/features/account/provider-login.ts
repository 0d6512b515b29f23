/**
 * Signing in with another provider (AUTH-10..12): its page is asked with a fresh `state` and `nonce`, kept in this
 * browser. It leads back to `/login` with an id token behind the hash; a `state` that is not ours is refused.
 */
import type { Answer } from '#contract/calls.ts';
import { forget, keep, kept } from '../../lib/kept.ts';

export type ProviderName = 'LINE' | 'FIREBASE';

export interface ProviderTrip {
  readonly provider: ProviderName;
  readonly state: string;
  readonly nonce: string;
  readonly next: string;
  /** Why: to sign in, or to prove oneself before the account is closed (AMB-71). */
  readonly purpose: 'login' | 'close';
}

/** The providers that are offered, with the address of their sign-in. */
export function providersOf(offered: Answer<'switch.login'>): { provider: ProviderName; url: string }[] {
  return [
    ...(offered.line && offered.lineAuthorizeUrl ? [{ provider: 'LINE' as const, url: offered.lineAuthorizeUrl }] : []),
    ...(offered.firebase && offered.firebaseAuthorizeUrl ? [{ provider: 'FIREBASE' as const, url: offered.firebaseAuthorizeUrl }] : []),
  ];
}

/** Keeps what the way back is checked against; the address to go to. */
export function beginTrip(provider: ProviderName, authorizeUrl: string, next: string, purpose: ProviderTrip['purpose'] = 'login'): string {
  const trip: ProviderTrip = { provider, state: random(), nonce: random(), next, purpose };
  keep('line-login', JSON.stringify(trip));
  const url = new URL(authorizeUrl);
  url.searchParams.set('state', trip.state);
  url.searchParams.set('nonce', trip.nonce);
  return url.href;
}

/** The way back: a trip of this browser with its token, `refused` when it is another's or none, null when this is no way back. */
export function endTrip(hash: string): (ProviderTrip & { idToken: string }) | 'refused' | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  if (!answer.has('id_token') && !answer.has('error')) return null;
  const trip = keptTrip();
  forget('line-login');
  const idToken = answer.get('id_token');
  return trip && idToken && answer.get('state') === trip.state ? { ...trip, idToken } : 'refused';
}

function keptTrip(): ProviderTrip | null {
  try {
    const trip = JSON.parse(kept('line-login') ?? '') as ProviderTrip;
    return typeof trip.state === 'string' && trip.state.length === 32 ? trip : null;
  } catch {
    return null;
  }
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
