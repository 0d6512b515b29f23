/**
 * A fold under the chart whose content is asked for when somebody opens it; opening it again
 * retries what failed.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';

interface AskedFoldProps<Found> {
  title: string;
  /** Beside `outlook`, the class of all folds. */
  className?: string;
  ask: () => Promise<Found>;
  children: (found: Found) => ReactNode;
}

export function AskedFold<Found extends object>({
  title,
  className = '',
  ask,
  children,
}: AskedFoldProps<Found>) {
  const [found, setFound] = useState<Found | 'waiting' | 'failed'>();
  async function open() {
    if (found && found !== 'failed') return;
    setFound('waiting');
    try {
      setFound(await ask());
    } catch {
      setFound('failed');
    }
  }
  return (
    <details
      className={`outlook ${className} needs-script`}
      onToggle={({ currentTarget }) => currentTarget.open && void open()}
    >
      <summary>{title}</summary>
      <div aria-live="polite" aria-busy={found === 'waiting'}>
        {found === 'waiting' && <p>{t('refresh.busy')}</p>}
        {found === 'failed' && <p className="field__err">{t('fold.failed')}</p>}
        {typeof found === 'object' && children(found)}
      </div>
    </details>
  );
}
