/** The envelope of every answer, and the one table from what went wrong to what is said. */
import type { ErrorKey, Envelope } from '#contract/errors.ts';
import { ERRORS, Failure, httpStatusOf } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { say } from './messages/say.ts';

interface Spoken {
  readonly lang: Language;
  readonly requestId: string;
}

export function successEnvelope<Data>(ctx: Spoken, data: Data): Envelope<Data> {
  return { success: true, code: 200, message: '', data, requestId: ctx.requestId };
}

/** An error → HTTP status and envelope. What is no Failure is a crash: it is logged by the caller, never shown. */
export function failureEnvelope(error: unknown, ctx: Spoken): { status: number; envelope: Envelope<null> } {
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

/** Errors of Fastify and of PostgreSQL in our words. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode, message } = (error ?? {}) as { code?: string; statusCode?: number; message?: string };
  const key = (code && BY_CODE[code]) || (statusCode && BY_STATUS[statusCode]);
  if (key) return new Failure(key);
  if (message && /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED/.test(message)) return new Failure('server.busy');
  return new Failure('server.failed');
}

const BY_STATUS: Readonly<Record<number, ErrorKey>> = {
  400: 'request.malformed',
  404: 'request.unknown',
  413: 'request.too_large',
  414: 'request.unknown',
  415: 'request.media_type',
  429: 'request.flood',
  503: 'server.busy',
};
const BY_CODE: Readonly<Record<string, ErrorKey>> = {
  '57014': 'server.busy', // statement timeout
  '55P03': 'server.busy', // lock timeout
  '57P01': 'server.busy', // the database is going down
  '57P03': 'server.busy', // or coming up
  '53300': 'server.busy', // too many connections
  ECONNREFUSED: 'server.busy',
  '22P02': 'common.invalid', // text that is no such value
  '22003': 'common.invalid', // number out of range
  '22021': 'common.invalid', // a NUL byte
};
