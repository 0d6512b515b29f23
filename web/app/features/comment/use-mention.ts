/**
 * Suggestions of users while a mention is typed (COMM-09): 300 ms after the last key, for
 * signed-in users.
 */
import { useEffect, useState } from 'react';
import type { UserBrief } from '#contract/account/user.ts';
import { SELECT } from '#contract/constants.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { viewer } from '../../lib/viewer.ts';

const SHOWN = 6;
const NOBODY: readonly UserBrief[] = [];

export function useSuggestions(keyword: string | null): readonly UserBrief[] {
  const [found, setFound] = useState(NOBODY);
  useEffect(() => {
    if (keyword === null || !viewer().user) {
      setFound(NOBODY);
      return;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      browserCaller('user.search', { keyword, pageRequest: { page: 1, size: SHOWN } }, EXTRA).then(
        ({ content }) => isWanted && setFound(content),
        // suggestions are an extra: the mention can be typed out
        () => isWanted && setFound(NOBODY),
      );
    }, SELECT.filterDebounceMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [keyword]);
  return keyword === null ? NOBODY : found;
}
