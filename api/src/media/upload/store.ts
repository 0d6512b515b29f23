/** Where uploads are kept: a folder below DATA_DIR. Names are made by us; a name that leads elsewhere is never written. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../kernel/config.ts';

export interface UploadStore {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
}

export function storeOf({ dataDir }: Config): UploadStore {
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
  };
}
