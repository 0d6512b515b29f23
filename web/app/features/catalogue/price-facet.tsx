/**
 * Narrowing by price and by verdict: a form and links, which work without script, and a slider that
 * fills in the form.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { SELECT } from '#contract/constants.ts';
import { plainDecimal, shownAmount } from '#contract/money.ts';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { FacetLink } from './facet-link.tsx';
import { verdictChoice } from './goods-query.ts';
import type { GoodsQuery } from './goods-query.ts';
import type { Bounds } from './price-scale.ts';
import { PriceSlider } from './price-slider.tsx';

interface PriceFacetProps {
  range: Answer<'search.filters'>['priceRange'];
  query: GoodsQuery;
}

export function PriceFacet({ range, query }: PriceFacetProps) {
  const { bounds, move, choose, cancel } = usePriceBounds(query);
  const { symbol } = shownAmount(0, page().tenant.currencyCode);
  // where everything costs the same there is nothing to narrow
  const hasChoice = range !== null && range.minAmount < range.maxAmount;
  if (!hasChoice && query.min === null && query.max === null) return null;
  return (
    <div className="fs" role="group" aria-labelledby="facet-price">
      <h3 id="facet-price">{t('facet.price', { symbol })}</h3>
      {range && range.buckets.length > 1 && (
        <PriceSlider
          range={range}
          bounds={bounds}
          onMove={move}
          onChoose={choose}
          onCancel={cancel}
        />
      )}
      <PriceFields key={`${bounds.min} ${bounds.max}`} range={range} bounds={bounds} />
    </div>
  );
}

/** The bounds of the address, or those that the slider is moved to until the address says them. */
function usePriceBounds({ min, max }: GoodsQuery) {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = `${location.pathname}${location.search}`;
  const [moved, setMoved] = useState<{ bounds: Bounds; from: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [asked]);
  const move = (bounds: Bounds) => setMoved({ bounds, from: asked });
  const go = (bounds: Bounds) => {
    const currency = page().tenant.currencyCode;
    const said = (amount: number | null) =>
      amount === null ? undefined : plainDecimal(amount, currency);
    const changes = { min: said(bounds.min), max: said(bounds.max), page: undefined };
    void navigate(changedQuery(location, changes), { preventScrollReset: true });
  };
  return {
    bounds: moved?.from === asked ? moved.bounds : { min, max },
    move,
    cancel: () => setMoved(undefined),
    choose: (bounds: Bounds, how: 'now' | 'soon') => {
      move(bounds);
      clearTimeout(timer.current);
      timer.current = setTimeout(go, how === 'now' ? 0 : SELECT.filterDebounceMs, bounds);
    },
  };
}

interface PriceFieldsProps {
  range: PriceFacetProps['range'];
  bounds: Bounds;
}

function PriceFields({ range, bounds }: PriceFieldsProps) {
  const { pathname, search } = useLocation();
  const currency = page().tenant.currencyCode;
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !['min', 'max', 'page'].includes(name),
  );
  const field = (name: 'min' | 'max', label: string, edge?: number) => (
    <label className="pf__f">
      <span>{label}</span>
      <input
        className="input"
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        defaultValue={bounds[name] === null ? '' : shownAmount(bounds[name], currency).figure}
        placeholder={edge === undefined ? '' : shownAmount(edge, currency).figure}
      />
    </label>
  );
  return (
    <form className="pf" action={pathname} method="get">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {field('min', t('facet.price.from'), range?.minAmount)}
      {field('max', t('facet.price.to'), range?.maxAmount)}
      <button className="btn btn--line" type="submit">
        {t('facet.price.apply')}
      </button>
    </form>
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
            <FacetLink
              isChosen={query.verdict === one}
              href={changedQuery(location, {
                verdict: query.verdict === one ? undefined : one,
                page: undefined,
              })}
            >
              <span>{verdictChoice(one)}</span>
            </FacetLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
