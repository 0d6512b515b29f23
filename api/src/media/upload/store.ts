/**
 * Where uploads are kept: a folder below DATA_DIR, or a bucket that speaks the S3 protocol. Names are made by us; a name
 * that leads elsewhere is never written.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../kernel/config.ts';
import { bucketStore } from './bucket.ts';

export interface UploadStore {
  /** Null: there is none. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Those that are not there are none to remove. */
  remove(names: readonly string[]): Promise<void>;
  /** A place where browsers leave bytes themselves; absent: they come through this process. */
  readonly inlet?: Inlet;
}

export interface Inlet {
  /** A signed address that takes exactly this type and size. */
  address(name: string, type: string, size: number, seconds: number): Promise<string>;
  /** What was left there, with the type it was announced by; null: nothing. Longer ones are not read. */
  take(name: string, maxBytes: number): Promise<{ bytes: Buffer; type: string } | 'too large' | null>;
  drop(name: string): Promise<void>;
}

const stores = new WeakMap<Config, UploadStore>();

export function storeOf(config: Config): UploadStore {
  let store = stores.get(config);
  if (!store) stores.set(config, (store = config.storage ? bucketStore(config.storage) : folderStore(config)));
  return store;
}

/** What stands between this machine and its storage; null: nothing. Writes and removes one small file. */
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
  return {
    read: (name) => readFile(path.join(folder, name)).catch(() => null),
    async write(name, bytes) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      // written beside and renamed, so that nobody ever reads half a file
      await writeFile(`${file}.${process.pid}`, bytes);
      await rename(`${file}.${process.pid}`, file);
    },
    async remove(names) {
      for (const name of names) await rm(path.join(folder, name), { force: true });
    },
  };
}
