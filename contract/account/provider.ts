/**
 * Signing in with another provider in a browser: OpenID Connect, authorisation code with PKCE,
 * `state` and `nonce` (AUTH-11, AUTH-12, AMB-51, AMB-71). Apps, which receive an ID token from the
 * provider's own library, use the calls of login.ts.
 */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { oneOf } from '../shapes.ts';
import { ProviderProof, providerTrip, THIRD_PARTIES } from './identity.ts';
import { LoginAnswer } from './login.ts';
import { Source } from './verification.ts';

const base = '/saas-user-service/user/login/provider';

export const providerStart = defineCall({
  name: 'login.provider-start',
  id: 'AUTH-12',
  method: 'POST',
  path: `${base}/start`,
  who: 'anyone',
  doc: 'Where a browser goes to sign in with a provider, and what it keeps until it is led back to `/login`. A provider is offered where `login-switch` lists it under `web`.',
  ask: Type.Object({ provider: oneOf(THIRD_PARTIES) }),
  answer: Type.Object({ url: Type.String(), ...providerTrip }),
});

export const providerFinish = defineCall({
  name: 'login.provider-finish',
  id: 'AUTH-12',
  method: 'POST',
  path: `${base}/finish`,
  who: 'anyone',
  doc: 'Trades the authorisation code that a provider led back with for a sign-in; the first time makes the account.',
  ask: Type.Object({ ...ProviderProof.properties, source: Source }),
  answer: LoginAnswer,
  encrypted: ['user.mobile', 'user.email'],
});
