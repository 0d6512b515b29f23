/**
 * Load shedding: a process takes no more at once than it can finish while somebody still waits; the rest is told at
 * once to come back. Pages that are kept, files and health cost next to nothing and are never refused.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';

/** One page takes some 20 ms of one processor: the last of so many waits half a second. */
export const PAGES_AT_ONCE = 24;
/** Calls are lighter, and a page in a browser makes several. */
const CALLS_AT_ONCE = 128;

/** Work of one kind that is under way. */
export class Load {
  readonly most: number;
  underWay = 0;
  /** How often somebody was sent away. */
  shed = 0;

  constructor(most: number) {
    this.most = most;
  }

  get isFull(): boolean {
    return this.underWay >= this.most;
  }

  /** Throws `server.busy` where there is no room; `leave` must follow. */
  enter(): void {
    if (this.isFull) {
      this.shed += 1;
      throw fail('server.busy');
    }
    this.underWay += 1;
  }

  leave(): void {
    this.underWay -= 1;
  }
}

/** Limits the calls that are under way. Those that answer for as long as somebody listens are not counted. */
export function shedCalls(server: FastifyInstance, streams: ReadonlySet<string>, load: Load = new Load(CALLS_AT_ONCE)): Load {
  const counted = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (counted.delete(request)) load.leave();
  };
  server.addHook('onRequest', async (request, reply) => {
    if (!isCall(request, streams)) return;
    load.enter();
    counted.add(request);
    reply.raw.once('close', () => leave(request));
  });
  server.addHook('onResponse', async (request) => leave(request));
  return load;
}

function isCall({ url, routeOptions }: FastifyRequest, streams: ReadonlySet<string>): boolean {
  const { call } = routeOptions.config as { call?: string };
  return call === undefined ? /^\/(?:v1|mcp|feed|sitemap)/.test(url) : !streams.has(call);
}
