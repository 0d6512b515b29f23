/**
 * Puts a running Khum together: database, modules, web server, pages, job queue. Used by `main.ts`
 * and by journeys.
 */
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyStaticOptions } from '@fastify/static';
import { REQUEST_TIMEOUT_MS } from '#contract/constants.ts';
import { makeApp } from '#api/kernel/app.ts';
import type { App, TenantDirectory } from '#api/kernel/app.ts';
import { listenForChanges, onChanged } from '#api/kernel/changed.ts';
import { systemClock } from '#api/kernel/clock.ts';
import type { Clock } from '#api/kernel/clock.ts';
import type { Config } from '#api/kernel/config.ts';
import type { Log } from '#api/kernel/log.ts';
import { compose } from './compose.ts';
import type { Assets } from '#api/kernel/pages/assets.ts';
import { isPage, pageAddress } from '#api/kernel/pages/page-address.ts';
import { Pages } from '#api/kernel/pages/pages.ts';
import type { Renderer } from '#api/kernel/pages/page-parts.ts';
import { mountPreferences } from '#api/kernel/pages/preferences.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import type { DatabaseOptions } from '#api/kernel/postgres/database.ts';
import { hasClient } from '#api/kernel/request-target.ts';
import { cutSlowReaders } from '#api/kernel/slow-reader.ts';
import { readBuild } from './web-build.ts';
import type { WebBuild } from './web-build.ts';

/** Node looks for slow clients only every 30 s unless told otherwise. */
const TIMEOUTS = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
};
const WEB = path.join(import.meta.dirname, '../web');

/**
 * How long connections may go on after Khum is told to stop, and then jobs: together less than five
 * seconds.
 */
const [DRAIN_MS, LAST_MS] = [2_500, 1_500];

export interface RunningParts {
  readonly config: Config;
  /** Where it serves from, and with how many connections. */
  readonly database: Pick<DatabaseOptions, 'url' | 'directUrl' | 'poolSize'>;
  readonly log: Log;
  readonly clock?: Clock;
  /** The folder that the build lies in: `web`. */
  readonly webRoot?: string;
  /** Development: answers instead of the build (hot reload). */
  readonly development?: {
    handle: (request: never, response: never, next: () => void) => void;
    renderer: () => Promise<Renderer>;
    assets: Assets;
  };
}

export interface Running {
  readonly app: App;
  readonly database: Database;
  readonly pages: Pages;
  readonly address: string;
  /** Where operators read metrics and the last calls; on this machine alone. */
  readonly operations: string;
  /** Drains: no new work, requests in flight finish, jobs finish, connections close. */
  stop(): Promise<void>;
}

export async function startServer(parts: RunningParts): Promise<Running> {
  const { config, log, development, clock = systemClock, webRoot = WEB } = parts;
  const database = new Database({ ...parts.database, log });
  const composition = compose({ config, database, clock, log });
  const build = development ? undefined : readBuild(webRoot, log);
  const pages = new Pages({ ...composition, ...pageMaker(development, build) });
  const state = { stopping: false };
  const app = await makeApp({
    ...composition,
    pageLoad: pages.load,
    answerOther: async (request, reply, waitS) => {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPage(request.url))
        return false;
      reply.hijack();
      await pages.answer(request.raw, reply.raw, request.log as Log, waitS);
      return true;
    },
    serverFactory: (handler, options) =>
      createServer(
        { ...(options as object), ...TIMEOUTS },
        listenerOf(handler, pages, development, state),
      ),
  });
  pages.attach(app);
  await mountWeb(app, config, composition.tenants, webRoot);
  const forgetPages = onChanged((topic, tenant) => pages.clear(topic, tenant));
  build?.follow(() => pages.clear());
  const stopCutting = cutSlowReaders(app.server.server);
  const stopListening = await listenForChanges(database, log);
  const stopJobs = config.role === 'web' ? async () => {} : await composition.jobQueue.start();
  const address = await app.server.listen({ port: config.port, host: config.host });
  const operations = await app.operations.listen({ port: config.opsPort, host: '127.0.0.1' });
  return {
    app,
    database,
    pages,
    address,
    operations,
    async stop() {
      state.stopping = true;
      await closeServers(app);
      forgetPages();
      build?.stop();
      stopCutting();
      // what is cut off here is rolled back, and done by whoever starts next
      await Promise.race([
        Promise.all([stopJobs(), stopListening()]).then(() => database.close()),
        wait(LAST_MS),
      ]);
    },
  };
}

/** The build, or in development what is made of the sources. */
function pageMaker(development: RunningParts['development'], build: WebBuild | undefined) {
  if (build) return { renderer: build.renderer, assets: build.assets, cache: true };
  const { renderer, assets } = development as NonNullable<typeof development>;
  return { renderer, assets: async () => assets, cache: false };
}

/** What answers a request first: the page cache, then development, then the application. */
function listenerOf(
  handler: RequestListener,
  pages: Pages,
  development: RunningParts['development'],
  state: { readonly stopping: boolean },
): RequestListener {
  return (request, response) => {
    if (!hasClient(request)) return;
    if (state.stopping) response.setHeader('connection', 'close');
    request.url = pageAddress(request.url ?? '/');
    if (pages.tryCached(request, response)) return;
    if (development)
      development.handle(request as never, response as never, () => handler(request, response));
    else handler(request, response);
  };
}

/** Requests in flight may finish, for a while. */
async function closeServers({ server, operations }: App): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
  await server.close().finally(() => clearTimeout(cut));
  await operations.close();
}

async function mountWeb(
  app: App,
  config: Config,
  tenants: TenantDirectory,
  webRoot: string,
): Promise<void> {
  const { server } = app;
  const files = path.join(webRoot, config.environment === 'development' ? 'public' : 'dist/client');
  const setHeaders: FastifyStaticOptions['setHeaders'] = (response, file) => {
    const hashed = file.includes(`${path.sep}assets${path.sep}`);
    // browsers look for a new service worker by asking for the old one
    const unhashed = file.includes(`${path.sep}sw.js`) ? 'no-cache' : 'public, max-age=3600';
    response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : unhashed);
    response.header('vary', 'Accept-Encoding');
    response.header('x-content-type-options', 'nosniff');
    // it is to be kept and opened without this site, whose content policy forbids its scripts
    if (file.endsWith(`${path.sep}verifier.html`))
      response.header('content-disposition', 'attachment; filename="khum-verifier.html"');
  };
  // the build packs its files (web/pack.ts)
  const common = { index: false, decorateReply: false, preCompressed: true, setHeaders } as const;
  // names outside `assets` are the same in every build: all else is a page's address
  await server.register(fastifyStatic, {
    ...common,
    root: files,
    wildcard: false,
    globIgnore: ['assets/**'],
  });
  if (config.environment !== 'development')
    await server.register(fastifyStatic, {
      ...common,
      root: path.join(files, 'assets'),
      prefix: '/assets/',
    });
  mountPreferences(server, app, tenants, config);
}
