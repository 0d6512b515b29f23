/**
 * Which ways in are offered (AUTH-11): those of the tenant's settings under `login`, a provider
 * only when it is configured.
 */
import { THIRD_PARTIES } from '#contract/account/identity.ts';
import type { Handler } from '../../kernel/module.ts';

export const loginSwitch: Handler<'switch.login'> = async ({
  tenant: { settings },
  config: { providers },
}) => {
  const given = (settings.login ?? {}) as Record<string, unknown>;
  const on = (name: string) => given[name] !== false;
  const offered = THIRD_PARTIES.filter(
    (name) => providers[name] !== undefined && on(name.toLowerCase()),
  );
  return {
    mobile: on('mobile'),
    email: on('email'),
    password: on('password'),
    code: on('code'),
    firebase: offered.includes('FIREBASE'),
    line: offered.includes('LINE'),
    google: offered.includes('GOOGLE'),
    web: offered.filter((name) => providers[name]?.secret !== undefined),
  };
};
