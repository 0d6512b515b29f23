/**
 * What those the viewer follows publish (FOL-06, CONT-11). It is the viewer's own, so it comes
 * after the page, which is the same for everybody; signed-out visitors read what it would
 * show.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { withQuery } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { FeedCard } from './feed-card.tsx';

type Feed = Answer<'search.feed'>;

export function FollowFeed() {
  const { user, known } = useViewer();
  const { pathname, search } = useLocation();
  if (user) return <Followed key={user.userId} />;
  if (known)
    return (
      <EmptyState
        title={t('page.follow')}
        text={t('page.follow.text')}
        action={{
          href: withQuery('/login', { next: pathname + search }),
          label: t('page.sign-in'),
        }}
      />
    );
  return <CardSkeletons count={4} />;
}

function Followed() {
  const [shown, setShown] = useState<{
    items: Feed['content'];
    page: number;
    feedKey: string;
    hasNext: boolean;
  }>();
  const [state, setState] = useState<'loading' | 'idle' | 'failed'>('loading');
  useEffect(() => {
    let isLeft = false;
    void ask(1).then(
      (feed) => {
        if (isLeft) return;
        setShown({ items: feed.content, page: 1, feedKey: feed.feedKey, hasNext: feed.hasNext });
        setState('idle');
      },
      () => !isLeft && setState('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  async function more() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const page = (shown?.page ?? 0) + 1;
      const feed = await ask(page, shown?.feedKey);
      setShown({
        items: [...(shown?.items ?? []), ...feed.content],
        page,
        feedKey: feed.feedKey,
        hasNext: feed.hasNext,
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  if (shown?.items.length === 0)
    return (
      <EmptyState
        title={t('follow.none')}
        text={t('follow.none.text')}
        action={{ href: '/discover', label: t('follow.none.go') }}
      />
    );
  return (
    <section className="pd__sec" aria-labelledby="followed" aria-busy={state === 'loading'}>
      <h2 id="followed" className="sr">
        {t('page.follow')}
      </h2>
      <div className="grid grid--w">
        {shown?.items.map((card) => (
          <FeedCard
            key={`${'contentTypeCode' in card ? card.contentTypeCode : 'GOODS'} ${card.id}`}
            card={card}
          />
        ))}
      </div>
      {state === 'loading' && <CardSkeletons count={4} />}
      <div className="more" aria-live="polite">
        {(shown?.hasNext || state === 'failed') && (
          <button
            className={`btn btn--wide ${state === 'failed' ? 'btn--ink' : 'btn--line'}`}
            type="button"
            onClick={() => void more()}
          >
            {t(
              state === 'loading'
                ? 'list.loading'
                : state === 'failed'
                  ? 'list.retry'
                  : 'list.more',
            )}
          </button>
        )}
        {shown && !shown.hasNext && <p className="muted">{t('list.end')}</p>}
      </div>
    </section>
  );
}

function ask(page: number, feedKey?: string): Promise<Feed> {
  return browserCaller(
    'search.feed',
    {
      scope: 'FOLLOWING',
      dataTypes: ['ARTICLE', 'NOTE', 'CONTENT'],
      ...(feedKey ? { feedKey } : {}),
      pageRequest: { page, size: LIST.pageSize },
    },
    { quiet: true },
  );
}
