/**
 * The one lock under every limit: whoever counts what an account did before and then adds to it
 * does both in its turn, so that requests sent at once pass a limit no more than requests sent one
 * after the other.
 */
import sql from 'sql-template-tag';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { Db } from './postgres/database.ts';

/**
 * The last work of each key in this process; those behind it wait here, without a connection of the
 * pool.
 */
const queues = new Map<string, Promise<unknown>>();
/** Connections that hold a turn: what is called within it does not wait for itself. */
const holders = new WeakSet<Db>();

/**
 * Runs work in a transaction, one at a time per key: in this process by a queue, between processes
 * by advisory locks that go with the transaction. `who` is an account, or what stands for somebody
 * who has none; several keys are taken together.
 */
export async function inTurn<C extends Context, Result>(
  ctx: C,
  who: number | readonly string[],
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  if (holders.has(ctx.db)) return work(ctx);
  const names = typeof who === 'number' ? [`account ${who}`] : who;
  const keys = [...new Set(names)].toSorted().map((name) => `turn ${ctx.tenant.id} ${name}`);
  const mine = Promise.allSettled(keys.map((key) => queues.get(key))).then(() =>
    locked(ctx, keys, work),
  );
  for (const key of keys) queues.set(key, mine);
  try {
    return await mine;
  } finally {
    for (const key of keys) if (queues.get(key) === mine) queues.delete(key);
  }
}

function locked<C extends Context, Result>(
  ctx: C,
  keys: readonly string[],
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (inside) => {
    for (const key of keys)
      await inside.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    holders.add(inside.db);
    try {
      return await work(inside);
    } finally {
      holders.delete(inside.db);
    }
  });
}
