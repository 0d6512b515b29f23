import { useLocation } from 'react-router';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { pageCount, shownPages } from './paging.ts';

/**
 * Page links that keep every other parameter of the address (CONT-26); at the ends, prev and next
 * are plain text.
 */
export function Pagination({
  current,
  totalElements,
  size,
}: {
  current: number;
  totalElements: number;
  size: number;
}) {
  const location = useLocation();
  const count = pageCount(totalElements, size);
  if (count <= 1) return null;
  const to = (page: number) => changedQuery(location, { page: page === 1 ? undefined : page });
  return (
    <nav className="pages" aria-label={t('page.label')}>
      {current > 1 ? (
        <a href={to(current - 1)} rel="prev" aria-label={t('page.previous')}>
          <Icon name="chevron-left" />
        </a>
      ) : (
        <span aria-disabled="true" className="muted">
          <Icon name="chevron-left" />
        </span>
      )}
      {shownPages(current, count).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`}>…</span>
        ) : (
          <a
            key={page}
            href={to(page)}
            aria-current={page === current ? 'page' : undefined}
            aria-label={t('page.number', { n: page })}
          >
            {page}
          </a>
        ),
      )}
      {current < count ? (
        <a href={to(current + 1)} rel="next" aria-label={t('page.next')}>
          <Icon name="chevron-right" />
        </a>
      ) : (
        <span aria-disabled="true" className="muted">
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  );
}
