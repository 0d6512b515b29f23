/** Floors by pgbench, over the same kind of connection as ours. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;

/** Runs of a script a second, each statement prepared. */
export function pgbench(url: string, script: string, clients: number): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'khum-pgbench-'));
  try {
    const file = path.join(folder, 'script.sql');
    writeFileSync(file, `${script}\n`);
    const jobs = String(Math.min(clients, 2));
    const { stdout, stderr, status } = spawnSync(
      'pgbench',
      ['-n', '-M', 'prepared', '-c', String(clients), '-j', jobs, '-T', '3', '-f', file, url],
      {
        env: { ...process.env, PGOPTIONS: '-c role=khum_app -c app.tenant=TH -c jit=off' },
        encoding: 'utf8',
      },
    );
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (status !== 0 || !tps) throw new Error(`pgbench: ${stderr.slice(0, 500)}`);
    return Number(tps);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
