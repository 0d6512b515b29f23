/** The rows that modules need before anybody comes: regions, then what each region needs. */
import type { Db } from '#api/kernel/postgres/database.ts';
import { modules } from './modules.ts';

/** Adds what is missing; any number of processes may do so at once. */
export async function setUp(platform: Db): Promise<void> {
  for (const module of modules) await module.setUp?.(platform);
}
