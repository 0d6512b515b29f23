/** How price watches are delivered that say nothing else (BEY-47): saved as soon as it is set. */
import type { Frequency } from '#contract/alert/delivery.ts';
import { t } from '../../lib/message.ts';
import { ChannelChips } from './channel-chips.tsx';
import { FrequencyChoice } from '../message/frequency-choice.tsx';
import { useDefaults } from '../message/use-defaults.ts';
import type { Defaults } from '../message/use-defaults.ts';
import { useReach } from './use-reach.ts';
import { Check } from './watch-options.tsx';

export function DefaultsBox({ first }: { first: Defaults }) {
  const { defaults, set } = useDefaults(first);
  const { ways, left } = useReach();
  return (
    <section className="box">
      <h2>{t('alerts.defaults')}</h2>
      <p>{t('alerts.defaults.text')}</p>
      {ways && (
        <ChannelChips
          own={ways}
          left={left}
          chosen={defaults.ways}
          onChoose={(next) => set({ ways: next })}
        />
      )}
      <FrequencyChoice
        value={defaults.frequency}
        onChange={(frequency: Frequency) => set({ frequency })}
      />
      <div className="wopt">
        <Check
          label={t('watch.unmet')}
          isOn={defaults.remindUnmet}
          onChange={(remindUnmet) => set({ remindUnmet })}
        />
        <Check
          label={t('watch.end')}
          isOn={defaults.remindEnd}
          onChange={(remindEnd) => set({ remindEnd })}
        />
      </div>
    </section>
  );
}
