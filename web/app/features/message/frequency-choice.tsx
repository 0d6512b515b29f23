/** At once, or in the digest of the day or the week. */
import { useId } from 'react';
import type { Frequency } from '#contract/alert/delivery.ts';
import { t } from '../../lib/message.ts';

const FREQUENCIES = ['INSTANT', 'DAILY', 'WEEKLY'] as const satisfies readonly Frequency[];

interface FrequencyChoiceProps {
  value: Frequency;
  onChange: (frequency: Frequency) => void;
}

export function FrequencyChoice({ value, onChange }: FrequencyChoiceProps) {
  const name = useId();
  return (
    <fieldset className="fs">
      <legend>{t('alerts.frequency')}</legend>
      <div className="seg seg--even">
        {FREQUENCIES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            {t(`alerts.frequency.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
