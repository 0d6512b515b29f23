/**
 * The headless shell of Chromium that npm brings. A whole Chromium draws windows that nobody sees,
 * and keeps processes ready for tabs that nobody opens: nearly twice the processor time.
 */
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const PACKED = path.resolve(
  import.meta.dirname,
  '../node_modules/@sparticuz/chromium/bin/chromium.br',
);

/** The shell, unpacked the first time; undefined: there is none for this machine. */
export async function packagedShell(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKED))
    return undefined;
  const file = PACKED.replace(/\.br$/, '');
  if (existsSync(file)) return file;
  // a run that is killed here leaves no half of it for the next one
  const part = `${file}.${process.pid}`;
  await pipeline(
    createReadStream(PACKED),
    createBrotliDecompress(),
    createWriteStream(part, { mode: 0o755 }),
  );
  renameSync(part, file);
  return file;
}
