/**
 * The one place that reads the environment. Every value has a working default, so a fresh clone
 * needs no `.env`; a value that is set but wrong stops the start with a sentence that says what to
 * write instead.
 */
import path from 'node:path';
import type { THIRD_PARTIES } from '#contract/account/identity.ts';
import { emailOf } from '#contract/account/rules.ts';
import { COUNTED_UP_TO } from '#contract/constants.ts';
import {
  address,
  choice,
  ConfigError,
  flag,
  integer,
  isLoopback,
  publicUrl,
  readEnvFile,
  secretToken,
} from './setting.ts';
import type { Environment } from './setting.ts';

export { ConfigError, isLoopback } from './setting.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** An external PostgreSQL 15+; absent: the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /**
   * The server itself, where `databaseUrl` leads to a pooler: for migrations, imports and
   * notifications.
   */
  readonly databaseDirectUrl: string | undefined;
  /** Whether the demo world is loaded into an empty database. */
  readonly demo: boolean;
  readonly environment: 'production' | 'development' | 'test';
  readonly logLevel: string;
  /** Web processes over one database; 1 is a single process. */
  readonly workers: number;
  /** What this process does: serve, work off jobs, or both. */
  readonly role: 'all' | 'web' | 'worker';
  /**
   * Connections of a process for all tenants together; absent: as many as serve well and fit
   * (kernel/postgres/budget.ts).
   */
  readonly poolSize: number | undefined;
  /** Requests per minute and address before `request.flood`. */
  readonly rateLimit: number;
  /** Calls of /v1 and /mcp per minute and address; a token may five times as many. */
  readonly apiRateLimit: number;
  /** Trust `X-Forwarded-*` from these addresses (a reverse proxy); empty: from nobody. */
  readonly trustProxy: string[];
  /**
   * Goods that a tenant may have and still be counted when asked; and where counting one by one
   * stops (docs/performance.md).
   */
  readonly countedUpTo: number;
  /**
   * Where operators read metrics and the last calls, on this machine's loopback; 0: any free port.
   */
  readonly opsPort: number;
  /** Lets who has it read them on the site, too. */
  readonly metricsToken: string | undefined;
  /**
   * Scheme and host that visitors use; all addresses of this site come from it, and other hosts are
   * refused.
   */
  readonly publicUrl: string | undefined;
  /**
   * Somebody says that this is no trial: `NODE_ENV=production`, or a public address. No invented
   * world then, no mailbox, no passwords on the terminal.
   */
  readonly forReal: boolean;
  /** Where browsers send beacons; absent: to this site. */
  readonly beaconUrl: string | undefined;
  /** How mail and short messages leave; absent: not at all (docs/delivery.md). */
  readonly mail: MailTransport | undefined;
  readonly sms: SmsTransport | undefined;
  /** Where uploads are kept; absent: in `dataDir`. */
  readonly storage: ObjectStorage | undefined;
  /**
   * Letters stand at `/dev/mailbox` for whoever develops: nothing carries them, and nothing says
   * that this is for real.
   */
  readonly mailbox: boolean;
  /** Codes by SMS and e-mail that one address may ask for in a day (AMB-25). */
  readonly codesPerAddress: number;
  /** Wrong passwords that one address may try in five minutes, over all accounts. */
  readonly loginTries: number;
  /** Sign-in providers; absent: off (AMB-51). */
  readonly providers: Readonly<Partial<Record<(typeof THIRD_PARTIES)[number], IdentityProvider>>>;
  /** What says the assistant's answers in other words; absent: its rules do (docs/assistant.md). */
  readonly model: Model | undefined;
}

/** A model that speaks the chat protocol of OpenAI. */
export interface Model {
  /** Up to and without `/chat/completions`. */
  readonly url: string;
  readonly key: string | undefined;
  readonly name: string;
}

/** A mail server that takes our letters. */
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
  /** What stands in From. */
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

/** Reads `.env` beside package.json (without overriding what is set) and the environment. */
export function readConfig(env: Environment = process.env, root: string = process.cwd()): Config {
  const all = { ...readEnvFile(path.join(root, '.env')), ...env };
  const [mail, sms] = [mailTransport(all), smsTransport(all)];
  const site = publicUrl(all);
  // NODE_ENV counts where somebody set it: what it falls back to says nothing
  const forReal =
    all.NODE_ENV === 'production' ||
    (site !== undefined && !isLoopback(new URL(site).hostname.replace(/^\[|\]$/g, '')));
  return {
    port: integer(all, 'PORT', 3000, 0, 65_535),
    host: all.HOST || '127.0.0.1',
    dataDir: path.resolve(root, all.DATA_DIR || '.data'),
    databaseUrl: databaseUrl(all, 'DATABASE_URL'),
    databaseDirectUrl: databaseUrl(all, 'DATABASE_DIRECT_URL'),
    demo: flag(all, 'DEMO', !forReal),
    environment: choice(all, 'NODE_ENV', ['production', 'development', 'test'], 'production'),
    logLevel: choice(
      all,
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'info',
    ),
    workers: integer(all, 'WORKERS', 1, 1, 64),
    role: choice(all, 'ROLE', ['all', 'web', 'worker'], 'all'),
    poolSize: all.POOL_SIZE ? integer(all, 'POOL_SIZE', 0, 4, 500) : undefined,
    rateLimit: integer(all, 'RATE_LIMIT', 600, 1, 1_000_000),
    apiRateLimit: integer(all, 'API_RATE_LIMIT', 120, 1, 1_000_000),
    trustProxy: (all.TRUST_PROXY ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
    countedUpTo: integer(all, 'COUNTED_UP_TO', COUNTED_UP_TO, 0, 1_000_000),
    opsPort: integer(all, 'OPS_PORT', 0, 0, 65_535),
    metricsToken: secretToken(all, 'METRICS_TOKEN'),
    publicUrl: site,
    forReal,
    beaconUrl: address(all, 'BEACON_URL'),
    mail,
    sms,
    storage: objectStorage(all),
    mailbox: !mail && !sms && !forReal,
    codesPerAddress: integer(all, 'CODES_PER_ADDRESS', 300, 1, 1_000_000),
    loginTries: integer(all, 'LOGIN_TRIES', 25, 1, 30_000),
    providers: {
      ...provider(all, 'LINE', () => 'https://access.line.me'),
      ...provider(all, 'GOOGLE', () => 'https://accounts.google.com'),
      ...provider(all, 'FIREBASE', (project) => `https://securetoken.google.com/${project}`),
    },
    model: assistantModel(all),
  };
}

/**
 * `SMTP_URL` and `MAIL_FROM` go together. Beyond this machine mail is encrypted unless
 * `SMTP_TLS=off` says otherwise.
 */
function mailTransport(env: Environment): MailTransport | undefined {
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
function smsTransport(env: Environment): SmsTransport | undefined {
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
function objectStorage(env: Environment): ObjectStorage | undefined {
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
function assistantModel(env: Environment): Model | undefined {
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
function provider(
  env: Environment,
  name: (typeof THIRD_PARTIES)[number],
  issuerOf: (clientId: string) => string,
): Config['providers'] {
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

function databaseUrl(
  env: Environment,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new ConfigError(`${name} must look like postgres://user:password@host:5432/database.`);
  }
  return text;
}
