/** A code to a phone or e-mail that the account has, chosen where it has both. */
import { useState } from 'react';
import { maskReceiver } from '#contract/account/rules.ts';
import type { AuthScene } from '#contract/account/verification.ts';
import { t } from '../../lib/message.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { Labelled } from '../form/labelled.tsx';
import type { FormPart } from '../form/use-form.ts';
import { CodeField, ownReceiver } from './receiver.tsx';

export function ownReceivers({ email, mobile }: SignedIn): string[] {
  return [email, mobile].filter((one) => one !== null);
}

export function OwnCode({ me, form, scene }: { me: SignedIn; form: FormPart; scene: AuthScene }) {
  const own = ownReceivers(me);
  const [chosen, setChosen] = useState(own[0] ?? '');
  return (
    <>
      <Labelled label={t('security.verify')}>
        {(control) => (
          <select
            className="input"
            name="own"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            {...control}
          >
            {own.map((one) => (
              <option key={one} value={one}>
                {maskReceiver(one)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <CodeField
        key={chosen}
        form={form}
        scene={scene}
        typed={chosen}
        receiver={() => ownReceiver(chosen)}
      />
    </>
  );
}
