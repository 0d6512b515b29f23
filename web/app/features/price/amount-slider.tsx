/** An amount that is dragged or typed: a slider and a field of the same number. */
import { useId, useState } from 'react';
import { CURRENCIES } from '#contract/market/currency.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { money } from '../../lib/money.ts';

interface AmountSliderProps {
  label: string;
  amount: number;
  /** Where the slider ends. */
  top: number;
  currency: CurrencyCode;
  onChange: (amount: number) => void;
}

/** Steps that a slider has from end to end. */
const STEPS = 200;

export function AmountSlider({ label, amount, top, currency, onChange }: AmountSliderProps) {
  const id = useId();
  // what is being typed, until the field is left
  const [typed, setTyped] = useState<string>();
  const { digits, exampleUnit, shownDecimals } = CURRENCIES[currency];
  const scale = 10 ** digits;
  const given = amount / scale;
  const step = Math.max(1, Math.round(top / STEPS / exampleUnit)) * exampleUnit;
  function type(text: string) {
    setTyped(text);
    const minor = Math.round(Number(text) * scale);
    if (text.trim() !== '' && minor >= 1 && minor <= top) onChange(minor);
  }
  return (
    <div className="lab__amount">
      <label htmlFor={id}>{label}</label>
      <input
        className="input num"
        id={id}
        type="number"
        inputMode="decimal"
        min={1 / 10 ** shownDecimals}
        max={top / scale}
        step="any"
        value={typed ?? (Number.isInteger(given) ? String(given) : given.toFixed(shownDecimals))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={money(amount, currency)}
        min={step}
        max={top}
        step={step}
        value={amount}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
