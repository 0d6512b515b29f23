/** One draw (ACT-04): asked for once however often it is sent, and waited for until it is decided. */
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { ACT, EXTRA } from '../../lib/call.ts';
import type { CallFailure } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { randomId } from '../../lib/client.ts';
import { withLogin } from '../../lib/login.ts';
import { useAct } from '../form/use-act.ts';

const LOOK_MS = 2_000;

export interface Drawn {
  readonly recordId: string;
  readonly drawNo: number;
  readonly number: number | null;
  readonly prizeId: string | null;
  readonly awardRecordId: string | null;
}

export interface Drawing {
  readonly busy: boolean;
  readonly failed: CallFailure | undefined;
  /** The draw of this visit that came last. */
  readonly drawn: Drawn | undefined;
  draw(word: string): void;
}

export function useDraw(id: string, onChange: () => void): Drawing {
  const { busy, failed, run } = useAct();
  const [drawn, setDrawn] = useState<Drawn>();
  // a draw whose answer did not arrive is the same draw when it is asked for again
  const once = useRef<{ key: string; clientSeed: string }>(undefined);
  async function ask(word: string) {
    const wish = (once.current ??= { key: randomId(), clientSeed: word.trim() || randomId() });
    const { key, clientSeed } = wish;
    const answer = await browserCaller('lottery.draw', { id, clientSeed }, { ...ACT, once: key });
    once.current = undefined;
    setDrawn(shown(answer));
    onChange();
  }
  function refused({ code }: CallFailure) {
    if (code === 0) return;
    once.current = undefined;
    onChange();
  }
  useDecided(id, drawn, (one) => {
    setDrawn(one);
    onChange();
  });
  return {
    busy,
    failed,
    drawn,
    draw: (word) => withLogin(() => void run(() => ask(word), refused)),
  };
}

const shown = ({
  recordId,
  number,
  prize,
  awardRecordId,
  proof,
}: Answer<'lottery.draw'>): Drawn => ({
  recordId,
  drawNo: proof.drawNo,
  number,
  prizeId: prize?.id ?? null,
  awardRecordId,
});

/** Looks for the number of a draw that waits for its round. */
function useDecided(id: string, drawn: Drawn | undefined, onDecided: (drawn: Drawn) => void): void {
  const decided = useRef(onDecided);
  useEffect(() => {
    decided.current = onDecided;
  });
  useEffect(() => {
    if (!drawn || drawn.number !== null) return;
    const timer = setInterval(() => {
      browserCaller('lottery.draw-proof', { id, recordId: drawn.recordId }, EXTRA).then(
        ({ number, prizeId }) => number !== null && decided.current({ ...drawn, number, prizeId }),
        () => {},
      );
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [id, drawn]);
}
