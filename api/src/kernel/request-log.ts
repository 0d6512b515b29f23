/**
 * The last calls of this process, for whoever looks for what went wrong (LAY-13, AMB-64): at most 10,000, bodies cut at
 * 1024 characters, secrets and receivers never among them. `GET /request-log`, by the same right as `/metrics`.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REQUEST_LOG } from '#contract/constants.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { mayOperate } from './health.ts';
import { headOf } from '#contract/text.ts';

export interface LoggedRequest {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  /** Path and query; values of secret fields hidden. */
  readonly url: string;
  readonly call: string;
  readonly status: number;
  readonly ms: number;
  readonly body: string;
}

/** Fields whose values nobody reads again: proofs, secrets, and what says who somebody is. */
const SECRET =
  /^(re)?password$|^(auth|sms)code$|^pre?validkey$|^validkey$|token|secret|nonce|^rcv$|^mobile$|^email$|^phone$|address|payee|account(no|number)|^keys?$|^p256dh$|^auth$|^endpoint$/i;
const HIDDEN = '•••';

/** A ring of the last entries: the newest takes the place of the oldest. */
export class RequestLog {
  private readonly entries: LoggedRequest[] = [];
  private next = 0;
  private readonly size: number;

  constructor(size: number = REQUEST_LOG.entries) {
    this.size = size;
  }

  add(entry: LoggedRequest): void {
    this.entries[this.next] = entry;
    this.next = (this.next + 1) % this.size;
  }

  /** Newest first. */
  find(wanted: { requestId?: string; call?: string; least?: number; limit?: number } = {}): LoggedRequest[] {
    const ordered = [...this.entries.slice(this.next), ...this.entries.slice(0, this.next)].toReversed();
    const fits = (entry: LoggedRequest) =>
      (wanted.requestId === undefined || entry.requestId === wanted.requestId) &&
      (wanted.call === undefined || entry.call === wanted.call) &&
      entry.status >= (wanted.least ?? 0);
    return ordered.filter(fits).slice(0, wanted.limit ?? 100);
  }
}

/** A body as it may be kept. */
export function keptBody(body: unknown): string {
  if (body === undefined || body === null) return '';
  const text = JSON.stringify(body, (key, value: unknown) => (SECRET.test(key) && value !== null && value !== '' ? HIDDEN : value)) ?? '';
  return headOf(text, REQUEST_LOG.bodyLength);
}

function keptUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return headOf(path, REQUEST_LOG.bodyLength);
  const fields = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${SECRET.test(name) ? HIDDEN : encodeURIComponent(value)}`);
  return headOf(`${path}?${fields.join('&')}`, REQUEST_LOG.bodyLength);
}

export function mountRequestLog(server: FastifyInstance, { config, clock }: { config: Config; clock: Clock }): void {
  const log = new RequestLog();
  server.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/api/')) log.add({ time: clock.now().toISOString(), ...entryOf(request, reply.statusCode, reply.elapsedTime) });
  });
  server.get('/request-log', async (request, reply) => {
    if (!mayOperate(request, config.metricsToken)) return reply.code(404).send({ status: 'not found' });
    const { requestId, call, status, limit } = request.query as Record<string, string | undefined>;
    const wanted = {
      ...(requestId ? { requestId } : {}),
      ...(call ? { call } : {}),
      least: Number(status) || 0,
      limit: Math.min(Number(limit) || 100, REQUEST_LOG.entries),
    };
    return reply.header('cache-control', 'no-store').send({ entries: log.find(wanted) });
  });
}

function entryOf(request: FastifyRequest, status: number, elapsed: number): Omit<LoggedRequest, 'time'> {
  return {
    requestId: request.id,
    method: request.method,
    url: keptUrl(request.url),
    call: (request.routeOptions.config as { call?: string }).call ?? '',
    status,
    ms: Math.round(elapsed),
    body: keptBody(request.body),
  };
}
