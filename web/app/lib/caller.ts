/**
 * The typed caller. A loader asks the same way on the server, where it reaches the API in process,
 * and in the browser, where it goes over `/api` (LAY-01..07): 15 s limit, language, device and
 * request ids, and failures as `CallFailure`.
 */
import { createContext } from 'react-router';
import { callTable } from 'virtual:khum-calls';
import type { Answer, Ask, CallName } from '#contract/calls.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/constants.ts';
import type { Envelope } from '#contract/errors.ts';
import { toast } from '../ui/toast.tsx';
import { clientHeaders } from './client.ts';
import { signedInAgain } from './login.ts';
import { t } from './message.ts';
import { page } from './page.ts';
import { noteCall } from './recent-calls.ts';
import { requestOf, statusText } from './request.ts';
import { forgetViewer } from './viewer.ts';
import type { WireRequest } from './request.ts';

export type Caller = <Name extends CallName>(
  name: Name,
  ask?: Partial<Ask<Name>>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

export interface CallOptions {
  /** The caller shows the failure itself: no toast (LAY-06). */
  readonly quiet?: boolean;
  /** One word for one writing: however often it is sent, it is done once. */
  readonly once?: string;
  /** Somebody acts: where their session is over they are asked to sign in, and then it is done. */
  readonly signIn?: boolean;
  /** Whoever asked does not want the answer any more. */
  readonly signal?: AbortSignal;
}

/** For what a page can do without. */
export const EXTRA: CallOptions = { quiet: true };

/** For what somebody does, which says its failures itself. */
export const ACT: CallOptions = { quiet: true, signIn: true };

/** The caller that loaders find in their context. */
export const callerContext = createContext<Caller>();

/** A call that was refused or did not arrive; `message` is ready to be shown. */
export class CallFailure extends Error {
  readonly code: number;
  readonly errorKey: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    message: string,
    code: number,
    errorKey?: string,
    fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.errorKey = errorKey;
    this.fields = fields;
  }
}

/** An envelope's data, or its failure thrown. */
export function dataOf<Data>(envelope: Envelope<Data>): Data {
  if (envelope.success) return envelope.data as Data;
  throw new CallFailure(envelope.message, envelope.code, envelope.errorKey, envelope.fields);
}

/** The caller over HTTP. A failure is said in a toast, unless the caller shows it itself. */
export const browserCaller: Caller = async (
  name,
  ask = {},
  { quiet = false, once, signal, signIn = false } = {},
) => {
  try {
    return dataOf(await envelopeOf(name, ask, once, signal)) as never;
  } catch (error) {
    const isOver = noteExpiry(error);
    if (isOver && signIn && (await signedInAgain()))
      return browserCaller(name, ask, { quiet, ...(once === undefined ? {} : { once }) });
    if (!isOver && !quiet) toast((error as Error).message, 'failed');
    throw error;
  }
};

/**
 * What is answered to a call; those that only somebody who signs in needs come with the first of
 * them, and encrypt what is private.
 */
async function envelopeOf(
  name: CallName,
  ask: object,
  once?: string,
  signal?: AbortSignal,
): Promise<Envelope> {
  const known = callTable[name];
  if (known !== undefined) return (await send(requestOf(known, ask), {}, signal)).envelope;
  const later = await import('./later.ts').catch(() => {
    throw unreached();
  });
  return later.ask(name, ask, (request, headers) =>
    send(request, once === undefined ? headers : { ...headers, 'idempotency-key': once }),
  );
}

/**
 * Nobody is signed in any more (AUTH-19): said once, however many calls find out. True for every
 * failure of that kind, so that nobody says it again.
 */
function noteExpiry(error: unknown): boolean {
  if ((error as CallFailure).code !== 401) return false;
  const was = forgetViewer();
  if (was) toast(t(was === 'expired' ? 'server.unauthorized' : 'server.signed-out'), 'failed');
  return true;
}

/**
 * The caller of one navigation. Of the calls of its loaders the first failure alone is said in a
 * toast, and what is not there is not: the page that comes says it.
 */
export function navigationCaller(): Caller {
  let told = false;
  return async (name, ask, options = {}) => {
    try {
      return await browserCaller(name, ask, { quiet: true });
    } catch (error) {
      if (!options.quiet && !told && ![401, 404].includes((error as CallFailure).code)) {
        told = true;
        toast((error as Error).message, 'failed');
      }
      throw error;
    }
  };
}

/** An answer's envelope, and the header that says what in it is encrypted. */
export interface Answered {
  readonly envelope: Envelope;
  readonly encryption: string | null;
}

/**
 * An answer's envelope, or why there is none: time over (LAY-01), refused (LAY-05), or no
 * connection (LAY-07).
 */
async function send(
  { method, url, body }: WireRequest,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Answered> {
  const limit = new AbortController();
  signal?.addEventListener('abort', () => limit.abort());
  const timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT_MS);
  const began = Date.now();
  let status = 0;
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      signal: limit.signal,
      headers: {
        'accept-language': page().lang,
        'x-tenant': page().tenant.code,
        ...clientHeaders(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    status = response.status;
    if (!response.ok) throw await refused(response);
    const envelope = (await response.json()) as Envelope;
    return {
      envelope:
        envelope.message || envelope.success
          ? envelope
          : { ...envelope, message: t('server.default') },
      encryption: response.headers.get('encryption'),
    };
  } catch (error) {
    if (limit.signal.aborted) throw new CallFailure(t('error.timeout'), 0);
    if (error instanceof CallFailure) throw error;
    throw error instanceof SyntaxError ? new CallFailure(t('server.default'), 0) : unreached();
  } finally {
    clearTimeout(timer);
    noteCall({
      time: new Date(began).toISOString(),
      method,
      path: url.split('?', 1)[0] as string,
      status,
      ms: Date.now() - began,
    });
  }
}

/**
 * Why nothing was heard: the device has no connection, or it has one and this site does not answer.
 */
export function unreached(): CallFailure {
  return new CallFailure(t(navigator.onLine ? 'error.unreachable' : 'error.connection'), 0);
}

/**
 * What Khum itself says of a refusal, in the reader's language; of others in between, their status
 * text (LAY-05).
 */
async function refused(response: Response): Promise<CallFailure> {
  const { message, errorKey, fields } = (await response
    .json()
    .catch(() => ({}))) as Partial<Envelope>;
  if (errorKey !== undefined && message)
    return new CallFailure(message, response.status, errorKey, fields);
  return new CallFailure(
    statusText(response.status, response.statusText, t('server.default')),
    response.status,
  );
}
