/**
 * The typed caller. A loader asks the same way on the server, where it reaches the API in process, and in the
 * browser, where it goes over `/api` (LAY-01..07): 15 s limit, language, device and request ids, and failures
 * as `CallFailure`.
 */
import { createContext } from 'react-router';
import { callTable } from 'virtual:khum-calls';
import type { Answer, Ask, CallName } from '#contract/calls.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/constants.ts';
import type { Envelope } from '#contract/errors.ts';
import { toast } from '../ui/toast.tsx';
import { t } from './message.ts';
import { page } from './page.ts';

export type Caller = <Name extends CallName>(name: Name, ask?: Partial<Ask<Name>>, options?: CallOptions) => Promise<Answer<Name>>;

export interface CallOptions {
  /** The caller shows the failure itself: no toast (LAY-06). */
  readonly quiet?: boolean;
}

/** The caller that loaders find in their context. */
export const callerContext = createContext<Caller>();

/** A call that was refused or did not arrive; `message` is ready to be shown. */
export class CallFailure extends Error {
  readonly code: number;
  readonly errorKey: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(message: string, code: number, errorKey?: string, fields?: Readonly<Record<string, string>>) {
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

/** The caller over HTTP. */
export const browserCaller: Caller = async (name, ask = {}, { quiet = false } = {}) => {
  try {
    return await callOver(name, ask);
  } catch (error) {
    if (!quiet) toast((error as Error).message || t('server.default'), 'failed');
    throw error;
  }
};

const callOver: Caller = async (name, ask = {}) => {
  const [method, path] = (callTable[name] as string).split(' ') as [string, string];
  const rest: Record<string, unknown> = { ...ask };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, hole: string) => {
    const value = String(rest[hole] ?? '');
    delete rest[hole];
    return encodeURIComponent(value);
  });
  const inQuery = method === 'GET' || method === 'DELETE';
  const query = inQuery
    ? new URLSearchParams(
        Object.entries(rest)
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [key, String(value)]),
      ).toString()
    : '';
  const answer = await send(`/api${filled}${query && `?${query}`}`, method, inQuery ? undefined : JSON.stringify(rest));
  return dataOf(answer as Envelope<Answer<typeof name>>);
};

async function send(url: string, method: string, body: string | undefined): Promise<Envelope> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        'accept-language': page().lang,
        'x-platform': 'Web',
        'x-tenant': page().tenant.code,
        'x-request-id': crypto.randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw new CallFailure('fetchError: network timeout', 0);
    throw new CallFailure((error as Error).message, 0);
  }
  if (response.ok) return (await response.json()) as Envelope;
  throw new CallFailure(response.statusText || reason(response.status), response.status);
}

/** Reason phrases for HTTP/2, which has none (AMB-29). */
function reason(status: number): string {
  return (
    {
      400: 'Bad Request',
      401: 'Unauthorized',
      403: 'Forbidden',
      404: 'Not Found',
      413: 'Payload Too Large',
      429: 'Too Many Requests',
      500: 'Internal Server Error',
      501: 'Not Implemented',
      502: 'Bad Gateway',
      503: 'Service Unavailable',
      504: 'Gateway Timeout',
    }[status] ?? `HTTP ${status}`
  );
}
