/** What reaches somebody, and how: by type of message and way (rows MSG-02, BEY-35; AMB-75). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, oneOf, text } from '../shapes.ts';
import type { NotificationType } from './kind.ts';
import { NOTIFICATION_TYPES, SYSTEM_TYPES } from './kind.ts';

export interface Wishes {
  readonly inApp: boolean;
  readonly email: boolean;
  readonly webPush: boolean;
}
/** What holds for whoever chose nothing. */
export const WISHES_STANDARD: Readonly<Record<NotificationType, Wishes>> = {
  notice: { inApp: true, email: true, webPush: true },
  community_security: { inApp: true, email: true, webPush: true },
  comment: { inApp: true, email: true, webPush: true },
  follow: { inApp: true, email: false, webPush: true },
  like: { inApp: true, email: false, webPush: false },
};
/** What the site must be able to say always appears on the site itself. */
export function isFixed(type: NotificationType): boolean {
  return SYSTEM_TYPES.includes(type);
}

const Preference = Type.Object({
  type: oneOf(NOTIFICATION_TYPES),
  inApp: Type.Boolean({
    description: 'On the site; without it there are no notifications of this type at all',
  }),
  email: Type.Boolean(),
  webPush: Type.Boolean(),
  fixed: Type.Boolean({ description: '`inApp` cannot be switched off' }),
});
export const MessagePreferences = Type.Object({
  types: Type.Array(Preference),
  hasEmail: Type.Boolean({ description: 'The account has an address that mail can go to' }),
});
export type MessagePreferences = Static<typeof MessagePreferences>;

const path = '/saas-user-service/message-center/preferences';

export const read = defineCall({
  name: 'message.preferences',
  id: 'BEY-35',
  method: 'GET',
  path,
  who: 'viewer',
  doc: 'What reaches the viewer, and how, for each of the five types.',
  ask: NoAsk,
  answer: MessagePreferences,
});
export const save = defineCall({
  name: 'message.save-preferences',
  id: 'BEY-35',
  method: 'PUT',
  path,
  who: 'viewer',
  doc: 'Changes what is sent and leaves the rest. Switching off what is `fixed` is `common.invalid`.',
  ask: Type.Object({
    types: Type.Array(
      Type.Object({
        type: oneOf(NOTIFICATION_TYPES),
        inApp: Type.Optional(Type.Boolean()),
        email: Type.Optional(Type.Boolean()),
        webPush: Type.Optional(Type.Boolean()),
      }),
      { maxItems: NOTIFICATION_TYPES.length },
    ),
  }),
  answer: MessagePreferences,
});
export const unsubscribe = defineCall({
  name: 'message.unsubscribe',
  id: 'BEY-35',
  method: 'POST',
  path: '/saas-user-service/message-center/unsubscribe',
  who: 'anyone',
  query: ['token'],
  doc: 'Stops mail about messages of all types, without signing in (List-Unsubscribe-Post, RFC 8058): the token is in the query string, the form body is ignored. Again is no error.',
  ask: Type.Object({ token: text(200, { minLength: 1 }) }),
  answer: Done,
});
