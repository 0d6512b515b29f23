/** Facets as chips: platforms, labels, brands of what is listed, with counts; an active one can be taken back. */
import { useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import type { Label } from '#contract/catalog/label.ts';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { labelName } from '../price/label.ts';
import type { GoodsQuery } from './goods-query.ts';

interface Choice {
  code: string;
  name: string;
  count: number;
}

export function Facets({ facets, query, hide }: { facets: Answer<'search.filters'>; query: GoodsQuery; hide: readonly string[] }) {
  return (
    <div className="facet-rows">
      <FacetRow name="platform" label={t('facet.platform')} active={query.platform} choices={facets.platforms} />
      <FacetRow
        name="label"
        label={t('facet.label')}
        active={query.label}
        choices={facets.labels.map((one) => ({ ...one, name: labelName(one.code as Label) }))}
      />
      {!hide.includes('brand') && <FacetRow name="brand" label={t('nav.brands')} active={query.brand} choices={facets.brands} />}
    </div>
  );
}

function FacetRow({ name, label, active, choices }: { name: string; label: string; active: string | undefined; choices: readonly Choice[] }) {
  const location = useLocation();
  if (choices.length < 2 && !active) return null;
  return (
    <nav className="chips chips--facet" aria-label={label}>
      {choices.slice(0, 12).map((choice) => (
        <a
          key={choice.code}
          className="chip"
          aria-current={choice.code === active ? 'true' : undefined}
          data-keep-scroll
          href={changedQuery(location, { [name]: choice.code === active ? undefined : choice.code, page: undefined })}
        >
          {choice.name} <small className="num">{choice.count}</small>
        </a>
      ))}
    </nav>
  );
}
