/**
 * How often forecasts about waiting were right (BEY-22): made by a nightly job from the past of all
 * goods, and shown whatever it says.
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { Rates, Steps, Today } from '../features/record/rates.tsx';
import { countText } from '../lib/figure.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { fullTime, longDate } from '../lib/when.ts';

type Data = Answer<'price.outlook-record'>;

const noon = (day: string) => longDate(new Date(`${day}T12:00:00Z`));

function WaitingRecordPage() {
  const { record } = useLoaderData<Data>();
  return (
    <article className="judging">
      <h1 className="page__h">{t('record.title')}</h1>
      <p className="read">{t('record.intro')}</p>
      {record ? (
        <>
          <p className="read">
            {t('record.past', {
              from: noon(record.fromDay),
              to: noon(record.toDay),
              better: Math.round(record.betterBy * 100),
            })}
          </p>
          <div className="recs">
            <div>
              <Rates record={record} />
              <Today record={record} />
            </div>
            <Steps record={record} />
          </div>
          <p className="read muted">
            {t('record.made', {
              time: fullTime(record.madeTime),
              goods: countText(record.looked),
              seconds: (record.milliseconds / 1000).toFixed(1),
            })}{' '}
            {record.sampled && t('record.sampled')} {t('record.alike')}
          </p>
        </>
      ) : (
        <p className="read" role="status">
          {t('record.none')}
        </p>
      )}
      <p className="read">
        <a className="link lone" href="/how-we-judge">
          {t('footer.judging')}
        </a>
      </p>
    </article>
  );
}

export default definePage<Data>({
  load: ({ call }) => call('price.outlook-record'),
  head: () => ({
    title: `${t('record.title')} · ${t('site.name')}`,
    description: t('record.intro'),
    canonical: '/how-we-judge/waiting',
    everywhere: true,
  }),
  Page: WaitingRecordPage,
});
