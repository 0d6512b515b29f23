/** Codes by SMS and e-mail (rows AUTH-02..06, SM-08; AMB-25, AMB-26). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { oneOf, text, Time } from '../shapes.ts';

/** AUTH-04: a validKey of one scene is refused in another. */
export const AUTH_SCENES = [
  'REGISTER',
  'LOGIN',
  'CHANGEPWD',
  'CLOSEUSER',
  'CHANGE_MOBILE_EMAIL',
  'CHECK_OLD_MOBILE_EMAIL',
] as const;
export type AuthScene = (typeof AUTH_SCENES)[number];
/** AUTH-05 */
export const RECEIVER_TYPES = ['MOBILE', 'EMAIL'] as const;
export type ReceiverType = (typeof RECEIVER_TYPES)[number];

/** AMB-25, AMB-26, AUTH-21. */
export const CODE = {
  digits: 6,
  lifeMs: 600_000,
  tries: 5,
  perReceiverPerDay: 10,
  validKeyLifeMs: 600_000,
} as const;

/** Area code (`66`, `+66`) or ISO code (`TH`); default area 66. */
export const CountryCode = Type.String({
  pattern: '^(\\+?[0-9]{1,4}|[A-Za-z]{2})$',
  description: 'Area code or ISO code; default 66 (VAL-04)',
});
/** A phone number or an e-mail address; under an Encryption header its ciphertext. */
export const Receiver = text(1000, {
  description: 'Phone number (national) or e-mail address; may be encrypted',
});
export const ValidKey = text(200, {
  description:
    'One-time proof of a verified receiver, 10 minutes, bound to receiver, scene and device',
});
/** Where a request comes from: WEB here, whatever an app sends. */
export const Source = text(20, { default: 'WEB' });
export const PasswordField = text(1000, {
  description: '8 to 20 characters, a letter and a digit (VAL-01); may be encrypted',
});

export const send = defineCall({
  name: 'verification.send',
  id: 'API-99',
  method: 'POST',
  path: '/saas-user-service/user/authcode/send',
  who: 'anyone',
  doc:
    'Sends a six-digit code. The next one to the same receiver may be asked after 60 s. The answer never shows whether an account exists. ' +
    'CHANGEPWD, CLOSEUSER and CHECK_OLD_MOBILE_EMAIL of a signed-in user go only to a receiver of that account (SEC-05).',
  ask: Type.Object({
    rcv: Receiver,
    rcvType: oneOf(RECEIVER_TYPES),
    authScene: oneOf(AUTH_SCENES),
    countryCode: Type.Optional(CountryCode),
  }),
  answer: Type.Object({
    ttl: Type.Integer({ description: 'Seconds for which the code is good' }),
    resendAt: Time,
    receiver: Type.String({ description: 'Masked: where it went' }),
  }),
});

export const valid = defineCall({
  name: 'verification.valid',
  id: 'API-100',
  method: 'POST',
  path: '/saas-user-service/user/authcode/valid',
  who: 'anyone',
  doc: 'Turns a right code into a validKey. Five wrong tries end the code (AUTH-21). `sceneCode` is the scene again, possibly encrypted (AMB-26).',
  ask: Type.Object({
    rcv: Receiver,
    rcvType: oneOf(RECEIVER_TYPES),
    authScene: oneOf(AUTH_SCENES),
    authCode: text(20),
    sceneCode: Type.Optional(text(1000)),
    countryCode: Type.Optional(CountryCode),
  }),
  answer: Type.Object({ validKey: Type.String(), expireTime: Time }),
});
