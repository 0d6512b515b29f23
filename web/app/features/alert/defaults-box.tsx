/** How price watches are delivered that say nothing else (BEY-47): saved as soon as it is set. */
import { useState } from 'react';
import type { Frequency } from '#contract/alert/delivery.ts';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { ChannelChips } from './channel-chips.tsx';
import { FrequencyChoice } from '../message/frequency-choice.tsx';
import { useReach } from './use-reach.ts';
import { Check } from './watch-options.tsx';

type Defaults = Answer<'watch.defaults'>;

export function DefaultsBox({ first }: { first: Defaults }) {
  const [defaults, setDefaults] = useState(first);
  const { ways, left } = useReach();
  const set = async (change: Partial<Defaults>) => {
    const before = defaults;
    setDefaults({ ...before, ...change });
    // a failure is said by the caller
    await browserCaller('watch.save-defaults', change).then(setDefaults, () => setDefaults(before));
  };
  return (
    <section className="box">
      <h2>{t('alerts.defaults')}</h2>
      <p>{t('alerts.defaults.text')}</p>
      {ways && (
        <ChannelChips
          own={ways}
          left={left}
          chosen={defaults.ways}
          onChoose={(next) => void set({ ways: next })}
        />
      )}
      <FrequencyChoice
        value={defaults.frequency}
        onChange={(frequency: Frequency) => void set({ frequency })}
      />
      <div className="wopt">
        <Check
          label={t('watch.unmet')}
          isOn={defaults.remindUnmet}
          onChange={(remindUnmet) => void set({ remindUnmet })}
        />
        <Check
          label={t('watch.end')}
          isOn={defaults.remindEnd}
          onChange={(remindEnd) => void set({ remindEnd })}
        />
      </div>
    </section>
  );
}
