/** Beside the stage: drawing while it runs, and before and after it what there is to know. */
import { t } from '../../lib/message.ts';
import { dayTime } from '../../lib/day-time.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DecidedBy } from './decided-by.tsx';
import { Digits } from './digits.tsx';
import { RunningBox } from './running-box.tsx';
import { Result } from './result.tsx';
import { Track } from './track.tsx';
import type { Lottery } from './use-lottery.ts';
import { lotteryAddress } from './lottery-address.ts';

export function DrawBox({ lottery }: { lottery: Lottery }) {
  const { state } = lottery;
  if (state === 'RUNNING') return <RunningBox lottery={lottery} />;
  if (state === 'COMING_SOON') return <SoonBox lottery={lottery} />;
  return <OverBox lottery={lottery} />;
}

function SoonBox({ lottery }: { lottery: Lottery }) {
  return (
    <section className="draw">
      <h2>{t('lottery.soon.title')}</h2>
      <Digits number={null} />
      <p className="draw__r">{t('lottery.soon.text')}</p>
      <CalendarButton activity={lottery.data.activity} />
      <DecidedBy lottery={lottery} />
    </section>
  );
}

function OverBox({ lottery }: { lottery: Lottery }) {
  const { data, state, own } = lottery;
  const { id } = data.activity;
  const draws = own?.draws ?? [];
  const won = draws.filter(({ prize }) => prize !== null);
  const best = won[0] ?? draws[0];
  if (state === 'REVEALED' && best && best.number !== null)
    return (
      <section className="draw">
        <h2>{t('lottery.yours', { time: dayTime(best.time) })}</h2>
        <Digits number={best.number} />
        <Result data={data} number={best.number} prizeId={best.prize?.id ?? null} />
        <Track data={data} number={best.number} />
        <a
          className="btn btn--go btn--lg btn--wide"
          href={lotteryAddress(id, 'verify', { draw: best.recordId })}
        >
          <Icon name="shield-check" />
          {t('lottery.check.this')}
        </a>
        <p className="t12">{t('lottery.check.offline')}</p>
      </section>
    );
  return (
    <section className="draw">
      <h2>{t('lottery.over.title')}</h2>
      <Digits number={null} />
      {own && (
        <p className="draw__r">
          {draws.length === 0
            ? t('lottery.over.none')
            : t('lottery.over.drawn', { n: draws.length, won: won.length })}
        </p>
      )}
      <a className="btn btn--line btn--lg btn--wide" href={lotteryAddress(id, 'prizes')}>
        {t('lottery.over.see')}
      </a>
      <p className="t12">{t('lottery.over.chances')}</p>
    </section>
  );
}
