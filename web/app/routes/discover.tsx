/** Discover: an endless mix of articles, notes and deals, without repeats (CONT-20, NAV-18). */
import { useState } from 'react';
import { redirect, useLoaderData, useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import { FindsList } from '../features/writing/finds-list.tsx';
import { FollowFeed } from '../features/writing/follow-feed.tsx';
import { Talk } from '../features/writing/talk.tsx';
import type { TalkData } from '../features/writing/talk.tsx';
import { FeedCard } from '../features/writing/feed-card.tsx';
import { changedQuery } from '../lib/address.ts';
import { EXTRA } from '../lib/call.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { HotChips } from '../features/writing/keyword-chips.tsx';
import { headOf } from '#contract/text.ts';

type Feed = Answer<'search.feed'>;
const TABS = {
  all: ['ARTICLE', 'NOTE', 'CONTENT'],
  articles: ['ARTICLE'],
  notes: ['NOTE'],
  deals: ['CONTENT'],
} as const;
/** What those one follows publish is the viewer's own: it comes after the page. */
const FOLLOWING = 'following' as const;
/** What shoppers found of late, before votes and scores decide. */
const NEW = 'new' as const;
type Tab = keyof typeof TABS | typeof FOLLOWING | typeof NEW;

interface DiscoverData {
  /** Null: the feed of those one follows, or new finds. */
  feed: Feed | null;
  finds: Answer<'content.finds'> | null;
  tab: Tab;
  page: number;
  hot: Answer<'content.hot-keywords'>['keywords'];
  talk: TalkData | null;
}

/** Articles have several types; a note has one. */
function asking(tab: keyof typeof TABS) {
  return {
    dataTypes: [...TABS[tab]],
    ...(tab === 'articles' ? { contentTypeCodes: [...ARTICLE_TYPES] } : {}),
  };
}

function DiscoverPage() {
  const { feed, finds, tab, page, hot, talk } = useLoaderData<DiscoverData>();
  const location = useLocation();
  return (
    <>
      <h1 className="page__h">{t('nav.discover')}</h1>
      <nav className="seg seg--long" aria-label={t('discover.kinds')}>
        {[...(Object.keys(TABS) as (keyof typeof TABS)[]), NEW, FOLLOWING].map((one) => (
          <a
            key={one}
            href={changedQuery(location, {
              tab: one === 'all' ? undefined : one,
              page: undefined,
              feed: undefined,
            })}
            aria-current={one === tab ? 'true' : undefined}
          >
            {t(`discover.${one}`)}
          </a>
        ))}
      </nav>
      {page === 1 && <HotChips hot={hot} />}
      {talk && <Talk {...talk} />}
      {finds ? (
        <FindsList first={finds} page={page} />
      ) : feed && tab !== FOLLOWING && tab !== NEW ? (
        <Endless key={`${tab} ${page} ${feed.feedKey}`} first={feed} tab={tab} page={page} />
      ) : (
        <FollowFeed />
      )}
    </>
  );
}

function Endless({ first, tab, page }: { first: Feed; tab: keyof typeof TABS; page: number }) {
  const [shown, setShown] = useState({ items: first.content, page, hasNext: first.hasNext });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const location = useLocation();
  async function more() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const ask = {
        ...asking(tab),
        feedKey: first.feedKey,
        pageRequest: { page: shown.page + 1, size: LIST.pageSize },
      };
      const next = await browserCaller('search.feed', ask, { quiet: true });
      setShown({
        items: [...shown.items, ...next.content],
        page: shown.page + 1,
        hasNext: next.hasNext,
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  if (shown.items.length === 0)
    return <EmptyState title={t('list.empty')} text={t('list.empty.text')} />;
  return (
    <section className="pd__sec" aria-labelledby="feed">
      <h2 id="feed" className="sr">
        {t(`discover.${tab}`)}
      </h2>
      <div className="grid grid--w">
        {shown.items.map((card, at) => (
          <FeedCard
            key={`${'contentTypeCode' in card ? card.contentTypeCode : 'GOODS'} ${card.id}`}
            card={card}
            eager={at < 2}
          />
        ))}
      </div>
      <div className="more" aria-live="polite">
        {shown.hasNext ? (
          <a
            className={`btn btn--wide ${state === 'failed' ? 'btn--ink' : 'btn--line'}`}
            href={changedQuery(location, { page: shown.page + 1, feed: first.feedKey })}
            aria-busy={state === 'loading'}
            onClick={(event) => {
              event.preventDefault();
              void more();
            }}
          >
            {t(
              state === 'loading'
                ? 'list.loading'
                : state === 'failed'
                  ? 'list.retry'
                  : 'list.more',
            )}
          </a>
        ) : (
          <p className="muted">{t('list.end')}</p>
        )}
      </div>
    </section>
  );
}

export default definePage<DiscoverData>({
  async load({ call, url }) {
    const asked = url.searchParams.get('tab') ?? 'all';
    const tab: Tab =
      asked === FOLLOWING || asked === NEW || Object.hasOwn(TABS, asked) ? (asked as Tab) : 'all';
    const page = pageOf(url);
    const feedKey = headOf(url.searchParams.get('feed') ?? '', 100) || undefined;
    const active = headOf(url.searchParams.get('talk') ?? '', 64);
    const isFirst = page === 1 && tab === 'all';
    const [feed, finds, hot, talk, tabs] = await Promise.all([
      tab === FOLLOWING || tab === NEW
        ? null
        : call('search.feed', {
            ...asking(tab),
            ...(feedKey ? { feedKey } : {}),
            pageRequest: { page, size: LIST.pageSize },
          }),
      tab === NEW ? call('content.finds', { page, size: LIST.pageSize }) : null,
      call('content.hot-keywords', { size: 10 }),
      isFirst
        ? call(
            'page.interacts',
            { ...(active ? { categoryCode: active } : {}), pageRequest: { page: 1, size: 6 } },
            EXTRA,
          ).catch(() => null)
        : null,
      isFirst ? call('page.interacts-categories', {}, EXTRA).catch(() => null) : null,
    ]);
    const list = feed ?? finds;
    if (list?.content.length === 0 && list.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(list.totalElements, LIST.pageSize) }));
    return {
      feed,
      finds,
      tab,
      page,
      hot: hot.keywords,
      talk: talk && tabs ? { talk, tabs: tabs.categories, active } : null,
    };
  },
  head: ({ feed, finds, tab, page }) => ({
    title: `${t('nav.discover')} · ${t('site.name')}`,
    narrowed: [tab === 'all' ? undefined : t(`discover.${tab}`)],
    pages: { page, hasNext: (feed ?? finds)?.hasNext ?? false },
    noindex: tab === FOLLOWING,
    description: t('writing.description'),
    canonical: '/discover',
  }),
  Page: DiscoverPage,
});
