/** When nothing is to ring, and how often it may (P-29, BEY-05). */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Labelled } from '../form/labelled.tsx';
import { useAct } from '../form/use-act.ts';

type Quiet = Answer<'quiet-hours.read'>;

export function QuietHours({ first }: { first: Quiet }) {
  const [quiet, setQuiet] = useState(first);
  const { busy, run } = useAct();
  const set = (change: Partial<Quiet>) => setQuiet((known) => ({ ...known, ...change }));
  // a failure is said by the caller
  const save = () =>
    run(async () => {
      const maxPerDay = Math.min(100, Math.max(1, Math.trunc(quiet.maxPerDay) || 1));
      setQuiet(await browserCaller('quiet-hours.save', { ...quiet, maxPerDay }));
      toast(t('profile.saved'));
    });
  return (
    <section className="own__sec">
      <h2>{t('quiet.title')}</h2>
      <form
        className="own__form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{t('quiet.text')}</p>
        <label className="check">
          <input
            type="checkbox"
            checked={quiet.enabled}
            onChange={(event) => set({ enabled: event.target.checked })}
          />
          <span>{t('quiet.enabled')}</span>
        </label>
        <div className="quiet">
          <Labelled label={t('quiet.from')}>
            {(control) => (
              <input
                className="input num"
                type="time"
                required
                disabled={!quiet.enabled}
                value={quiet.fromTime}
                onChange={(event) => set({ fromTime: event.target.value })}
                {...control}
              />
            )}
          </Labelled>
          <Labelled label={t('quiet.to')}>
            {(control) => (
              <input
                className="input num"
                type="time"
                required
                disabled={!quiet.enabled}
                value={quiet.toTime}
                onChange={(event) => set({ toTime: event.target.value })}
                {...control}
              />
            )}
          </Labelled>
        </div>
        <p className="field__hint">
          {t('quiet.zone', { zone: quiet.timezone.replaceAll('_', ' ') })}
        </p>
        <Labelled label={t('quiet.max')} hint={t('quiet.more')}>
          {(control) => (
            <input
              className="input num"
              type="number"
              min={1}
              max={100}
              required
              inputMode="numeric"
              value={quiet.maxPerDay === 0 ? '' : quiet.maxPerDay}
              onChange={(event) => set({ maxPerDay: Number(event.target.value) })}
              {...control}
            />
          )}
        </Labelled>
        <button className="btn btn--ink needs-script" type="submit" aria-disabled={busy}>
          {t('profile.save')}
        </button>
      </form>
    </section>
  );
}
