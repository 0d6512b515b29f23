/** The price watches of the viewer by goods, as far as a page asked for them. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Watch } from '#contract/alert/watch.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { useViewer, viewer } from '../../lib/viewer.ts';

const known = new Map<string, Watch | null>();
/** What was asked for, so that two buttons of a page ask once. */
const asked = new Set<string>();
const listeners = new Set<() => void>();

/** Remembers the watch of goods, by their code; null: there is none. */
export function noteWatch(goods: string, watch: Watch | null): void {
  known.set(keyOf(goods), watch);
  for (const listener of listeners) listener();
}

/** The newest watch of the viewer on goods; undefined: there is none, or it is not known yet. */
export function useWatched(goods: string): Watch | undefined {
  const { user } = useViewer();
  const id = user?.userId;
  useEffect(() => {
    if (id === undefined || asked.has(keyOf(goods))) return;
    asked.add(keyOf(goods));
    browserCaller('watch.pages', { goodsId: goods, pageRequest: { page: 1, size: 1 } }, EXTRA).then(
      ({ content }) => viewer().user?.userId === id && noteWatch(goods, content[0] ?? null),
      // the button works without it
      () => {},
    );
  }, [goods, id]);
  const watch = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known.get(keyOf(goods)),
    () => undefined,
  );
  return (user && watch) || undefined;
}

const keyOf = (goods: string): string => `${viewer().user?.userId} ${goods}`;
