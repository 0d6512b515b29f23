/**
 * The last calls of this process, for whoever looks for what went wrong (LAY-13, AMB-64): at most
 * 10,000, what was asked cut at 1024 characters, and never a text that somebody typed: secrets,
 * receivers, searches and questions are not logged.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { REQUEST_LOG } from '#contract/constants.ts';
import { Id } from '#contract/shapes.ts';
import { headOf } from '#contract/text.ts';
import type { Clock } from './clock.ts';

export interface LoggedRequest {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  /** As the contract writes it, with holes. */
  readonly path: string;
  readonly call: string;
  readonly status: number;
  readonly ms: number;
  /** What was asked, without what somebody typed. */
  readonly ask: string;
}

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
  find(
    wanted: { requestId?: string; call?: string; least?: number; limit?: number } = {},
  ): LoggedRequest[] {
    const ordered = [
      ...this.entries.slice(this.next),
      ...this.entries.slice(0, this.next),
    ].toReversed();
    const fits = (entry: LoggedRequest) =>
      (wanted.requestId === undefined || entry.requestId === wanted.requestId) &&
      (wanted.call === undefined || entry.call === wanted.call) &&
      entry.status >= (wanted.least ?? 0);
    return ordered.filter(fits).slice(0, wanted.limit ?? 100);
  }
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | readonly Schema[];
}

/**
 * What was asked, as it may be logged: words of the contract, numbers and ids of rows. Of every other
 * text, which somebody typed or which proves something, its length alone.
 */
export function loggedAsk(call: string, asked: unknown): string {
  if (typeof asked !== 'object' || asked === null) return '';
  const schema = calls.get(call as CallName)?.ask as Schema | undefined;
  return headOf(JSON.stringify(loggedValue(asked, schema)), REQUEST_LOG.bodyLength);
}

function loggedValue(value: unknown, schema: Schema | undefined): unknown {
  if (Array.isArray(value)) {
    const inner = schema?.properties ? Object.values(schema.properties)[0] : schema;
    const items = Array.isArray(inner?.items)
      ? (inner.items as readonly Schema[])[0]
      : (inner?.items as Schema | undefined);
    return value.slice(0, 20).map((one) => loggedValue(one, items));
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) =>
        schema?.properties?.[name] ? [[name, loggedValue(inner, schema.properties[name])]] : [],
      ),
    );
  return typeof value !== 'string' || isPlain(value, schema)
    ? value
    : `(${[...value].length} characters)`;
}

/**
 * Whether a text can only be a word of the contract or the id of a row, or says no more than a
 * number does.
 */
function isPlain(text: string, schema: Schema | undefined): boolean {
  if (!schema) return false;
  if (schema.anyOf) return schema.anyOf.some((one) => isPlain(text, one));
  if (schema.enum) return schema.enum.includes(text);
  if (schema.const !== undefined) return schema.const === text;
  if (schema.type === 'integer' || schema.type === 'number') return /^-?[\d.]{1,20}$/.test(text);
  if (schema.type === 'boolean') return text === 'true' || text === 'false';
  return schema.pattern === (Id as Schema).pattern && /^\d{1,19}$/.test(text);
}

/** Stores the calls of a server from now on. */
export function requestLogOf(server: FastifyInstance, { clock }: { clock: Clock }): RequestLog {
  const log = new RequestLog();
  server.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/api/'))
      log.add({
        time: clock.now().toISOString(),
        ...entryOf(request, reply.statusCode, reply.elapsedTime),
      });
  });
  return log;
}

/** Answers `GET /request-log`; who may ask is the concern of operations.ts. */
export function answerRequestLog(
  log: RequestLog,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { requestId, call, status, limit } = request.query as Record<string, string | undefined>;
  const wanted = {
    ...(requestId ? { requestId } : {}),
    ...(call ? { call } : {}),
    least: Number(status) || 0,
    limit: Math.min(Number(limit) || 100, REQUEST_LOG.entries),
  };
  return reply.header('cache-control', 'no-store').send({ entries: log.find(wanted) });
}

function entryOf(
  request: FastifyRequest,
  status: number,
  elapsed: number,
): Omit<LoggedRequest, 'time'> {
  const call = (request.routeOptions.config as { call?: string }).call ?? '';
  return {
    requestId: request.id,
    method: request.method,
    // the pattern, not the address: what is in its place may be typed or signed
    path: request.routeOptions.url ?? '',
    call,
    status,
    ms: Math.round(elapsed),
    ask: loggedAsk(call, {
      ...(request.params as object),
      ...(request.query as object),
      ...(Array.isArray(request.body) ? { items: request.body } : (request.body as object | null)),
    }),
  };
}
