/** What was said of a price, when, and why it changed; and how often its shop raised first (BEY-01, BEY-56). */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate } from '../../lib/when.ts';

type Found = Answer<'price.said'>;

export function Said({ code }: { code: string }) {
  const [found, setFound] = useState<Found | 'waiting' | 'failed'>();
  async function ask() {
    if (found && found !== 'failed') return;
    setFound('waiting');
    try {
      setFound(await browserCaller('price.said', { id: code }, { quiet: true }));
    } catch {
      setFound('failed');
    }
  }
  return (
    <details className="outlook said needs-script" onToggle={({ currentTarget }) => currentTarget.open && void ask()}>
      <summary>{t('said.title')}</summary>
      <div aria-live="polite" aria-busy={found === 'waiting'}>
        {found === 'waiting' && <p>{t('refresh.busy')}</p>}
        {found === 'failed' && <p className="field__err">{t('yard.failed')}</p>}
        {typeof found === 'object' && <List found={found} />}
      </div>
    </details>
  );
}

function List({ found: { said, shop, currencyCode } }: { found: Found }) {
  return (
    <>
      {shop !== null && shop.raisedFirst > 0 && <p>{t('said.shop', { shop: shop.name, times: shop.raisedFirst, days: shop.days })}</p>}
      {said.length === 0 ? (
        <p>{t('said.none')}</p>
      ) : (
        <dl className="yards">
          {said.map((one) => (
            <div key={one.time}>
              <dt>{one.words}</dt>
              <dd>
                {one.typicalAmount === null
                  ? money(one.amount, currencyCode)
                  : t('said.amounts', { amount: money(one.amount, currencyCode), usual: money(one.typicalAmount, currencyCode) })}
                <small>
                  {longDate(one.time)} · {t(`said.${one.cause}`)}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
