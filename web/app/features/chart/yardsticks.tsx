/** What laws that name a number measure on this history, loaded on demand (BEY-51). */
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate } from '../../lib/when.ts';
import { AskedFold } from './asked-fold.tsx';

type Found = Answer<'price.yardsticks'>;
type Yardstick = Found['yardsticks'][number];

export function Yardsticks({ code }: { code: string }) {
  return (
    <AskedFold
      title={t('yard.title')}
      className="yardsticks"
      ask={() => browserCaller('price.yardsticks', { id: code }, { quiet: true })}
    >
      {(found) => <List found={found} />}
    </AskedFold>
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
                  {t('yard.source', {
                    source: one.source,
                    date: longDate(`${one.since}T12:00:00Z`),
                  })}
                </a>
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function wordsOf(
  { code, amount, raisedAmount, isMet }: Yardstick,
  { currencyCode, currentAmount }: Found,
): string {
  const shown = (value: number | null) => money(value ?? 0, currencyCode);
  if (isMet === null) return t('yard.unknown');
  if (code === 'ID')
    return isMet
      ? t('yard.steady')
      : t('yard.rose', { amount: shown(amount), raised: shown(raisedAmount) });
  const holes = { amount: shown(amount), now: shown(currentAmount) };
  if (code === 'VN') return t(isMet ? 'yard.half' : 'yard.more', holes);
  return t(isMet ? 'yard.below' : 'yard.above', holes);
}
