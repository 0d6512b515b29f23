/** Settings of services outside of the process: mail, short messages, storage, sign-in, a model. */
import type { THIRD_PARTIES } from '#contract/account/identity.ts';
import { emailOf } from '#contract/account/rules.ts';
import { address, choice, ConfigError, isLoopback } from './setting.ts';
import type { Environment } from './setting.ts';

/** A model that speaks the chat protocol of OpenAI. */
export interface Model {
  /** Up to and without `/chat/completions`. */
  readonly url: string;
  readonly key: string | undefined;
  readonly name: string;
}

/** A mail server that takes our messages. */
export interface MailTransport {
  readonly host: string;
  readonly port: number;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /**
   * TLS from the first byte, by STARTTLS or not at all; without it nothing is sent where it is
   * asked for.
   */
  readonly tls: 'implicit' | 'required' | 'off';
  /** The address in From. */
  readonly from: { readonly name: string; readonly address: string };
}

/** A gateway that takes short messages by HTTP. */
export interface SmsTransport {
  readonly url: string;
  readonly token: string | undefined;
  /** Signs each body (HMAC-SHA-256). */
  readonly secret: string | undefined;
  readonly sender: string | undefined;
}

/** A bucket that speaks the S3 protocol. */
export interface ObjectStorage {
  /** Of the bucket: endpoint and name. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An OpenID provider whose tokens sign in. */
export interface IdentityProvider {
  /** What it publishes about itself is found below this address. */
  readonly issuer: string;
  /** The channel, client or project id that its tokens are made for. */
  readonly clientId: string;
  /** Lets browsers sign in by an authorisation code; absent: only apps, which bring a token. */
  readonly secret: string | undefined;
  /** Its tokens for browsers are signed with the secret (HS256). */
  readonly signsWithSecret: boolean;
}

/** Sign-in providers; absent: off (AMB-51). */
export type Providers = Readonly<Partial<Record<(typeof THIRD_PARTIES)[number], IdentityProvider>>>;

/**
 * `SMTP_URL` and `MAIL_FROM` go together. Beyond this machine mail is encrypted unless
 * `SMTP_TLS=off` says otherwise.
 */
export function mailTransport(env: Environment): MailTransport | undefined {
  const [text, from] = [env.SMTP_URL, env.MAIL_FROM];
  if (!text && !from) return undefined;
  if (!text)
    throw new ConfigError(
      'MAIL_FROM is set, but SMTP_URL is not. Set SMTP_URL=smtp://user:password@mail.example:587, or neither.',
    );
  if (!from)
    throw new ConfigError(
      'SMTP_URL is set, but MAIL_FROM is not. Set MAIL_FROM="Khum <no-reply@khum.example>".',
    );
  const url = /^smtps?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname || (url.pathname !== '' && url.pathname !== '/') || url.search) {
    throw new ConfigError(
      'SMTP_URL must look like smtp://user:password@mail.example:587 or smtps://user:password@mail.example:465.',
    );
  }
  if ((url.username === '') !== (url.password === ''))
    throw new ConfigError('SMTP_URL needs user and password, or neither.');
  const [, name = '', address = ''] = /^\s*([^<>\r\n]*?)\s*<([^<>\s]+)>\s*$/.exec(from) ?? [
    from,
    '',
    from.trim(),
  ];
  const sender = emailOf(address);
  if (!sender)
    throw new ConfigError(
      `MAIL_FROM must look like "Khum <no-reply@khum.example>", not "${from}".`,
    );
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const implicit = url.protocol === 'smtps:';
  return {
    host,
    port: Number(url.port) || (implicit ? 465 : 587),
    user: decodeURIComponent(url.username) || undefined,
    password: decodeURIComponent(url.password) || undefined,
    tls: implicit
      ? 'implicit'
      : choice(env, 'SMTP_TLS', ['required', 'off'], isLoopback(host) ? 'off' : 'required'),
    from: { name: name.replace(/^"(.*)"$/, '$1'), address: sender },
  };
}

/** `SMS_URL` with `SMS_TOKEN` (bearer), `SMS_SECRET` (signature) or both. */
export function smsTransport(env: Environment): SmsTransport | undefined {
  const url = address(env, 'SMS_URL');
  const [token, secret, sender] = [
    env.SMS_TOKEN || undefined,
    env.SMS_SECRET || undefined,
    env.SMS_SENDER || undefined,
  ];
  if (!url) {
    if (token || secret || sender)
      throw new ConfigError(
        'SMS_TOKEN, SMS_SECRET or SMS_SENDER is set, but SMS_URL is not. Set SMS_URL=https://sms.example/send, or none of them.',
      );
    return undefined;
  }
  if (!token && !secret)
    throw new ConfigError(
      'SMS_URL is set, but neither SMS_TOKEN nor SMS_SECRET: the gateway could not tell who sends.',
    );
  for (const [name, text] of Object.entries({ SMS_TOKEN: token, SMS_SECRET: secret })) {
    if (text && !/^[\x21-\x7e]+$/.test(text))
      throw new ConfigError(`${name} must be printable ASCII without spaces.`);
  }
  return { url, token, secret, sender };
}

/**
 * `S3_ENDPOINT`, `S3_BUCKET`, `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY` together, and `S3_REGION`
 * where it matters.
 */
export function objectStorage(env: Environment): ObjectStorage | undefined {
  const endpoint = address(env, 'S3_ENDPOINT');
  const [bucket, accessKeyId, secretAccessKey] = [
    env.S3_BUCKET || undefined,
    env.S3_ACCESS_KEY_ID || undefined,
    env.S3_SECRET_ACCESS_KEY || undefined,
  ];
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(
      'Storage needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them.',
    );
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(`S3_BUCKET must be the name of a bucket, not "${bucket}".`);
  return {
    url: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region: env.S3_REGION || 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

/**
 * `ASSISTANT_URL` and `ASSISTANT_MODEL` together, and `ASSISTANT_KEY` where the address asks for
 * one.
 */
export function assistantModel(env: Environment): Model | undefined {
  const url = address(env, 'ASSISTANT_URL');
  const [name, key] = [env.ASSISTANT_MODEL || undefined, env.ASSISTANT_KEY || undefined];
  if (!url && !name && !key) return undefined;
  if (!url || !name)
    throw new ConfigError(
      'The assistant needs ASSISTANT_URL and ASSISTANT_MODEL together, or neither.',
    );
  if (key && !/^[\x21-\x7e]+$/.test(key))
    throw new ConfigError('ASSISTANT_KEY must be printable ASCII without spaces.');
  return { url, key, name };
}

/**
 * `LINE_CLIENT_ID` (the channel or project id) switches a provider on, `LINE_CLIENT_SECRET` offers
 * it in browsers.
 */
export function provider(
  env: Environment,
  name: (typeof THIRD_PARTIES)[number],
  issuerOf: (clientId: string) => string,
): Providers {
  const [clientId, secret] = [
    env[`${name}_CLIENT_ID`] || undefined,
    env[`${name}_CLIENT_SECRET`] || undefined,
  ];
  const issuer = address(env, `${name}_ISSUER`);
  if (!clientId && (secret || issuer))
    throw new ConfigError(
      `${name}_CLIENT_SECRET or ${name}_ISSUER is set, but ${name}_CLIENT_ID is not. Set ${name}_CLIENT_ID, or none of them.`,
    );
  if (!clientId) return {};
  return {
    [name]: {
      clientId,
      secret,
      issuer: issuer ?? issuerOf(clientId),
      signsWithSecret: name === 'LINE',
    },
  };
}
