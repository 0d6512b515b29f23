/**
 * Structured logs (pino). Secrets never reach them: headers and known secret fields are redacted.
 */
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

const SECRET = [
  'password',
  'repassword',
  'authCode',
  'smscode',
  'idToken',
  'token',
  'validKey',
  'rcv',
  'secretKey',
  'authorization',
  'cookie',
];

/** The process's log: readable on a terminal, JSON lines elsewhere. */
export function makeLog(config: Pick<Config, 'logLevel' | 'environment'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    ...(config.environment !== 'production' && process.stdout.isTTY
      ? {
          transport: {
            target: 'pino-pretty',
            options: { colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
          },
        }
      : {}),
  });
}
