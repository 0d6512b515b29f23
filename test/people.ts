/**
 * People in tests with a database: they register and sign in as anybody does, with the code from the
 * development mailbox.
 */
import type { Answer } from '#contract/calls.ts';
import type { AuthScene } from '#contract/account/verification.ts';
import type { World } from './world.ts';

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  /** For `world.call`. */
  readonly headers: Record<string, string>;
}

let counter = 0;

/** The newest code that was sent to a receiver. */
export async function codeFor(world: World, to: string): Promise<string> {
  const answer = await world.app.operations.inject({ url: '/dev/mailbox.json', query: { to } });
  const [message] = answer.json() as { code: string | null }[];
  if (!message?.code) throw new Error(`No code for ${to}.`);
  return message.code;
}

/** Asks for a code, reads it, and turns it into a validKey. */
export async function validKeyFor(
  world: World,
  rcv: string,
  authScene: AuthScene,
  headers: Record<string, string> = {},
  countryCode = '66',
): Promise<string> {
  const rcvType = rcv.includes('@') ? ('EMAIL' as const) : ('MOBILE' as const);
  const sent = await world.call(
    'verification.send',
    { rcv, rcvType, authScene, countryCode },
    headers,
  );
  if (!sent.success) throw new Error(sent.message);
  const authCode = await codeFor(world, rcvType === 'EMAIL' ? rcv : `+${countryCode}${rcv}`);
  const valid = await world.call(
    'verification.valid',
    { rcv, rcvType, authScene, authCode, countryCode },
    headers,
  );
  return (valid.data as Answer<'verification.valid'>).validKey;
}

/** A new user with an e-mail address. */
export async function signUp(
  world: World,
  options: {
    tenant?: string;
    password?: string;
    headers?: Record<string, string>;
    nickname?: string;
  } = {},
): Promise<Person> {
  const email = `person${++counter}@mail.example`;
  const tenant = options.tenant ?? 'TH';
  const headers = { 'x-tenant': tenant, 'accept-language': 'en', ...options.headers };
  const validKey = await validKeyFor(world, email, 'REGISTER', headers);
  const secret = options.password
    ? { password: options.password, repassword: options.password, pwdRegister: true }
    : {};
  const made = await world.call('login.register-email', { validKey, ...secret }, headers);
  if (!made.data) throw new Error(made.message);
  const { token, user } = made.data;
  return {
    userId: user.userId,
    email,
    token,
    headers: { ...headers, authorization: `Bearer ${token}` },
  };
}
