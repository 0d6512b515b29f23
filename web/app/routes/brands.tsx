/**
 * All brands of this region, grouped by initial: A–Z, ก–ฮ, # (BRAND-02), with a search within the
 * page.
 */
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Brand } from '#contract/catalog/brand.ts';
import { brandAddress } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';

interface BrandsData {
  brands: Brand[];
}

function BrandsPage() {
  const { brands } = useLoaderData<BrandsData>();
  const [word, setWord] = useState('');
  const wanted = word.trim().toLocaleLowerCase();
  const groups = [
    ...Map.groupBy(
      brands.filter((brand) => brand.name.toLocaleLowerCase().includes(wanted)),
      (brand) => brand.initial,
    ),
  ].sort(([a], [b]) => order(a) - order(b) || a.localeCompare(b, 'th'));
  return (
    <>
      <h1 className="page__h">{t('nav.brands')}</h1>
      <p className="field brands__find">
        <label htmlFor="find">{t('brands.find')}</label>
        <input
          className="input"
          id="find"
          type="search"
          value={word}
          maxLength={60}
          onChange={(event) => setWord(event.target.value)}
        />
      </p>
      <nav className="chips" aria-label={t('brands.initials')}>
        {groups.map(([initial]) => (
          <a key={initial} className="chip" href={`#brand-${initial}`} data-document>
            {initial}
          </a>
        ))}
      </nav>
      {groups.length === 0 && <EmptyState title={t('list.empty')} text={t('list.empty.text')} />}
      {groups.map(([initial, some]) => (
        <section key={initial} className="brands" aria-labelledby={`brand-${initial}`}>
          <h2 id={`brand-${initial}`}>{initial}</h2>
          <ul>
            {some.map((brand) => (
              <li key={brand.id}>
                <a href={brandAddress(brand.code)}>
                  {brand.logo && <Picture url={brand.logo} size={{ width: 72, height: 72 }} />}
                  {brand.name} <small className="muted num">{brand.goodsCount}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Latin first, then Thai, then everything else. */
function order(initial: string): number {
  return /[A-Z]/.test(initial) ? 0 : /[ก-ฮ]/.test(initial) ? 1 : 2;
}

export default definePage<BrandsData>({
  async load({ call }) {
    const brands: Brand[] = [];
    for (let page = 1, more = true; more && page <= 10; page += 1) {
      const list = await call('brand.navigate', { pageRequest: { page, size: 100 } });
      brands.push(...list.content);
      more = list.hasNext;
    }
    return { brands };
  },
  head: () => ({
    title: `${t('nav.brands')} · ${t('site.name')}`,
    description: t('catalogue.description'),
    canonical: '/brands',
    everywhere: true,
  }),
  Page: BrandsPage,
});
