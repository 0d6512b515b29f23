/** `/healthz` (alive) and `/readyz` (database reachable, not draining). */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { TenantDirectory } from './app.ts';
import type { Database } from './postgres/database.ts';
import { rightsTrouble } from './postgres/rights.ts';

/** How long `/readyz` waits for a database that does not answer. */
const READY_MS = 1_500;

interface HealthParts {
  readonly tenants: TenantDirectory;
  readonly database: Database;
}

export function mountHealth(server: FastifyInstance, parts: HealthParts): void {
  let draining = false;
  server.addHook('preClose', async () => {
    draining = true;
  });
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', async (_request, reply) => {
    const status = draining ? 'draining' : await readiness(parts);
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}

/** Whether the database answers, and its connections have the rights of one tenant alone. */
async function readiness({ database, tenants }: HealthParts): Promise<string> {
  const limit = new AbortController();
  const late = wait(READY_MS, 'database unreachable', limit).catch(() => '');
  const asked = (async () => {
    const [tenant] = await tenants.all();
    if (!tenant) return 'no tenant';
    return (await rightsTrouble(database, tenant.id)).length === 0
      ? 'ready'
      : 'database rights are wrong';
  })().catch(() => 'database unreachable');
  return Promise.race([asked, late]).finally(() => limit.abort());
}
