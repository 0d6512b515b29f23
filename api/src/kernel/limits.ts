/** How often one address may ask: calls of the API, and pages that have to be made. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './postgres/database.ts';
import { SharedCounts } from './shared-count.ts';
import type { CountStore } from './shared-count.ts';

const MINUTE_MS = 60_000;

/**
 * Limits the calls; answers how to count a page: the seconds to wait where it is one too many, else
 * undefined.
 */
export async function mountLimits(
  server: FastifyInstance,
  { config, database, clock }: { config: Config; database: Database; clock: Clock },
): Promise<(request: FastifyRequest) => Promise<number | undefined>> {
  const counts = new SharedCounts(database, clock);
  server.addHook('onClose', async () => counts.stop());
  await server.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: MINUTE_MS,
    store: storeOf(counts),
    // reading pages and files is free here; whatever changes something is not
    allowList: (request) =>
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/'),
    errorResponseBuilder: () => fail('request.flood'),
  });
  const count = server.createRateLimit({
    max: config.rateLimit,
    timeWindow: MINUTE_MS,
    allowList: [],
  });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
}

/** The plug-in makes its store itself. */
function storeOf(counts: SharedCounts): new () => CountStore {
  return function Store() {
    return counts.store();
  } as unknown as new () => CountStore;
}
