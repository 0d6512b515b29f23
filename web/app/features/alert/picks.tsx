/** Up to three of several, as chips; a fourth is refused (ALERT-07). */
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Problem } from '../form/problem.tsx';

interface PicksProps {
  /** Where the sentence leads to. */
  field: string;
  legend: string;
  options: readonly (readonly [value: string, name: string])[];
  chosen: readonly string[];
  most: number;
  onChange: (chosen: readonly string[]) => void;
  children?: ReactNode;
}

export function Picks({ field, legend, options, chosen, most, onChange, children }: PicksProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const isFull = chosen.length >= most;
  const toggle = (value: string) => {
    const isOut = !chosen.includes(value);
    setRefused(isOut && isFull);
    if (isOut && isFull) return;
    onChange(isOut ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <p className="field__top">
        <span id={id}>{legend}</span>
        <small className={isFull ? 'num full' : 'num'}>{`${chosen.length} / ${most}`}</small>
      </p>
      <div className="picks">
        {options.map(([value, name], at) => {
          const isOn = chosen.includes(value);
          return (
            <button
              key={value}
              className="chip"
              type="button"
              data-field={at === 0 ? field : undefined}
              aria-pressed={isOn}
              aria-disabled={!isOn && isFull}
              onClick={() => toggle(value)}
            >
              {name}
              {isOn && <Icon name="x" size={16} />}
            </button>
          );
        })}
      </div>
      {children}
      <Problem text={isRefused ? t('alerts.three') : undefined} />
    </div>
  );
}
