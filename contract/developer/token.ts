/**
 * Tokens for programs (BEY-18): made and ended by their owner; each opens what its scopes name, and
 * never a call of an account.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, Id, MaybeTime, oneOf, text, Time } from '../shapes.ts';
import { SCOPES, TOKENS_MAX } from './scope.ts';

export const ApiToken = Type.Object({
  id: Id,
  name: Type.String(),
  scopes: Type.Array(oneOf(SCOPES)),
  start: Type.String({ description: 'Its first characters, to tell it from others' }),
  createTime: Time,
  usedTime: { ...MaybeTime, description: 'Last use, to five minutes' },
});
export type ApiToken = Static<typeof ApiToken>;

const base = '/saas-user-service/api-tokens';

export const list = defineCall({
  name: 'api-token.list',
  id: 'BEY-18',
  method: 'GET',
  path: base,
  who: 'viewer',
  doc: 'Tokens of the viewer for programs, newest first; never the tokens themselves.',
  ask: NoAsk,
  answer: Type.Object({ tokens: Type.Array(ApiToken) }),
});
export const create = defineCall({
  name: 'api-token.create',
  id: 'BEY-18',
  method: 'POST',
  path: base,
  who: 'viewer',
  doc: `Makes a token for /v1 and /mcp. It is answered this once; only its digest is stored. At most ${TOKENS_MAX} per account, then \`api_token.limit\`.`,
  ask: Type.Object({
    name: text(60, { minLength: 1 }),
    scopes: Type.Array(oneOf(SCOPES), { minItems: 1, maxItems: SCOPES.length }),
  }),
  answer: Type.Object({
    ...ApiToken.properties,
    token: Type.String({ description: 'Shown once' }),
  }),
});
export const end = defineCall({
  name: 'api-token.end',
  id: 'BEY-18',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Ends a token of the viewer; it is unusable from then on.',
  ask: Type.Object({ id: Id }),
  answer: Done,
});
