/**
 * The site that this process walks: each process of journeys has one to itself, with a database of
 * its own, so that journeys that run at once find nothing of each other.
 */
import { inject } from 'vitest';

const own = inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1];
if (!own) throw new Error(`No site for process ${process.env['VITEST_POOL_ID']} of the journeys.`);

/** `site`: its address; `databaseUrl`: for what an operator does with the command line. */
export const { site, databaseUrl } = own;
