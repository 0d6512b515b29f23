/**
 * A server of pages on a free port, with everything of the product but the code of the web: what
 * draws is the test's own.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeApp } from '../api/src/kernel/app.ts';
import { compose } from '#server/compose.ts';
import { readConfig } from '../api/src/kernel/config.ts';
import type { Load } from '../api/src/kernel/load.ts';
import type { Log } from '../api/src/kernel/log.ts';
import { makeLog } from '../api/src/kernel/log.ts';
import { Pages } from '../api/src/kernel/pages/pages.ts';
import type { Renderer } from '../api/src/kernel/pages/page-parts.ts';
import { Database } from '../api/src/kernel/postgres/database.ts';
import { servingUrl } from '../api/src/kernel/postgres/serving.ts';
import type { World } from './world.ts';

interface Asked {
  readonly world: World;
  readonly renderer: Renderer;
  /**
   * Where the database answers, when it is not the world's own address; the server opens, and
   * closes, its own connections there.
   */
  readonly databaseUrl?: string;
  readonly load?: Load;
  readonly limitMs?: number;
}

export async function servePages({ world, renderer, databaseUrl, load, limitMs }: Asked) {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMIT: '1000000',
  });
  const log = makeLog(config);
  const { clock } = world;
  const database = databaseUrl
    ? new Database({ url: servingUrl(databaseUrl), poolSize: 6, log })
    : world.database;
  const composition = compose({ config, database, clock, log });
  const parts = {
    ...composition,
    cache: true,
    renderer: async () => renderer,
    assets: async () => ({ entry: '', styles: { first: '', detail: '', later: '' }, modules: {} }),
  };
  const pages = new Pages({ ...parts, ...(load && { load }), ...(limitMs && { limitMs }) });
  const app = await makeApp({
    ...composition,
    answerOther: async (request, reply, waitS) => {
      reply.hijack();
      await pages.answer(request.raw, reply.raw, request.log as Log, waitS);
      return true;
    },
    serverFactory: (handler) =>
      createServer((request, response) =>
        pages.tryCached(request, response) ? undefined : handler(request, response),
      ),
  });
  pages.attach(app);
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  return {
    site: `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`,
    pages,
    parts,
    async close() {
      await app.server.close();
      if (databaseUrl) await database.close();
    },
  };
}
