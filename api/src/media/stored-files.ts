/**
 * Files stored in a folder up to a size; the oldest go first. Several processes may share the folder.
 */
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Looked at every so many writes. */
const EVERY = 200;
/** What is left after a clearing. */
const LEFT = 0.8;

export class StoredFiles {
  private readonly folder: string;
  private readonly maxBytes: number;
  private readonly every: number;
  private writes = 0;

  constructor(folder: string, maxBytes: number, every = EVERY) {
    this.folder = folder;
    this.maxBytes = maxBytes;
    this.every = every;
  }

  read(name: string): Promise<Buffer | null> {
    return readFile(this.fileOf(name)).catch(() => null);
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    // written beside and renamed, so that another process never reads half a file
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    this.writes += 1;
    if (this.writes % this.every === 0) await this.clear();
  }

  private fileOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }

  private async clear(): Promise<void> {
    const names = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const found = await stat(file).catch(() => null);
          return { file, size: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
        }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= this.maxBytes) return;
    for (const { file, size } of files.toSorted((a, b) => a.at - b.at)) {
      if (total <= this.maxBytes * LEFT) return;
      await unlink(file).catch(() => {});
      total -= size;
    }
  }
}
