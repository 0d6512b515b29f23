/**
 * What is being checked on the page, and what came of it. The checker comes with the page, so that
 * checking asks nobody for anything.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '#contract/activity/fair/record.ts';
import type { Source } from './checker.ts';
import { pageSpeaker } from './page-speaker.ts';
import type { KnownChain } from './record-report.ts';
import type { Report } from './report.ts';
import type { ShownNames } from './speaker.ts';

const checker = () => import('./checker.ts');

export type Shown =
  | { readonly is: 'none' }
  | { readonly is: 'unread' }
  | { readonly is: 'busy'; readonly progress: Progress | undefined }
  | { readonly is: 'done'; readonly report: Report };

export interface Verifier {
  readonly source: Source | null;
  readonly shown: Shown;
  /** Checks it, in place of what is being checked. */
  check(source: Source): void;
  /** A file or what was pasted. */
  read(text: string): void;
}

export function useVerifier(
  first: Source | null,
  known: KnownChain | null,
  names: ShownNames,
): Verifier {
  const [source, setSource] = useState(first);
  const [shown, setShown] = useState<Shown>({ is: first ? 'busy' : 'none', progress: undefined });
  const turn = useRef(0);
  const check = useCallback(
    async (next: Source) => {
      const mine = (turn.current += 1);
      setSource(next);
      setShown({ is: 'busy', progress: undefined });
      const { check: run } = await checker();
      const report = await run(next, {
        speaker: pageSpeaker(names),
        known,
        onProgress: (progress) => mine === turn.current && setShown({ is: 'busy', progress }),
        isStale: () => mine !== turn.current,
      });
      if (report && mine === turn.current) setShown({ is: 'done', report });
    },
    [known, names],
  );
  const read = useCallback(
    async (text: string) => {
      const { readSource } = await checker();
      const next = readSource(text);
      if (next) return check(next);
      turn.current += 1;
      setShown({ is: 'unread' });
    },
    [check],
  );
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (first) void check(first);
    else void checker();
  }, [first, check]);
  return {
    source,
    shown,
    check: (next) => void check(next),
    read: (text) => void read(text),
  };
}
