/** When nothing is to ring (P-29, BEY-05). */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Labelled } from '../form/labelled.tsx';
import { useAct } from '../form/use-act.ts';
import { DayBar } from './day-bar.tsx';

type Quiet = Answer<'quiet-hours.read'>;

export function QuietHours({ first }: { first: Quiet }) {
  const [quiet, setQuiet] = useState(first);
  const { busy, run } = useAct();
  const set = (change: Partial<Quiet>) => setQuiet((known) => ({ ...known, ...change }));
  // a failure is said by the caller
  const save = () =>
    run(async () => {
      const { enabled, fromTime, toTime } = quiet;
      setQuiet(await browserCaller('quiet-hours.save', { enabled, fromTime, toTime }));
      toast(t('profile.saved'));
    });
  return (
    <section className="box">
      <h2>{t('quiet.title')}</h2>
      <form
        className="own__form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label className="switch">
          <span>{t('quiet.enabled')}</span>
          <input
            type="checkbox"
            role="switch"
            checked={quiet.enabled}
            onChange={(event) => set({ enabled: event.target.checked })}
          />
        </label>
        <div className="quiet-hours">
          {(['fromTime', 'toTime'] as const).map((end) => (
            <Labelled key={end} label={t(end === 'fromTime' ? 'quiet.from' : 'quiet.to')}>
              {(control) => (
                <input
                  className="input num"
                  type="time"
                  required
                  disabled={!quiet.enabled}
                  value={quiet[end]}
                  onChange={(event) => set({ [end]: event.target.value })}
                  {...control}
                />
              )}
            </Labelled>
          ))}
        </div>
        <DayBar quiet={quiet} />
        <p className="t12">
          {t('quiet.zone', { zone: quiet.timezone.replaceAll('_', ' ') })} · {t('quiet.text')}
        </p>
        <button className="btn btn--ink needs-script" type="submit" aria-disabled={busy}>
          {t('profile.save')}
        </button>
      </form>
    </section>
  );
}
