/**
 * One app per data folder. The lock names its process; one left behind by a killed process is taken
 * over.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '#api/kernel/postgres/embedded-process.ts';

export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

export function holdFolder(dataDir: string, port: number): () => void {
  const file = path.join(dataDir, 'khum.lock');
  if (existsSync(file)) {
    const [pid, other] = readFileSync(file, 'utf8').split('\n').map(Number) as [number, number];
    if (pid !== process.pid && pid > 1 && isAlive(pid) && isKhum(pid)) {
      throw new FolderInUse(
        `Khum is already running from this folder: process ${pid}, port ${other}. Stop it with: kill ${pid}\nTo run a second one, give it its own data: DATA_DIR=.data2 PORT=${port + 1} npm start`,
      );
    }
  }
  writeFileSync(file, `${process.pid}\n${port}\n`);
  return () => rmSync(file, { force: true });
}

/** The number may belong to another program by now. */
function isKhum(pid: number): boolean {
  if (!existsSync('/proc/self')) return true;
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, 'utf8').includes('main.ts');
}
