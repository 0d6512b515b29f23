/** Each draw of the viewer, with the way to check it. */
import { useState } from 'react';
import { dayTime } from '../../lib/day-time.ts';
import { t } from '../../lib/message.ts';
import { lotteryAddress } from './lottery-address.ts';
import { drawNumber } from './number.ts';
import type { Own } from './use-lottery.ts';

const SOME = 6;

export function OwnDraws({ activityId, draws }: { activityId: string; draws: Own['draws'] }) {
  const [isWhole, setWhole] = useState(false);
  if (draws.length === 0) return null;
  const shown = isWhole ? draws : draws.slice(0, SOME);
  return (
    <section className="amod" id="draws" aria-labelledby="own-draws">
      <h2 id="own-draws">{t('lottery.draws')}</h2>
      <ul className="win">
        {shown.map(({ recordId, number, prize, time }) => (
          <li key={recordId}>
            <b className="num">
              {number === null
                ? t('lottery.draws.waiting')
                : t('lottery.draws.number', { number: drawNumber(number) })}
            </b>
            <span>
              {number === null ? '' : (prize?.name ?? t('lottery.odds.nothing'))}
              <small>{dayTime(time)}</small>
            </span>
            <a
              className="link win__a"
              href={lotteryAddress(activityId, 'verify', { draw: recordId })}
            >
              {t('lottery.draws.check')}
            </a>
          </li>
        ))}
      </ul>
      {draws.length > SOME && !isWhole && (
        <button className="btn btn--text" type="button" onClick={() => setWhole(true)}>
          {t('lottery.ledger.more')}
        </button>
      )}
    </section>
  );
}
