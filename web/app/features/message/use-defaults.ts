/**
 * What holds for all price watches (BEY-47), saved as soon as it is set. The last wish counts: an
 * answer to an earlier one changes nothing that was set since.
 */
import { useRef, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';

export type Defaults = Answer<'watch.defaults'>;

export function useDefaults(first: Defaults) {
  const [defaults, setDefaults] = useState(first);
  const stored = useRef(first);
  const turn = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const set = (change: Partial<Defaults>) => {
    const mine = ++turn.current;
    const show = (next: Defaults) => {
      stored.current = next;
      if (turn.current === mine) setDefaults(next);
    };
    setDefaults((known) => ({ ...known, ...change }));
    // one after the other, as they were set; a failure is said by the caller
    last.current = last.current.then(() =>
      browserCaller('watch.save-defaults', change).then(show, () => show(stored.current)),
    );
  };
  return { defaults, set };
}
