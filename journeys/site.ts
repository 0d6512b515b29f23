/** The site of the journeys of this process: no other process changes what is in it. */
import { inject } from 'vitest';

const sites = inject('sites');
const place = Number(process.env.VITEST_POOL_ID ?? 1) - 1;
const own = sites[place % sites.length] as (typeof sites)[number];

export const site = own.address;
/** For what an operator does with the command line. */
export const databaseUrl = own.databaseUrl;
