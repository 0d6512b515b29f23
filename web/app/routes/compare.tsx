/** Up to four products side by side; the address shares the comparison (BEY-59). */
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { CompareHistory } from '../features/compare/compare-history.tsx';
import { CompareTable } from '../features/compare/compare-table.tsx';
import { loadComparison } from '../features/compare/compared-data.ts';
import type { Comparison } from '../features/compare/compared-data.ts';
import { MiniCard } from '../features/goods/mini-card.tsx';
import { ShareButton } from '../features/share/share-button.tsx';
import { codesIn, compareAddress, setCompared } from '../lib/compared.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function ComparePage() {
  const { products, missing, near } = useLoaderData<Comparison>();
  const codes = products.map(({ goods }) => goods.code);
  const key = codes.join(',');
  // what the address shows is what the tray holds from now on
  useEffect(() => {
    if (key !== '')
      setCompared(products.map(({ goods: { code, name, cover } }) => ({ code, name, cover })));
  }, [key, products]);
  return (
    <>
      <div className="sec">
        <h1 className="page__h">{t('compare.title')}</h1>
        {products.length > 1 && (
          <ShareButton title={t('compare.title')} path={compareAddress(codes)} />
        )}
      </div>
      {missing > 0 && (
        <p className="banner" role="status">
          {t('compare.missing', { n: missing })}
        </p>
      )}
      {products.length === 0 ? (
        <EmptyState
          title={t('compare.empty')}
          text={t('compare.empty.text')}
          action={{ href: '/products', label: t('compare.empty.go') }}
        />
      ) : (
        <>
          <CompareHistory products={products} />
          <CompareTable products={products} />
        </>
      )}
      {near.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near" className="page__h2">
            {t('compare.one')}
          </h2>
          <div className="strip">
            {near.map((card) => (
              <div key={card.id}>
                <MiniCard card={card} />
                <a className="link" href={compareAddress([...codes, card.code])}>
                  {t('compare.add')}
                </a>
              </div>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

export default definePage<Comparison>({
  load: ({ call, url }) => loadComparison(call, codesIn(url.searchParams.get('ids'))),
  head: ({ products }) => ({
    title: `${
      products.length > 1
        ? t('compare.head', { names: products.map(({ goods }) => goods.name).join(' · ') })
        : t('compare.title')
    } · ${t('site.name')}`,
    description: t('compare.empty.text'),
    elsewhere: '/compare',
    noindex: true,
  }),
  Page: ComparePage,
});
