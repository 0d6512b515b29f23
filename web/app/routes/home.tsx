/**
 * The deals home: label chips that stick, daily specials, the feed in both paging modes, a rail on
 * a desktop.
 */
import { redirect, useLoaderData, useRevalidator } from 'react-router';
import type { Answer, Ask } from '#contract/calls.ts';
import type { ContentCard } from '#contract/content/card.ts';
import { HOME_SPECIALS, LIST } from '#contract/constants.ts';
import { ActivityEntry } from '../features/activity/activity-entry.tsx';
import { BrandStrip } from '../features/catalogue/brand-strip.tsx';
import { DailyStrip } from '../features/deal/daily-strip.tsx';
import { DealCard } from '../features/deal/deal-card.tsx';
import { LabelChips } from '../features/deal/label-chips.tsx';
import { RestTile } from '../features/deal/rest-tile.tsx';
import { RefutedStrip } from '../features/deal/refuted-strip.tsx';
import { Lead } from '../features/deal/lead.tsx';
import { Rail } from '../features/deal/rail.tsx';
import { HomeModules } from '../features/page/home-modules.tsx';
import { SinceHere } from '../features/page/since-here.tsx';
import { FindsBlock } from '../features/writing/finds.tsx';
import { ListBlock } from '../features/writing/list-block.tsx';
import { NoticeList } from '../ui/notice-list.tsx';
import { LinkBox } from '../features/check/link-box.tsx';
import { WatchedBox } from '../features/alert/watched-box.tsx';
import { AlertEntry } from '../features/alert/alert-entry.tsx';
import { Shortcuts } from '../features/frame/shortcuts.tsx';
import { Pull } from '../features/list/pull.tsx';
import { CardsChoice } from '../features/list/cards-choice.tsx';
import { SortChoice } from '../features/list/sort-choice.tsx';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { changedQuery, dealAddress } from '../lib/address.ts';
import { EXTRA } from '../lib/call.ts';
import { browserCaller } from '../lib/caller.ts';
import type { Caller } from '../lib/call.ts';
import { filterName } from '../features/price/label.ts';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';
import { itemList, organization, website } from '../lib/structured.ts';
import { headOf } from '#contract/text.ts';

type Sort = Ask<'deal.feed'>['sort'];
const SORTS: readonly Sort[] = ['RECOMMENDED', 'NEWEST', 'DISCOUNT'];
const ORDERS = {
  RECOMMENDED: 'sort.recommended',
  NEWEST: 'sort.newest',
  DISCOUNT: 'sort.discount',
} as const;
interface HomeData {
  feed: Answer<'deal.feed'>;
  labels: Answer<'deal.label-navigate'>;
  page: number;
  label: string;
  sort: Sort;
  board: Answer<'item-group.page-with-ref'>['content'][number] | undefined;
  coupons: Answer<'coupon.pages'>['content'];
  sales: Answer<'price.sales-ahead'>;
  daily: Answer<'daily-special.list'>['content'];
  config: Answer<'daily-special.config'> | null;
  modules: Answer<'page.home-modules'>['modules'];
  activities: Answer<'activity.pages'>['content'];
  brands: Answer<'brand.home'>;
  leadStat: Answer<'price.statistics'> | null;
  /** The discover list, on a tenant of type CONTENT (NAV-01, AMB-02). */
  writing: ContentCard[];
  /** New finds of shoppers, which the score says nothing about yet. */
  finds: Answer<'content.finds'>['content'];
  refuted: Answer<'goods.refuted'>;
}

function HomePage() {
  const data = useLoaderData<HomeData>();
  const { feed, labels, label, board, coupons, daily, config, modules, brands, leadStat } = data;
  const { revalidate } = useRevalidator();
  // no phone is wide enough for it
  const lead = leadStat && !page().isMobilePhone ? feed.content[0] : undefined;
  return (
    <>
      <h1 className="sr">{t('home.title')}</h1>
      <Pull onRefresh={revalidate} />
      <LinkBox />
      <NoticeList
        notices={[t('home.notice'), t('home.notice.2'), t('home.notice.3')]}
        href="/how-we-judge"
      />
      <Shortcuts />
      <LabelChips labels={labels} active={label} />
      <div className="home">
        <div>
          {lead && leadStat && <Lead deal={lead} stat={leadStat} />}
          {daily.length > 0 && config && <DailyStrip deals={daily} config={config} />}
          <SinceHere />
          <HomeModules modules={modules} />
          <ListBlock
            id="discover"
            title={t('nav.discover')}
            more="/discover"
            contents={data.writing}
            layout="horizontal"
          />
          <RefutedStrip goods={data.refuted} />
          <ActivityEntry activities={data.activities} />
          <FindsBlock finds={data.finds} />
          <Latest
            data={data}
            lead={lead !== undefined}
            isFirst={daily.length === 0 && modules.length === 0}
          />
          <BrandStrip brands={brands} />
        </div>
        <Rail board={board} coupons={coupons} sales={data.sales}>
          <WatchedBox />
        </Rail>
      </div>
    </>
  );
}

/** All deals with a label or in an order; else those that are not above the feed already. */
function feedOf(call: Caller, { label, sort, page }: Pick<HomeData, 'label' | 'sort' | 'page'>) {
  const ask = { page, size: LIST.pageSize };
  return label === '' && sort === 'RECOMMENDED'
    ? call('page.home-deals', ask)
    : call('deal.feed', { ...ask, sort, ...(label ? { label } : {}) });
}

interface LatestProps {
  data: HomeData;
  /** The first of them leads the page of a desktop. */
  lead: boolean;
  /** Nothing is above it. */
  isFirst: boolean;
}

