/**
 * The making of the embedded cluster: `initdb` once, with what search needs to see Thai letters.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Place } from './place.ts';

/** Who owns the cluster and everything in it. */
export const OWNER = 'khum';

/**
 * Makes the cluster beside its place and renames it, so that a kill in the middle leaves nothing
 * half-made.
 */
export async function initialise(place: Place, dataDir: string, password: string): Promise<void> {
  const building = `${place.cluster}.new`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(path.dirname(place.cluster), '.pw');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.runAs) {
    chownSync(building, place.runAs.uid, place.runAs.gid);
    chownSync(passwordFile, place.runAs.uid, place.runAs.gid);
  }
  const log = openSync(path.join(dataDir, 'initdb.log'), 'w');
  try {
    await initdb(place, building, passwordFile, log, path.join(dataDir, 'initdb.log'));
  } finally {
    closeSync(log);
    rmSync(passwordFile, { force: true });
  }
  renameSync(building, place.cluster);
}

/**
 * pg_trgm sees Thai only under a UTF-8 ctype of the C library, whose name differs between systems.
 */
const CTYPES = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8'];

async function initdb(
  place: Place,
  building: string,
  passwordFile: string,
  log: number,
  logFile: string,
): Promise<void> {
  for (const [index, ctype] of CTYPES.entries()) {
    try {
      await finished(
        spawn(
          path.join(place.binaries, 'bin', 'initdb'),
          [
            '-D',
            building,
            '-U',
            OWNER,
            '--pwfile',
            passwordFile,
            '--auth',
            'scram-sha-256',
            '-E',
            'UTF8',
            '--locale-provider=builtin',
            '--builtin-locale=C.UTF-8',
            `--lc-ctype=${ctype}`,
            '--lc-collate=C',
            '--no-instructions',
            '--no-sync',
          ],
          { ...place.runAs, cwd: '/', stdio: ['ignore', log, log], env: serverEnv(place) },
        ),
        logFile,
      );
      return;
    } catch (error) {
      if (index === CTYPES.length - 1 || !/invalid locale/.test(String(error))) throw error;
    }
  }
}

export function serverEnv(place: Place): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    TZ: 'UTC',
    LD_LIBRARY_PATH: path.join(place.binaries, 'lib'),
    DYLD_LIBRARY_PATH: path.join(place.binaries, 'lib'),
  };
}

function finished(child: ChildProcess, logFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}:\n${tail(logFile)}`)),
    );
  });
}

/** The last lines of a log. */
export function tail(file: string): string {
  return existsSync(file) && statSync(file).size < 10_000_000
    ? readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n')
    : '';
}
