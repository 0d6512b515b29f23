/** What is to be compared, at the bottom of every page: four at most, each with a way to take it out (BEY-59). */
import { useSyncExternalStore } from 'react';
import {
  compareAddress,
  compared,
  noneCompared,
  setCompared,
  toggleCompared,
  watchCompared,
} from '../../lib/compared.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

export function Tray() {
  const all = useSyncExternalStore(watchCompared, compared, noneCompared);
  if (all.length === 0) return null;
  return (
    <aside className="tray" aria-label={t('compare.tray')}>
      <ul>
        {all.map((one) => (
          <li key={one.code}>
            <button
              type="button"
              aria-label={t('select.remove', { name: one.name })}
              onClick={() => toggleCompared(one)}
            >
              <Picture url={one.cover} size={{ width: 72, height: 72 }} />
              <Icon name="x" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <a className="btn btn--ink" href={compareAddress(all.map(({ code }) => code))}>
        {t('compare.go', { n: all.length })}
      </a>
      <button
        className="icon-btn"
        type="button"
        aria-label={t('compare.clear')}
        onClick={() => setCompared([])}
      >
        <Icon name="x" />
      </button>
    </aside>
  );
}
