/** Which ways in are offered (AUTH-11): those of the tenant's settings under `login`, a provider only when it is configured. */
import type { Handler } from '../../kernel/module.ts';

export const loginSwitch: Handler<'switch.login'> = async ({ tenant: { settings }, config: { providers } }) => {
  const given = (settings.login ?? {}) as Record<string, unknown>;
  const on = (name: string) => given[name] !== false;
  const firebase = on('firebase') ? providers.FIREBASE : undefined;
  const line = on('line') ? providers.LINE : undefined;
  return {
    mobile: on('mobile'),
    email: on('email'),
    password: on('password'),
    code: on('code'),
    firebase: firebase !== undefined,
    line: line !== undefined,
    firebaseAuthorizeUrl: firebase?.authorizeUrl ?? null,
    lineAuthorizeUrl: line?.authorizeUrl ?? null,
  };
};
