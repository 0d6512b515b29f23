/** Who won last, masked (ACT-03). */
import { dayTime } from '../../lib/day-time.ts';
import { t } from '../../lib/message.ts';
import type { LotteryData } from './lottery-data.ts';

export function Winners({ winners }: { winners: LotteryData['winners'] }) {
  return (
    <section className="amod" aria-labelledby="winners">
      <h2 id="winners">{t('lottery.winners')}</h2>
      {winners.length === 0 ? (
        <p>{t('lottery.winners.none')}</p>
      ) : (
        <ul className="win">
          {winners.map(({ nickname, prizeName, time }, at) => (
            <li key={`${time} ${winners.length - at}`}>
              <b>{nickname}</b>
              <span>{prizeName}</span>
              <time dateTime={time}>{dayTime(time)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
