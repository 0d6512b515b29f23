/** One brand of those that are known, found by typing. */
import { useId, useState } from 'react';
import { t } from '../../lib/message.ts';
import { Labelled } from '../form/labelled.tsx';
import type { Named } from './alert-draft.ts';
import { useOffered } from './use-offered.ts';

interface BrandFieldProps {
  brand: Named | null;
  onChange: (brand: Named | null) => void;
}

export function BrandField({ brand, onChange }: BrandFieldProps) {
  const list = useId();
  const [text, setText] = useState(brand?.name ?? '');
  const [isLeft, setLeft] = useState(false);
  const brands = useOffered(text)?.brands ?? [];
  const same = (words: string) =>
    brands.find(({ name }) => name.toLowerCase() === words.trim().toLowerCase());
  // the name may have been typed before its list came
  const late = brand === null ? same(text) : undefined;
  if (late) onChange({ id: late.id, name: late.name });
  const isUnknown = isLeft && text.trim() !== '' && brand === null;
  return (
    <Labelled label={t('alerts.brand')} problem={isUnknown ? t('alerts.brand.unknown') : undefined}>
      {(control) => (
        <>
          <input
            className="input"
            data-field="brand"
            type="text"
            list={list}
            autoComplete="off"
            placeholder={t('alerts.brand.any')}
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setLeft(false);
              const found = same(event.target.value);
              onChange(found ? { id: found.id, name: found.name } : null);
            }}
            onBlur={() => setLeft(true)}
            {...control}
          />
          <datalist id={list}>
            {brands.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Labelled>
  );
}
