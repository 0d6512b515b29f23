/**
 * Where uploads are stored: a folder below DATA_DIR, or a bucket that speaks the S3 protocol. Names
 * are made by us; a name that leads elsewhere is never written.
 */
import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Config } from '../../kernel/config.ts';
import { bucketStore } from './bucket.ts';

export interface UploadStore {
  /** Null: there is none. */
  read(name: string): Promise<Buffer | null>;
  /** The same without reading it: its size, and any piece of it as it is asked for. */
  open(name: string): Promise<StoredFile | null>;
  /** Only once: what is there stays as it is, and false is answered. */
  write(name: string, bytes: Buffer, type: string): Promise<boolean>;
  /** The same of a file, which is used up. */
  writeFile(name: string, file: string, type: string): Promise<boolean>;
  /** Where a file can be made before it is stored. */
  scratch(): Promise<string>;
  /** Those that are not there are none to remove. */
  remove(names: readonly string[]): Promise<void>;
  /** A place where browsers leave bytes themselves; absent: they come through this process. */
  readonly inlet?: Inlet;
}

export interface StoredFile {
  readonly size: number;
  piece(from: number, to: number): Promise<Readable>;
}

export interface Inlet {
  /** A signed address that takes exactly this type and size. */
  address(name: string, type: string, size: number, seconds: number): Promise<string>;
  /**
   * Writes what was left there into a file, and says the type it was announced by; null: nothing.
   * Longer ones are not read.
   */
  take(
    name: string,
    file: string,
    maxBytes: number,
  ): Promise<{ type: string } | 'too large' | null>;
  drop(name: string): Promise<void>;
}

const ABANDONED_MS = 3_600_000;
const incomingIn = (dataDir: string) => path.join(dataDir, 'media', 'incoming');

const stores = new WeakMap<Config, UploadStore>();

export function storeOf(config: Config): UploadStore {
  let store = stores.get(config);
  if (!store)
    stores.set(
      config,
      (store = config.storage
        ? bucketStore(config.storage, () => scratchIn(config.dataDir))
        : folderStore(config)),
    );
  return store;
}

/**
 * What is between this machine and its storage; null: nothing. Writes and removes one small
 * file.
 */
export async function tryStorage(config: Config): Promise<string | null> {
  const store = storeOf(config);
  const name = `try/${randomUUID()}`;
  try {
    await store.write(name, Buffer.from('khum'), 'text/plain');
    const found = await store.read(name);
    await store.remove([name]);
    return found?.toString() === 'khum' ? null : 'What was written cannot be read.';
  } catch (error) {
    return (error as Error).message;
  }
}

function folderStore({ dataDir }: Config): UploadStore {
  const folder = path.join(dataDir, 'media');
  const scratch = () => scratchIn(dataDir);
  return {
    read: (name) => readFile(path.join(folder, name)).catch(() => null),
    async open(name) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      return found?.isFile()
        ? {
            size: found.size,
            piece: async (from, to) => createReadStream(file, { start: from, end: to }),
          }
        : null;
    },
    async write(name, bytes, type) {
      const file = await scratch();
      await writeFile(file, bytes);
      return this.writeFile(name, file, type);
    },
    async writeFile(name, file) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      // linked, so that nobody reads half a file and nothing that is there is written over
      const isNew = await link(file, target).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      await rm(file, { force: true });
      return isNew;
    },
    async remove(names) {
      for (const name of names) await rm(path.join(folder, name), { force: true });
    },
    scratch,
  };
}

/** Files that a process left half made when it died: nothing takes as long as they lay there. */
export async function sweepScratch(dataDir: string, now: Date): Promise<void> {
  const folder = incomingIn(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - ABANDONED_MS) await rm(file, { force: true });
  }
}

/** A new file of this process on the disk of the data, so that it can be linked from there. */
export async function scratchIn(dataDir: string): Promise<string> {
  const folder = incomingIn(dataDir);
  await mkdir(folder, { recursive: true });
  return path.join(folder, `${process.pid}-${randomUUID()}`);
}
