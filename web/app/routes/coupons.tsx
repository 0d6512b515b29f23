/**
 * Coupons that can be used now: by kind, platform and words; what does not work any more is at the
 * bottom.
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer, Ask } from '#contract/calls.ts';
import { DEAL_PLATFORMS, PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { LIST } from '#contract/constants.ts';
import { Ticket } from '../features/coupon/ticket.tsx';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { SortChoice } from '../features/list/sort-choice.tsx';
import { PlatformMark } from '../features/price/platform-mark.tsx';
import { changedQuery, withQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { headOf } from '#contract/text.ts';

type CouponAsk = Pick<Ask<'coupon.pages'>, 'type' | 'sort' | 'keyword' | 'platforms'>;
const TYPES = ['', 'CODE', 'DISCOUNT'] as const;
const SORTS = ['SHELF_TIME_DESC', 'SAVING_DESC', 'WORKS_DESC', 'END_TIME_ASC'] as const;

interface CouponsData {
  found: Answer<'coupon.pages'>;
  ask: CouponAsk;
  page: number;
}

function CouponsPage() {
  const { found, ask, page } = useLoaderData<CouponsData>();
  const platform = ask.platforms?.[0] ?? '';
  const here = (changes: Record<string, string>) =>
    withQuery('/coupons', {
      type: ask.type,
      platform,
      keyword: ask.keyword,
      sort: ask.sort === SORTS[0] ? '' : ask.sort,
      ...changes,
    });
  return (
    <>
      <h1 className="page__h">{t('coupons.title')}</h1>
      <p className="page__sub">{t('coupons.intro')}</p>
      <nav className="tabs" aria-label={t('coupons.type')}>
        {TYPES.map((type) => (
          <a
            key={type}
            href={here({ type })}
            aria-current={type === ask.type ? 'page' : undefined}
            data-keep-scroll
          >
            {type === '' ? t('coupons.tab.all') : t(`coupons.tab.${type}`)}
          </a>
        ))}
      </nav>
      <Tools ask={ask} platform={platform} here={here} />
      <PagedList
        key={`${JSON.stringify(ask)} ${page}`}
        first={found}
        page={page}
        size={LIST.pageSize}
        load={(next) =>
          browserCaller(
            'coupon.pages',
            { ...ask, pageRequest: { page: next, size: LIST.pageSize } },
            { quiet: true },
          )
        }
        empty={
          <EmptyState
            title={t('coupons.none')}
            text={t('coupons.none.text')}
            action={{ href: '/coupons', label: t('coupons.none.all') }}
          />
        }
      >
        {(coupons) => (
          <div className="tickets">
            {coupons.map((coupon) => (
              <Ticket key={coupon.id} coupon={coupon} />
            ))}
          </div>
        )}
      </PagedList>
    </>
  );
}

interface ToolsProps {
  ask: CouponAsk;
  platform: string;
  /** This address with something else asked for. */
  here: (changes: Record<string, string>) => string;
}

/** Words, platform and order. */
function Tools({ ask, platform, here }: ToolsProps) {
  return (
    <div className="coupons__tools">
      <form className="sbox" action="/coupons" role="search" aria-label={t('coupons.find')}>
        <Icon name="search" />
        <input
          type="search"
          name="keyword"
          defaultValue={ask.keyword}
          aria-label={t('coupons.find')}
          placeholder={t('coupons.find')}
          maxLength={200}
        />
        {ask.type && <input type="hidden" name="type" value={ask.type} />}
        {platform && <input type="hidden" name="platform" value={platform} />}
        <button className="sr" type="submit">
          {t('coupons.find')}
        </button>
      </form>
      <nav className="chips" aria-label={t('coupons.platform')}>
        {['', ...DEAL_PLATFORMS].map((code) => (
          <a
            key={code}
            className="chip"
            href={here({ platform: code })}
            aria-current={code === platform ? 'true' : undefined}
            data-keep-scroll
          >
            {code !== '' && (
              <PlatformMark platform={code as (typeof DEAL_PLATFORMS)[number]} isNamed />
            )}
            {code === ''
              ? t('coupons.platform.all')
              : PLATFORM_NAMES[code as (typeof DEAL_PLATFORMS)[number]]}
          </a>
        ))}
      </nav>
      <SortChoice
        active={ask.sort}
        choices={SORTS.map((sort) => [sort, t(`coupons.sort.${sort}`)] as const)}
      />
    </div>
  );
}

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word =>
  words.includes(word as Word) ? (word as Word) : (words[0] as Word);

export default definePage<CouponsData>({
  async load({ call, url }) {
    const page = pageOf(url);
    const of = (name: string) => url.searchParams.get(name);
    const platform = oneOf(['', ...DEAL_PLATFORMS], of('platform'));
    const ask: CouponAsk = {
      type: oneOf(TYPES, of('type')),
      sort: oneOf(SORTS, of('sort')),
      keyword: headOf((of('keyword') ?? '').trim(), 200),
      platforms: platform === '' ? [] : [platform],
    };
    const found = await call('coupon.pages', {
      ...ask,
      pageRequest: { page, size: LIST.pageSize },
    });
    if (found.content.length === 0 && found.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(found.totalElements, LIST.pageSize) }));
    return { found, ask, page };
  },
  head: ({ found, ask, page }) => ({
    title: `${t('coupons.head')} · ${t('site.name')}`,
    narrowed: [
      ask.keyword,
      ask.type ? t(`coupons.tab.${ask.type}`) : undefined,
      ...(ask.platforms ?? []).map((code) => PLATFORM_NAMES[platformOf(code)]),
      ask.sort === SORTS[0] ? undefined : t(`coupons.sort.${ask.sort}`),
    ],
    pages: { page, hasNext: found.hasNext },
    description: t('coupons.intro'),
    canonical: '/coupons',
    everywhere: true,
    noindex: ask.keyword !== '',
    feeds: [{ path: 'coupons', title: t('coupons.title') }],
  }),
  Page: CouponsPage,
});
