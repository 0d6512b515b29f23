/**
 * Filters beside a list on a desktop, in a sheet from below on a phone (MD-08). Without script the
 * sheet is opened by its address, and so are those of a window narrower than the server thought:
 * what was opened like that stays open when the script comes.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { useIsMobile } from '../../lib/mobile.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { FacetGroup, facetsOf } from './facets.tsx';
import type { Facet } from './facets.tsx';
import { codesOf, nameOfCode, narrowedBy, toggled } from './goods-query.ts';
import type { GoodsQuery } from './goods-query.ts';
import { PriceFacet, VerdictFacet } from './price-facet.tsx';
import { openModal } from '../../ui/open-modal.ts';

/** Addresses that open the filters without script, in a sheet and beside the list. */
const OPENED = ['#filters', '#facets'];

interface FiltersProps {
  facets: Answer<'search.filters'>;
  query: GoodsQuery;
  hide: readonly string[];
  total: string;
}

export function Filters({ facets, query, hide, total }: FiltersProps) {
  const isMobile = useIsMobile();
  const shown = facetsOf(facets, query, hide);
  const others = narrowedBy(query);
  const count = shown.reduce((sum, facet) => sum + codesOf(facet.active).length, others.length);
  const groups = (
    <>
      <PriceFacet range={facets.priceRange} query={query} />
      <VerdictFacet query={query} />
      {shown.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} />
      ))}
    </>
  );
  if (isMobile)
    return (
      <FilterSheet facets={shown} others={others} count={count} total={total}>
        {groups}
      </FilterSheet>
    );
  return (
    <aside id="facets" className="facets" aria-label={t('facet.title')}>
      <a className="chip facets__open" href="#facets" data-document>
        <Icon name="sliders-horizontal" size={16} />
        {t('facet.title')} {count > 0 && <small className="num">{count}</small>}
      </a>
      <a className="chip facets__close" href="#goods" data-document>
        {t('facet.close')}
      </a>
      {count > 0 && <ClearLink className="link facet__clear" />}
      {groups}
    </aside>
  );
}

function FilterSheet({
  facets,
  others,
  count,
  total,
  children,
}: {
  facets: readonly Facet[];
  others: ReturnType<typeof narrowedBy>;
  count: number;
  total: string;
  children: React.ReactNode;
}) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (!OPENED.includes(hash)) return;
    history.replaceState(history.state, '', pathname + search);
    openModal(sheet.current);
  }, []);
  return (
    <>
      <div className="tools">
        <a
          className="chip"
          href="#filters"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            openModal(sheet.current);
          }}
        >
          <Icon name="sliders-horizontal" size={16} />
          {t('facet.title')} {count > 0 && <small className="num">{count}</small>}
        </a>
        {others.map((one) => (
          <ChosenOther key={one.name} {...one} />
        ))}
        {facets.map((facet) => (
          <Chosen key={facet.name} facet={facet} />
        ))}
      </div>
      <dialog
        ref={sheet}
        id="filters"
        className="sheet"
        aria-labelledby="filters-title"
        onClick={(event) => {
          if (event.target === sheet.current) sheet.current?.close();
        }}
      >
        <div className="sheet__h">
          <h2 id="filters-title">{t('facet.title')}</h2>
          <CloseLink sheet={sheet} className="icon-btn" label={t('facet.close')}>
            <Icon name="x" />
          </CloseLink>
        </div>
        <div className="sheet__b">{children}</div>
        <div className="sheet__f">
          {count > 0 && <ClearLink className="btn btn--text" />}
          <CloseLink sheet={sheet} className="btn btn--go">
            {t('facet.show', { n: total })}
          </CloseLink>
        </div>
      </dialog>
    </>
  );
}

interface CloseLinkProps {
  sheet: React.RefObject<HTMLDialogElement | null>;
  className: string;
  label?: string;
  children: React.ReactNode;
}

function CloseLink({ sheet, className, label, children }: CloseLinkProps) {
  return (
    <a
      className={className}
      href="#goods"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        sheet.current?.close();
      }}
    >
      {children}
    </a>
  );
}

function ClearLink({ className }: { className: string }) {
  const location = useLocation();
  const fields = ['platform', 'label', 'brand', 'min', 'max', 'verdict', 'page'];
  const nothing = Object.fromEntries(fields.map((field) => [field, undefined]));
  return (
    <a className={className} data-keep-scroll href={changedQuery(location, nothing)}>
      {t('facet.clear')}
    </a>
  );
}

function ChosenOther({ name, without }: ReturnType<typeof narrowedBy>[number]) {
  const location = useLocation();
  return (
    <a
      className="chip"
      data-keep-scroll
      aria-label={t('select.remove', { name })}
      href={changedQuery(location, { ...without, page: undefined })}
    >
      {name} <Icon name="x" size={14} />
    </a>
  );
}

/** What is chosen, each with a way to take it back. */
function Chosen({ facet }: { facet: Facet }) {
  const location = useLocation();
  return codesOf(facet.active).map((code) => {
    const name =
      facet.choices.find((one) => one.code === code)?.name ?? nameOfCode(facet.name, code);
    return (
      <a
        key={code}
        className="chip"
        data-keep-scroll
        aria-label={t('select.remove', { name })}
        href={changedQuery(location, {
          [facet.name]: toggled(facet.active, code),
          page: undefined,
        })}
      >
        {name} <Icon name="x" size={14} />
      </a>
    );
  });
}
