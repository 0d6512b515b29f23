/**
 * What the benchmarks run on: a throw-away cluster with real durability settings, migrated, with
 * the demo world.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '#server/database.ts';
import { readConfig } from '#api/kernel/config.ts';
import type { Config } from '#api/kernel/config.ts';

export interface BenchWorld {
  config: Config;
  url: string;
  stop(): Promise<void>;
}

/**
 * `keep`: a folder whose world is used again and left as it is, since making millions of rows takes
 * longer than measuring them.
 */
export async function benchWorld(share: number, keep?: string): Promise<BenchWorld> {
  const dataDir = keep ?? mkdtempSync(path.join(tmpdir(), 'khum-bench-'));
  mkdirSync(dataDir, { recursive: true });
  // the database's own user may enter, so that the cluster lies in it and goes with it
  chmodSync(dataDir, 0o755);
  const config = readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000000',
    DEMO: share > 0 ? '1' : '0',
  });
  const prepared = await prepareDatabase(config, () => {}, { share });
  return {
    config,
    url: prepared.url,
    async stop() {
      await prepared.stop();
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
