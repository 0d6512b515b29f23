/** The most that a deal may cost in the end. */
import { useState } from 'react';
import { shownAmount, typedAmount } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Labelled } from '../form/labelled.tsx';

interface MostFieldProps {
  amount: number | null;
  onChange: (amount: number | null) => void;
}

/** Empty: any price. What is no price is gone when the field is left. */
export function MostField({ amount, onChange }: MostFieldProps) {
  const currency = page().tenant.currencyCode;
  const [typed, setTyped] = useState<string>();
  const { symbol, figure } = shownAmount(amount ?? 0, currency);
  return (
    <Labelled label={`${t('alerts.most')} (${symbol})`} hint={t('alerts.most.hint')} optional>
      {(control) => (
        <input
          className="input num"
          data-field="most"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed ?? (amount === null ? '' : figure)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(typedAmount(target.value, currency) || null);
          }}
          onBlur={() => setTyped(undefined)}
          {...control}
        />
      )}
    </Labelled>
  );
}
