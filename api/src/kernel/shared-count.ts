/**
 * Counts behind the rate limits, for all processes together. Each counts by itself; what comes near
 * a limit is added up in the database once a second, so a limit is overstepped by no more than what
 * arrives in that second.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import type { Clock } from './clock.ts';
import type { Database } from './postgres/database.ts';

const SYNC_MS = 1000;
const MOST_KEYS = 20_000;
/** From this share of a limit on, other processes learn of it: visitors who are far from it cost no write. */
const WORTH_SHARING = 1 / 20;

interface Count {
  readonly end: number;
  own: number;
  /** Of `own`, how many the database knows. */
  shared: number;
  /** What all other processes counted. */
  others: number;
  worthTelling: boolean;
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** What `@fastify/rate-limit` asks of a store. */
export interface CountStore {
  incr(key: string, answer: Answer, timeWindow: number, max: number): void;
  child(options: unknown): CountStore;
}

export class SharedCounts {
  private readonly counts = new LRUCache<string, Count>({ max: MOST_KEYS });
  private readonly database: Database;
  private readonly clock: Clock;
  private timer: NodeJS.Timeout | undefined;
  private stores = 0;

  constructor(database: Database, clock: Clock) {
    this.database = database;
    this.clock = clock;
  }

  /** A limit of its own; every process makes them in the same order. */
  store(): CountStore {
    const name = this.stores++;
    return {
      incr: (key, answer, timeWindow, max) =>
        answer(null, this.count(`${name} ${key}`, timeWindow, max)),
      child: () => this.store(),
    };
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private count(key: string, timeWindow: number, max: number): { current: number; ttl: number } {
    const now = this.clock.now().getTime();
    const end = (Math.floor(now / timeWindow) + 1) * timeWindow;
    let count = this.counts.get(key);
    if (count?.end !== end)
      this.counts.set(key, (count = { end, own: 0, shared: 0, others: 0, worthTelling: false }));
    count.own += 1;
    count.worthTelling ||= count.own >= max * WORTH_SHARING;
    if (count.worthTelling) this.timer ??= setTimeout(() => void this.sync(), SYNC_MS).unref();
    return { current: count.own + count.others, ttl: end - now };
  }

  /**
   * Sends the database what is new, and learns what the others did; without a database each
   * process counts for itself.
   */
  async sync(): Promise<void> {
    this.timer = undefined;
    const news = [...this.counts].filter(([, one]) => one.worthTelling && one.own > one.shared);
    if (news.length === 0) return;
    const counts = new Map(
      news.map(([key, count]) => [createHash('sha256').update(key).digest('base64url'), count]),
    );
    const shared = news.map(([, one]) => one.own);
    try {
      const db = this.database.platform();
      await db.run(
        sql`delete from request_count where window_end <
            ${new Date(this.clock.now().getTime() - 60_000)}`,
      );
      const rows = await db.rows<{ key: string; window_end: Date; hits: number }>(sql`
        insert into request_count (key, window_end, hits)
        select * from unnest(${[...counts.keys()]}::text[],
          ${news.map(([, one]) => new Date(one.end))}::timestamptz[],
          ${news.map(([, one], at) => (shared[at] as number) - one.shared)}::int[])
        on conflict (key, window_end) do update set hits = request_count.hits + excluded.hits
          returning key, window_end, hits`);
      for (const [at, [, count]] of news.entries()) count.shared = shared[at] as number;
      for (const { key, window_end, hits } of rows) {
        const count = counts.get(key);
        if (count?.end === window_end.getTime()) count.others = Math.max(0, hits - count.shared);
      }
    } catch {
      // the pulse of the database says that it is away
    }
  }
}
