/** The path to this page; beyond 8 items the middle is folded away behind "…" (NAV-39). */
import { useState } from 'react';
import { BREADCRUMB_MAX } from '#contract/constants.ts';
import { t } from '../lib/message.ts';
import { Icon } from './icon/icon.tsx';

export interface Crumb {
  label: string;
  href?: string;
  /** Left out on a phone, where the path has to fit a line. */
  wide?: boolean;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const [open, setOpen] = useState(false);
  const folded = !open && crumbs.length > BREADCRUMB_MAX;
  const shown = folded ? [crumbs[0] as Crumb, undefined, ...crumbs.slice(-2)] : crumbs;
  return (
    <nav aria-label={t('nav.here')}>
      <ol className="crumb">
        {shown.map((crumb, index) => (
          <li key={crumb?.label ?? 'more'} className={crumb?.wide ? 'only-desk' : undefined}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {crumb === undefined ? (
              <button type="button" aria-label={t('see-all')} onClick={() => setOpen(true)}>
                …
              </button>
            ) : crumb.href ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
