/** What a deal alert looks for, and how it is sent. */
import type { Answer } from '#contract/calls.ts';
import { ALERT_LIMITS } from '#contract/alert/limits.ts';
import { t } from '../../lib/message.ts';
import { AddEmail } from '../account/add-email.tsx';
import { Labelled } from '../form/labelled.tsx';
import { cutKeyword, lengthOf } from './alert-draft.ts';
import type { AlertDraft } from './alert-draft.ts';
import { BrandField } from './brand-field.tsx';
import { FrequencyChoice } from '../message/frequency-choice.tsx';
import { MostField } from './most-field.tsx';
import { Picks } from './picks.tsx';
import { TagField } from './tag-field.tsx';
import { Check } from './watch-options.tsx';

interface AlertFieldsProps {
  draft: AlertDraft;
  options: Answer<'alert.options'>;
  change: (part: Partial<AlertDraft>) => void;
}

export function AlertFields({ draft, options, change }: AlertFieldsProps) {
  const { keyword, brand, categories, tags, rule } = draft;
  const known = [
    ...categories,
    ...options.categories.filter(({ id }) => categories.every((one) => one.id !== id)),
  ];
  return (
    <>
      <Labelled
        label={t('alerts.keyword')}
        hint={`${lengthOf(keyword)} / ${ALERT_LIMITS.keyword}`}
        isCount
      >
        {(control) => (
          <input
            className="input"
            data-field="keyword"
            type="text"
            autoComplete="off"
            value={keyword}
            onChange={(event) => change({ keyword: cutKeyword(event.target.value) })}
            {...control}
          />
        )}
      </Labelled>
      <div className="aform__two">
        <BrandField brand={brand} onChange={(next) => change({ brand: next })} />
        <MostField
          amount={rule.maxAmount ?? null}
          onChange={(maxAmount) => change({ rule: { ...rule, maxAmount } })}
        />
      </div>
      <Picks
        field="categories"
        legend={t('alerts.categories')}
        options={known.map(({ id, name }) => [id, name])}
        chosen={categories.map(({ id }) => id)}
        most={ALERT_LIMITS.categories}
        onChange={(ids) => change({ categories: known.filter(({ id }) => ids.includes(id)) })}
      />
      <TagField offered={options.tags} tags={tags} onChange={(next) => change({ tags: next })} />
      <Check
        label={t('alerts.verified')}
        isOn={rule.verifiedOnly ?? false}
        onChange={(verifiedOnly) => change({ rule: { ...rule, verifiedOnly } })}
      />
      <FrequencyChoice
        value={rule.frequency ?? 'INSTANT'}
        onChange={(frequency) => change({ rule: { ...rule, frequency } })}
      />
      <EmailSwitch
        isPossible={options.emailPossible}
        isOn={draft.emailNotify}
        onChange={(emailNotify) => change({ emailNotify })}
      />
    </>
  );
}

interface EmailSwitchProps {
  isPossible: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Email needs a verified address; without one the alert appears on the site and by push (AMB-13). */
function EmailSwitch({ isPossible, isOn, onChange }: EmailSwitchProps) {
  return (
    <div>
      <label className="switch">
        {t('alerts.email')}
        <input
          type="checkbox"
          role="switch"
          checked={isPossible && isOn}
          disabled={!isPossible}
          aria-describedby="email-hint"
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <p className="field__hint" id="email-hint">
        {t(isPossible ? 'alerts.email.yes' : 'alerts.email.no')}{' '}
        {!isPossible && <AddEmail onAdded={() => onChange(true)} />}
      </p>
    </div>
  );
}
