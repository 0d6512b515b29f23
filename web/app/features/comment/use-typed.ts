/** What is typed into a composer. With a name it is kept for this tab until it is sent or taken back. */
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, keptDraft } from '../../lib/tab-draft.ts';

export function useTyped(
  about: string | undefined,
  first: string,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(first);
  useEffect(() => {
    const kept = about && keptDraft<{ text: string }>('comment', about)?.text;
    if (kept) setText(kept);
  }, [about]);
  const type = (typed: string) => {
    setText(typed);
    if (about === undefined) return;
    if (typed === '') dropDraft('comment');
    else keepDraft('comment', about, { text: typed });
  };
  return [text, type];
}
