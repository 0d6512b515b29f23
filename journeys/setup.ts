/**
 * The sites of the journeys: for each process that walks a whole Khum on a free port, over a
 * database of its own in one throw-away cluster. The small demo world is made once; the others are
 * copies of it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { pictureFolderOf } from '#seed/load.ts';
import { prepareDatabase } from '#server/database.ts';
import type { PreparedDatabase } from '#server/database.ts';
import { readConfig } from '#api/kernel/config.ts';
import { startCluster } from '#api/kernel/postgres/embedded.ts';
import { chatServices } from '../test/chat-services.ts';
import { THROW_AWAY } from '../test/cluster.ts';
import { openidProvider } from '../test/openid-provider.ts';
import type { SiteOrder } from './site.ts';

interface Site {
  readonly site: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const settings = (dataDir: string) => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMIT: '1000000',
});

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-journey-'));
  // the database's own user may enter, so that the cluster lies in it and goes with it
  chmodSync(dataDir, 0o755);
  // what prepares the database joins it, as it joins one that runs already
  const cluster = await startCluster({ dataDir, settings: THROW_AWAY });
  const first = await prepareDatabase(readConfig(settings(dataDir)), () => {}, { share: 0.12 });
  const names = Array.from({ length: Number(project.config.maxWorkers) }, (_, at) => `site_${at}`);
  await copies(first.url, names);
  const sites = await Promise.all(names.map((name) => startSite(name, dataDir, first)));
  project.provide(
    'sites',
    sites.map(({ site, databaseUrl }) => ({ site, databaseUrl })),
  );
  return async () => {
    await Promise.all(sites.map((one) => one.stop()));
    await first.stop();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Copies of the database at `url`, which nobody may be connected to. */
async function copies(url: string, names: readonly string[]): Promise<void> {
  const to = new URL(url);
  const from = to.pathname.slice(1);
  to.pathname = '/postgres';
  const admin = new pg.Client(to.href);
  await admin.connect();
  for (const name of names)
    await admin.query(`create database ${name} template ${from} strategy file_copy`);
  await admin.end();
}

/** A site over the copy `name`, with pictures, a provider of sign-in and chats of its own. */
async function startSite(name: string, dataDir: string, first: PreparedDatabase): Promise<Site> {
  const folder = path.join(dataDir, name);
  cpSync(pictureFolderOf(dataDir), pictureFolderOf(folder), { recursive: true });
  const line = await openidProvider('LINE', undefined, true);
  const chats = await chatServices({ plain: true, ends: () => {} });
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const child = fork(path.join(import.meta.dirname, 'site.ts'), { execArgv: [] });
  const order: SiteOrder = {
    env: { ...settings(folder), ...line.env, ...chats.env },
    database: { ...first.serving, url: at(first.serving.url) },
  };
  child.send(order);
  const ended = once(child, 'exit');
  const [site] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`A site ended with ${code}.`))),
  ]);
  return {
    site,
    databaseUrl: at(first.url),
    async stop() {
      child.disconnect();
      await ended;
      await line.close();
      chats.close();
    },
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each process that runs journeys. */
    sites: { site: string; databaseUrl: string }[];
  }
}
