/**
 * How often forecasts about waiting were right, compared with always giving the same answer, and by
 * how sure they were (BEY-22).
 */
import { RECORD } from '#contract/price/record.ts';
import type { OutlookRecord } from '#contract/price/outlook-record.ts';
import { countText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export function Rates({ record }: { record: OutlookRecord }) {
  const { days, enough, goods, forecasts, right, tossUps } = record;
  return (
    <section className="rec" aria-labelledby="within">
      <h2 id="within">{t('record.within', { days })}</h2>
      {enough ? (
        <>
          <p className="rec__rate">
            <b className="num">{percent(right, forecasts)}</b>{' '}
            {t('record.right', {
              right: countText(right),
              forecasts: countText(forecasts),
              goods: countText(goods),
            })}{' '}
            {t('record.toss', { n: countText(tossUps) })}
          </p>
          <Standing record={record} />
          <Ways record={record} />
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

/** What is said of the goods today. */
export function Today({ record: { today } }: { record: OutlookRecord }) {
  const states = [
    [t('wait.state.WAIT'), today.wait],
    [t('wait.state.BUY'), today.buy],
    [t('wait.state.NO_GAIN'), today.noGain],
    [t('wait.state.TOSS_UP'), today.tossUp],
    [t('record.young'), today.young],
  ] as const;
  return (
    <section className="rec" aria-labelledby="today">
      <h2 id="today">{t('record.today')}</h2>
      <div className="wide">
        <table className="plain rec__t">
          <thead className="sr">
            <tr>
              <th scope="col">{t('wait.title')}</th>
              <th scope="col">{t('record.goods')}</th>
            </tr>
          </thead>
          <tbody>
            {states.map(([name, count]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{countText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Said plainly, also where it does not flatter. */
function Standing({ record: { standing } }: { record: OutlookRecord }) {
  return (
    <p className={standing === 'BETTER' ? 'rec__say rec__say--good' : 'rec__say'}>
      <Icon name={standing === 'BETTER' ? 'check' : 'circle-slash'} size={16} />
      {t(`record.standing.${standing}`)}
    </p>
  );
}

function Ways({ record }: { record: OutlookRecord }) {
  const { forecasts, right, waits, buys, noGains, alwaysWait, alwaysBuy } = record;
  const said = (name: string) => t('record.ours.said', { answer: name });
  const rows = [
    [t('record.ours'), forecasts, right],
    [said(t('wait.state.WAIT')), waits.forecasts, waits.right],
    [said(t('wait.state.BUY')), buys.forecasts, buys.right],
    [said(t('wait.state.NO_GAIN')), noGains.forecasts, noGains.right],
    [t('record.always', { answer: t('wait.state.WAIT') }), forecasts, alwaysWait],
    [t('record.always', { answer: t('wait.state.BUY') }), forecasts, alwaysBuy],
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

/** By how sure it was. */
export function Steps({ record }: { record: OutlookRecord }) {
  const { days, enough, steps, betterBy, error, usualError } = record;
  if (!enough) return null;
  return (
    <section className="rec" aria-labelledby="steps">
      <h2 id="steps">{t('record.steps')}</h2>
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
      <p className="read">
        {t('record.error', { error: tenths(error), usual: tenths(usualError) })}
      </p>
    </section>
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
/** A share as a number of a hundred, with one decimal. */
const tenths = (fraction: number) => countText(Math.round(fraction * 1000) / 10);
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${tenths(part / whole)}%`);
