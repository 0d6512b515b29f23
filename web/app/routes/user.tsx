/**
 * A user in public (FOL-07): who it is, what they publish, who follows them and whom they follow.
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { UserHead } from '../features/user/user-head.tsx';
import type { PublicUser } from '../features/user/user-head.tsx';
import { UserList } from '../features/user/user-list.tsx';
import { FeedCard } from '../features/writing/feed-card.tsx';
import { addressOf, changedQuery, withQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

const TYPES = {
  all: ['DEAL', 'NOTE', ...ARTICLE_TYPES],
  deals: ['DEAL'],
  notes: ['NOTE'],
  articles: [...ARTICLE_TYPES],
} as const;
const DIRECTIONS = { followers: 'FOLLOWER', following: 'FOLLOWING' } as const;
const TABS = ['all', 'deals', 'notes', 'articles', 'followers', 'following'] as const;
type Tab = (typeof TABS)[number];

type Listing =
  | {
      readonly kind: 'works';
      readonly list: Answer<'content.pages'>;
      readonly ask: { contentTypeCodes: string[]; authorIds: string[] };
    }
  | {
      readonly kind: 'users';
      readonly list: Answer<'follow.pages'>;
      readonly ask: { userId: string; direction: 'FOLLOWER' | 'FOLLOWING' };
    };

interface UserData {
  readonly user: PublicUser;
  readonly listing: Listing;
  readonly tab: Tab;
  readonly page: number;
}

function UserPage() {
  const { user, listing, tab, page } = useLoaderData<UserData>();
  const here = addressOf('user', user.userId);
  return (
    <>
      <UserHead key={user.userId} user={user} here={here} />
      <nav className="tabs" aria-label={t('user.tabs')}>
        {TABS.map((one) => (
          <a
            key={one}
            href={withQuery(here, { tab: one === 'all' ? '' : one })}
            aria-current={one === tab ? 'page' : undefined}
            data-keep-scroll
          >
            {t(`user.${one}`)}
          </a>
        ))}
      </nav>
      {listing.kind === 'users' ? (
        <UserList first={listing.list} ask={listing.ask} page={page} />
      ) : (
        <PagedList
          key={`${here} ${tab} ${page}`}
          first={listing.list}
          page={page}
          size={LIST.pageSize}
          load={(next) =>
            browserCaller(
              'content.pages',
              { ...listing.ask, pageRequest: { page: next, size: LIST.pageSize } },
              { quiet: true },
            )
          }
          empty={<EmptyState title={t('user.none')} text={t('user.none.text')} />}
        >
          {(cards) => (
            <>
              <h2 className="sr">{t(`user.${tab}`)}</h2>
              <div className="grid grid--w">
                {cards.map((card) => (
                  <FeedCard key={card.id} card={card} />
                ))}
              </div>
            </>
          )}
        </PagedList>
      )}
    </>
  );
}

export default definePage<UserData>({
  async load({ call, params, url }) {
    const userId = params.id as string;
    const asked = url.searchParams.get('tab') as Tab | null;
    const tab: Tab = asked && TABS.includes(asked) ? asked : 'all';
    const page = pageOf(url);
    const pageRequest = { page, size: LIST.pageSize };
    const list = async (): Promise<Listing> => {
      if (tab === 'followers' || tab === 'following') {
        const ask = { userId, direction: DIRECTIONS[tab] };
        return { kind: 'users', list: await call('follow.pages', { ...ask, pageRequest }), ask };
      }
      const ask = { contentTypeCodes: [...TYPES[tab]], authorIds: [userId] };
      return { kind: 'works', list: await call('content.pages', { ...ask, pageRequest }), ask };
    };
    const [user, listing] = await Promise.all([call('user.public', { userId }), list()]);
    const total = listing.list.totalElements;
    if (listing.list.content.length === 0 && total > 0 && page > 1)
      throw redirect(changedQuery(url, { page: pageCount(total, LIST.pageSize) }));
    return { user, listing, tab, page };
  },
  head: ({ user, listing, tab, page }) => ({
    title: `${user.nickname} · ${t('site.name')}`,
    narrowed: [tab === 'all' ? undefined : t(`user.${tab}`)],
    pages: { page, hasNext: listing.list.hasNext },
    description: user.biography || t('user.description', { name: user.nickname }),
    canonical: addressOf('user', user.userId),
    ...(user.avatar ? { image: user.avatar } : {}),
    noindex: tab === 'followers' || tab === 'following',
  }),
  Page: UserPage,
});
