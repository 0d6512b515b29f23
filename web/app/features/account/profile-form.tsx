/** What can be changed about oneself (PROF-02..07). Only what changed is sent. */
import { useState } from 'react';
import {
  BIOGRAPHY_MAX,
  GENDERS,
  isBirthday,
  lengthOf,
  nicknameProblem,
} from '#contract/account/rules.ts';
import { TEXT_LIMITS } from '#contract/constants.ts';
import { localDay } from '#contract/time.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { setViewer } from '../../lib/viewer.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { toast } from '../../lib/toast.ts';
import { Field, Submit, TextField } from '../form/fields.tsx';
import { Labelled } from '../form/labelled.tsx';
import { useForm } from '../form/use-form.ts';
import { Review } from './review.tsx';

const GENDER_WORDS = [
  [String(GENDERS.SHE), 'profile.gender.she'],
  [String(GENDERS.HE), 'profile.gender.he'],
  [String(GENDERS.THEY), 'profile.gender.they'],
] as const;

export function ProfileForm({ me }: { me: SignedIn }) {
  const { userInfo } = me;
  const [biography, setBiography] = useState(userInfo.biography);
  const today = localDay(page().currentTimeMillis, page().tenant.timezone);
  const form = useForm(
    {
      nickname: nicknameProblem,
      biography: (value) => (lengthOf(value) > BIOGRAPHY_MAX ? 'account.biography.too_long' : null),
      birthday: (value) =>
        value === '' || isBirthday(value, today) ? null : 'account.birthday.invalid',
    },
    async ({ nickname = '', biography: words = '', birthday = '', gender = '' }) => {
      const edit = {
        ...(nickname === userInfo.nickname ? {} : { nickname }),
        ...(words === userInfo.biography ? {} : { biography: words }),
        ...(birthday === (userInfo.birthday ?? '') ? {} : { birthday: birthday || null }),
        ...(gender === String(userInfo.gender ?? '')
          ? {}
          : { gender: gender === '' ? null : Number(gender) }),
      };
      if (Object.keys(edit).length > 0)
        setViewer(await browserCaller('profile.update', edit, { quiet: true }));
      toast(t('profile.saved'));
    },
  );
  return (
    <form className="own__form" {...form.props}>
      <div>
        <Field
          label={t('profile.nickname')}
          name="nickname"
          form={form}
          defaultValue={userInfo.nickname}
          autoComplete="nickname"
          hint={t('profile.nickname.hint', TEXT_LIMITS.nickname)}
          maxLength={60}
        />
        <Review me={me} field="nickname" />
      </div>
      <div>
        <TextField
          form={form}
          label={t('profile.biography')}
          name="biography"
          rows={4}
          value={biography}
          onChange={(event) => setBiography(event.target.value)}
          hint={`${lengthOf(biography)}/${BIOGRAPHY_MAX}`}
          isCount
        />
        <Review me={me} field="biography" />
      </div>
      <Labelled label={t('profile.gender')}>
        {(control) => (
          <select className="input" name="gender" defaultValue={userInfo.gender ?? ''} {...control}>
            <option value="">{t('profile.gender.none')}</option>
            {GENDER_WORDS.map(([value, key]) => (
              <option key={value} value={value}>
                {t(key)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Field
        label={t('profile.birthday')}
        name="birthday"
        form={form}
        type="date"
        min="1900-01-01"
        max={today}
        defaultValue={userInfo.birthday ?? ''}
        autoComplete="bday"
        hint={t('profile.birthday.hint')}
      />
      <Submit form={form} label={t('profile.save')} />
    </form>
  );
}
