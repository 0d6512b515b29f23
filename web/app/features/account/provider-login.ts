/**
 * Signing in with another provider (AUTH-10..12): the server says where to go and what to keep, and
 * the provider leads back to `/login` with a code. A `state` that is not this browser's is refused.
 * The code proves who one is, once.
 */
import type { Answer, Ask } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

export type ProviderName = Answer<'switch.login'>['web'][number];
export type ProviderProof = NonNullable<Ask<'profile.close'>['proof']>;

export interface ProviderTrip extends Omit<ProviderProof, 'answer'> {
  readonly next: string;
  /** Why: to sign in, or to prove oneself before the account is closed (AMB-71). */
  readonly purpose: 'login' | 'close';
}

/** Goes to the provider; what the way back is checked against stays in this browser. */
export async function beginTrip(
  provider: ProviderName,
  next: string,
  purpose: ProviderTrip['purpose'] = 'login',
): Promise<void> {
  const { url, ...trip } = await browserCaller(
    'login.provider-start',
    { provider },
    { quiet: true },
  );
  writeStored(
    'line-login',
    JSON.stringify({ ...trip, provider, next, purpose } satisfies ProviderTrip),
  );
  location.assign(url);
}

/**
 * The way back: what this browser proves with, `refused` when the trip is another's, `left` when it
 * was broken off at the provider, null when this is no way back.
 */
export function endTrip(
  search: string,
): { trip: ProviderTrip; proof: ProviderProof } | 'refused' | 'left' | null {
  const answer = new URLSearchParams(search);
  if (!answer.has('state') || (!answer.has('code') && !answer.has('error'))) return null;
  const trip = keptTrip();
  if (trip?.state !== answer.get('state')) return 'refused';
  removeStored('line-login');
  if (answer.get('error') === 'access_denied') return 'left';
  const { provider, state, nonce, codeVerifier } = trip;
  return { trip, proof: { provider, state, nonce, codeVerifier, answer: answer.toString() } };
}

function keptTrip(): ProviderTrip | null {
  try {
    return JSON.parse(readStored('line-login') ?? '') as ProviderTrip | null;
  } catch {
    return null;
  }
}
