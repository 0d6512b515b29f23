/**
 * How often one address may ask: calls of the API, and pages that have to be made; and how often one account and one
 * device may ask a call that says so (`perMinute`).
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { fail } from '#contract/errors.ts';
import type { Clock } from './clock.ts';
import { RATE_LIMIT } from './config.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Database } from './postgres/database.ts';
import { SharedCounts } from './shared-count.ts';
import type { CountStore } from './shared-count.ts';

const MINUTE_MS = 60_000;

export interface Limits {
  /** Counts a page: the seconds to wait where it is one too many, else undefined. */
  readonly countPage: (request: FastifyRequest) => Promise<number | undefined>;
  /** Counts a call of an account and of a device; throws request.flood where it is one too many. */
  readonly countCall: (call: Call, ctx: Context) => Promise<void>;
}

/** Limits the calls of each address; answers how to count pages, and calls that have a limit of their own. */
export async function mountLimits(
  server: FastifyInstance,
  { config, database, clock }: { config: Config; database: Database; clock: Clock },
): Promise<Limits> {
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
  const askers = counts.store();
  return {
    countPage: async (request) => {
      const counted = await count(request);
      return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
    },
    countCall: async (call, ctx) => {
      if (call.perMinute === undefined) return;
      const most = Math.ceil((call.perMinute * config.rateLimit) / RATE_LIMIT);
      for (const asker of askersOf(ctx))
        if ((await hit(askers, `${call.name} ${asker}`, most)) > most) throw fail('request.flood');
    },
  };
}

/** Who asks, as far as it is known: an account, and the device that it says it uses. */
const askersOf = ({ viewer, device, tenant }: Context): string[] => [
  ...(viewer ? [`account ${viewer.userId}`] : []),
  ...(device.deviceId ? [`device ${tenant.id} ${device.deviceId}`] : []),
];

const hit = (store: CountStore, key: string, most: number): Promise<number> =>
  new Promise((resolve, reject) =>
    store.incr(
      key,
      (error, result) => (error || !result ? reject(error) : resolve(result.current)),
      MINUTE_MS,
      most,
    ),
  );

/** The plug-in makes its store itself. */
function storeOf(counts: SharedCounts): new () => CountStore {
  return function Store() {
    return counts.store();
  } as unknown as new () => CountStore;
}
