/** Whether the viewer waits for the link that was pasted, and the way to begin and to end it. */
import { useEffect, useState } from 'react';
import type { LinkWait } from '#contract/alert/link-wait.ts';
import { ACT, EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { withLogin } from '../../lib/login.ts';
import { useViewer } from '../../lib/viewer.ts';
import { useAct } from '../form/use-act.ts';
import type { Act } from '../form/use-act.ts';

interface LinkWaiting extends Pick<Act, 'busy' | 'failed'> {
  /** Null: none, or not known yet. */
  readonly wait: LinkWait | null;
  begin(): void;
  end(): void;
}

/** `onKnown`: Khum knows the product meanwhile. */
export function useLinkWait(pasted: string, onKnown: () => void): LinkWaiting {
  const { user } = useViewer();
  const id = user?.userId;
  const [wait, setWait] = useState<LinkWait | null>(null);
  const { busy, failed, run } = useAct();
  useEffect(() => {
    setWait(null);
    if (id === undefined) return undefined;
    const stop = new AbortController();
    browserCaller('link-wait.all', { text: pasted }, { ...EXTRA, signal: stop.signal }).then(
      ({ waits }) => stop.signal.aborted || setWait((known) => known ?? waits[0] ?? null),
      // it is found out by the tap
      () => {},
    );
    return () => stop.abort();
  }, [pasted, id]);
  const begin = async () => {
    const made = await browserCaller('link-wait.create', { text: pasted }, ACT);
    setWait(made.wait);
    if (made.goodsCode !== null) onKnown();
  };
  const end = async (one: LinkWait) => {
    await browserCaller('link-wait.remove', { id: one.id }, ACT);
    setWait(null);
  };
  return {
    wait,
    busy,
    failed,
    begin: () => withLogin(() => void run(begin), 'wait'),
    end: () => void (wait && run(() => end(wait))),
  };
}
