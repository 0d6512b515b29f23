/**
 * A page whose data is at hand: the same router, components and document, and nothing asked of the
 * database.
 */
import path from 'node:path';
import { makeApp } from '#api/kernel/app.ts';
import { makeLog } from '#api/kernel/log.ts';
import { compose } from '#server/compose.ts';
import { readAssets } from '#api/kernel/pages/assets.ts';
import type { Renderer } from '#api/kernel/pages/page-parts.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import type { BenchWorld } from './world.ts';

const WEB = path.resolve(import.meta.dirname, '../web');

/**
 * Renders `address` once with real answers, and returns how to render it again with the same ones.
 */
export async function pageGiven(
  { config, url }: BenchWorld,
  address: string,
): Promise<() => Promise<unknown>> {
  const database = new Database({ url, poolSize: 4 });
  const log = makeLog(config);
  const composition = compose({ config, database, log });
  const { tenants, jobQueue } = composition;
  const app = await makeApp(composition);
  const [tenant] = await tenants.all();
  if (!tenant) throw new Error('No tenant.');
  const ctx = {
    ...jobQueue.contextOf(tenant, 'bench'),
    lang: 'th' as const,
  };
  const renderer = (await import(path.join(WEB, 'dist/server/entry-server.js'))) as Renderer;
  const assets = readAssets(WEB);
  const caller = app.callerFor(ctx);
  const known = new Map<string, Promise<unknown>>();
  const call = (name: string, ask: object = {}): Promise<unknown> => {
    const key = JSON.stringify([name, ask]);
    const answer =
      known.get(key) ??
      caller(name as never, ask as never).then((envelope) => renderer.dataOf(envelope));
    known.set(key, answer);
    return answer;
  };
  const origin = 'http://localhost';
  const given = {
    lang: 'th',
    theme: undefined,
    isMobilePhone: false,
    terminalType: 'h5',
    origin,
    isNamed: false,
    currentTimeMillis: ctx.now.getTime(),
  };
  const page = {
    ...given,
    tenant: await call('tenant.base-info'),
    categories: await call('category.tops'),
  };
  const render = () =>
    renderer.render({ url: origin + address, assets, call, turn: async () => {}, page });
  const first = await render();
  if (first.status !== 200) throw new Error(`${address} answered ${first.status}.`);
  await app.server.close();
  await database.close();
  return render;
}
