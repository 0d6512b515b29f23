/**
 * What a browser left in storage by itself becomes a file of this site: read, judged and drawn anew like everything that
 * comes through this process, at the first look at it. What is no such file goes at once.
 */
import { UPLOADS } from '#contract/media/upload.ts';
import type { Context } from '../../kernel/context.ts';
import { drawAnew, isMp4 } from './accept.ts';
import { withoutEnd } from './bucket.ts';
import type { UploadStore } from './store.ts';

/** Under way in this process: who asks at the same time waits for the same. */
const settling = new Map<string, Promise<Buffer | null>>();

export const typeOf = (name: string): string => (name.endsWith('.mp4') ? 'video/mp4' : 'image/webp');

/** The file of a name; null when there is none. */
export async function readOrSettle(ctx: Context, store: UploadStore, name: string): Promise<Buffer | null> {
  const kept = await store.read(name);
  if (kept || !store.inlet) return kept;
  let running = settling.get(name);
  if (!running) {
    running = settle(ctx, store, name).finally(() => settling.delete(name));
    settling.set(name, running);
  }
  return running;
}

async function settle(ctx: Context, store: UploadStore, name: string): Promise<Buffer | null> {
  const isVideo = name.startsWith('v/');
  const left = await store.inlet?.take(withoutEnd(name), UPLOADS[isVideo ? 'VIDEO' : 'IMAGE'].maxBytes);
  if (!left) return null;
  const bytes = left === 'too large' ? null : await judged(left, isVideo);
  if (bytes) await store.write(name, bytes, typeOf(name));
  else ctx.log.info({ name }, 'an upload was no picture or film and is removed');
  await store.inlet?.drop(withoutEnd(name));
  return bytes;
}

async function judged({ bytes, type }: { bytes: Buffer; type: string }, isVideo: boolean): Promise<Buffer | null> {
  if (isVideo) return isMp4(bytes) ? bytes : null;
  return drawAnew(bytes, type).catch(() => null);
}
