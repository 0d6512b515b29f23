/** Whether waiting pays, for whoever opens the question under the chart; where the past says nothing it says so (BEY-22). */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';

type Found = Answer<'price.outlook'>;

export function Outlook({ code }: { code: string }) {
  const [found, setFound] = useState<Found | 'waiting' | 'failed'>();
  async function ask() {
    if (found && found !== 'failed') return;
    setFound('waiting');
    try {
      setFound(await browserCaller('price.outlook', { id: code }, { quiet: true }));
    } catch {
      setFound('failed');
    }
  }
  return (
    <details className="outlook needs-script" onToggle={({ currentTarget }) => currentTarget.open && void ask()}>
      <summary>{t('wait.title')}</summary>
      <div aria-live="polite" aria-busy={found === 'waiting'}>
        {found === 'waiting' && <p>{t('refresh.busy')}</p>}
        {found === 'failed' && <p className="field__err">{t('wait.failed')}</p>}
        {typeof found === 'object' && <Words found={found} />}
      </div>
    </details>
  );
}

function Words({ found: { outlooks, betterBy, sale } }: { found: Found }) {
  return (
    <>
      {outlooks.length === 0 && <p>{t('wait.thin')}</p>}
      {outlooks.map(({ days, advice, probability, said, right }) => (
        <p key={days}>
          {t(advice === 'WAIT' ? 'wait.wait' : 'wait.buy', { better: Math.round(betterBy * 100), days, percent: Math.round(probability * 100) })}{' '}
          <small>{t('wait.record', { right, said })}</small>
        </p>
      ))}
      {sale && <p>{t('wait.sale', { sale: sale.name, date: longDate(new Date(`${sale.day}T12:00:00Z`)) })}</p>}
      <p>
        <a className="link" href="/how-we-judge/waiting">
          {t('wait.all')}
        </a>
      </p>
    </>
  );
}
