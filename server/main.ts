/**
 * The start of Khum: database, migrations, demo world, then serving until told to stop. With
 * `WORKERS` above 1 this process looks after the database and that many workers serve.
 */
import cluster from 'node:cluster';
import { mkdirSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { prepareDatabase } from './database.ts';
import type { ServingDatabase } from './database.ts';
import { holdFolder } from './lock.ts';
import { isCrashLoop } from './crash-loop.ts';
import { portFree } from './port.ts';
import { say, sayUrls } from './terminal.ts';
import { ConfigError, readConfig } from '#api/kernel/config.ts';
import type { Config } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { surviveRejections } from '#api/kernel/rejection.ts';
import { watchCluster } from '#api/kernel/postgres/watch.ts';
import { UnfitDatabase } from '#api/kernel/postgres/unfit.ts';
import { startServer } from './server.ts';

try {
  const config = readConfig();
  surviveRejections(makeLog(config));
  if (cluster.isPrimary) await primary(config);
  else
    await worker(config, JSON.parse(process.env.KHUM_WORKER_DATABASE as string) as ServingDatabase);
} catch (error) {
  explain(error);
  process.exit(1);
}

async function primary(config: Config): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true });
  const release = holdFolder(config.dataDir, config.port);
  await portFree(config.port, config.host);
  // undone in reverse, whether Khum is told to stop while it starts, fails to start, or has served
  // for a year
  const undo: (() => Promise<void> | void)[] = [release];
  const stopAll = async () => {
    while (undo.length > 0) await undo.pop()?.();
  };
  let stopping = false;
  onStop(async () => {
    stopping = true;
    await stopAll();
  });
  const giveUp = () => {
    stopping = true;
    void stopAll().finally(() => process.exit(1));
  };
  try {
    const prepared = await prepareDatabase(config, say, { onOpen: (stop) => undo.push(stop) });
    if (prepared.cluster) undo.push(watchCluster(prepared.cluster, { say, onGiveUp: giveUp }));
    const running =
      config.workers > 1
        ? undefined
        : await startServer({ config, database: prepared.serving, log: makeLog(config) });
    undo.push(running ? running.stop : await forkWorkers(config, prepared.serving, giveUp));
    sayUrls(config, running?.operations, prepared.notes);
  } catch (error) {
    // told to stop while starting: whatever broke off did so for that
    if (stopping) return;
    await stopAll();
    throw error;
  }
}

async function worker(config: Config, database: ServingDatabase): Promise<void> {
  const running = await startServer({ config, database, log: makeLog(config) });
  onStop(running.stop);
}

/**
 * Workers that die are replaced, unless they all do so at once; each serves and works off jobs, all
 * over one database.
 */
async function forkWorkers(
  config: Config,
  database: ServingDatabase,
  giveUp: () => void,
): Promise<() => Promise<void>> {
  let stopping = false;
  const fork = () => cluster.fork({ KHUM_WORKER_DATABASE: JSON.stringify(database) });
  const deaths: number[] = [];
  cluster.on('exit', () => {
    if (stopping) return;
    if (isCrashLoop(deaths, performance.now())) {
      say(
        'Workers keep dying right after they start; Khum stops. The log above says why; run `npm run doctor` to see what is wrong with this machine.',
      );
      stopping = true;
      giveUp();
      return;
    }
    setTimeout(fork, 500);
  });
  const first = Array.from({ length: config.workers }, fork);
  await Promise.all(
    first.map(
      (one) =>
        new Promise((resolve) => {
          one.once('listening', resolve);
          one.once('exit', resolve);
        }),
    ),
  );
  return async () => {
    stopping = true;
    const left = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    await Promise.all(
      left.map(
        (one) =>
          new Promise((resolve) => {
            one.once('exit', resolve);
            one.process.kill('SIGTERM');
          }),
      ),
    );
  };
}

function onStop(stop: () => Promise<void>): void {
  const grace = closeWithGrace(
    { delay: 10_000, logger: false, skip: ['unhandledRejection'] },
    async ({ err }) => {
      if (err) say(`Khum stops after an error: ${err.stack ?? String(err)}`);
      await stop();
    },
  );
  // the launcher went away without a word: stop too, so that nothing keeps the port
  process.once('disconnect', () => {
    if (cluster.isPrimary) grace.close();
  });
}

function explain(error: unknown): void {
  const { code, port, message, stack } = error as {
    code?: string;
    port?: number;
    message?: string;
    stack?: string;
  };
  if (code === 'EADDRINUSE')
    say(
      `Port ${port} is already in use. Stop what listens there, or choose another port: PORT=3001 npm start`,
    );
  else if (code === 'EACCES' && port)
    say(`This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`);
  else if (
    error instanceof ConfigError ||
    error instanceof UnfitDatabase ||
    (error as Error)?.name === 'FolderInUse'
  )
    say(message ?? '');
  else if (code === 'ECONNREFUSED')
    say(
      `The database does not answer (${message}). Check DATABASE_URL, or leave it out to use the embedded PostgreSQL.`,
    );
  else
    say(
      `Khum could not start: ${stack ?? String(error)}\nRun \`npm run doctor\` to see what is wrong with this machine.`,
    );
}
