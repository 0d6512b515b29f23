/** "Not the same?" beside an offer of other goods (BEY-21); signed out, the login first. */
import { useState } from 'react';
import { browserCaller } from '../../lib/caller.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';

export function NotSame({ id, otherId }: { id: string; otherId: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'said'>('idle');
  async function say() {
    if (state === 'sending') return;
    setState('sending');
    try {
      const { split } = await browserCaller('goods.report-twin', { id, otherId });
      setState('said');
      toast(t(split ? 'offers.twin.split' : 'offers.twin.heard'));
    } catch {
      // said by the caller; it may be tried again
      setState('idle');
    }
  }
  if (state === 'said') return null;
  return (
    <button
      className="twin needs-script"
      type="button"
      aria-busy={state === 'sending'}
      onClick={() => withLogin(() => void say())}
    >
      {t('offers.twin.other')}
    </button>
  );
}
