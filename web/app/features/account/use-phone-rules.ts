/** The rules of phone numbers, asked once a visit by whoever first needs them. */
import { useEffect, useState } from 'react';
import { browserCaller } from '../../lib/caller.ts';
import type { PhoneRules } from './phone-rules.ts';

let asked: Promise<PhoneRules> | undefined;

/** Undefined until they are there; a call that failed has said so, and is made anew with the next field. */
export function usePhoneRules(): PhoneRules | undefined {
  const [rules, setRules] = useState<PhoneRules>();
  useEffect(() => {
    asked ??= browserCaller('tenant.phone-rules');
    asked.then(setRules, () => {
      asked = undefined;
    });
  }, []);
  return rules;
}
