/** What goes over the wire for a call, and how a refusal of the transport is named. Pure. */

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  /** Absent for GET alone: every other call carries at least `{}` (LAY-03). */
  readonly body?: string;
}

/**
 * `spelling` is `METHOD /path/{hole}`: holes are filled from what is asked, the rest goes into
 * query or body.
 */
export function requestOf(spelling: string, ask: object): WireRequest {
  const [method, path] = spelling.split(' ') as [string, string];
  const rest: Record<string, unknown> = { ...ask };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, hole: string) => {
    const value = String(rest[hole] ?? '');
    delete rest[hole];
    return encodeURIComponent(value);
  });
  if (method !== 'GET' && method !== 'DELETE')
    return { method, url: `/api${filled}`, body: JSON.stringify(rest) };
  const asked = Object.entries(rest).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString();
  const url = `/api${filled}${query && `?${query}`}`;
  return method === 'GET' ? { method, url } : { method, url, body: '{}' };
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/**
 * The status text of an answer; HTTP/2 has none, so the standard phrases are used, then `fallback`
 * (AMB-29).
 */
export function statusText(status: number, given: string, fallback: string): string {
  return given || REASONS[status] || fallback;
}
