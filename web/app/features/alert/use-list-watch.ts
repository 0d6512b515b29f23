/** The rule of a saved list while it is chosen, and what became of it (BEY-47). */
import { useRef, useState } from 'react';
import { PLAIN_DELIVERY } from '#contract/alert/limits.ts';
import type { ListKind } from '#contract/alert/limits.ts';
import type { WatchList } from '#contract/alert/list.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { useAct } from '../form/use-act.ts';
import type { Act } from '../form/use-act.ts';
import { isShare } from './list-rule.ts';

export interface ListDraft {
  readonly kind: ListKind;
  readonly fraction: number;
  readonly delivery: NonNullable<WatchList['rule']>['delivery'];
}

export interface ListForm {
  readonly list: WatchList;
  readonly draft: ListDraft;
  readonly act: Act;
  /** The list was watched until a moment ago. */
  readonly isEnded: boolean;
  change(change: Partial<ListDraft>): void;
  save(): Promise<unknown>;
  end(): Promise<unknown>;
}

export function useListWatch(first: WatchList): ListForm {
  const [list, setList] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  // taps of before the page could answer come all at once: the last counts what those before it chose
  const latest = useRef(draft);
  const [isEnded, setEnded] = useState(false);
  const act = useAct();
  return {
    list,
    draft,
    act,
    isEnded,
    change: (change) => {
      latest.current = { ...latest.current, ...change };
      setDraft(latest.current);
    },
    save: () =>
      act.run(async () => {
        const { kind, fraction, delivery } = latest.current;
        setList(
          await browserCaller(
            'watch-list.save',
            {
              list: list.list,
              kind,
              ...(isShare(kind) ? { fraction } : {}),
              ...(kind === 'NEW_LOW' ? { lowDays: 0 } : {}),
              delivery,
            },
            ACT,
          ),
        );
        setEnded(false);
      }),
    end: () =>
      act.run(async () => {
        setList(await browserCaller('watch-list.end', { list: list.list }, ACT));
        setEnded(true);
      }),
  };
}

const draftOf = ({ rule }: WatchList): ListDraft => ({
  kind: rule?.kind ?? 'BELOW_NOW',
  fraction: rule?.fraction ?? 0.1,
  delivery: rule?.delivery ?? PLAIN_DELIVERY,
});
