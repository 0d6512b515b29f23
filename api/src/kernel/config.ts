/**
 * The one place that reads the environment. Every value has a working default, so a fresh clone
 * needs no `.env`; a value that is set but wrong stops the start with a sentence that says what to
 * write instead.
 */
import path from 'node:path';
import { COUNTED_UP_TO } from '#contract/constants.ts';
import { bots } from './config-chat.ts';
import type { Bots } from './config-chat.ts';
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
import { randomness } from './config-randomness.ts';
import type { RandomnessSource } from './config-randomness.ts';
import {
  assistantModel,
  mailTransport,
  objectStorage,
  provider,
  smsTransport,
} from './config-outside.ts';
import type {
  MailTransport,
  Model,
  ObjectStorage,
  Providers,
  SmsTransport,
} from './config-outside.ts';

export type { RandomnessSource } from './config-randomness.ts';
export { ConfigError, isLoopback } from './setting.ts';

/** Requests of one address in a minute, unless `RATE_LIMIT` says otherwise. */
export const RATE_LIMIT = 600;

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
  /** Seconds after which another process takes over the jobs of one that died. */
  readonly jobLeaseS: number;
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
  /** Where uploads are stored; absent: in `dataDir`. */
  readonly storage: ObjectStorage | undefined;
  /**
   * Developers read messages at `/dev/mailbox`: no transport is set up, and nothing says
   * that this is for real.
   */
  readonly mailbox: boolean;
  /** Codes by SMS and e-mail that one address may ask for in a day (AMB-25). */
  readonly codesPerAddress: number;
  /** Wrong passwords that one address may try in five minutes, over all accounts. */
  readonly loginTries: number;
  /** Sign-in providers; absent: off (AMB-51). */
  readonly providers: Providers;
  /** Bots of chats that messages may go to; absent: that chat is not offered. */
  readonly bots: Bots;
  /** The public beacon that decides draws; absent: this site seals them alone (docs/fairness.md). */
  readonly randomness: RandomnessSource | undefined;
  /** What says the assistant's answers in other words; absent: its rules do (docs/assistant.md). */
  readonly model: Model | undefined;
  /** Short links of the apps of marketplaces are followed to the page that they lead to. */
  readonly followShortLinks: boolean;
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
    jobLeaseS: integer(all, 'JOB_LEASE_S', 60, 5, 3600),
    poolSize: all.POOL_SIZE ? integer(all, 'POOL_SIZE', 0, 4, 500) : undefined,
    rateLimit: integer(all, 'RATE_LIMIT', RATE_LIMIT, 1, 1_000_000),
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
    bots: bots(all),
    randomness: randomness(all),
    model: assistantModel(all),
    followShortLinks: flag(all, 'FOLLOW_SHORT_LINKS', false),
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
