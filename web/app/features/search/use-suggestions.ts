/**
 * What the words typed so far may become (SRCH-05): asked when nothing more was typed for a while;
 * a late answer is dropped.
 */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { SELECT } from '#contract/constants.ts';
import { browserCaller } from '../../lib/caller.ts';

export type Suggestion = Answer<'search.suggest'>['suggestions'][number];

/** Answers of this visit, by the words: what was typed before is there at once. */
const answered = new Map<string, readonly Suggestion[]>();
const MOST = 100;

/** Empty words give the hot ones. While the next answer is awaited, the one before stays. */
export function useSuggestions(words: string): readonly Suggestion[] {
  const [shown, setShown] = useState<readonly Suggestion[]>(answered.get(words) ?? []);
  useEffect(() => {
    const known = answered.get(words);
    if (known) {
      setShown(known);
      return;
    }
    const unwanted = new AbortController();
    const timer = setTimeout(
      () => {
        browserCaller(
          'search.suggest',
          { keyword: words },
          { quiet: true, signal: unwanted.signal },
        ).then(
          ({ suggestions }) => {
            if (answered.size >= MOST) answered.clear();
            answered.set(words, suggestions);
            if (!unwanted.signal.aborted) setShown(suggestions);
          },
          // without suggestions one can still search
          () => !unwanted.signal.aborted && setShown([]),
        );
      },
      words === '' ? 0 : SELECT.filterDebounceMs,
    );
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [words]);
  return shown;
}
