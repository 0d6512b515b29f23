/**
 * A phone number with its country (UI-06): the list of countries shows name and area code; the
 * default is the area 66.
 */
import { useId } from 'react';
import { phoneRulesOf } from '#contract/account/rules.ts';
import { VERIFICATION } from '#contract/constants.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Problem } from '../form/problem.tsx';

export interface Phone {
  readonly areaCode: string;
  readonly number: string;
}

const NAMES = { area: 'countryCode', number: 'mobile' } as const;
export const NO_PHONE: Phone = { areaCode: VERIFICATION.defaultArea, number: '' };

interface PhoneFieldProps {
  phone: Phone;
  onChange: (phone: Phone) => void;
  onBlur?: () => void;
  /** What is wrong with it, in the reader's words. */
  problem?: string | undefined;
  label?: string;
  /** Names of the two inputs; those of the login calls unless a form has others. */
  names?: { readonly area: string; readonly number: string };
  /** `username` where a browser keeps a password under it. */
  autoComplete?: string;
}

export function PhoneField({
  phone,
  onChange,
  onBlur,
  problem,
  label,
  names = NAMES,
  autoComplete = 'tel-national',
}: PhoneFieldProps) {
  const id = useId();
  return (
    <div className="field" role="group" aria-labelledby={`${id}label`}>
      <span className="field__l" id={`${id}label`}>
        {label ?? t('phone.label')}
      </span>
      <div className="phone">
        <select
          className="input"
          name={names.area}
          aria-label={t('phone.country')}
          autoComplete="tel-country-code"
          value={phone.areaCode}
          onChange={(event) => onChange({ ...phone, areaCode: event.target.value })}
        >
          {phoneRulesOf(page().tenant.phoneAreaCode).map(({ code, areaCode }) => (
            <option key={code} value={areaCode}>
              {t(`country.${code}`)} +{areaCode}
            </option>
          ))}
        </select>
        <input
          className="input"
          name={names.number}
          // a name and a national number are allowed only in a field of text
          type="text"
          inputMode="tel"
          autoComplete={autoComplete}
          aria-label={t('phone.number')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          maxLength={40}
          value={phone.number}
          onChange={(event) => onChange({ ...phone, number: event.target.value })}
          onBlur={onBlur}
        />
      </div>
      <Problem id={`${id}problem`} text={problem} />
    </div>
  );
}
