/**
 * Providers that one may sign in with, and how a browser proves who it is there (AUTH-10..12,
 * AMB-51, AMB-71).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { oneOf, text } from '../shapes.ts';

export const THIRD_PARTIES = ['LINE', 'GOOGLE', 'FIREBASE'] as const;

/** What the browser keeps from `login.provider-start` until the provider leads it back. */
export const providerTrip = {
  state: text(200),
  nonce: text(200),
  codeVerifier: text(200, { description: 'PKCE: only the browser that began can end the sign-in' }),
};

/**
 * How a browser proves who it is at a provider: what it kept, and the query with which the provider
 * led back.
 */
export const ProviderProof = Type.Object({
  provider: oneOf(THIRD_PARTIES),
  answer: text(4096, {
    description:
      'The query of the address that the provider led back to: `code`, `state` and what else it says',
  }),
  ...providerTrip,
});
export type ProviderProof = Static<typeof ProviderProof>;
