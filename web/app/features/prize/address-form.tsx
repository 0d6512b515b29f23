/** Where a prize is sent: given once, then shown in part and locked (ACT-06, ACT-07). */
import { useState } from 'react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { isPhone, REQUIRED_ADDRESS } from '#contract/activity/address.ts';
import type { Address } from '#contract/activity/lottery.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Field } from '../form/fields.tsx';
import { Problem } from '../form/problem.tsx';
import { useForm } from '../form/use-form.ts';
import type { Checks } from '../form/use-form.ts';
import { lotteryAddress } from '../lottery/lottery-address.ts';
import type { Award } from './prize-data.ts';

type Name = Exclude<keyof Address, 'countryCode'>;

/** In the order of the form, those of a line together. */
const FIELDS: readonly {
  readonly name: Name;
  readonly most: number;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly isWide?: boolean;
}[] = [
  { name: 'recipient', most: 300, autoComplete: 'name' },
  { name: 'phone', most: 60, autoComplete: 'tel' },
  { name: 'street', most: 1000, autoComplete: 'street-address', isWide: true },
  { name: 'district', most: 200, autoComplete: 'address-level3' },
  { name: 'city', most: 200, autoComplete: 'address-level2' },
  { name: 'region', most: 200, autoComplete: 'address-level1' },
  { name: 'postalCode', most: 20, autoComplete: 'postal-code' },
  { name: 'note', most: 1000, autoComplete: 'off', isWide: true },
];

const checks: Checks = {
  ...Object.fromEntries(
    REQUIRED_ADDRESS.filter((name) => name !== 'countryCode').map((name) => [
      name,
      (value: string) => (value.trim() === '' ? 'field.required' : null),
    ]),
  ),
  phone: (value) =>
    value.trim() === '' ? 'field.required' : isPhone(value.trim()) ? null : 'field.format',
  sure: (value) => (value === '' ? { say: t('prize.sure.first') } : null),
};

interface AddressFormProps {
  award: Award;
  saved: Address | null;
  onSent: (award: Award) => void;
}

export function AddressForm({ award, saved, onSent }: AddressFormProps) {
  const [isSure, setSure] = useState(false);
  const form = useForm(checks, async (values) => {
    const of = (name: Name) => values[name] ?? '';
    onSent(
      await browserCaller(
        'lottery.send-address',
        {
          awardRecordId: award.awardRecordId,
          countryCode: saved?.countryCode ?? page().tenant.code,
          ...Object.fromEntries(FIELDS.map(({ name }) => [name, of(name)])),
        },
        ACT,
      ),
    );
  });
  return (
    <form {...form.props} className="paddr">
      {FIELDS.map(({ name, most, autoComplete, isWide }) => (
        <div key={name} className={isWide ? 'paddr__wide' : undefined}>
          <Field
            label={t(`prize.field.${name}`)}
            name={name}
            form={form}
            defaultValue={saved?.[name] ?? ''}
            maxLength={most}
            autoComplete={autoComplete}
            {...(name === 'phone' ? { type: 'tel', inputMode: 'tel' as const } : {})}
            {...(name === 'postalCode' ? { inputMode: 'numeric' as const } : {})}
          />
        </div>
      ))}
      <div className="paddr__wide">
        <label className="check">
          <input
            type="checkbox"
            checked={isSure}
            onChange={({ target }) => setSure(target.checked)}
          />
          <span>{t('prize.sure')}</span>
        </label>
        <input type="hidden" name="sure" value={isSure ? 'yes' : ''} />
        {!isSure && <Problem text={form.problems.sure} />}
        <Problem text={form.failed} />
        <div className="acts">
          <button className="btn btn--go" type="submit" aria-disabled={form.busy}>
            {t('prize.send')}
          </button>
          <a className="btn btn--quiet" href={lotteryAddress(award.activityId, 'prizes')}>
            {t('prize.later')}
          </a>
        </div>
      </div>
    </form>
  );
}

/** What was sent, in part. */
export function LockedAddress({ address }: { address: Address }) {
  return (
    <dl className="paddr paddr--locked">
      {FIELDS.filter(({ name }) => address[name] !== '').map(({ name, isWide }) => (
        <div key={name} className={isWide ? 'paddr__wide' : undefined}>
          <dt>{t(`prize.field.${name}`)}</dt>
          <dd className="input">{address[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
