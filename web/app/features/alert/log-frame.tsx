/** The frame of a silence log: what would make it speak, then its lines, asked for when it opens. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';
import { Problem } from '../form/problem.tsx';

interface LogFrameProps<Look> {
  why: string;
  /** Instead of lines, while there are none. */
  empty: string;
  /** Another one asks again. */
  turn: string;
  load: () => Promise<readonly Look[]>;
  children: (look: Look) => ReactNode;
}

export function LogFrame<Look>({ why, empty, turn, load, children }: LogFrameProps<Look>) {
  const [looks, setLooks] = useState<readonly Look[]>();
  const [failed, setFailed] = useState<CallFailure>();
  const ask = useRef(load);
  useEffect(() => {
    ask.current = load;
  });
  useEffect(() => {
    let isHere = true;
    ask.current().then(
      (found) => isHere && setLooks(found),
      (failure: CallFailure) => isHere && setFailed(failure),
    );
    return () => {
      isHere = false;
    };
  }, [turn]);
  return (
    <div className="log" aria-busy={!looks && !failed}>
      <div className="log__h">
        <b>{t('alerts.log')}</b>
        <p>{why}</p>
        <Problem text={failed?.message} />
        {looks?.length === 0 && <p>{empty}</p>}
      </div>
      {looks && looks.length > 0 && <ol>{looks.map(children)}</ol>}
    </div>
  );
}
