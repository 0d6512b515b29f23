/** The envelope of every answer, and the one table from errors to messages. */
import type { ErrorKey, Envelope } from '#contract/errors.ts';
import { ERRORS, Failure, httpStatusOf } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { Log } from './log.ts';
import { say } from './messages/say.ts';

interface Spoken {
  readonly lang: Language;
  readonly requestId: string;
}

export function successEnvelope<Data>(ctx: Spoken, data: Data): Envelope<Data> {
  return { success: true, code: 200, message: '', data, requestId: ctx.requestId };
}

/**
 * An error → HTTP status and envelope. What is no Failure is a crash: it is logged by the caller,
 * never shown.
 */
export function failureEnvelope(
  error: unknown,
  ctx: Spoken,
): { status: number; envelope: Envelope<null> } {
  const failure = asFailure(error);
  const envelope: Envelope<null> = {
    success: false,
    code: ERRORS[failure.key],
    message: say(ctx.lang, failure.key, failure.holes),
    data: null,
    requestId: ctx.requestId,
    errorKey: failure.key,
  };
  if (failure.fields) envelope.fields = failure.fields;
  return { status: httpStatusOf(failure.key), envelope };
}

/**
 * Logs what went wrong on our side: a mistake with its stack, work that was too much at the moment
 * by a line. That the database is away is logged by who finds it out (postgres/pulse.ts), not by each
 * request that meets it.
 */
export function logFailure(
  log: Log,
  status: number,
  error: unknown,
  message: string,
  about: Readonly<Record<string, unknown>> = {},
): void {
  if (status < 500 || status === 501) return;
  if (status !== 503) log.error({ err: error, ...about }, message);
  else if (isConnectionLoss(error)) log.debug({ err: error, ...about }, message);
  else if (isNews((error as Error).message))
    log.warn({ reason: (error as Error).message, ...about }, message);
  else log.debug({ err: error, ...about }, message);
}

const REPEAT_MS = 10_000;
const MOST_REASONS = 100;
const lastLogged = new Map<string, number>();

/**
 * Whether a reason was not logged in the last ten seconds: a full disk meets every request that
 * writes.
 */
function isNews(reason: string): boolean {
  const now = performance.now();
  if (now - (lastLogged.get(reason) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return false;
  if (lastLogged.size >= MOST_REASONS) lastLogged.clear();
  lastLogged.set(reason, now);
  return true;
}

/** Errors of Fastify, of PostgreSQL and of calls in process in our words. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode, errorKey } = (error ?? {}) as {
    code?: string;
    statusCode?: number;
    errorKey?: string;
  };
  if (errorKey !== undefined && errorKey in ERRORS) return new Failure(errorKey as ErrorKey);
  const key =
    (typeof code === 'string' &&
      (BY_CODE[code] ?? (code.length === 5 ? BY_CLASS[code.slice(0, 2)] : undefined))) ||
    (statusCode &&
      (BY_STATUS[statusCode] ??
        (statusCode >= 400 && statusCode < 500 ? 'request.malformed' : undefined)));
  if (key) return new Failure(key);
  return new Failure(isConnectionLoss(error) ? 'server.busy' : 'server.failed');
}

/**
 * What the network and the driver say when the database is away, or has no connection to spare in
 * time.
 */
const LOSS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|connection error and is not queryable|Query read timeout|socket hang up/;
const LOSS_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether this is what work meets that finds the database away. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message, errorKey } = (error ?? {}) as {
    code?: string;
    message?: string;
    errorKey?: string;
  };
  if (errorKey === 'server.busy') return true;
  return (
    (typeof code === 'string' && (LOSS_CODES.has(code) || /^(57P|08)/.test(code))) ||
    LOSS.test(message ?? '')
  );
}

const BY_STATUS: Readonly<Record<number, ErrorKey>> = {
  400: 'request.malformed',
  404: 'request.unknown',
  413: 'request.too_large',
  414: 'request.unknown',
  415: 'request.media_type',
  416: 'request.range',
  429: 'request.flood',
  503: 'server.busy',
};
const BY_CODE: Readonly<Record<string, ErrorKey>> = {
  '57014': 'server.busy', // statement timeout
  '55P03': 'server.busy', // lock timeout
  '25P03': 'server.busy', // idle in a transaction for too long
  '25006': 'server.busy', // a standby, in the middle of a failover
  '58030': 'server.busy', // the disk cannot be written
  '22P02': 'common.invalid', // text that is no such value
  '22003': 'common.invalid', // number out of range
  '22021': 'common.invalid', // a NUL byte
};
/** Whole classes of SQLSTATE: what the database cannot do now, and may do in a moment. */
const BY_CLASS: Readonly<Record<string, ErrorKey>> = {
  '08': 'server.busy', // the connection broke
  '40': 'server.busy', // a deadlock, a conflict of transactions
  '53': 'server.busy', // no disk, no memory, no connection left
  '57': 'server.busy', // going down, coming up
};
