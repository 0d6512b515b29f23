/** What this machine has: Node, a free port, a folder to write to, the build, memory. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, totalmem } from 'node:os';
import path from 'node:path';
import type { Config } from '#api/kernel/config.ts';
import { isAlive } from '#api/kernel/postgres/embedded-process.ts';
import type { Note } from './finding.ts';

export function checkNode(note: Note): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  note(
    major > 24 || (major === 24 && minor >= 8),
    `Node ${process.versions.node} runs Khum`,
    'Run `npm ci`: Khum brings its own Node 24. Where none is packaged, install Node 24.8 or later.',
  );
}

export async function checkPort(note: Note, { port, host }: Config): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
  note(
    free,
    `Port ${port} on ${host} is ${free ? 'free' : 'taken'}`,
    'If that is a running Khum, all is well. Otherwise stop what listens there, or start with PORT=3001.',
  );
}

export function checkFolder(note: Note, { dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const disk = statfsSync(dataDir);
    const free = (disk.bavail * disk.bsize) / 1024 ** 3;
    note(
      free > 1,
      `${dataDir} can be written, ${free.toFixed(1)} GiB free`,
      'Free some space, or point DATA_DIR at another disk.',
    );
  } catch (error) {
    note(
      false,
      `${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`,
      'Give this user the folder, or set DATA_DIR to one that it owns.',
    );
  }
  const lock = path.join(dataDir, 'khum.lock');
  if (existsSync(lock)) {
    const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    note(
      true,
      isAlive(pid)
        ? `Khum is running from this folder (process ${pid})`
        : `The lock of process ${pid}, which is gone, will be taken over`,
    );
  }
}

export function checkBuild(note: Note): void {
  const built = existsSync(path.join(import.meta.dirname, '../../web/dist/server/entry-server.js'));
  note(true, built ? 'The web is built' : 'The web will be built at the first start');
}

export function checkMemory(note: Note): void {
  note(
    totalmem() > 900 * 1024 ** 2,
    `${(totalmem() / 1024 ** 3).toFixed(1)} GiB of memory, ${(freemem() / 1024 ** 3).toFixed(1)} free`,
    'Khum and its database want 1 GiB.',
  );
}
