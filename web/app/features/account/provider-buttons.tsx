/**
 * Buttons of the sign-in providers; an error on the way there is shown below them.
 */
import { t } from '../../lib/message.ts';
import { Problem } from '../form/problem.tsx';
import { useAct } from '../form/use-act.ts';
import { beginTrip } from './provider-login.ts';
import type { ProviderName, ProviderTrip } from './provider-login.ts';

interface ProviderButtonsProps {
  providers: readonly ProviderName[];
  next: string;
  purpose?: ProviderTrip['purpose'];
}

export function ProviderButtons({ providers, next, purpose }: ProviderButtonsProps) {
  const { busy, failed, run } = useAct();
  return (
    <>
      {providers.map((provider) => (
        <button
          key={provider}
          className="btn btn--line btn--wide"
          type="button"
          aria-disabled={busy}
          onClick={() => void run(() => beginTrip(provider, next, purpose))}
        >
          {t(`account.provider.${provider}`)}
        </button>
      ))}
      <Problem text={failed?.message} />
    </>
  );
}
