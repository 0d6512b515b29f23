/**
 * The caller of the browser: calls go over `/api` (LAY-01..07), with a limit of 15 s, language,
 * device and request ids, and what fails is said.
 */
import { callTable } from 'virtual:khum-calls';
import type { CallName } from '#contract/calls.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/constants.ts';
import type { Envelope } from '#contract/errors.ts';
import { CallFailure, dataOf } from './call.ts';
import type { Answered, Caller } from './call.ts';
import { clientHeaders } from './client.ts';
import { signedInAgain } from './login.ts';
import { t } from './message.ts';
import { page } from './page.ts';
import { noteCall } from './recent-calls.ts';
import { requestOf, statusText } from './request.ts';
import type { WireRequest } from './request.ts';
import { toast } from './toast.ts';
import { forgetViewer } from './viewer.ts';

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
  let isShown = false;
  return async (name, ask, options = {}) => {
    try {
      return await browserCaller(name, ask, { quiet: true });
    } catch (error) {
      if (!options.quiet && !isShown && ![401, 404].includes((error as CallFailure).code)) {
        isShown = true;
        toast((error as Error).message, 'failed');
      }
      throw error;
    }
  };
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
 * text (LAY-05), which is English: other languages say first what it means.
 */
async function refused(response: Response): Promise<CallFailure> {
  const { message, errorKey, fields } = (await response
    .json()
    .catch(() => ({}))) as Partial<Envelope>;
  if (errorKey !== undefined && message)
    return new CallFailure(message, response.status, errorKey, fields);
  const status = statusText(response.status, response.statusText, '');
  return new CallFailure(
    status === '' ? t('server.default') : t('server.refused', { status }),
    response.status,
  );
}
