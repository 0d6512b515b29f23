/**
 * "My alerts": deal alerts, price watches and awaited links of the viewer, with their limits
 * (ALERT-04..06, SM-09, BEY-05, BEY-14). `/price-watches` is the same page (NAV-26).
 */
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { ALERT_LIMITS, LINK_WAITS_MAX, WATCHES_MAX } from '#contract/alert/limits.ts';
import type { Answer } from '#contract/calls.ts';
import { AlertList } from '../features/alert/alert-list.tsx';
import { DefaultsBox } from '../features/alert/defaults-box.tsx';
import { FeedBox } from '../features/alert/feed-box.tsx';
import { LinkWaits } from '../features/alert/link-waits.tsx';
import { LimitsBox } from '../features/alert/limits-box.tsx';
import { ListsBox } from '../features/alert/lists-box.tsx';
import { MoveBox } from '../features/alert/move-box.tsx';
import { QuietBox } from '../features/alert/quiet-box.tsx';
import { WatchList } from '../features/alert/watch-list.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { setCount } from '../lib/viewer.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

interface Data {
  readonly alerts: Answer<'alert.pages'>;
  readonly watches: Answer<'watch.pages'>;
  readonly waits: Answer<'link-wait.all'>['waits'];
  readonly defaults: Answer<'watch.defaults'>;
  readonly lists: Answer<'watch-list.all'>['lists'];
  readonly quiet: Answer<'quiet-hours.read'>;
  readonly feed: Answer<'alert-feed.address'>;
}

function AlertsPage() {
  const { alerts, watches, waits, defaults, lists, quiet, feed } = useLoaderData<Data>();
  const { revalidate } = useRevalidator();
  const [alertCount, setAlertCount] = useState(alerts.totalElements);
  const [watchCount, setWatchCount] = useState(watches.totalElements);
  const [waitCount, setWaitCount] = useState(waits.length);
  // an import adds some to a page that is there
  useEffect(() => setWatchCount(watches.totalElements), [watches]);
  useEffect(() => {
    setCount('alertCount', alertCount);
    setCount('watchCount', watchCount);
  }, [alertCount, watchCount]);
  return (
    <>
      <div className="pd__crumb only-desk">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('me.profile'), href: '/profile' },
            { label: t('alerts.title') },
          ]}
        />
      </div>
      <h1 className="page__h">{t('alerts.title')}</h1>
      <p className="alerts__p">{t('alerts.text')}</p>
      <nav className="chips only-phone" aria-label={t('alerts.title')}>
        <a className="chip" href="#deals">
          {t('alerts.deals')}{' '}
          <small className="num">{`${alertCount}/${ALERT_LIMITS.alerts}`}</small>
        </a>
        <a className="chip" href="#watches">
          {t('alerts.watches')} <small className="num">{`${watchCount}/${WATCHES_MAX}`}</small>
        </a>
        {waits.length > 0 && (
          <a className="chip" href="#links">
            {t('alerts.links')} <small className="num">{`${waitCount}/${LINK_WAITS_MAX}`}</small>
          </a>
        )}
      </nav>
      <div className="alerts">
        <div>
          <AlertList first={alerts} onCount={setAlertCount} />
          <WatchList key={watches.totalElements} first={watches} onCount={setWatchCount} />
          <LinkWaits
            first={waits}
            count={waitCount}
            onChange={(change) => setWaitCount((known) => known + change)}
          />
        </div>
        <aside className="alerts__side" aria-label={t('alerts.side')}>
          <LimitsBox alerts={alertCount} watches={watchCount} links={waitCount} />
          <QuietBox quiet={quiet} />
          <DefaultsBox first={defaults} />
          <ListsBox lists={lists} />
          <FeedBox first={feed} />
          <MoveBox onMade={revalidate} />
        </aside>
      </div>
    </>
  );
}

export default definePage<Data>({
  async load({ call }) {
    const [alerts, watches, { waits }, defaults, { lists }, quiet, feed] = await Promise.all([
      call('alert.pages', { pageRequest: { page: 1, size: ALERT_LIMITS.alerts } }),
      call('watch.pages', { pageRequest: { page: 1, size: WATCHES_MAX } }),
      call('link-wait.all', {}),
      call('watch.defaults'),
      call('watch-list.all'),
      call('quiet-hours.read'),
      call('alert-feed.address'),
    ]);
    return { alerts, watches, waits, defaults, lists, quiet, feed };
  },
  head: () => ({ title: `${t('alerts.title')} · ${t('site.name')}`, noindex: true }),
  Page: AlertsPage,
});
