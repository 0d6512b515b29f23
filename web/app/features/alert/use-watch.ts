/** The dialog of a price watch: what is edited, what a preview answers to it, and saving. */
import { useEffect, useRef, useState } from 'react';
import { PLAIN_DELIVERY } from '#contract/alert/limits.ts';
import type { WatchDelivery } from '#contract/alert/delivery.ts';
import type { Watch } from '#contract/alert/watch.ts';
import { ACT, EXTRA, isUnreached } from '../../lib/call.ts';
import type { CallFailure } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { randomId } from '../../lib/client.ts';
import { money } from '../../lib/money.ts';
import { keepDraft, keptDraft } from '../../lib/tab-draft.ts';
import { addToCount, mayAct } from '../../lib/viewer.ts';
import { useAct } from '../form/use-act.ts';
import { askOf, draftOf, firstTarget, previewKey } from './watch-rule.ts';
import type { DraftRule, Preview } from './watch-rule.ts';
import { watchKey } from './watch-subject.ts';
import type { WatchSubject } from './watch-subject.ts';

/** How it is delivered, as far as the dialog changes it. */
export type DraftDelivery = Pick<WatchDelivery, 'ways' | 'remindEnd' | 'remindUnmet' | 'loud'>;

export interface WatchForm {
  readonly rule: DraftRule;
  readonly delivery: DraftDelivery;
  /** The newest preview that came; it may be of the rule before while the next one comes. */
  readonly preview: Preview | undefined;
  readonly isStale: boolean;
  readonly failed: CallFailure | undefined;
  readonly busy: boolean;
  readonly refused: CallFailure | undefined;
  change(part: Partial<DraftRule>): void;
  deliver(part: Partial<DraftDelivery>): void;
  retry(): void;
  /** `onWaits`: nobody was reached, and it waits for a connection (BEY-14). */
  save(onSaved: (watch: Watch) => void, onWaits: () => void): void;
}

/** `watch`: the one that is edited, if any. */
export function useWatch(
  { code: goods, name, currencyCode }: WatchSubject,
  watch: Watch | undefined,
): WatchForm {
  const [about] = useState(() => watchKey(goods, watch));
  const [{ rule, delivery }, setDraft] = useState(() => draftNow(about, watch));
  useEffect(() => keepDraft('watch', about, { rule, delivery }), [about, rule, delivery]);
  const [turn, setTurn] = useState(0);
  const { shown, failed } = usePreview(goods, watch?.offerId ?? null, rule, turn);
  const { busy, failed: refused, run } = useAct();
  const once = useRef(randomId());
  const targetAmount = rule.targetAmount ?? (shown ? firstTarget(shown.preview) : null);
  const whole = { ...rule, targetAmount };
  const save: WatchForm['save'] = (onSaved, onWaits) =>
    void run(
      async () => {
        const asked = { ...askOf(whole), delivery };
        if (watch)
          return onSaved(await browserCaller('watch.update', { id: watch.id, ...asked }, ACT));
        const act = { ...ACT, once: once.current };
        const ask = { goodsId: goods, ...asked };
        const made = await browserCaller('watch.create', ask, act).catch(async (error) => {
          if (!isUnreached(error) || !mayAct()) throw error;
          const { enqueue } = await import('../offline/keep.ts');
          const subject = { subjectId: goods, subjectType: 'GOODS' } as const;
          const price = asked.targetAmount;
          const target = price === undefined ? {} : { target: money(price, currencyCode) };
          enqueue({ kind: 'watch', subject, on: true, watch: ask, name, ...target });
          return null;
        });
        if (made === null) return onWaits();
        onSaved(made);
        if (made.isNew) addToCount('watchCount', 1);
      },
      () => {
        once.current = randomId();
      },
    );
  return {
    rule: whole,
    delivery,
    preview: shown?.preview,
    isStale: shown?.key !== previewKey(rule),
    failed,
    busy,
    refused,
    change: (part) => setDraft((known) => ({ ...known, rule: { ...known.rule, ...part } })),
    deliver: (part) =>
      setDraft((known) => ({ ...known, delivery: { ...known.delivery, ...part } })),
    retry: () => setTurn(turn + 1),
    save,
  };
}

interface Draft {
  readonly rule: DraftRule;
  readonly delivery: DraftDelivery;
}

/** As it was before a reload, else as the watch is. */
function draftNow(about: string, watch: Watch | undefined): Draft {
  const kept = keptDraft<Draft>('watch', about);
  return {
    rule: { ...draftOf(watch), ...kept?.rule },
    delivery: { ...(watch?.delivery ?? PLAIN_DELIVERY), ...kept?.delivery },
  };
}

/** Asks for a preview whenever more than the target has changed. */
function usePreview(goods: string, offerId: string | null, rule: DraftRule, turn: number) {
  const [shown, setShown] = useState<{ key: string; preview: Preview }>();
  const [failed, setFailed] = useState<CallFailure>();
  const key = previewKey(rule);
  useEffect(() => {
    const stop = new AbortController();
    setFailed(undefined);
    browserCaller(
      'watch.preview',
      { goodsId: goods, offerId, ...(JSON.parse(key) as ReturnType<typeof askOf>) },
      { ...EXTRA, signal: stop.signal },
    ).then(
      (preview) => stop.signal.aborted || setShown({ key, preview }),
      (failure: CallFailure) => stop.signal.aborted || setFailed(failure),
    );
    return () => stop.abort();
  }, [goods, offerId, key, turn]);
  return { shown, failed };
}
