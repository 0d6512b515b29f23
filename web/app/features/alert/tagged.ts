/** The tags that the viewer subscribed to, asked for by the first button that shows one. */
import { useEffect, useSyncExternalStore } from 'react';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { useViewer, viewer } from '../../lib/viewer.ts';

let owner: string | undefined;
let tags: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function noteTag(tag: string, isOn: boolean): void {
  const next = new Set(tags);
  if (isOn) next.add(keyOf(tag));
  else next.delete(keyOf(tag));
  set(next);
}

/** Whether the viewer subscribed to a tag; false until it is known. */
export function useTagged(tag: string): boolean {
  const { user } = useViewer();
  const id = user?.userId;
  useEffect(() => {
    if (id === undefined || owner === id) return;
    owner = id;
    set(new Set());
    browserCaller('alert.pages', { pageRequest: { page: 1, size: 100 } }, EXTRA).then(
      ({ content }) => {
        if (viewer().user?.userId !== id) return;
        const own = content.filter(({ kind }) => kind === 'TAG').flatMap((one) => one.tags);
        set(new Set([...tags, ...own.map(keyOf)]));
      },
      // it is found out by the tap
      () => {},
    );
  }, [id]);
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => tags,
    () => tags,
  );
  return id !== undefined && known.has(keyOf(tag));
}

const keyOf = (tag: string): string => tag.normalize('NFC').trim().toLowerCase();

function set(next: ReadonlySet<string>): void {
  tags = next;
  for (const listener of listeners) listener();
}
