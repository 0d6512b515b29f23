/** The price watches of the viewer by goods, as far as a page asked for them. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Watch } from '#contract/alert/watch.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { useViewer, viewer } from '../../lib/viewer.ts';

/** By viewer and goods; undefined: it was asked for, and there is none or no answer yet. */
const known = new Map<string, Watch | undefined>();
const listeners = new Set<() => void>();

function note(key: string, watch: Watch | undefined): void {
  known.set(key, watch);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The newest watch of the viewer on goods, by their code, and the way to remember another. */
export function useWatched(goods: string): [Watch | undefined, (watch: Watch) => void] {
  const { user } = useViewer();
  const key = keyOf(goods);
  useEffect(() => {
    // two buttons of a page ask once
    if (!user || known.has(key)) return;
    note(key, undefined);
    browserCaller('watch.pages', { goodsId: goods, pageRequest: { page: 1, size: 1 } }, EXTRA).then(
      ({ content }) => note(key, content[0]),
      // the button works without it
      () => {},
    );
  }, [goods, user, key]);
  const watch = useSyncExternalStore(
    subscribe,
    () => known.get(key),
    () => undefined,
  );
  // somebody may have signed in meanwhile
  return [watch, (next) => note(keyOf(goods), next)];
}

const keyOf = (goods: string): string => `${viewer().user?.userId} ${goods}`;
