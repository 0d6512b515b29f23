/**
 * Serves Khum with as many workers as `BENCH_WORKERS` says, over one port, as `WORKERS` does, and
 * says its address.
 */
import cluster from 'node:cluster';
import path from 'node:path';

cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'serve.ts') });
const workers = Array.from({ length: Number(process.env.BENCH_WORKERS) }, () => cluster.fork());
const addresses = await Promise.all(
  workers.map(
    (worker) =>
      new Promise<string>((resolve) =>
        worker.once('message', (address) => resolve(String(address))),
      ),
  ),
);
process.on('SIGTERM', () => {
  for (const worker of workers) worker.process.kill();
  process.exit(0);
});
process.send?.(addresses[0]);
