/** The orders of the viewer in a bonus, as far as they were asked for. */
import { useCallback, useEffect, useState } from 'react';
import type { BonusOrder, BonusOrderState, BonusSums } from '#contract/activity/bonus.ts';
import { BONUS_ORDER_PAGE_SIZE } from '#contract/constants.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { useViewer } from '../../lib/viewer.ts';

interface Known {
  readonly turn: number;
  readonly orders: readonly BonusOrder[];
  readonly sums: BonusSums;
  readonly page: number;
  readonly hasNext: boolean;
}

export interface OwnOrders {
  /** Null: nobody is signed in, as far as it is known; undefined: they are on their way. */
  readonly known: Known | null | undefined;
  readonly status: BonusOrderState | undefined;
  show(status: BonusOrderState | undefined): void;
  /** The next page, after those that are shown. */
  more(): Promise<void>;
  /** From the first again. */
  reload(): void;
}

export function useOwnOrders(activityId: string): OwnOrders {
  const { user, known: isKnown, turn } = useViewer();
  const [status, setStatus] = useState<BonusOrderState>();
  const [count, setCount] = useState(0);
  const [known, setKnown] = useState<Known>();
  const isSignedIn = user !== null;
  const ask = useCallback(
    (page: number) =>
      browserCaller(
        'bonus-order.pages',
        {
          activityId,
          ...(status && { status }),
          pageRequest: { page, size: BONUS_ORDER_PAGE_SIZE },
        },
        EXTRA,
      ),
    [activityId, status],
  );
  useEffect(() => {
    if (!isSignedIn) return;
    let isHere = true;
    ask(1).then(
      ({ content, sums, hasNext }) =>
        isHere && sums && setKnown({ turn, orders: content, sums, page: 1, hasNext }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [ask, isSignedIn, turn, count]);
  const mine = isSignedIn && known?.turn === turn ? known : undefined;
  return {
    known: isKnown && !isSignedIn ? null : mine,
    status,
    show: setStatus,
    reload: () => setCount((before) => before + 1),
    async more() {
      if (!mine) return;
      const { content, hasNext } = await ask(mine.page + 1);
      const there = new Set(mine.orders.map(({ id }) => id));
      const added = content.filter(({ id }) => !there.has(id));
      setKnown({ ...mine, orders: [...mine.orders, ...added], page: mine.page + 1, hasNext });
    },
  };
}
