/** Reading one setting: what it may be, and the sentence that says what to write instead. */
import { existsSync, readFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { parseEnv } from 'node:util';

export type Environment = Record<string, string | undefined>;

/** A setting that cannot be used; shown without a stack trace. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function integer(
  env: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(
      `${name} must be a whole number from ${least} to ${most}, not "${text}".`,
    );
  }
  return value;
}

export function choice<const Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!(words as readonly string[]).includes(text))
    throw new ConfigError(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return text as Word;
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (text === undefined || text === '') return fallback;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${env[name]}".`);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** An address of the web; plain http only on this machine. */
export function address(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(text))
    throw new ConfigError(`${name} must be an https address, not "${text}".`);
  return text;
}

/** `PUBLIC_URL`: where visitors find this site; nothing but scheme and host. */
export function publicUrl(env: Environment): string | undefined {
  const text = env.PUBLIC_URL;
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.hostname === '' ||
    url.username ||
    url.pathname !== '/' ||
    url.search ||
    url.hash
  )
    throw new ConfigError(
      `PUBLIC_URL must be scheme and host alone, such as https://khum.example, not "${text}".`,
    );
  return url.origin;
}

/** A token that nobody guesses. */
export function secretToken(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new ConfigError(`${name} must be at least 16 printable ASCII characters without spaces.`);
  return text;
}

/** The settings of a `.env` file; none where there is no such file. */
export function readEnvFile(file: string): Environment {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
