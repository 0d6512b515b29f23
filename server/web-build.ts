/**
 * The web build on the disk: the page renderer and the names of its files. Where another build
 * takes its place under a running server, pages are made by that one.
 */
import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssets } from '#api/kernel/pages/assets.ts';
import type { Assets } from '#api/kernel/pages/assets.ts';
import type { Log } from '#api/kernel/log.ts';
import type { Renderer } from '#api/kernel/pages/page-parts.ts';

const LOOK_MS = 1_000;

export interface WebBuild {
  readonly renderer: () => Promise<Renderer>;
  readonly assets: () => Promise<Assets>;
  /** Calls once another build is there. */
  follow(changed: () => void): void;
  stop(): void;
}

/** `webRoot`: the folder that `dist` lies in. */
export function readBuild(webRoot: string, log: Log): WebBuild {
  // a build writes it last
  const entry = path.join(webRoot, 'dist/server/entry-server.js');
  const read = (version: number) => ({
    assets: readAssets(webRoot),
    renderer: import(`${pathToFileURL(entry).href}?${version}`) as Promise<Renderer>,
  });
  let build = read(0);
  return {
    renderer: () => build.renderer,
    assets: async () => build.assets,
    follow(changed) {
      const renew = async (mtimeMs: number) => {
        if (mtimeMs === 0) return;
        try {
          const next = read(mtimeMs);
          await next.renderer;
          build = next;
          changed();
        } catch (error) {
          log.warn(
            { err: error },
            'the new web build cannot be read; pages stay with the last one',
          );
        }
      };
      watchFile(entry, { interval: LOOK_MS, persistent: false }, ({ mtimeMs }) => {
        void renew(mtimeMs);
      });
    },
    stop: () => unwatchFile(entry),
  };
}
