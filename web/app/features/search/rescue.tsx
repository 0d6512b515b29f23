/** Nothing found: what would be without a filter, other words, categories (SRCH-07). */
import { withQuery } from '../../lib/address.ts';
import { counts } from '../../lib/click.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { totalText } from '../../lib/total.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CategoryChips } from '../catalogue/category-grid.tsx';
import type { Drop, Rescue as Offers } from './rescue-query.ts';
import type { Search } from './search-query.ts';
import { NearestKinds } from './nearest-kinds.tsx';
import { factsOf } from './understood.tsx';

interface RescueProps {
  search: Search;
  rescue: Offers;
}

export function Rescue({ search, rescue: { drops, meant, hot, nearest } }: RescueProps) {
  const { keyword, totals } = search;
  const elsewhere = Object.values(totals).some((count) => count > 0);
  return (
    <>
      {keyword !== '' && (
        <EmptyState
          title={t(elsewhere ? 'search.none.tab' : 'search.none', { keyword })}
          text={t('search.none.text')}
        />
      )}
      {meant !== null && (
        <p className="dym dym--empty">
          {t('search.meant')}{' '}
          <a className="link" href={withQuery('/search', { keyword: meant })}>
            {meant}
          </a>
        </p>
      )}
      {drops.length > 0 && (
        <Ways title={t('search.loosen')}>
          {drops.map((drop) => (
            <a key={drop.what} className="chip" href={drop.href}>
              {nameOf(drop, search)}{' '}
              <small className="num">{totalText(drop.count, drop.isFloor)}</small>
            </a>
          ))}
        </Ways>
      )}
      <NearestKinds nearest={nearest} isAsked={keyword !== ''} />
      <Ways title={t('search.hot')}>
        {hot.length > 0
          ? hot.map((word) => (
              <a
                key={word.text}
                className="chip"
                href={word.href}
                {...(word.keywordId === null ? {} : counts('KEYWORD', word.keywordId))}
              >
                {word.text}
              </a>
            ))
          : page().tenant.searchKeywords.map((word) => (
              <a key={word} className="chip" href={withQuery('/search', { keyword: word })}>
                {word}
              </a>
            ))}
      </Ways>
      {page().categories.length > 0 && (
        <section className="ways">
          <h2>{t('search.categories')}</h2>
          <CategoryChips categories={page().categories} label={t('search.categories')} />
        </section>
      )}
    </>
  );
}

function Ways({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="ways">
      <h2>{title}</h2>
      <div className="kw">{children}</div>
    </section>
  );
}

function nameOf({ what }: Drop, { understood }: Search): string {
  if (what === 'all') return t('search.drop.all');
  const names = {
    platform: t('facet.platform'),
    label: t('facet.label'),
    brand: t('nav.brands'),
    price: t('facet.price.short'),
    verdict: t('facet.verdict'),
  };
  const read = understood ? factsOf(understood).map((fact) => fact.name) : [];
  return t('search.drop', { name: what === 'words' ? read.join(', ') : names[what] });
}
