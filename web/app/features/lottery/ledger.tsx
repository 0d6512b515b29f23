/** Every chance that came or went, and the ways to more (AMB-39). */
import { useState } from 'react';
import { dayTime } from '../../lib/day-time.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { useSharedPath } from '../activity/standing.ts';
import type { Lottery, Own } from './use-lottery.ts';

/** Lines that are shown at first. */
const SOME = 6;

export function Ledger({ lottery }: { lottery: Lottery }) {
  const { own, state } = lottery;
  return (
    <section className="amod" aria-labelledby="ledger">
      <div className="amod__h">
        <h2 id="ledger">{t('lottery.ledger')}</h2>
        {own && <span className="t13">{t('lottery.chances', { n: own.chances })}</span>}
      </div>
      {own ? <Lines lines={own.ledger} /> : <p>{t('lottery.ledger.sign-in')}</p>}
      {own && state === 'RUNNING' && <Ways lottery={lottery} tasks={own.tasks} />}
    </section>
  );
}

function Lines({ lines }: { lines: Own['ledger'] }) {
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return <p>{t('lottery.ledger.none')}</p>;
  const shown = isWhole ? lines : lines.slice(0, SOME);
  return (
    <>
      <ol className="ledger">
        <li>
          <span>{t('lottery.ledger.from')}</span>
          <b>{t('lottery.ledger.change')}</b>
          <i>{t('lottery.ledger.balance')}</i>
        </li>
        {shown.map(({ reason, change, balance, time }, at) => (
          // lines are never changed, only added in front
          <li key={lines.length - at}>
            <span>
              {t(`lottery.reason.${reason}`)}
              <small>{dayTime(time)}</small>
            </span>
            <b className="num">{change > 0 ? `+${change}` : `−${-change}`}</b>
            <i className="num">{balance}</i>
          </li>
        ))}
      </ol>
      {lines.length > SOME && !isWhole && (
        <button className="btn btn--text" type="button" onClick={() => setWhole(true)}>
          {t('lottery.ledger.more')}
        </button>
      )}
    </>
  );
}

const ICON = {
  BASE: 'circle-check',
  DAILY_VISIT: 'circle-check',
  SHARE: 'share-2',
  INVITE: 'user-plus',
  FOLLOW: 'bell-ring',
} as const;
type Task = Own['tasks'][number];

function Ways({ lottery, tasks }: { lottery: Lottery; tasks: readonly Task[] }) {
  const { activity } = lottery.data;
  const path = useSharedPath(activity);
  return (
    <div className="earn" id="ways" role="group" aria-label={t('lottery.ways')}>
      {tasks.map((task) => {
        const { reason, done, max, chances } = task;
        const icon = ICON[reason as keyof typeof ICON];
        if (done >= max)
          return (
            <span key={reason} className="done">
              <Icon name="circle-check" />
              {task.text}
              <small>{t('lottery.ways.done')}</small>
            </span>
          );
        const words = (
          <>
            <Icon name={icon} />
            {task.text}
            <small className="num">{`+${chances}`}</small>
          </>
        );
        if (reason === 'FOLLOW')
          return (
            <a key={reason} href="/discover">
              {words}
            </a>
          );
        if (reason === 'SHARE' || reason === 'INVITE')
          return (
            <ShareButton key={reason} title={activity.title} path={path}>
              {words}
            </ShareButton>
          );
        return <span key={reason}>{words}</span>;
      })}
    </div>
  );
}
