/** The signed-in user: profile, receivers, closing (rows PROF, SEC; AMB-23, AMB-30, AMB-70..72). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, Id, MaybeString, oneOf, text, Time, Url } from '../shapes.ts';
import { ProviderProof, THIRD_PARTIES } from './identity.ts';
import { Badge, PUBLISHER_TYPES } from './user.ts';
import { AUTH_SCENES, CountryCode, Receiver, RECEIVER_TYPES, ValidKey } from './verification.ts';

/** PROF-05: the fields that are reviewed before others see them. */
export const AUDITED_FIELDS = ['avatar', 'nickname', 'biography'] as const;
export type AuditedField = (typeof AUDITED_FIELDS)[number];
/** SM-13: PASSED(old) with AUDITING(new) becomes PASSED(new), or the new one is dropped. */
export const PROFILE_AUDIT_ACTIONS = ['AUDITING', 'PASSED', 'REJECTED'] as const;

const Gender = Type.Union([Type.Integer({ minimum: 0, maximum: 2 }), Type.Null()], {
  description: '0 she, 1 he, 2 they',
});

export const UserInfo = Type.Object({
  avatar: Type.String({
    description: 'Image address; the pending one while it is reviewed; empty: the default picture',
  }),
  nickname: Type.String(),
  biography: Type.String(),
  gender: Gender,
  birthday: { ...MaybeString, description: 'YYYY-MM-DD' },
});

/** Only ever sent to the user it describes. */
export const SignedInUser = Type.Object({
  userId: Id,
  username: Type.String(),
  isLogin: Type.Literal(true),
  userInfo: UserInfo,
  mobile: {
    ...MaybeString,
    description:
      'With its area, +66812345678; encrypted by path when the client asks for it (AMB-30)',
  },
  email: MaybeString,
  countryCode: { ...MaybeString, description: 'Area code of the mobile' },
  hasPassword: Type.Boolean(),
  publisherType: oneOf(PUBLISHER_TYPES),
  trustLevel: Type.Integer({ minimum: 0, maximum: 4 }),
  badges: Type.Array(Badge),
  thirdPlatformLoginInfo: Type.Array(
    Type.Object({ provider: oneOf(THIRD_PARTIES), name: Type.String(), boundTime: Time }),
    { description: 'SEC-06' },
  ),
  auditResult: Type.Object({
    auditItems: Type.Array(
      Type.Object({
        dataType: oneOf(AUDITED_FIELDS),
        dataValue: Type.String(),
        auditAction: oneOf(PROFILE_AUDIT_ACTIONS),
        reason: {
          ...MaybeString,
          description: 'Why it was rejected, in the words of whoever decided',
        },
      }),
      { description: 'The newest of each field' },
    ),
  }),
  unreadCount: Type.Integer(),
  alertCount: Type.Integer({ description: 'Deal alerts, paused ones too (ALERT-06)' }),
  watchCount: Type.Integer({ description: 'Price watches, paused ones too' }),
  unreadNotifications: Type.Array(
    Type.Object({ id: Id, type: Type.String(), title: Type.String(), createTime: Time }),
    {
      description: 'The last 20 (AMB-75)',
    },
  ),
  createTime: Time,
});
export type SignedInUser = Static<typeof SignedInUser>;

export const me = defineCall({
  name: 'profile.me',
  id: 'API-110',
  method: 'GET',
  path: '/saas-user-service/user-ext-info/getWithExtInfoById',
  who: 'viewer',
  doc: 'The signed-in user with everything the client keeps about them (PROF-01).',
  ask: NoAsk,
  answer: SignedInUser,
  encrypted: ['mobile', 'email'],
});

const editable = {
  avatar: Type.Optional(Url),
  nickname: Type.Optional(
    text(200, { description: '2 to 20 code points, none of @ < > / (VAL-03)' }),
  ),
  biography: Type.Optional(text(2000, { description: 'At most 200 code points' })),
  gender: Type.Optional(Gender),
  birthday: Type.Optional(
    Type.Union([text(40), Type.Null()], {
      description: 'YYYY-MM-DD, not in the future; null or empty removes it',
    }),
  ),
};

export const update = defineCall({
  name: 'profile.update',
  id: 'API-111',
  method: 'PUT',
  path: '/saas-user-service/user/info/updateUserInfo',
  who: 'viewer',
  doc: 'Changes the fields that are sent and leaves the others. The fields may be flat or inside `userInfo`. Avatar, nickname and biography are reviewed first (PROF-05).',
  ask: Type.Object({ ...editable, userInfo: Type.Optional(Type.Object(editable)) }),
  answer: SignedInUser,
  encrypted: ['mobile', 'email'],
});

export const changeReceiver = defineCall({
  name: 'profile.change-receiver',
  id: 'API-112',
  method: 'PUT',
  path: '/saas-user-service/user/info/change/mobile-or-email',
  who: 'viewer',
  doc:
    'Sets a new mobile or e-mail: `validKey` verifies the new one (CHANGE_MOBILE_EMAIL), `preValidKey` an old one of the account ' +
    '(CHECK_OLD_MOBILE_EMAIL) and is needed as soon as there is any (SEC-01). One that belongs to another account is refused (SEC-02).',
  ask: Type.Object({
    countryCode: Type.Optional(CountryCode),
    mobile: Type.Optional(Receiver),
    email: Type.Optional(Receiver),
    preValidKey: Type.Optional(ValidKey),
    validKey: ValidKey,
  }),
  answer: SignedInUser,
  encrypted: ['mobile', 'email'],
});

export const close = defineCall({
  name: 'profile.close',
  id: 'API-114',
  method: 'POST',
  path: '/saas-user-service/user/info/close/user',
  who: 'viewer',
  doc:
    'Closes the account with a code sent to its own phone or e-mail (SEC-04); an account that has neither sends a fresh `idToken` of its provider, or the `proof` of a browser that was just led back from it (AMB-71). ' +
    'Sessions end, the author becomes nameless; content stays unless `deleteContent` (AMB-72).',
  ask: Type.Object({
    rcv: Type.Optional(Receiver),
    rcvType: Type.Optional(oneOf(RECEIVER_TYPES)),
    authScene: oneOf(AUTH_SCENES, { default: 'CLOSEUSER' }),
    authCode: Type.Optional(text(20)),
    sceneCode: Type.Optional(text(1000)),
    countryCode: Type.Optional(CountryCode),
    provider: Type.Optional(oneOf(THIRD_PARTIES)),
    idToken: Type.Optional(text(8192)),
    proof: Type.Optional(ProviderProof),
    deleteContent: Type.Boolean({ default: false }),
  }),
  answer: Done,
});
