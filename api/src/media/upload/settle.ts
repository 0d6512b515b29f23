/**
 * What a browser left in storage by itself becomes a file of this site: read, judged and redrawn
 * like everything that comes through this process, at the first look at it. What is no such file
 * goes at once.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { Failure } from '#contract/errors.ts';
import { UPLOADS } from '#contract/media/upload.ts';
import type { Context } from '../../kernel/context.ts';
import { redraw } from './accept.ts';
import { withoutEnd } from './bucket.ts';
import { scrubFilm } from './scrub.ts';
import type { StoredFile, UploadStore } from './store.ts';

/** Under way in this process: who asks at the same time waits for the same. */
const settling = new Map<string, Promise<boolean>>();
/** One film at a time is worked on. */
let films: Promise<unknown> = Promise.resolve();

export const typeOf = (name: string): string =>
  name.endsWith('.mp4') ? 'video/mp4' : 'image/webp';

/** The file of a name; null when there is none. */
export async function openOrSettle(
  ctx: Context,
  store: UploadStore,
  name: string,
): Promise<StoredFile | null> {
  const stored = await store.open(name);
  if (stored || !store.inlet) return stored;
  let running = settling.get(name);
  if (!running) {
    running = inTurn(name, () => settle(ctx, store, name)).finally(() => settling.delete(name));
    settling.set(name, running);
  }
  return (await running) ? store.open(name) : null;
}

function inTurn(name: string, work: () => Promise<boolean>): Promise<boolean> {
  if (!name.startsWith('v/')) return work();
  const mine = films.then(work);
  films = mine.catch(() => {});
  return mine;
}

async function settle(ctx: Context, store: UploadStore, name: string): Promise<boolean> {
  const isVideo = name.startsWith('v/');
  const file = await store.scratch();
  try {
    const left = await store.inlet?.take(
      withoutEnd(name),
      file,
      UPLOADS[isVideo ? 'VIDEO' : 'IMAGE'].maxBytes,
    );
    if (!left) return false;
    const isGood = left !== 'too large' && (await judge(file, left.type, isVideo));
    if (isGood) await store.writeFile(name, file, typeOf(name));
    else ctx.log.info({ name }, 'an upload was no picture or film and is removed');
    await store.inlet?.drop(withoutEnd(name));
    return isGood;
  } finally {
    await rm(file, { force: true });
  }
}

/** Makes a file one that may be stored; false: it is none. */
async function judge(file: string, type: string, isVideo: boolean): Promise<boolean> {
  try {
    if (isVideo) await scrubFilm(file);
    else await writeFile(file, await redraw(await readFile(file), type));
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
