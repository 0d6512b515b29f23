/**
 * Chips of the five first categories (LAB-01) with the number of deals under each; they stick below
 * the header.
 */
import { useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LABEL_CATEGORIES } from '#contract/catalog/label.ts';
import { changedQuery } from '../../lib/address.ts';
import { figure } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';

export function LabelChips({
  labels,
  active,
}: {
  labels: Answer<'deal.label-navigate'>;
  active: string;
}) {
  const location = useLocation();
  const to = (label: string | undefined) =>
    changedQuery({ pathname: '/', search: location.search }, { label, page: undefined });
  return (
    <div className="stick">
      <nav className="chips" aria-label={t('home.filter')}>
        <a className="chip" href={to(undefined)} aria-current={active === '' ? 'true' : undefined}>
          {t('home.all')} <small className="num">{figure(labels.total)}</small>
        </a>
        {LABEL_CATEGORIES.map((code) => {
          const count = labels.categories.find((category) => category.code === code)?.count ?? 0;
          return count === 0 && active !== code ? null : (
            <a
              key={code}
              className="chip"
              href={to(code)}
              aria-current={active === code ? 'true' : undefined}
            >
              {t(`labels.${code}`)} <small className="num">{figure(count)}</small>
            </a>
          );
        })}
      </nav>
    </div>
  );
}
