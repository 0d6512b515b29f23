/** What the form offers for typed words, once typing has settled. */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { SELECT } from '#contract/constants.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';

export function useOffered(words: string): Answer<'alert.options'> | undefined {
  const [offered, setOffered] = useState<Answer<'alert.options'>>();
  useEffect(() => {
    const keyword = words.trim();
    if (keyword === '') return setOffered(undefined);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // without an answer nothing is offered
      browserCaller('alert.options', { keyword }, { ...EXTRA, signal: stop.signal }).then(
        (found) => stop.signal.aborted || setOffered(found),
        () => {},
      );
    }, SELECT.filterDebounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return offered;
}
