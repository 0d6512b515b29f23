/** The last deliveries of a webhook and their outcome, loaded on demand. */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';

type Delivery = Answer<'webhook.deliveries'>['items'][number];

/** `version` grows when there may be new ones. */
export function Deliveries({ id, url, version }: { id: string; url: string; version: number }) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<readonly Delivery[] | 'failed'>();
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLate = false;
    browserCaller('webhook.deliveries', { id }, { quiet: true }).then(
      ({ items }) => isLate || setFound(items),
      () => isLate || setFound('failed'),
    );
    return () => {
      isLate = true;
    };
  }, [id, isOpen, version]);
  return (
    <details
      className="hook__sent needs-script"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t('webhook.deliveries')}
        <span className="sr"> {url}</span>
      </summary>
      <div aria-live="polite">
        {found === undefined && <p className="muted">{t('refresh.busy')}</p>}
        {found === 'failed' && <p className="field__err">{t('fold.failed')}</p>}
        {Array.isArray(found) &&
          (found.length === 0 ? (
            <p className="muted">{t('webhook.none')}</p>
          ) : (
            <List items={found} />
          ))}
      </div>
    </details>
  );
}

function List({ items }: { items: readonly Delivery[] }) {
  return (
    <ul className="hook__list">
      {items.map((one) => (
        <li key={one.id}>
          <span className="num">{fullTime(one.createdAt)}</span> {one.type}: {outcome(one)}
        </li>
      ))}
    </ul>
  );
}

function outcome({ sentAt, failedAt, tries, lastError }: Delivery): string {
  if (sentAt) return t('webhook.arrived');
  if (failedAt) return t('webhook.given-up', { tries, error: lastError ?? '' });
  return tries === 0 ? t('webhook.waits') : t('webhook.again', { tries, error: lastError ?? '' });
}
