/** At once or as a digest, and how many a day at most (BEY-05, BEY-47). */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { FrequencyChoice } from './frequency-choice.tsx';
import { Labelled } from '../form/labelled.tsx';
import { useDefaults } from './use-defaults.ts';
import { useAct } from '../form/use-act.ts';

interface HowOftenProps {
  quiet: Answer<'quiet-hours.read'>;
  defaults: Answer<'watch.defaults'>;
}

export function HowOften({ quiet, defaults }: HowOftenProps) {
  const { defaults: known, set } = useDefaults(defaults);
  const [max, setMax] = useState(quiet.maxPerDay);
  const { busy, run } = useAct();
  // a failure is said by the caller
  const save = () =>
    run(async () => {
      const maxPerDay = Math.min(100, Math.max(1, Math.trunc(max) || 1));
      setMax((await browserCaller('quiet-hours.save', { maxPerDay })).maxPerDay);
      toast(t('profile.saved'));
    });
  return (
    <section className="box">
      <h2>{t('often.title')}</h2>
      <FrequencyChoice value={known.frequency} onChange={(frequency) => set({ frequency })} />
      <p className="t12">{t('often.when')}</p>
      <form
        className="own__form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Labelled label={t('quiet.max')} hint={t('quiet.more')}>
          {(control) => (
            <input
              className="input num"
              type="number"
              min={1}
              max={100}
              required
              inputMode="numeric"
              value={max === 0 ? '' : max}
              onChange={(event) => setMax(Number(event.target.value))}
              {...control}
            />
          )}
        </Labelled>
        <p className="limit">
          {t('often.today')} <span className="num">{quiet.sentToday}</span>
        </p>
        <button className="btn btn--quiet needs-script" type="submit" aria-disabled={busy}>
          {t('often.save')}
        </button>
      </form>
    </section>
  );
}
