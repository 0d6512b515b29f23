/**
 * `npm run dev`: the same server with Vite's hot reload in place of the build; the API restarts
 * when its files change.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createServer } from 'vite';
import { prepareDatabase } from '#server/database.ts';
import { say, sayUrls } from '#server/terminal.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import type { Renderer } from '#api/kernel/pages/page-parts.ts';
import { watchCluster } from '#api/kernel/postgres/watch.ts';
import { startServer } from '#server/server.ts';

process.env.NODE_ENV = 'development';
const config = readConfig();
mkdirSync(config.dataDir, { recursive: true });
const web = path.join(import.meta.dirname, '../web');
const vite = await createServer({
  configFile: path.join(web, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true },
});
const prepared = await prepareDatabase(config, say);
const running = await startServer({
  config,
  database: prepared.serving,
  log: makeLog(config),
  development: {
    handle: (request, response, next) => vite.middlewares(request, response, next),
    renderer: () => vite.ssrLoadModule('/app/entry-server.tsx') as unknown as Promise<Renderer>,
    assets: {
      entry: '/app/entry-client.tsx',
      styles: {
        first: '/app/ui/styles/first.css',
        detail: '/app/ui/styles/detail.css',
        later: '/app/ui/styles/later.css',
      },
      modules: {},
      developmentHead:
        '<script type="module" src="/@vite/client"></script><script type="module" src="/@khum/refresh.js"></script>',
    },
  },
});
const stopWatching =
  prepared.cluster && watchCluster(prepared.cluster, { say, onGiveUp: () => process.exit(1) });
sayUrls(config, running.operations, prepared.notes);
closeWithGrace({ delay: 5_000, logger: false }, async () => {
  await running.stop();
  await vite.close();
  stopWatching?.();
  await prepared.stop();
});
