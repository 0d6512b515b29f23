/**
 * Whether waiting pays, loaded when the question under the chart is opened; without enough history
 * it says so (BEY-22).
 */
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { AskedFold } from './asked-fold.tsx';

type Found = Answer<'price.outlook'>;

export function Outlook({ code }: { code: string }) {
  return (
    <AskedFold
      title={t('wait.title')}
      ask={() => browserCaller('price.outlook', { id: code }, { quiet: true })}
    >
      {(found) => <Words found={found} />}
    </AskedFold>
  );
}

function Words({ found: { outlooks, betterBy, sale } }: { found: Found }) {
  return (
    <>
      {outlooks.length === 0 && <p>{t('wait.thin')}</p>}
      {outlooks.map(({ days, advice, probability, said, right }) => (
        <p key={days}>
          {t(advice === 'WAIT' ? 'wait.wait' : 'wait.buy', {
            better: Math.round(betterBy * 100),
            days,
            percent: Math.round(probability * 100),
          })}{' '}
          <small>{t('wait.record', { right, said })}</small>
        </p>
      ))}
      {sale && (
        <p>
          {t('wait.sale', { sale: sale.name, date: longDate(new Date(`${sale.day}T12:00:00Z`)) })}
        </p>
      )}
      <p>
        <a className="link" href="/how-we-judge/waiting">
          {t('wait.all')}
        </a>
      </p>
    </>
  );
}
