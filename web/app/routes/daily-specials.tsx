/**
 * The deals of the day: how they are chosen, the time until the next ones, a filter by label and by
 * category.
 */
import { redirect, useLoaderData, useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LABEL_CATEGORIES } from '#contract/catalog/label.ts';
import { LIST } from '#contract/constants.ts';
import { DealCard } from '../features/deal/deal-card.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { changedQuery, withQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { filterName } from '../features/price/label.ts';
import { t } from '../lib/message.ts';
import { page as pageContext } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Picture } from '../ui/picture.tsx';

interface DailyData {
  config: Answer<'daily-special.config'>;
  found: Answer<'daily-special.list'>;
  label: string;
  category: string;
  page: number;
}

function DailySpecialsPage() {
  const { config, found, label, category, page } = useLoaderData<DailyData>();
  const { revalidate } = useRevalidator();
  return (
    <>
      {config.banner && (
        <div className="daily__banner">
          <Picture url={config.banner.url} size={{ width: 1232, height: 308 }} eager />
        </div>
      )}
      <h1 className="page__h">{config.title}</h1>
      <p className="page__sub">{config.subtitle}</p>
      <p className="count daily__count">
        <Icon name="timer" size={16} />
        {t('daily.next')}{' '}
        <Countdown
          key={config.nextUpdateTime}
          until={config.nextUpdateTime}
          onEnd={() => void revalidate()}
        />
      </p>
      <details className="daily__rules">
        <summary>{t('daily.rules')}</summary>
        <p>{config.rules}</p>
      </details>
      <Filters label={label} category={category} />
      <h2 className="sr">{t('nav.deals')}</h2>
      <PagedList
        key={`${label} ${category} ${page} ${found.content[0]?.id}`}
        first={found}
        page={page}
        size={LIST.pageSize}
        load={(next) =>
          browserCaller(
            'daily-special.list',
            { ...askOf(label, category), pageRequest: { page: next, size: LIST.pageSize } },
            { quiet: true },
          )
        }
        empty={
          label || category ? (
            <EmptyState
              title={t('list.empty')}
              text={t('daily.none.filtered')}
              action={{ href: '/daily-special-offers', label: t('daily.see-all') }}
            />
          ) : (
            <EmptyState
              title={t('daily.none')}
              text={t('daily.none.text')}
              action={{ href: '/', label: t('error.home') }}
            />
          )
        }
      >
        {(deals) => (
          <div className="grid grid--5 daily__grid cards">
            {deals.map((deal, index) => (
              <div key={deal.id} className="cell">
                <DealCard deal={deal} eager={index < 2} />
              </div>
            ))}
          </div>
        )}
      </PagedList>
    </>
  );
}

function Filters({ label, category }: Pick<DailyData, 'label' | 'category'>) {
  const { categories } = pageContext();
  const here = (changes: Record<string, string>) =>
    withQuery('/daily-special-offers', { label, category, ...changes });
  return (
    <>
      <nav className="chips" aria-label={t('home.filter')}>
        {['', ...LABEL_CATEGORIES].map((code) => (
          <a
            key={code}
            className="chip"
            href={here({ label: code })}
            aria-current={code === label ? 'true' : undefined}
            data-keep-scroll
          >
            {code === '' ? t('home.all') : t(`labels.${code as (typeof LABEL_CATEGORIES)[number]}`)}
          </a>
        ))}
      </nav>
      <nav className="chips chips--facet" aria-label={t('nav.categories')}>
        {[{ code: '', name: t('daily.every') }, ...categories].map(({ code, name }) => (
          <a
            key={code}
            className="chip"
            href={here({ category: code })}
            aria-current={code === category ? 'true' : undefined}
            data-keep-scroll
          >
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}

const askOf = (label: string, category: string) => ({
  ...(label ? { labels: [label] } : {}),
  ...(category ? { categoryCode: category } : {}),
});

export default definePage<DailyData>({
  async load({ call, url }) {
    const page = pageOf(url);
    const of = (name: string) =>
      (url.searchParams.get(name) ?? '').replace(/[^A-Za-z0-9_-]/g, '').slice(0, 40);
    const [label, category] = [of('label'), of('category')];
    const [config, found] = await Promise.all([
      call('daily-special.config'),
      call('daily-special.list', {
        ...askOf(label, category),
        pageRequest: { page, size: LIST.pageSize },
      }),
    ]);
    if (found.content.length === 0 && found.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(found.totalElements, LIST.pageSize) }));
    return { config, found, label, category, page };
  },
  head: ({ config, found, label, category, page }) => ({
    title: `${config.title} · ${t('site.name')}`,
    narrowed: [
      filterName(label),
      pageContext().categories.find((one) => one.code === category)?.name ?? category,
    ],
    pages: { page, hasNext: found.hasNext },
    description: config.subtitle,
    canonical: '/daily-special-offers',
    everywhere: true,
  }),
  Page: DailySpecialsPage,
});
