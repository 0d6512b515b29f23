/**
 * Where tests put what nobody keeps: clusters, profiles of browsers, data folders. A clone of the
 * template has 1,300 files, and some hundred clones are made: on a disk their making takes forty
 * times as long as in memory.
 */
import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 6 * 2 ** 30;
/** A run that was killed left its folders; no run takes so long. */
const LEFT_MS = 6 * 3_600_000;

/** A folder in memory, where the machine has one with room, else that of the system. */
export function scratchFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return tmpdir();
  const folder = path.join(IN_MEMORY, `khum-tests-${userInfo().username}`);
  // the database's own user may enter
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(folder)) {
    const left = path.join(folder, name);
    const { mtimeMs } = statSync(left, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && mtimeMs < Date.now() - LEFT_MS)
      rmSync(left, { recursive: true, force: true });
  }
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
