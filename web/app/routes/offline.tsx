/**
 * What can be read without a connection (BEY-14): what is saved, what was looked at last, and what
 * was searched for, all from this browser. It comes in place of every page that is not kept.
 */
import { useEffect, useState } from 'react';
import { keptPages } from '../features/offline/keep.ts';
import type { Kept } from '../features/offline/kept.ts';
import { newestFirst } from '../features/offline/kept.ts';
import { KeptList } from '../features/offline/kept-list.tsx';
import { searched } from '../features/search/history.ts';
import { withQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { reload, useOnline, useReturn } from '../lib/online.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

const TABS = ['saved', 'looked', 'searches'] as const;
type Tab = (typeof TABS)[number];

/** What lies in this browser; null: not read yet. */
interface Here {
  readonly saved: readonly Kept[];
  readonly looked: readonly Kept[];
  readonly searches: readonly string[];
}

function OfflinePage() {
  const online = useOnline();
  const [here, setHere] = useState<Here | null>(null);
  // what was kept of this page does not know in whose place it comes
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Tab | null>(null);
  useEffect(() => {
    setFrom(new URLSearchParams(location.search).get('from'));
    void keptPages().then((found) => {
      const all = newestFirst(found);
      setHere({
        saved: all.filter((one) => one.saved),
        looked: all.filter((one) => one.looked),
        searches: searched(),
      });
    });
  }, []);
  // what was asked for comes as soon as it can
  useReturn(from === null ? null : reload);
  const tab = chosen ?? TABS.find((one) => (here?.[one].length ?? 0) > 0) ?? 'saved';
  return (
    <>
      <h1 className="page__h">{t('offline.title')}</h1>
      {from !== null && (
        <p className="muted">{t(online ? 'offline.from.unreachable' : 'offline.from')}</p>
      )}
      <noscript>
        <p>{t('offline.no-script')}</p>
      </noscript>
      <div className="tabs" role="tablist" aria-label={t('offline.title')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-controls="kept"
            aria-selected={one === tab}
            onClick={() => setChosen(one)}
          >
            {t(`offline.${one}`)} <small className="num">{here?.[one].length ?? ''}</small>
          </button>
        ))}
      </div>
      <section
        id="kept"
        className="kept-room"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        aria-busy={here === null}
      >
        {here !== null && <Shown tab={tab} here={here} />}
      </section>
    </>
  );
}

function Shown({ tab, here }: { tab: Tab; here: Here }) {
  if (here[tab].length === 0)
    return (
      <EmptyState
        title={t(`offline.${tab}.none`)}
        text={t(tab === 'saved' ? 'offline.saved.how' : 'offline.looked.how')}
      />
    );
  if (tab !== 'searches')
    return (
      <>
        <KeptList kept={here[tab]} />
        <p className="muted">{t('offline.note')}</p>
      </>
    );
  return (
    <ul className="kept kept--words">
      {here.searches.map((word) => (
        <li key={word}>
          <a href={withQuery('/search', { keyword: word })}>{word}</a>
        </li>
      ))}
    </ul>
  );
}

export default definePage({
  head: () => ({ title: `${t('offline.title')} · ${t('site.name')}`, noindex: true }),
  Page: OfflinePage,
});
