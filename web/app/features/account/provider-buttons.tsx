/**
 * Buttons that lead to the providers one may sign in with; what keeps one from going there stands
 * below them.
 */
import { useState } from 'react';
import { t } from '../../lib/message.ts';
import { Problem } from '../form/problem.tsx';
import { beginTrip } from './provider-login.ts';
import type { ProviderName, ProviderTrip } from './provider-login.ts';

interface ProviderButtonsProps {
  providers: readonly ProviderName[];
  next: string;
  purpose?: ProviderTrip['purpose'];
}

export function ProviderButtons({ providers, next, purpose }: ProviderButtonsProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  async function go(provider: ProviderName) {
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      await beginTrip(provider, next, purpose);
    } catch (error) {
      setTrouble((error as Error).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {providers.map((provider) => (
        <button
          key={provider}
          className="btn btn--line btn--wide"
          type="button"
          aria-disabled={busy}
          onClick={() => void go(provider)}
        >
          {t(`account.provider.${provider}`)}
        </button>
      ))}
      <Problem text={trouble} />
    </>
  );
}
