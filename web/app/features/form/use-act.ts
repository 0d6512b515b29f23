/** Something that takes a while and may be refused: done once at a time. */
import { useRef, useState } from 'react';
import type { CallFailure } from '../../lib/call.ts';

export interface Act {
  readonly busy: boolean;
  /** Why it was refused the last time. */
  readonly failed: CallFailure | undefined;
  /** Does it, unless it is under way; false: not done. `onRefused` hears why, as it ends. */
  run(work: () => Promise<unknown>, onRefused?: (failure: CallFailure) => void): Promise<boolean>;
  /** Takes back what was said of the last time. */
  clear(): void;
}

export function useAct(): Act {
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallFailure>();
  async function run(
    work: () => Promise<unknown>,
    onRefused?: (failure: CallFailure) => void,
  ): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailed(error as CallFailure);
      onRefused?.(error as CallFailure);
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { busy, failed, run, clear: () => setFailed(undefined) };
}
