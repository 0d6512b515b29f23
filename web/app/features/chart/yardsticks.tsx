/** What laws that name a number measure on this history, for whoever opens it (BEY-51). */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate } from '../../lib/when.ts';

type Found = Answer<'price.yardsticks'>;
type Yardstick = Found['yardsticks'][number];

export function Yardsticks({ code }: { code: string }) {
  const [found, setFound] = useState<Found | 'waiting' | 'failed'>();
  async function ask() {
    if (found && found !== 'failed') return;
    setFound('waiting');
    try {
      setFound(await browserCaller('price.yardsticks', { id: code }, { quiet: true }));
    } catch {
      setFound('failed');
    }
  }
  return (
    <details className="outlook yardsticks needs-script" onToggle={({ currentTarget }) => currentTarget.open && void ask()}>
      <summary>{t('yard.title')}</summary>
      <div aria-live="polite" aria-busy={found === 'waiting'}>
        {found === 'waiting' && <p>{t('refresh.busy')}</p>}
        {found === 'failed' && <p className="field__err">{t('yard.failed')}</p>}
        {typeof found === 'object' && <List found={found} />}
      </div>
    </details>
  );
}

function List({ found }: { found: Found }) {
  if (found.promoStart === null) return <p>{t('yard.none')}</p>;
  return (
    <>
      <p>{t('yard.intro', { date: longDate(found.promoStart) })}</p>
      <dl className="yards">
        {found.yardsticks.map((one) => (
          <div key={one.code}>
            <dt>{t(`yard.${one.code}`)}</dt>
            <dd>
              {wordsOf(one, found)}
              <small>
                <a className="link" href={one.url} rel="noopener nofollow">
                  {t('yard.source', { source: one.source, date: longDate(`${one.since}T12:00:00Z`) })}
                </a>
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function wordsOf({ code, amount, raisedAmount, isMet }: Yardstick, { currencyCode, currentAmount }: Found): string {
  const shown = (value: number | null) => money(value ?? 0, currencyCode);
  if (isMet === null) return t('yard.unknown');
  if (code === 'ID') return isMet ? t('yard.steady') : t('yard.rose', { amount: shown(amount), raised: shown(raisedAmount) });
  const holes = { amount: shown(amount), now: shown(currentAmount) };
  if (code === 'VN') return t(isMet ? 'yard.half' : 'yard.more', holes);
  return t(isMet ? 'yard.below' : 'yard.above', holes);
}
