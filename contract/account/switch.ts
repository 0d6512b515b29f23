/** Which ways to sign in and to share are offered (rows AUTH-11, UI-07; AMB-51, AMB-54). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { oneOf, text } from '../shapes.ts';
import { THIRD_PARTIES } from './identity.ts';

const base = '/saas-low-code-service/api/app-package-config';
const ask = Type.Object({
  terminalType: text(20, {
    default: 'web',
    description: 'web; the enum of this call, not the h5/app of the page state (AMB-54)',
  }),
});

export const loginSwitch = defineCall({
  name: 'switch.login',
  id: 'API-97',
  method: 'POST',
  path: `${base}/login-switch`,
  who: 'anyone',
  doc: 'Ways to sign in of this tenant. A third-party button is shown only where its switch is on; one without a configured provider is always off.',
  ask,
  answer: Type.Object({
    mobile: Type.Boolean(),
    email: Type.Boolean(),
    password: Type.Boolean(),
    code: Type.Boolean(),
    firebase: Type.Boolean({ description: 'The phone-number-based provider' }),
    line: Type.Boolean({ description: 'The messaging-app provider' }),
    google: Type.Boolean(),
    web: Type.Array(oneOf(THIRD_PARTIES), {
      description: 'Those of them that a browser can sign in with (`login.provider-start`)',
    }),
  }),
});

export const shareSwitch = defineCall({
  name: 'switch.share',
  id: 'API-98',
  method: 'POST',
  path: `${base}/share-switch`,
  who: 'anyone',
  doc: 'Targets offered by the share button: of the messengers those that people of the region use, unless the operator decides otherwise.',
  ask,
  answer: Type.Object({
    copyLink: Type.Boolean(),
    native: Type.Boolean(),
    line: Type.Boolean(),
    whatsapp: Type.Boolean(),
    messenger: Type.Boolean(),
    viber: Type.Boolean(),
    zalo: Type.Boolean(),
    facebook: Type.Boolean(),
  }),
});
