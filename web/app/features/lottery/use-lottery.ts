/** A lottery in the browser: what everybody sees, asked for again, and what belongs to the viewer. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { useViewer } from '../../lib/viewer.ts';
import { useActivityState } from '../activity/activity-state.ts';
import type { ActivityState } from '../activity/activity-state.ts';
import { loadLottery } from './lottery-data.ts';
import type { LotteryData } from './lottery-data.ts';

export type Own = Answer<'lottery.user-info'>;

export interface Lottery {
  readonly data: LotteryData;
  readonly state: ActivityState;
  /** Of the viewer; undefined until it is known, and without one. */
  readonly own: Own | undefined;
  /** Asks for all of it again; what does not come leaves what there was. */
  refresh(): void;
}

export function useLottery(first: LotteryData): Lottery {
  const [data, setData] = useState(first);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  const state = useActivityState(data.activity, refresh);
  const { id } = data.activity;
  useEffect(() => {
    if (round === 0) return;
    let isHere = true;
    loadLottery((name, ask) => browserCaller(name, ask, EXTRA), id).then(
      (fresh) => isHere && setData(fresh),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [id, round]);
  return { data, state, own: useOwn(id, round), refresh };
}

function useOwn(id: string, round: number): Own | undefined {
  const { user, turn } = useViewer();
  const [known, setKnown] = useState<{ turn: number; own: Own }>();
  const isSignedIn = user !== null;
  const asked = useRef(0);
  useEffect(() => {
    if (!isSignedIn) return;
    const mine = (asked.current += 1);
    browserCaller('lottery.user-info', { id }, EXTRA).then(
      (own) => mine === asked.current && setKnown({ turn, own }),
      () => {},
    );
  }, [id, isSignedIn, turn, round]);
  return isSignedIn && known?.turn === turn ? known.own : undefined;
}
