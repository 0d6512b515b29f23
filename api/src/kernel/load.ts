/**
 * Load shedding: a process takes no more than it can finish while somebody still waits, and whoever
 * would wait for longer is asked at once to come back. How much that is follows from how fast the
 * process has been, not from a number. Cached pages, files and health cost next to nothing
 * and are never refused.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import type { Failure } from '#contract/errors.ts';

/**
 * So many wait for the database in turns and keep one processor busy; more of them only make each
 * other slower.
 */
const PAGES_AT_ONCE = 8;
/**
 * How long a visitor rather waits for a page to be begun than is sent away. Well below what anybody
 * may wait, so that pages that turn out slower than expected make those who were let in wait
 * longer, but hardly ever in vain.
 */
const PATIENCE_MS = 700;
/**
 * Where it takes much longer than was expected, whoever waits has the answer after so many times
 * their patience.
 */
const LATE = 2.5;
/** Calls are lighter, and a page in a browser makes several. */
const CALLS_AT_ONCE = 128;
/** What one piece of work takes, until some were seen; and how much the newest counts. */
const [INTERVAL_MS, NEWEST] = [20, 0.04];

interface Waiting {
  readonly begin: () => void;
  readonly late: NodeJS.Timeout;
}

/** Work of one kind that is under way, and what waits for it to end. */
export class Load {
  readonly most: number;
  underWay = 0;
  /** How often somebody was sent away. */
  shed = 0;
  private readonly patienceMs: number;
  private readonly elapsed: () => number;
  private readonly waiting: Waiting[] = [];
  /** From one end to the next, while there is always something to do. */
  private intervalMs = INTERVAL_MS;
  private since = 0;

  /** Without patience nobody waits. `elapsed` is a clock that never goes back, in milliseconds. */
  constructor(most: number, patienceMs = 0, elapsed: () => number = () => performance.now()) {
    this.most = most;
    this.patienceMs = patienceMs;
    this.elapsed = elapsed;
  }

  /** Whether whoever comes now would wait for longer than anybody does. */
  get isFull(): boolean {
    return (
      this.underWay >= this.most && (this.waiting.length + 1) * this.intervalMs > this.patienceMs
    );
  }

  /** How many wait. */
  get queued(): number {
    return this.waiting.length;
  }

  /** Whether whoever comes now would wait. */
  get isBusy(): boolean {
    return this.underWay >= this.most;
  }

  /** Throws `server.busy` where there is no room in time; `leave` must follow. */
  async enter(): Promise<void> {
    if (this.isFull) throw this.refused();
    if (this.isBusy) return this.wait();
    if (this.underWay === 0) this.since = this.elapsed();
    this.underWay += 1;
  }

  leave(): void {
    const now = this.elapsed();
    this.intervalMs += NEWEST * (now - this.since - this.intervalMs);
    this.since = now;
    const next = this.waiting.shift();
    if (next) next.begin();
    else this.underWay -= 1;
  }

  /** Takes the place of somebody who leaves. */
  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        begin: () => {
          clearTimeout(one.late);
          resolve();
        },
        late: setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(one), 1);
          reject(this.refused());
        }, this.patienceMs * LATE),
      };
      this.waiting.push(one);
    });
  }

  private refused(): Failure {
    this.shed += 1;
    return fail('server.busy');
  }
}

/** Pages that are being made by one process. */
export const loadOfPages = (): Load => new Load(PAGES_AT_ONCE, PATIENCE_MS);

/**
 * A refusal costs some tenth of a millisecond that pages need: so many a second are sent at once,
 * and half a second of them in a row.
 */
const [REFUSAL_MS, AT_ONCE_MS] = [5, 500];

/**
 * Paces refusals, so that clients who ask again at once, however many, get them later instead of
 * taking the process from those who are served.
 */
export class Refusals {
  private next = 0;
  private readonly elapsed: () => number;

  constructor(elapsed: () => number = () => performance.now()) {
    this.elapsed = elapsed;
  }

  /** Notes a refusal, and how many milliseconds to hold it back. */
  delayMs(): number {
    const now = this.elapsed();
    const delay = Math.max(0, this.next - now - AT_ONCE_MS);
    this.next = Math.max(this.next, now) + REFUSAL_MS;
    return delay;
  }
}

/**
 * Limits the calls that are under way. Those that answer for as long as somebody listens are not
 * counted.
 */
export function shedCalls(
  server: FastifyInstance,
  streams: ReadonlySet<string>,
  load: Load = new Load(CALLS_AT_ONCE),
): Load {
  const counted = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (counted.delete(request)) load.leave();
  };
  server.addHook('onRequest', async (request, reply) => {
    if (!isCall(request, streams)) return;
    await load.enter();
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
