/** Where an account is signed in, and ending it from afar (AUTH-18, AUTH-16). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, Id, Time } from '../shapes.ts';

export const Session = Type.Object({
  id: Id,
  platform: Type.String({ description: 'Web, Android, iOS' }),
  userAgent: Type.String(),
  address: Type.String({ description: 'Network address of the sign-in' }),
  createTime: Time,
  seenTime: { ...Time, description: 'Last use, to five minutes' },
  isCurrent: Type.Boolean({ description: 'The one that asks' }),
});
export type Session = Static<typeof Session>;

const base = '/saas-user-service/user/sessions';

export const list = defineCall({
  name: 'session.list',
  id: 'AUTH-18',
  method: 'GET',
  path: base,
  who: 'viewer',
  doc: 'Where the viewer is signed in, last used first.',
  ask: NoAsk,
  answer: Type.Object({ sessions: Type.Array(Session) }),
});
export const end = defineCall({
  name: 'session.end',
  id: 'AUTH-18',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Signs out one place; its token is unusable afterwards.',
  ask: Type.Object({ id: Id }),
  answer: Done,
});
export const endOthers = defineCall({
  name: 'session.end-others',
  id: 'AUTH-18',
  method: 'POST',
  path: `${base}/end-others`,
  who: 'viewer',
  doc: 'Signs out everywhere but here.',
  ask: NoAsk,
  answer: Type.Object({ ended: Type.Integer() }),
});
