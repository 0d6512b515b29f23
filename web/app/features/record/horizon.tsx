/**
 * The record of one horizon: how often it was right, compared with always giving the same answer,
 * and by how sure it was (BEY-22).
 */
import { RECORD } from '#contract/price/record.ts';
import type { OutlookRecord } from '#contract/price/outlook-record.ts';
import { countText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

type Horizon = OutlookRecord['horizons'][number];

export function HorizonRecord({ horizon, betterBy }: { horizon: Horizon; betterBy: number }) {
  const { days, enough, goods, forecasts, right } = horizon;
  return (
    <section className="rec" aria-labelledby={`within-${days}`}>
      <h2 id={`within-${days}`}>{t('record.within', { days })}</h2>
      {enough ? (
        <>
          <p className="rec__rate">
            <b className="num">{percent(right, forecasts)}</b>{' '}
            {t('record.right', {
              right: countText(right),
              forecasts: countText(forecasts),
              goods: countText(goods),
            })}
          </p>
          <Standing horizon={horizon} />
          <Ways horizon={horizon} />
          <Steps horizon={horizon} betterBy={betterBy} />
        </>
      ) : (
        <p role="status">
          {t('record.thin', {
            forecasts: countText(forecasts),
            goods: countText(goods),
            need: RECORD.forecasts,
            needGoods: RECORD.goods,
          })}
        </p>
      )}
    </section>
  );
}

/** Said plainly, also where it does not flatter. */
function Standing({ horizon: { standing } }: { horizon: Horizon }) {
  return (
    <p className={standing === 'BETTER' ? 'rec__say rec__say--good' : 'rec__say'}>
      <Icon name={standing === 'BETTER' ? 'check' : 'circle-slash'} size={16} />
      {t(`record.standing.${standing}`)}
    </p>
  );
}

function Ways({
  horizon: { forecasts, right, waits, buys, alwaysWait, alwaysBuy },
}: {
  horizon: Horizon;
}) {
  const rows = [
    [t('record.ours'), forecasts, right],
    [t('record.ours.wait'), waits.forecasts, waits.right],
    [t('record.ours.buy'), buys.forecasts, buys.right],
    [t('record.always.wait'), forecasts, alwaysWait],
    [t('record.always.buy'), forecasts, alwaysBuy],
  ] as const;
  return (
    <div className="wide">
      <table className="plain rec__t">
        <caption className="sr">{t('record.ways')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('record.who')}</th>
            <th scope="col">{t('record.said')}</th>
            <th scope="col">{t('record.was-right')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, all, good]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{countText(all)}</td>
              <td>{percent(good, all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Steps({ horizon: { days, steps }, betterBy }: { horizon: Horizon; betterBy: number }) {
  return (
    <>
      <h3>{t('record.steps')}</h3>
      <p className="read">{t('record.steps.text', { better: Math.round(betterBy * 100), days })}</p>
      <div className="wide">
        <table className="plain rec__t">
          <thead>
            <tr>
              <th scope="col">{t('record.steps.said')}</th>
              <th scope="col">{t('record.said')}</th>
              <th scope="col">{t('record.steps.came')}</th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {steps.map(({ from, to, forecasts, expected, came }) => (
              <tr key={from}>
                <th scope="row">
                  {share(from)}–{share(to)}{' '}
                  <small className="muted">
                    {t('record.steps.mean', { percent: share(expected) })}
                  </small>
                </th>
                <td>{countText(forecasts)}</td>
                <td>{percent(came, forecasts)}</td>
                <td aria-hidden="true">
                  <Bar came={came / forecasts} expected={expected} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** What happened as a bar, what was stated as a mark on it. */
function Bar({ came, expected }: { came: number; expected: number }) {
  return (
    <svg className="rec__bar">
      <rect className="rec__bar-all" width="100%" height="100%" rx="3" />
      <rect className="rec__bar-came" width={share(came)} height="100%" rx="3" />
      <line
        className="rec__bar-stated"
        x1={share(expected)}
        x2={share(expected)}
        y1="0"
        y2="100%"
      />
    </svg>
  );
}

const share = (fraction: number) => `${Math.round(fraction * 100)}%`;
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 1000) / 10}%`;
