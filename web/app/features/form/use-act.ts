/** Something that takes a while and may be refused: done once at a time. */
import { useRef, useState } from 'react';
import { CallFailure } from '../../lib/call.ts';
import { unreached } from '../../lib/caller.ts';

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
      const failure = saidOf(error);
      setFailed(failure);
      onRefused?.(failure);
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { busy, failed, run, clear: () => setFailed(undefined) };
}

/** A failure in words for the reader: what else fails is code that did not come, whose own words are for nobody. */
export const saidOf = (error: unknown): CallFailure =>
  error instanceof CallFailure ? error : unreached();