function Latest({ data: { feed, label, sort, page }, lead, isFirst }: LatestProps) {
  return (
    <section aria-labelledby="latest">
      <div className="sec">
        <h2 id="latest">{t('home.latest')}</h2>
        <CardsChoice />
        <SortChoice active={sort} choices={SORTS.map((one) => [one, t(ORDERS[one])] as const)} />
      </div>
      <PagedList
        key={`${label} ${sort} ${page} ${feed.content[0]?.id}`}
        first={feed}
        page={page}
        size={LIST.pageSize}
        load={(next) => feedOf(browserCaller, { label, sort, page: next })}
      >
        {(deals) => (
          <div className="grid cards">
            {deals.map((deal, index) => (
              <div key={deal.id} className={lead && index === 0 ? 'in-lead cell' : 'cell'}>
                <DealCard deal={deal} eager={index < 2 && isFirst} />
              </div>
            ))}
            {lead && feed.hasNext && (
              <RestTile count={feed.totalElements - page * LIST.pageSize} page={page + 1} />
            )}
          </div>
        )}
      </PagedList>
      <p className="page__end">
        <AlertEntry />
      </p>
    </section>
  );
}

/** Articles and notes, where the tenant shows them; an extra like the rail. */
function writingOf(call: Caller) {
  return call(
    'content.pages',
    { queryType: 'TOP', pageRequest: { page: 1, size: 6 } },
    EXTRA,
  ).catch(() => null);
}

// the rail is an extra: the deals are shown without it too
function topBoard(call: Caller) {
  const ask = { refSize: 8, pageRequest: { page: 1, size: 1 } };
  return call('item-group.page-with-ref', ask, EXTRA).catch(() => null);
}
function endingCoupons(call: Caller) {
  const ask = { sort: 'END_TIME_ASC', pageRequest: { page: 1, size: 2 } } as const;
  return call('coupon.pages', ask, EXTRA).catch(() => null);
}

/** Those that are open now, ending first in front; an extra like the rail. */
function openActivities(call: Caller) {
  const ask = { status: 'RUNNING', pageRequest: { page: 1, size: 2 } } as const;
  return call('activity.pages', ask, EXTRA).catch(() => null);
}

type Extras = Pick<
  HomeData,
  'daily' | 'config' | 'modules' | 'activities' | 'brands' | 'writing' | 'finds' | 'refuted'
>;
const NO_EXTRAS: Extras = {
  daily: [],
  config: null,
  modules: [],
  activities: [],
  brands: [],
  writing: [],
  finds: [],
  refuted: [],
};

/** What the first page shows beside the feed; each of it may be missing. */
async function extrasOf(call: Caller, hasWriting: boolean): Promise<Extras> {
  const day = { pageRequest: { page: 1, size: HOME_SPECIALS } };
  const [daily, config, home, open, brands, writing, finds, refuted] = await Promise.all([
    call('daily-special.list', day, EXTRA).catch(() => null),
    call('daily-special.config', {}, EXTRA).catch(() => null),
    call('page.home-modules', {}, EXTRA).catch(() => null),
    openActivities(call),
    call('brand.home', {}, EXTRA).catch(() => []),
    hasWriting ? writingOf(call) : null,
    call('content.finds', { page: 1, size: 4 }, EXTRA).catch(() => null),
    call('goods.refuted', { size: 6 }, EXTRA).catch(() => []),
  ]);
  return {
    daily: daily?.content ?? [],
    config,
    modules: home?.modules ?? [],
    activities: open?.content ?? [],
    brands,
    writing: (writing?.content ?? []) as ContentCard[],
    finds: finds?.content ?? [],
    refuted,
  };
}

export default definePage<HomeData>({
  async load({ call, url, page: { tenant } }) {
    const page = pageOf(url);
    const label = headOf(url.searchParams.get('label') ?? '', 40);
    const asked = url.searchParams.get('sort') as Sort;
    const sort = SORTS.includes(asked) ? asked : 'RECOMMENDED';
    const plain = page === 1 && label === '' && sort === 'RECOMMENDED';
    const [feed, labels, boards, coupons, sales, extras] = await Promise.all([
      feedOf(call, { label, sort, page }),
      call('deal.label-navigate'),
      topBoard(call),
      endingCoupons(call),
      call('price.sales-ahead', {}, EXTRA).catch(() => []),
      plain ? extrasOf(call, tenant.type === 'CONTENT') : NO_EXTRAS,
    ]);
    if (feed.content.length === 0 && feed.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(feed.totalElements, LIST.pageSize) }));
    const first = plain ? feed.content[0] : undefined;
    const leadStat = first
      ? await call(
          'price.statistics',
          { id: first.goodsCode, dayRange: 90, judged: true },
          EXTRA,
        ).catch(() => null)
      : null;
    return {
      feed,
      labels,
      page,
      label,
      sort,
      board: boards?.content[0],
      coupons: coupons?.content ?? [],
      sales,
      leadStat: leadStat?.enough ? leadStat : null,
      ...extras,
    };
  },
  head: ({ feed, page, label, sort }) => ({
    title: t('home.title'),
    narrowed: [filterName(label), sort === 'RECOMMENDED' ? undefined : t(ORDERS[sort])],
    description: t('home.description'),
    canonical: '/',
    everywhere: true,
    pages: { page, hasNext: feed.hasNext },
    noindex: feed.totalElements === 0 && label !== '',
    feeds: [
      { path: 'deals', title: t('home.latest') },
      { path: 'coupons', title: t('coupons.title') },
    ],
    structured: () => [
      organization(),
      website(),
      itemList(
        t('home.latest'),
        feed.content.map((deal) => ({ name: deal.title, address: dealAddress(deal.code) })),
      ),
    ],
  }),
  Page: HomePage,
});
