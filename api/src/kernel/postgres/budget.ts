/**
 * How many connections a process may hold, so that all processes together fit into the server and
 * its owner still gets in.
 */
import type pg from 'pg';
import { UnfitDatabase } from './unfit.ts';

/**
 * Of each process, beside its pools: two that listen, and one that looks now and then whether the
 * database answers.
 */
const BESIDE = 3;
/** Left for the operator, commands, backups and the next migration. */
const SPARE = 10;
/** More do not serve faster. */
const ENOUGH = 20;
/** Fewer would make jobs wait for visitors. */
const LEAST = 4;

export interface Room {
  /** `max_connections` of the server. */
  readonly max: number;
  /** Those of them that only superusers and maintainers get. */
  readonly reserved: number;
}

/**
 * Connections of one process's pools: what is wished for, or `ENOUGH`, if that many fit for every
 * process.
 */
export function budgetOf({ max, reserved }: Room, processes: number, wished?: number): number {
  const share = Math.floor((max - reserved - SPARE) / processes) - BESIDE;
  if (share < LEAST)
    throw new UnfitDatabase(
      `WORKERS=${processes} needs at least ${processes * (LEAST + BESIDE) + SPARE} connections; the database gives ${max - reserved} (max_connections ${max}, of which ${reserved} are reserved). Raise max_connections or serve with fewer workers.`,
    );
  return Math.min(wished ?? ENOUGH, share);
}

export async function roomOf(client: pg.Client): Promise<Room> {
  const { rows } = await client.query<Room>(`
    select current_setting('max_connections')::int as max,
      current_setting('superuser_reserved_connections')::int + coalesce(current_setting('reserved_connections', true), '0')::int as reserved`);
  return rows[0] as Room;
}
