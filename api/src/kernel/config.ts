/**
 * The one place that reads the environment. Every value has a working default, so a fresh clone needs no
 * `.env`; a value that is set but wrong stops the start with a sentence that says what to write instead.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** An external PostgreSQL 15+; absent: the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Whether the demo world is loaded into an empty database. */
  readonly demo: boolean;
  readonly environment: 'production' | 'development' | 'test';
  readonly logLevel: string;
  /** Web processes over one database; 1 is a single process. */
  readonly workers: number;
  /** What this process does: serve, work off jobs, or both. */
  readonly role: 'all' | 'web' | 'worker';
  readonly poolSize: number;
  /** Requests per minute and address before `request.flood`. */
  readonly rateLimit: number;
  /** Trust `X-Forwarded-*` from these addresses (a reverse proxy); empty: from nobody. */
  readonly trustProxy: string[];
  readonly metricsToken: string | undefined;
  readonly publicUrl: string | undefined;
}

type Environment = Record<string, string | undefined>;

/** Reads `.env` beside package.json (without overriding what is set) and the environment. */
export function readConfig(env: Environment = process.env, root: string = process.cwd()): Config {
  const all = { ...readEnvFile(path.join(root, '.env')), ...env };
  return {
    port: integer(all, 'PORT', 3000, 0, 65_535),
    host: all.HOST || '127.0.0.1',
    dataDir: path.resolve(root, all.DATA_DIR || '.data'),
    databaseUrl: databaseUrl(all),
    demo: flag(all, 'DEMO', true),
    environment: choice(all, 'NODE_ENV', ['production', 'development', 'test'], 'production'),
    logLevel: choice(all, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
    workers: integer(all, 'WORKERS', 1, 1, 64),
    role: choice(all, 'ROLE', ['all', 'web', 'worker'], 'all'),
    poolSize: integer(all, 'POOL_SIZE', 10, 1, 100),
    rateLimit: integer(all, 'RATE_LIMIT', 600, 1, 1_000_000),
    trustProxy: (all.TRUST_PROXY ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
    metricsToken: all.METRICS_TOKEN || undefined,
    publicUrl: all.PUBLIC_URL || undefined,
  };
}

/** A setting that cannot be used; shown without a stack trace. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function integer(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

function choice<const Word extends string>(env: Environment, name: string, words: readonly Word[], fallback: Word): Word {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!(words as readonly string[]).includes(text)) throw new ConfigError(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return text as Word;
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (text === undefined || text === '') return fallback;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${env[name]}".`);
}

function databaseUrl(env: Environment): string | undefined {
  const text = env.DATABASE_URL;
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return text;
}

function readEnvFile(file: string): Environment {
  if (!existsSync(file)) return {};
  const found: Environment = {};
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match) found[match[1] as string] = (match[2] as string).replace(/^(['"])(.*)\1$/, '$2');
  }
  return found;
}
