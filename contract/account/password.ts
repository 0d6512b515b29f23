/** Setting and resetting a password (rows AUTH-16, AUTH-17). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { Done } from '../shapes.ts';
import { PasswordField, ValidKey } from './verification.ts';

const ask = Type.Object({ validKey: ValidKey, password: PasswordField, repassword: PasswordField });

export const create = defineCall({
  name: 'password.create',
  id: 'API-103',
  method: 'POST',
  path: '/saas-user-service/user/info/createPwd',
  who: 'viewer',
  doc: 'Gives a password to an account that has none; it needs a phone or e-mail to verify (ERR-22).',
  ask,
  answer: Done,
});
export const reset = defineCall({
  name: 'password.reset',
  id: 'API-104',
  method: 'POST',
  path: '/saas-user-service/user/login/resetPwd',
  who: 'anyone',
  also: ['/saas-user-service/user/info/resetPwd'],
  doc: 'Replaces the password of the account that the validKey (scene CHANGEPWD) proves. All its sessions end.',
  ask,
  answer: Done,
});
