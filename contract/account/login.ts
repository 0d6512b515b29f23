/** Registering, signing in and out (rows AUTH; AMB-10, AMB-51, AMB-84). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, text, Time } from '../shapes.ts';
import { SignedInUser } from './profile.ts';
import { CountryCode, PasswordField, Receiver, Source, ValidKey } from './verification.ts';

/** AUTH-21 */
export const PASSWORD_LOCK = { tries: 10, lockMs: 900_000 } as const;

/** The same after every way in. A browser is authenticated by the cookie set along with it. */
export const LoginAnswer = Type.Object({
  token: Type.String({
    description: 'For `Authorization: Bearer`; good in this tenant only (TEN-12)',
  }),
  expireTime: Time,
  isNew: Type.Boolean({ description: 'This sign-in made the account' }),
  user: SignedInUser,
});
export type LoginAnswer = Static<typeof LoginAnswer>;

const registration = Type.Object({
  validKey: ValidKey,
  password: Type.Optional(PasswordField),
  repassword: Type.Optional(PasswordField),
  source: Source,
  pwdRegister: Type.Boolean({
    default: false,
    description:
      'True when a password is given; without one the account signs in by code (AUTH-01)',
  }),
});

export const registerMobile = defineCall({
  name: 'login.register-mobile',
  id: 'API-101',
  method: 'POST',
  path: '/saas-user-service/user/register/mobile',
  who: 'anyone',
  also: ['/saas-user-service/register/mobile'],
  doc: 'Makes an account for the phone number that the validKey (scene REGISTER) proves, and signs it in.',
  ask: registration,
  answer: LoginAnswer,
  encrypted: ['user.mobile', 'user.email'],
});
export const registerEmail = defineCall({
  name: 'login.register-email',
  id: 'API-102',
  method: 'POST',
  path: '/saas-user-service/user/register/email',
  who: 'anyone',
  also: ['/saas-user-service/register/email'],
  doc: 'Makes an account for the e-mail address that the validKey (scene REGISTER) proves, and signs it in.',
  ask: registration,
  answer: LoginAnswer,
  encrypted: ['user.mobile', 'user.email'],
});

export const byMobile = defineCall({
  name: 'login.mobile',
  id: 'API-105',
  method: 'POST',
  path: '/saas-user-service/user/login/mobileLogin',
  who: 'anyone',
  doc: 'Signs in by phone number and password. An unknown number and a wrong password answer alike; ten failures lock for 15 minutes (AUTH-21).',
  ask: Type.Object({
    mobile: Receiver,
    password: PasswordField,
    countryCode: Type.Optional(CountryCode),
    source: Source,
  }),
  answer: LoginAnswer,
  encrypted: ['user.mobile', 'user.email'],
});
export const byEmail = defineCall({
  name: 'login.email',
  id: 'API-106',
  method: 'POST',
  path: '/saas-user-service/user/login/emailLogin',
  who: 'anyone',
  doc: 'Signs in by e-mail address and password; as by phone number.',
  ask: Type.Object({ email: Receiver, password: PasswordField, source: Source }),
  answer: LoginAnswer,
  encrypted: ['user.mobile', 'user.email'],
});
export const byCode = defineCall({
  name: 'login.code',
  id: 'API-107',
  method: 'POST',
  path: '/saas-user-service/user/login/codeLogin',
  who: 'anyone',
  doc: 'Signs in by a code sent for the scene LOGIN, to `mobile` or `email` (AUTH-09). A verified receiver without an account gets one.',
  ask: Type.Object({
    email: Type.Optional(Receiver),
    mobile: Type.Optional(Receiver),
    countryCode: Type.Optional(CountryCode),
    smscode: text(20),
    sceneCode: text(1000, { default: 'LOGIN' }),
    source: Source,
  }),
  answer: LoginAnswer,
  encrypted: ['user.mobile', 'user.email'],
});

const idToken = Type.Object({
  idToken: text(8192, { description: 'OpenID Connect token of the provider' }),
  nonce: Type.Optional(text(200)),
  source: Source,
});
export const byFirebase = defineCall({
  name: 'login.firebase',
  id: 'API-108',
  method: 'POST',
  path: '/saas-user-service/user/login/firebase/login',
  who: 'anyone',
  doc: 'Signs in with a token of the phone-number-based provider; the first time makes the account. Off until configured (AMB-51).',
  ask: idToken,
  answer: LoginAnswer,
  encrypted: ['user.mobile', 'user.email'],
});
export const byLine = defineCall({
  name: 'login.line',
  id: 'API-109',
  method: 'POST',
  path: '/saas-user-service/user/login/line/login',
  who: 'anyone',
  also: ['/saas-user-service/user/line/login', '/saas-user-service/line/login'],
  doc: 'Signs in with a token of the messaging-app provider; the first time makes the account. Off until configured (AMB-51).',
  ask: idToken,
  answer: LoginAnswer,
  encrypted: ['user.mobile', 'user.email'],
});

export const logOut = defineCall({
  name: 'login.out',
  id: 'API-113',
  method: 'POST',
  path: '/saas-user-service/user/info/logOut',
  who: 'viewer',
  doc: 'Ends this session: the token is unusable afterwards and the cookie goes (AUTH-18).',
  ask: NoAsk,
  answer: Done,
});
