/** A phone number with its country (UI-06): the list of countries shows name and area code; the default is the area 66. */
import { useId } from 'react';
import { VERIFICATION } from '#contract/constants.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { countryName } from './phone-rules.ts';
import type { PhoneRules } from './phone-rules.ts';

export interface Phone {
  readonly areaCode: string;
  readonly number: string;
}

export const NO_PHONE: Phone = { areaCode: VERIFICATION.defaultArea, number: '' };

interface PhoneFieldProps {
  rules: PhoneRules;
  phone: Phone;
  onChange: (phone: Phone) => void;
  onBlur?: () => void;
  /** What is wrong with it, in the reader's words. */
  problem?: string | undefined;
}

/** The names of its two inputs are those of the login calls: `countryCode` and `mobile`. */
export function PhoneField({ rules, phone, onChange, onBlur, problem }: PhoneFieldProps) {
  const id = useId();
  return (
    <div className="field" role="group" aria-labelledby={`${id}label`}>
      <span className="field__l" id={`${id}label`}>
        {t('phone.label')}
      </span>
      <div className="phone">
        <select
          className="input"
          name="countryCode"
          aria-label={t('phone.country')}
          autoComplete="tel-country-code"
          value={phone.areaCode}
          onChange={(event) => onChange({ ...phone, areaCode: event.target.value })}
        >
          {rules.map((rule) => (
            <option key={rule.code} value={rule.areaCode}>
              {countryName(rule)}
            </option>
          ))}
        </select>
        <input
          className="input"
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t('phone.number')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          maxLength={40}
          value={phone.number}
          onChange={(event) => onChange({ ...phone, number: event.target.value })}
          onBlur={onBlur}
        />
      </div>
      {problem && (
        <p className="field__err" id={`${id}problem`} role="alert">
          <Icon name="triangle-alert" size={16} />
          {problem}
        </p>
      )}
    </div>
  );
}
