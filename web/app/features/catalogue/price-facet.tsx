/** Narrowing by price and by verdict: a form and links, which work without script. */
import { useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { plainDecimal, shownAmount } from '#contract/money.ts';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { GoodsQuery } from './goods-query.ts';

interface PriceFacetProps {
  range: Answer<'search.filters'>['priceRange'];
  query: GoodsQuery;
}

export function PriceFacet({ range, query: { min, max } }: PriceFacetProps) {
  const { pathname, search } = useLocation();
  const currency = page().tenant.currencyCode;
  if (!range && min === null && max === null) return null;
  const { symbol } = shownAmount(0, currency);
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !['min', 'max', 'page'].includes(name),
  );
  const field = (name: 'min' | 'max', label: string, chosen: number | null, edge?: number) => (
    <label className="pf__f">
      <span>{label}</span>
      <input
        className="input"
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        defaultValue={chosen === null ? '' : plainDecimal(chosen, currency)}
        placeholder={edge === undefined ? '' : shownAmount(edge, currency).figure}
      />
    </label>
  );
  return (
    <div className="fs" role="group" aria-labelledby="facet-price">
      <h3 id="facet-price">{t('facet.price', { symbol })}</h3>
      <form className="pf" action={pathname} method="get" key={`${min} ${max}`}>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {field('min', t('facet.price.from'), min, range?.minAmount)}
        {field('max', t('facet.price.to'), max, range?.maxAmount)}
        <button className="btn btn--line" type="submit">
          {t('facet.price.apply')}
        </button>
      </form>
    </div>
  );
}

export function VerdictFacet({ query }: { query: GoodsQuery }) {
  const location = useLocation();
  return (
    <div className="fs" role="group" aria-labelledby="facet-verdict">
      <h3 id="facet-verdict">{t('facet.verdict')}</h3>
      <ul>
        {(['real', 'fair'] as const).map((one) => (
          <li key={one}>
            <a
              className="facet"
              aria-current={query.verdict === one ? 'true' : undefined}
              data-keep-scroll
              href={changedQuery(location, {
                verdict: query.verdict === one ? undefined : one,
                page: undefined,
              })}
            >
              <span className="facet__box">
                <Icon name="check" size={14} />
              </span>
              <span>{t(`facet.verdict.${one}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
