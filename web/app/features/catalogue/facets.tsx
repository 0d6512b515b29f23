/**
 * What a list of goods may be narrowed by: links that choose a value or take it back, with how many
 * each has.
 */
import { useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import type { Label } from '#contract/catalog/label.ts';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { totalText } from '../../lib/total.ts';
import { labelName } from '../price/label.ts';
import { BrandSelect } from './brand-select.tsx';
import { FacetLink } from './facet-link.tsx';
import { codesOf, toggled } from './goods-query.ts';
import type { GoodsQuery } from './goods-query.ts';

/** So many values are shown at once. */
const SHOWN = 6;

export interface Facet {
  readonly name: 'platform' | 'label' | 'brand';
  readonly label: string;
  readonly active: string | undefined;
  readonly choices: readonly {
    readonly code: string;
    readonly name: string;
    readonly count: number;
  }[];
  /** Of each value there are at least so many. */
  readonly isFloor: boolean;
}

/** The facets that leave something to choose, or in which something is chosen. */
export function facetsOf(
  facets: Answer<'search.filters'>,
  query: GoodsQuery,
  hide: readonly string[],
): Facet[] {
  const isFloor = (name: 'platforms' | 'labels' | 'brands') =>
    facets.floors?.includes(name) ?? false;
  const all: Facet[] = [
    {
      name: 'platform',
      label: t('facet.platform'),
      active: query.platform,
      choices: facets.platforms,
      isFloor: isFloor('platforms'),
    },
    {
      name: 'label',
      label: t('facet.label'),
      active: query.label,
      choices: facets.labels.map((one) => ({ ...one, name: labelName(one.code as Label) })),
      isFloor: isFloor('labels'),
    },
    {
      name: 'brand',
      label: t('nav.brands'),
      active: query.brand,
      choices: facets.brands,
      isFloor: isFloor('brands'),
    },
  ];
  return all.filter(
    (facet) => !hide.includes(facet.name) && (facet.choices.length > 1 || facet.active),
  );
}

export function FacetGroup({ facet }: { facet: Facet }) {
  const heading = `facet-${facet.name}`;
  const isLong = facet.choices.length > SHOWN + 2;
  const head = isLong ? facet.choices.slice(0, SHOWN) : facet.choices;
  return (
    <div className="fs" role="group" aria-labelledby={heading}>
      <h3 id={heading}>{facet.label}</h3>
      {facet.name === 'brand' && isLong && (
        <BrandSelect
          brands={facet.choices}
          chosen={codesOf(facet.active)}
          isFloor={facet.isFloor}
        />
      )}
      <Choices facet={facet} choices={head} />
      {facet.name !== 'brand' && isLong && (
        <details
          className="facet__more"
          open={codesOf(facet.active).some((code) => !head.some((one) => one.code === code))}
        >
          <summary>{t('facet.more', { n: facet.choices.length - SHOWN })}</summary>
          <Choices facet={facet} choices={facet.choices.slice(SHOWN)} />
        </details>
      )}
    </div>
  );
}

function Choices({ facet, choices }: { facet: Facet; choices: Facet['choices'] }) {
  const location = useLocation();
  const chosen = codesOf(facet.active);
  return (
    <ul>
      {choices.map(({ code, name, count }) => (
        <li key={code}>
          <FacetLink
            isChosen={chosen.includes(code)}
            href={changedQuery(location, {
              [facet.name]: toggled(facet.active, code),
              page: undefined,
            })}
          >
            <span>{name}</span> <small className="num">{totalText(count, facet.isFloor)}</small>
          </FacetLink>
        </li>
      ))}
    </ul>
  );
}
